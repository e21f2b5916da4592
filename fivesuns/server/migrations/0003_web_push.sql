CREATE TABLE server_keys (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL,
    made BIGINT NOT NULL
);

CREATE TABLE pushes (
    id {serial},
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    key_id BIGINT NOT NULL,
    endpoint TEXT NOT NULL,
    p256dh TEXT NOT NULL,
    auth TEXT NOT NULL,
    made BIGINT NOT NULL,
    UNIQUE (table_id, seat, endpoint)
);

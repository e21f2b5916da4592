CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    game_version INTEGER NOT NULL,
    options TEXT NOT NULL,
    title TEXT NOT NULL,
    status TEXT NOT NULL,
    public {flag} NOT NULL,
    slow {flag} NOT NULL,
    spectators {flag} NOT NULL,
    made BIGINT NOT NULL,
    touched BIGINT NOT NULL,
    since BIGINT NOT NULL,
    version INTEGER NOT NULL,
    epoch INTEGER NOT NULL,
    number INTEGER NOT NULL,
    news INTEGER NOT NULL,
    waiting TEXT NOT NULL,
    bots_wait {flag} NOT NULL,
    seed {bytes} NOT NULL,
    commitment TEXT NOT NULL,
    nonces TEXT NOT NULL,
    scores TEXT,
    sheets TEXT,
    winners TEXT,
    rematch TEXT,
    forked TEXT,
    proposal TEXT,
    proposals INTEGER NOT NULL,
    trouble TEXT,
    chat BIGINT NOT NULL
);

CREATE INDEX tables_lobby ON tables (public, status, made);

CREATE INDEX tables_touched ON tables (touched);

CREATE INDEX tables_bots ON tables (bots_wait, status);

CREATE TABLE seat_keys (
    id {serial},
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    hash TEXT NOT NULL,
    host {flag} NOT NULL,
    made BIGINT NOT NULL,
    confirm {flag} NOT NULL,
    notify TEXT,
    mail_confirmed {flag} NOT NULL,
    mail_code TEXT,
    lang TEXT NOT NULL,
    note TEXT NOT NULL,
    UNIQUE (table_id, hash)
);

CREATE INDEX seat_keys_mail ON seat_keys (mail_code);

CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL,
    name TEXT NOT NULL,
    bot TEXT,
    key_id BIGINT,
    invited BIGINT,
    gone {flag} NOT NULL,
    takes INTEGER NOT NULL,
    nonce TEXT NOT NULL,
    seen BIGINT NOT NULL,
    PRIMARY KEY (table_id, seat)
);

CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    name TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, number)
);

CREATE TABLE lines (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    start INTEGER NOT NULL,
    seat INTEGER,
    bot {flag} NOT NULL,
    at BIGINT NOT NULL,
    events TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
);

CREATE TABLE snapshots (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    data {bytes} NOT NULL,
    PRIMARY KEY (table_id, number)
);

CREATE TABLE standing (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    key TEXT NOT NULL,
    names TEXT NOT NULL,
    PRIMARY KEY (table_id, seat, key)
);

CREATE TABLE chat (
    id {serial},
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    at BIGINT NOT NULL,
    seat INTEGER NOT NULL,
    name TEXT NOT NULL,
    text TEXT NOT NULL
);

CREATE INDEX chat_table ON chat (table_id, id);

CREATE TABLE notices (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    key_id BIGINT NOT NULL,
    due BIGINT NOT NULL,
    sent {flag} NOT NULL,
    tries INTEGER NOT NULL,
    PRIMARY KEY (table_id, key_id)
);

CREATE INDEX notices_due ON notices (sent, due);

CREATE TABLE reports (
    id TEXT PRIMARY KEY,
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    game_version INTEGER NOT NULL,
    seats TEXT NOT NULL,
    text TEXT NOT NULL,
    at BIGINT NOT NULL,
    position TEXT NOT NULL,
    record TEXT NOT NULL
);

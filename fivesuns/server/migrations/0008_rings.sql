CREATE TABLE rings (
    hash TEXT PRIMARY KEY,
    data {bytes} NOT NULL,
    made BIGINT NOT NULL,
    touched BIGINT NOT NULL
);

ALTER TABLE tables ADD COLUMN clock TEXT;

ALTER TABLE tables ADD COLUMN times TEXT;

ALTER TABLE tables ADD COLUMN clock_since BIGINT;

ALTER TABLE tables ADD COLUMN clock_next BIGINT;

CREATE INDEX tables_clock ON tables (clock_next) WHERE clock_next IS NOT NULL;

ALTER TABLE notices ADD COLUMN reminder {flag} NOT NULL DEFAULT FALSE;

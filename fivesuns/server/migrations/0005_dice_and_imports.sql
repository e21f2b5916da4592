ALTER TABLE tables ADD COLUMN given INTEGER NOT NULL DEFAULT 0;

ALTER TABLE tables ADD COLUMN undos INTEGER NOT NULL DEFAULT 0;

ALTER TABLE tables ADD COLUMN reopened INTEGER NOT NULL DEFAULT 0;

ALTER TABLE tables ADD COLUMN imported TEXT;

UPDATE tables SET undos = epoch;

UPDATE tables SET given = (SELECT count(*) FROM entries WHERE entries.table_id = tables.id AND entries.at <= tables.made)
WHERE EXISTS (SELECT 1 FROM seat_keys WHERE seat_keys.table_id = tables.id);

UPDATE tables SET imported = '{"signature": "unsigned", "fair": false}'
WHERE forked IS NULL AND (given > 0 OR NOT EXISTS (SELECT 1 FROM seat_keys WHERE seat_keys.table_id = tables.id));

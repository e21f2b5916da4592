CREATE INDEX seats_key ON seats (key_id);

-- SHA-256 of the Idempotency-Key that came with the last edit of the question. Beside that of its send: a late repeat of the send
-- must still find what it has sent.
alter table answers add column edit_key bytea;

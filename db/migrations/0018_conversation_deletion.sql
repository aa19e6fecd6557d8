-- A conversation that its person has deleted is hidden at once, can be brought back for half a minute, and is then removed
-- (docs/contract.md §7.7).
alter table conversations
  add deleted_at timestamptz,
  -- What is deleted together is brought back together. It stays on what was brought back, so that a repeat finds it.
  add deletion_id uuid,
  add constraint conversations_deleted_by_a_deletion check (deleted_at is null or deletion_id is not null);
create index conversations_deleted_at_idx on conversations (deleted_at) where deleted_at is not null;
create index conversations_deletion_id_idx on conversations (deletion_id) where deletion_id is not null;

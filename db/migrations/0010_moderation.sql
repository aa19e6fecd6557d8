-- Who moved a recommendation's status, and when (docs/contract.md §11.4).
alter table personality_recommendations
  add column decided_by uuid references users (id) on delete set null,
  add column decided_at timestamptz,
  add constraint personality_recommendations_pending_is_undecided check (status <> 'pending' or decided_at is null);
create index personality_recommendations_decided_by_idx on personality_recommendations (decided_by);

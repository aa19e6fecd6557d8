-- Answers are seen as they are written, can be stopped, and can be asked for again (docs/contract.md §8.3, §8.4).

alter table answers
  drop constraint answers_state_check,
  add constraint answers_state_check check (state in ('asked', 'writing', 'done', 'failed', 'stopped')),
  -- What is written so far, sealed, about a second old at most.
  add draft bytea,
  -- The person wants no more of it; whoever writes it ends.
  add stop_asked boolean not null default false,
  add constraint answers_only_open_ones_have_drafts check (draft is null or state = 'writing'),
  add constraint answers_only_open_ones_are_asked_to_stop check (not stop_asked or state in ('asked', 'writing'));

-- What the older messages of a long conversation were about, sealed with its owner's key: the AI provider gets the newest
-- messages, and this instead of the rest.
create table conversation_summaries (
  conversation_id uuid primary key references conversations (id) on delete cascade,
  -- The last message that it covers, with all before it.
  covers_until integer not null check (covers_until >= 0),
  body bytea not null,
  updated_at timestamptz not null default now()
);

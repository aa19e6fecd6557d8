-- What was asked and how answers were received (docs/contract.md §17). The question is sealed with the person's key.

create table question_analytics (
  -- The id of the answer that the question asked for.
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  conversation_id uuid not null references conversations (id) on delete cascade,
  question bytea not null,
  personality text not null,
  question_length integer not null check (question_length between 1 and 8000),
  -- Null until the answer is there.
  response_length integer check (response_length >= 0),
  timestamp timestamptz not null default now(),
  category text not null
);
create index question_analytics_user_id_idx on question_analytics (user_id, timestamp desc, id desc);
create index question_analytics_conversation_id_idx on question_analytics (conversation_id);
create index question_analytics_timestamp_idx on question_analytics (timestamp);

create table reaction_analytics (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  conversation_id uuid not null,
  message_index integer not null,
  reaction text not null check (reaction in ('👍', '👎')),
  personality text not null,
  created_at timestamptz not null default now(),
  foreign key (conversation_id, message_index) references messages (conversation_id, index) on delete cascade,
  -- The two reactions exclude each other, so a message has at most one.
  unique (conversation_id, message_index)
);
create index reaction_analytics_user_id_idx on reaction_analytics (user_id);
create index reaction_analytics_created_at_idx on reaction_analytics (created_at);

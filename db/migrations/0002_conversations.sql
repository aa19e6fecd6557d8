-- Conversations, their messages, and the answers that are asked for (docs/contract.md §17, docs/architecture.md §2.1).
-- Columns of type bytea hold text sealed with the owner's key.

create table conversations (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  personality_key text not null check (personality_key ~ '^[a-z0-9_-]{1,64}$'),
  title bytea not null,
  -- Also the index of the next message, so that sending never counts rows.
  message_count integer not null default 0 check (message_count >= 0),
  last_message bytea,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index conversations_user_id_idx on conversations (user_id, updated_at desc, id desc);

create table messages (
  conversation_id uuid not null references conversations (id) on delete cascade,
  index integer not null check (index >= 0),
  role text not null check (role in ('user', 'assistant')),
  -- Sealed JSON: the markdown, its rendering with the renderer's version, the sources.
  body bytea not null,
  -- Thumbs up and thumbs down exclude each other, and only the owner reacts (docs/contract.md §7.6).
  reactions text[] not null default '{}' check (reactions in ('{}', '{👍}', '{👎}')),
  created_at timestamptz not null default now(),
  primary key (conversation_id, index),
  constraint messages_only_answers_have_reactions check (role = 'assistant' or reactions = '{}')
);

create table answers (
  id uuid primary key,
  conversation_id uuid not null,
  -- The message it answers; the answer itself becomes the message after it.
  question_index integer not null,
  state text not null default 'asked' check (state in ('asked', 'writing', 'done', 'failed')),
  failure text check (failure in ('quota', 'rate-limit', 'invalid-key', 'time-out', 'failed')),
  -- Counts how often it was asked for; a job of an earlier asking writes nothing any more.
  asking integer not null default 1 check (asking > 0),
  -- How often a worker has begun it, this time: one that ends its worker again and again is given up.
  claims integer not null default 0 check (claims >= 0),
  -- SHA-256 of the Idempotency-Key that came with the question.
  idempotency_key bytea,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  foreign key (conversation_id, question_index) references messages (conversation_id, index) on delete cascade,
  unique (conversation_id, question_index),
  unique (conversation_id, idempotency_key),
  constraint answers_failed_has_failure check ((state = 'failed') = (failure is not null))
);
-- One answer at a time in a conversation (docs/contract.md §8.1).
create unique index answers_one_open_key on answers (conversation_id) where state in ('asked', 'writing');
-- What upkeep looks for: answers that nobody writes any more.
create index answers_open_idx on answers (updated_at) where state in ('asked', 'writing');

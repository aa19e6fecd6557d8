-- Recommended personas, votes on them, and feedback (docs/contract.md §11, §17).

create table personality_recommendations (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  name text not null check (length(name) between 2 and 100),
  description text not null check (length(description) between 10 and 1000),
  category text not null check (category in ('business', 'sports', 'cinema', 'leaders', 'legacy')),
  reasoning text not null check (length(reasoning) between 10 and 1000),
  -- Ups minus downs.
  vote_count integer not null default 0,
  status text not null default 'pending' check (status in ('pending', 'approved', 'rejected')),
  admin_notes text check (length(admin_notes) <= 2000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index personality_recommendations_votes_idx on personality_recommendations (status, vote_count desc, created_at, id);
create index personality_recommendations_user_id_idx on personality_recommendations (user_id);

create table recommendation_votes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  recommendation_id uuid not null references personality_recommendations (id) on delete cascade,
  vote text not null check (vote in ('up', 'down')),
  created_at timestamptz not null default now(),
  -- One vote a person.
  unique (recommendation_id, user_id)
);
create index recommendation_votes_user_id_idx on recommendation_votes (user_id);

create table user_feedback (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  experience_rating smallint not null check (experience_rating between 1 and 5),
  nps_score smallint not null check (nps_score between 1 and 10),
  comment text check (length(comment) between 1 and 5000),
  created_at timestamptz not null default now()
);
create index user_feedback_created_at_idx on user_feedback (created_at desc, id desc);
create index user_feedback_user_id_idx on user_feedback (user_id);

-- Who may sign in, where they are signed in, and the key that seals what they write (docs/contract.md §3, §17).

create table users (
  id uuid primary key,
  email text not null check (email = btrim(email) and length(email) between 3 and 254),
  password text check (password like '$argon2id$%'),
  reset_token text,
  reset_token_expiry timestamptz,
  first_name text not null default '' check (length(first_name) <= 100),
  last_name text not null default '' check (length(last_name) <= 100),
  role text not null default 'user' check (role in ('user', 'admin')),
  google_id text unique,
  profile_image_url text,
  auth_provider text not null default 'email' check (auth_provider in ('email', 'google')),
  favorite_personalities text[] not null default '{}' check (cardinality(favorite_personalities) <= 100),
  subscription_tier text not null default 'free',
  subscription_status text not null default 'inactive',
  stripe_customer_id text,
  stripe_subscription_id text,
  paypal_subscription_id text,
  subscription_expires_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint users_can_sign_in check (password is not null or google_id is not null),
  constraint users_reset_token_has_expiry check ((reset_token is null) = (reset_token_expiry is null))
);
-- One account an address, whatever its case.
create unique index users_email_key on users (lower(email));
create unique index users_reset_token_key on users (reset_token) where reset_token is not null;

create table sessions (
  -- SHA-256 of the id in the cookie: a stolen dump opens no session.
  sid text primary key check (length(sid) = 43),
  user_id uuid not null references users (id) on delete cascade,
  sess jsonb not null check (jsonb_typeof(sess) = 'object'),
  expire timestamptz not null,
  created_at timestamptz not null default now()
);
create index sessions_user_id_idx on sessions (user_id);
create index sessions_expire_idx on sessions (expire);

-- The columns under the names that Lucia's adapter knows; PostgreSQL keeps such a view writable.
create view auth_sessions as select sid as id, user_id, expire as expires_at, sess from sessions;

create table user_logins (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  login_time timestamptz not null default now(),
  ip_address text,
  user_agent text check (length(user_agent) <= 512),
  remember_me boolean not null default false
);
create index user_logins_user_id_idx on user_logins (user_id, login_time desc);
create index user_logins_login_time_idx on user_logins (login_time);

-- Each person's own data key, wrapped by the operator's ENCRYPTION_KEY. Without its row nothing they wrote can be read.
create table user_keys (
  user_id uuid primary key references users (id) on delete cascade,
  wrapped_key bytea not null check (octet_length(wrapped_key) = 65),
  created_at timestamptz not null default now()
);
-- Which of the operator's keys wrapped it: its first four bytes.
create index user_keys_operator_key_idx on user_keys (substring(wrapped_key from 1 for 4));

-- What the next page has to tell after a redirect, sealed with a key that only the visitor's cookie holds.
create table flashes (
  id text primary key,
  sealed bytea not null,
  expires_at timestamptz not null
);
create index flashes_expires_at_idx on flashes (expires_at);

-- The layout is rate-limiter-flexible's own. Losing it in a crash costs nothing, so it is not written ahead.
create unlogged table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);

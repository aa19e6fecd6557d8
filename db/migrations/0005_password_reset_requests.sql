-- Reset mails that were asked for and are not sent yet (docs/contract.md §3.3): a row for every address, whether anybody has it or not,
-- so that asking takes the same work and tells nothing.

create table password_reset_requests (
  id uuid primary key,
  email text not null check (length(email) between 3 and 254),
  created_at timestamptz not null default now(),
  -- When it was last asked for: somebody who asks again while their mail waits moves this, and gets one mail.
  updated_at timestamptz not null default now()
);
create unique index password_reset_requests_email_key on password_reset_requests (lower(email));
create index password_reset_requests_updated_at_idx on password_reset_requests (updated_at);

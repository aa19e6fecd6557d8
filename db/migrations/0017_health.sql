-- What web and worker look at to see whether they can work with this database.

-- A known text, sealed with each of the operator's keys that is in use: a wrong or lost ENCRYPTION_KEY is noticed at the start.
create table key_canaries (
  -- As wrapped keys begin (user_keys).
  key_id bytea primary key check (octet_length(key_id) = 4),
  sealed bytea not null,
  created_at timestamptz not null default now()
);

-- One row, which /readyz writes.
create table readiness (
  is_only boolean primary key default true check (is_only),
  written_at timestamptz not null default now()
);

-- Fails when the database takes no writes. A full disk has room for one more row for a long time; the series does not fit into
-- work_mem, so that half a megabyte goes into a temporary file.
create function prove_writable() returns bigint language sql set work_mem = '64kB' as $$
  insert into readiness default values on conflict (is_only) do update set written_at = now();
  select count(*) from generate_series(1, 30000);
$$;

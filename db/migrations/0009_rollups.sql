-- What the dashboard reads (docs/contract.md §12.2, docs/architecture.md §2.3), so that its cost does not grow with history.
--
-- Every change of a counted row leaves a delta in the same transaction, by trigger, so that no way of writing a row can
-- forget it. A worker takes deltas and adds them to the rollups in one transaction, so that each counts exactly once.
-- At any moment rollups and deltas together are what a plain count of the rows would give.

create table rollups (
  grain text not null check (grain in ('hour', 'day', 'all')),
  -- The beginning of the hour or the day, in UTC; of all, the epoch.
  bucket timestamptz not null,
  -- user, login, question, answer, like, dislike, rating, nps, last-active
  metric text not null,
  -- The mentor's key, or the rating or score that was given; empty where there is nothing to tell apart.
  key text not null,
  count bigint not null,
  primary key (grain, metric, bucket, key)
);

create table rollup_deltas (
  id bigint generated always as identity primary key,
  hour timestamptz not null,
  metric text not null,
  key text not null,
  count bigint not null
);

-- The last day on which somebody logged in or asked something; who was active in the last 30 days is counted by it.
create table user_activity (
  user_id uuid primary key references users (id) on delete cascade,
  last_day date not null
);

create table activity_events (
  id bigint generated always as identity primary key,
  user_id uuid not null,
  day date not null
);

create function hour_of(moment timestamptz) returns timestamptz language sql stable parallel safe
  return date_trunc('hour', moment, 'UTC');
create function day_of(moment timestamptz) returns date language sql stable parallel safe
  return (moment at time zone 'UTC')::date;

-- What every row counts as, for whoever compares. The triggers below say the same of what changes.
create view counted_rows as
  select 'user' as metric, '' as key, created_at as moment from users
  union all select 'login', '', login_time from user_logins
  union all select 'question', personality, timestamp from question_analytics
  union all select 'answer', personality, timestamp from question_analytics where response_length is not null
  union all select case reaction when '👍' then 'like' else 'dislike' end, personality, created_at from reaction_analytics
  union all select 'rating', experience_rating::text, created_at from user_feedback
  union all select 'nps', nps_score::text, created_at from user_feedback
  union all select 'last-active', '', last_day::timestamp at time zone 'UTC' from user_activity;

create function count_users() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into rollup_deltas (hour, metric, key, count) select hour_of(created_at), 'user', '', count(*) from changed group by 1;
  else
    insert into rollup_deltas (hour, metric, key, count) select hour_of(created_at), 'user', '', -count(*) from changed group by 1;
  end if;
  return null;
end $$;

create function count_logins() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into rollup_deltas (hour, metric, key, count) select hour_of(login_time), 'login', '', count(*) from changed group by 1;
    insert into activity_events (user_id, day) select distinct user_id, day_of(login_time) from changed where user_id is not null;
  else
    insert into rollup_deltas (hour, metric, key, count) select hour_of(login_time), 'login', '', -count(*) from changed group by 1;
  end if;
  return null;
end $$;

create function count_questions() returns trigger language plpgsql as $$
declare sign integer := case tg_op when 'INSERT' then 1 else -1 end;
begin
  insert into rollup_deltas (hour, metric, key, count)
    select hour_of(timestamp), metric, personality, sign * count(*)
    from changed cross join (values ('question'), ('answer')) as m (metric)
    where metric = 'question' or response_length is not null group by 1, 2, 3;
  if tg_op = 'INSERT' then
    insert into activity_events (user_id, day) select distinct user_id, day_of(timestamp) from changed where user_id is not null;
  end if;
  return null;
end $$;

create function count_answers() returns trigger language plpgsql as $$
begin
  insert into rollup_deltas (hour, metric, key, count)
    select hour_of(n.timestamp), 'answer', n.personality, count(*) * case when n.response_length is null then -1 else 1 end
    from before b join after n using (id)
    where (b.response_length is null) <> (n.response_length is null) group by 1, 3, n.response_length is null;
  return null;
end $$;

create function count_reactions() returns trigger language plpgsql as $$
declare sign integer := case tg_op when 'INSERT' then 1 else -1 end;
begin
  insert into rollup_deltas (hour, metric, key, count)
    select hour_of(created_at), case reaction when '👍' then 'like' else 'dislike' end, personality, sign * count(*)
    from changed group by 1, 2, 3;
  return null;
end $$;

create function count_feedback() returns trigger language plpgsql as $$
declare sign integer := case tg_op when 'INSERT' then 1 else -1 end;
begin
  insert into rollup_deltas (hour, metric, key, count)
    select hour_of(created_at), metric, value::text, sign * count(*)
    from changed cross join lateral (values ('rating', experience_rating), ('nps', nps_score)) as m (metric, value)
    group by 1, 2, 3;
  return null;
end $$;

create function count_activity() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    insert into rollup_deltas (hour, metric, key, count)
      select last_day::timestamp at time zone 'UTC', 'last-active', '', -count(*) from before group by 1;
  end if;
  if tg_op <> 'DELETE' then
    insert into rollup_deltas (hour, metric, key, count)
      select last_day::timestamp at time zone 'UTC', 'last-active', '', count(*) from after group by 1;
  end if;
  return null;
end $$;

create trigger count_added after insert on users referencing new table as changed for each statement execute function count_users();
create trigger count_removed after delete on users referencing old table as changed for each statement execute function count_users();
create trigger count_added after insert on user_logins referencing new table as changed for each statement execute function count_logins();
create trigger count_removed after delete on user_logins referencing old table as changed for each statement execute function count_logins();
create trigger count_added after insert on question_analytics referencing new table as changed for each statement execute function count_questions();
create trigger count_removed after delete on question_analytics referencing old table as changed for each statement execute function count_questions();
create trigger count_changed after update on question_analytics referencing old table as before new table as after for each statement execute function count_answers();
create trigger count_added after insert on reaction_analytics referencing new table as changed for each statement execute function count_reactions();
create trigger count_removed after delete on reaction_analytics referencing old table as changed for each statement execute function count_reactions();
create trigger count_added after insert on user_feedback referencing new table as changed for each statement execute function count_feedback();
create trigger count_removed after delete on user_feedback referencing old table as changed for each statement execute function count_feedback();
create trigger count_added after insert on user_activity referencing new table as after for each statement execute function count_activity();
create trigger count_changed after update on user_activity referencing old table as before new table as after for each statement execute function count_activity();
create trigger count_removed after delete on user_activity referencing old table as before for each statement execute function count_activity();

-- What is there already.
insert into activity_events (user_id, day)
  select user_id, max(day) from (
    select user_id, day_of(login_time) as day from user_logins union all select user_id, day_of(timestamp) from question_analytics
  ) as seen where user_id is not null group by user_id;
insert into rollup_deltas (hour, metric, key, count)
  select hour_of(moment), metric, key, count(*) from counted_rows group by 1, 2, 3;

-- Questions whose asker has deleted their account are counted by themselves, so that the average of those who are there can
-- leave them out. The metric question-of-nobody has the mentor's key, as question has.

-- Nobody's account goes between the count at the end and the triggers that count from here on.
lock table question_analytics in share row exclusive mode;

create or replace view counted_rows as
  select 'user' as metric, '' as key, created_at as moment from users
  union all select 'login', '', login_time from user_logins
  union all select 'question', personality, timestamp from question_analytics
  union all select 'answer', personality, timestamp from question_analytics where response_length is not null
  union all select 'question-of-nobody', personality, timestamp from question_analytics where user_id is null
  union all select case reaction when '👍' then 'like' else 'dislike' end, personality, created_at from reaction_analytics
  union all select 'rating', experience_rating::text, created_at from user_feedback
  union all select 'nps', nps_score::text, created_at from user_feedback
  union all select 'last-active', '', last_day::timestamp at time zone 'UTC' from user_activity;

create or replace function count_questions() returns trigger language plpgsql as $$
declare sign integer := case tg_op when 'INSERT' then 1 else -1 end;
begin
  insert into rollup_deltas (hour, metric, key, count)
    select hour_of(timestamp), metric, personality, sign * count(*)
    from changed cross join (values ('question'), ('answer'), ('question-of-nobody')) as m (metric)
    where metric = 'question' or (metric = 'answer' and response_length is not null) or (metric = 'question-of-nobody' and user_id is null)
    group by 1, 2, 3;
  if tg_op = 'INSERT' then
    insert into activity_events (user_id, day) select distinct user_id, day_of(timestamp) from changed where user_id is not null;
  end if;
  return null;
end $$;

-- What a question has become since it was asked: answered, and nobody's.
create or replace function count_answers() returns trigger language plpgsql as $$
begin
  insert into rollup_deltas (hour, metric, key, count)
    select hour_of(timestamp), metric, personality, sum(sign)
    from (select -1 as sign, before.* from before union all select 1, after.* from after) as changed
    cross join (values ('answer'), ('question-of-nobody')) as m (metric)
    where (metric = 'answer' and response_length is not null) or (metric = 'question-of-nobody' and user_id is null)
    group by 1, 2, 3 having sum(sign) <> 0;
  return null;
end $$;

-- What is there already.
insert into rollup_deltas (hour, metric, key, count)
  select hour_of(timestamp), 'question-of-nobody', personality, count(*) from question_analytics where user_id is null group by 1, 3;

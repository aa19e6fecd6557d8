import type postgres from 'postgres';
import { log } from '#lib/platform/log.ts';
import { sql } from '#lib/platform/sql.ts';

/** Rows taken in one transaction. */
const batch = 10_000;

/** Hours are kept a little longer than the 24 that are shown of them. */
const keptHours = 72;

/**
 * Adds what has happened since to the rollups: the job `rollup`. Deltas are taken and added in one transaction, so each
 * counts exactly once, however often and wherever the job runs or dies.
 */
export async function applyDeltas(): Promise<void> {
  for (let taken = batch; taken === batch;) {
    taken = await sql.begin(async (sql) => {
      await lock(sql);
      // First, since it leaves deltas of its own.
      await noteActivity(sql);
      const [row] = await sql<{ taken: number }[]>`
        with taken as (
          delete from rollup_deltas where id in (select id from rollup_deltas order by id limit ${batch})
          returning hour, metric, key, count
        ), sums as (
          select 'hour' as grain, hour as bucket, metric, key, count from taken
            where metric <> 'last-active' and hour > now() - make_interval(hours => ${keptHours})
          union all select 'day', date_trunc('day', hour, 'UTC'), metric, key, count from taken
          union all select 'all', 'epoch', metric, key, count from taken where metric <> 'last-active'
        ), added as (
          insert into rollups (grain, bucket, metric, key, count)
          select grain, bucket, metric, key, sum(count) from sums group by 1, 2, 3, 4 having sum(count) <> 0
          on conflict (grain, metric, bucket, key) do update set count = rollups.count + excluded.count
        )
        select count(*)::int as taken from taken`;
      return row!.taken;
    });
  }
  await sql`delete from rollups where grain = 'hour' and bucket < now() - make_interval(hours => ${keptHours})`;
}

/** Moves people to the last day on which they were seen. */
async function noteActivity(sql: postgres.TransactionSql): Promise<void> {
  await sql`
    with taken as (
      delete from activity_events where id in (select id from activity_events order by id limit ${batch})
      returning user_id, day
    )
    insert into user_activity (user_id, last_day)
    select u.id, max(t.day) from taken t join users u on u.id = t.user_id group by u.id
    on conflict (user_id) do update set last_day = excluded.last_day where user_activity.last_day < excluded.last_day`;
}

/**
 * Counts all rows, compares them with rollups and deltas, and mends what differs: the job `reconcile`. One statement sees
 * everything at the same moment, so nothing has to stand still for it; only what is to be mended is compared once more while
 * no deltas are added.
 * @returns how many rollups were wrong
 */
export async function reconcile(): Promise<number> {
  const differs = await sql.begin(async (sql) => {
    await sql`set local statement_timeout = 0`;
    await sql`
      insert into activity_events (user_id, day)
      select seen.user_id, max(seen.day) from (
        select user_id, day_of(login_time) as day from user_logins
        union all select user_id, day_of(timestamp) from question_analytics
      ) as seen
      join users u on u.id = seen.user_id left join user_activity a on a.user_id = u.id
      group by seen.user_id, a.last_day having a.last_day is null or max(seen.day) > a.last_day`;
    return sql`with ${wrong()} select from wrong limit 1`;
  });
  if (differs.length === 0) return 0;
  const mended = await sql.begin(async (sql) => {
    await sql`set local statement_timeout = 0`;
    await lock(sql);
    return sql<{ grain: string; metric: string; key: string; bucket: Date; held: string; counted: string }[]>`
      with ${wrong()}, mended as (
        insert into rollups (grain, bucket, metric, key, count) select grain, bucket, metric, key, counted from wrong
        on conflict (grain, metric, bucket, key) do update set count = excluded.count
      )
      select grain, bucket, metric, key, held, counted from wrong`;
  });
  if (mended.length > 0)
    log.warn({ wrong: mended.length, first: mended[0] }, 'rollups differed from the rows and were mended');
  return mended.length;
}

/** The rollups that are not what a plain count gives less what waits as deltas, as tables of a `with`: the last one is `wrong`. */
const wrong = () => sql`
  hours as materialized (
    select hour, metric, key, sum(count) as count from (
      select hour_of(moment) as hour, metric, key, count(*) as count from counted_rows group by 1, 2, 3
      union all select hour, metric, key, -count from rollup_deltas
    ) as all_hours group by 1, 2, 3
  ), counted as (
    select 'hour' as grain, hour as bucket, metric, key, count from hours
      where metric <> 'last-active' and hour > now() - make_interval(hours => ${keptHours - 1})
    union all select 'day', date_trunc('day', hour, 'UTC'), metric, key, sum(count) from hours group by 2, 3, 4
    union all select 'all', 'epoch', metric, key, sum(count) from hours where metric <> 'last-active' group by 3, 4
  ), held as (
    select grain, bucket, metric, key, count from rollups
    where grain <> 'hour' or bucket > now() - make_interval(hours => ${keptHours - 1})
  ), wrong as (
    select grain, bucket, metric, key, coalesce(h.count, 0) as held, coalesce(c.count, 0) as counted
    from held h full join counted c using (grain, bucket, metric, key)
    where coalesce(h.count, 0) <> coalesce(c.count, 0)
  )`;

/** One at a time, of all workers. Held to the end of the transaction; what is asked after it sees all that was done before. */
async function lock(sql: postgres.TransactionSql): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('rollups'))`;
}

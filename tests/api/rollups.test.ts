import { beforeAll, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app.ts';
import { signUp } from '#tests/support/client.ts';
import { ask, startConversation } from '#tests/support/conversation.ts';
import { runJob } from '#tests/support/jobs.ts';
import { makeAdmin } from '#tests/support/admin.ts';

let app: App;
beforeAll(async () => void (app = await startApp({ workers: 2 })));

/** What a plain count of the rows gives, by metric, key and day; zeros left out. */
async function counted(): Promise<string[]> {
  const rows = await app.sql`
    select metric, key, (moment at time zone 'UTC')::date::text as day, count(*)::int as count
    from counted_rows group by 1, 2, 3`;
  return rows.map(({ metric, key, day, count }) => `${day} ${metric} ${key} ${count}`).toSorted();
}

/** What the rollups hold. */
async function held(): Promise<string[]> {
  const rows = await app.sql`
    select metric, key, (bucket at time zone 'UTC')::date::text as day, count::int as count
    from rollups where grain = 'day' and count <> 0`;
  return rows.map(({ metric, key, day, count }) => `${day} ${metric} ${key} ${count}`).toSorted();
}

/** The same by hand, from the tables themselves: the view that the other two rely on may be wrong as well. */
async function totalsByHand() {
  const [row] = await app.sql`
    select (select count(*) from users)::int as "totalUsers", (select count(*) from user_logins)::int as "totalLogins",
      (select count(*) from question_analytics)::int as "totalQuestions",
      (select count(*) from reaction_analytics)::int as "totalReactions",
      (select count(distinct user_id) from (
        select user_id, login_time as at from user_logins union all select user_id, timestamp from question_analytics
      ) as seen where user_id is not null and at >= date_trunc('day', now(), 'UTC') - interval '29 days')::int as "activeUsers",
      (select round(count(*)::numeric / (select count(*) from users), 1) from question_analytics where user_id is not null)::float
        as "avgQuestionsPerUser",
      (select coalesce(round(avg(nps_score), 1), 0) from user_feedback)::float as "avgNpsScore",
      (select coalesce(round(avg(experience_rating), 1), 0) from user_feedback)::float as "avgExperienceRating"`;
  return row;
}

const settled = { timeout: 15_000, interval: 200 };
async function untilSettled(): Promise<void> {
  await expect
    .poll(() => app.sql`select from rollup_deltas union all select from activity_events`, settled)
    .toHaveLength(0);
}

const mentors = ['gandhi', 'kobe', 'oprah', 'ikeda'];
const pick = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)]!;
const someDaysAgo = () => new Date(Date.now() - Math.random() * 60 * 86_400_000);

/** One random thing that happens to a person: thousands of them make up a history. */
async function happen(users: string[]): Promise<void> {
  const { sql } = app;
  const user = pick(users);
  const at = someDaysAgo();
  const kind = Math.random();
  if (kind < 0.25) await sql`insert into user_logins (user_id, login_time) values (${user}, ${at})`;
  else if (kind < 0.6) {
    const id = crypto.randomUUID();
    const conversation = crypto.randomUUID();
    await sql`insert into conversations (id, user_id, personality_key, title) values (${conversation}, ${user}, 'gandhi', '\\x00')`;
    await sql`insert into messages (conversation_id, index, role, body) values (${conversation}, 1, 'assistant', '\\x00')`;
    await sql`
      insert into question_analytics (id, user_id, conversation_id, question, personality, question_length, category, timestamp)
      values (${id}, ${user}, ${conversation}, '\\x00', ${pick(mentors)}, 5, 'leaders', ${at})`;
    if (Math.random() < 0.8) await sql`update question_analytics set response_length = 7 where id = ${id}`;
    if (Math.random() < 0.5) {
      await sql`
        insert into reaction_analytics (user_id, conversation_id, message_index, reaction, personality, created_at)
        values (${user}, ${conversation}, 1, ${pick(['👍', '👎'])}, ${pick(mentors)}, ${at})`;
    }
  } else if (kind < 0.7)
    await sql`delete from reaction_analytics where id = (select id from reaction_analytics where user_id = ${user} limit 1)`;
  else if (kind < 0.85) {
    await sql`
      insert into user_feedback (user_id, experience_rating, nps_score, created_at)
      values (${user}, ${1 + Math.floor(Math.random() * 5)}, ${1 + Math.floor(Math.random() * 10)}, ${at})`;
  } else {
    const id = crypto.randomUUID();
    await sql`insert into users (id, email, google_id, created_at) values (${id}, ${`${id}@example.com`}, ${id}, ${at})`;
    users.push(id);
  }
}

// spec: entities-16
test(
  'thousands of random events, and workers killed among them: rollups are a plain count of the rows',
  { timeout: 120_000 },
  async () => {
    const admin = await makeAdmin(app, await signUp(app));
    const users: string[] = [admin.user.id];
    for (let at = 0; at < 20; at++) await happen(users);
    for (let round = 0; round < 6; round++) {
      const work = Array.from({ length: 8 }, async () => {
        for (let at = 0; at < 70; at++) await happen(users);
      });
      // Killed while it adds up, as likely as not: there is always something to be added.
      await new Promise((resolve) => setTimeout(resolve, 300 + Math.random() * 900));
      await app.killWorker(round % 2);
      await Promise.all(work);
      await app.startWorker();
    }
    await untilSettled();
    expect(await held()).toEqual(await counted());
    const { body } = await admin.json('GET', '/api/analytics/dashboard');
    expect(body).toMatchObject((await totalsByHand())!);
    expect(body.totalQuestions).toBeGreaterThan(500);
    const all =
      await app.sql`select metric, key, sum(count)::int as count from rollups where grain = 'day' and metric <> 'last-active' group by 1, 2 order by 1, 2`;
    expect(
      await app.sql`select metric, key, count::int as count from rollups where grain = 'all' order by 1, 2`,
    ).toEqual(all);
  },
);

// spec: entities-14, entities-41
test('what is done through the product is in the rollups within five seconds', async () => {
  const person = await makeAdmin(app, await signUp(app));
  await untilSettled();
  const before = (await person.json('GET', '/api/analytics/dashboard')).body;
  const other = await signUp(app);
  app.provider.answer = () => 'Begin. [1]';
  const id = await startConversation(other, 'mlk');
  await ask(other, id, 'How?');
  await other.json('POST', `/api/conversations/${id}/messages/1/reactions`, { emoji: '👍', on: true });
  await expect
    .poll(async () => (await person.json('GET', '/api/analytics/dashboard')).body, { timeout: 5_000 })
    .toMatchObject({
      totalUsers: before.totalUsers + 1,
      totalLogins: before.totalLogins + 1,
      totalQuestions: before.totalQuestions + 1,
      totalReactions: before.totalReactions + 1,
      activeUsers: before.activeUsers + 1,
    });
  expect((await person.json('GET', '/api/analytics/reactions')).body).toContainEqual({
    personality: 'mlk',
    totalReactions: 1,
    likes: 1,
    dislikes: 0,
    likePercentage: 100,
  });
  await other.json('POST', `/api/conversations/${id}/messages/1/reactions`, { emoji: '👍', on: false });
  await expect
    .poll(async () => (await person.json('GET', '/api/analytics/dashboard')).body.totalReactions, { timeout: 5_000 })
    .toBe(before.totalReactions);
});

test('who deletes their account is counted no more; what they did is, but not as that of those who stay', async () => {
  const [person, admin] = [await signUp(app), await makeAdmin(app, await signUp(app))];
  await startConversation(person);
  await app.sql`
    insert into question_analytics (id, user_id, question, personality, question_length, response_length, category)
    select gen_random_uuid(), ${person.user.id}, '\\x00', 'ali', 1, case when n % 2 = 0 then 7 end, 'sports' from generate_series(1, 3000) n`;
  await untilSettled();
  const before =
    await app.sql`select metric, count::int as count from rollups where grain = 'all' and metric in ('user', 'login') order by 1`;
  await person.json('POST', '/api/account/delete', { password: person.password });
  await untilSettled();
  expect(
    await app.sql`select metric, count::int as count from rollups where grain = 'all' and metric in ('user', 'login') order by 1`,
  ).toEqual([before[0], { metric: 'user', count: before[1]!['count'] - 1 }]);
  expect(await held()).toEqual(await counted());
  const { body } = await admin.json('GET', '/api/analytics/dashboard');
  expect(body).toMatchObject((await totalsByHand())!);
  expect(body.avgQuestionsPerUser).toBeLessThan(body.totalQuestions / body.totalUsers - 0.1);
});

test('a difference is found, told and mended', { timeout: 60_000 }, async () => {
  await untilSettled();
  await app.sql`update rollups set count = count + 3 where grain = 'day' and metric = 'question'`;
  await app.sql`delete from rollups where grain = 'all' and metric = 'login'`;
  await app.sql`insert into rollups (grain, bucket, metric, key, count) values ('day', '2001-01-01Z', 'nps', '3', 5)`;
  await app.sql`update user_activity set last_day = '2001-01-01'`;
  await untilSettled();
  await runJob(app, 'clock', 'reconcile');
  await expect.poll(() => app.logs(), settled).toContain('rollups differed from the rows and were mended');
  await untilSettled();
  await expect.poll(held, settled).toEqual(await counted());
  expect(await app.sql`select from rollups where grain = 'all' and metric = 'login'`).toHaveLength(1);
});

test(
  'while nothing differs, rows are counted and deltas are added beside each other',
  { timeout: 60_000 },
  async () => {
    await untilSettled();
    await app.sql.begin(async (tx) => {
      // As a worker does that adds deltas, for a long time.
      await tx`select pg_advisory_xact_lock(hashtext('rollups'))`;
      // What reconcile finds to be forgotten is there only once it has compared all else.
      await app.sql`update user_activity set last_day = last_day - 1 where last_day = (now() at time zone 'UTC')::date`;
      await runJob(app, 'clock', 'reconcile');
      await expect.poll(() => app.sql`select from activity_events limit 1`, settled).toHaveLength(1);
    });
    await untilSettled();
    expect(await held()).toEqual(await counted());
  },
);

import { beforeAll, describe, expect, test } from 'vitest';
import { makeAdmin } from '#tests/support/admin.ts';
import { type App, startApp } from '#tests/support/app.ts';
import { newClient, signUp } from '#tests/support/client.ts';
import { ask, startConversation } from '#tests/support/conversation.ts';

let app: App;
beforeAll(async () => void (app = await startApp()));

const calls = ['dashboard', 'personality-usage', 'reactions', 'feedback'].map((name) => `/api/analytics/${name}`);
const screens = ['/analytics', '/analytics?view=usage', '/analytics/usage.csv'];
const soon = { timeout: 10_000 };

async function untilCounted(): Promise<void> {
  await expect
    .poll(() => app.sql`select from rollup_deltas union all select from activity_events`, soon)
    .toHaveLength(0);
}

describe('with nothing to count yet', () => {
  // spec: entities-41
  test('numbers are 0 and lists are empty', async () => {
    const admin = await makeAdmin(app, await signUp(app));
    await untilCounted();
    expect((await admin.json('GET', calls[0]!)).body).toEqual({
      totalUsers: 1,
      totalLogins: 1,
      totalQuestions: 0,
      activeUsers: 1,
      avgQuestionsPerUser: 0,
      avgNpsScore: 0,
      avgExperienceRating: 0,
      totalReactions: 0,
    });
    for (const path of calls.slice(1))
      expect(await admin.json('GET', path), path).toMatchObject({ status: 200, body: [] });
  });
});

describe('who may look', () => {
  // spec: roles-6, calls-26, calls-27, calls-28, calls-29
  test.for(calls)('GET %s: an admin only', async (path) => {
    expect((await newClient(app).json('GET', path)).status).toBe(401);
    const person = await signUp(app);
    expect(await person.json('GET', path)).toMatchObject({
      status: 403,
      body: { error: 'You are not allowed to do this.' },
    });
    const admin = await makeAdmin(app, person);
    expect((await admin.json('GET', path)).status).toBe(200);
    const { status, headers } = await admin.json('POST', path, {});
    expect({ status, allow: headers.get('allow') }).toEqual({ status: 405, allow: 'GET, HEAD' });
  });

  // spec: routes-8
  test.for(screens)('%s: signed out to the auth screen, others home', async (path) => {
    const visitor = newClient(app);
    const { headers } = await visitor.get(path);
    expect(headers.get('location')).toMatch(/^\/login\?next=%2Fanalytics/);
    expect((await visitor.get(headers.get('location')!)).text).toContain('Explore Wisdom');
    const person = await signUp(app);
    expect((await person.get(path)).headers.get('location')).toBe('/');
    expect((await (await makeAdmin(app, person)).get(path)).status).toBe(200);
  });
});

// spec: entities-41, entities-44, entities-45, entities-46, calls-26, calls-27, calls-28, calls-29, limits-23
test('the four calls count what people did', async () => {
  const admin = await makeAdmin(app, await signUp(app, { firstName: 'Ada', lastName: 'Min' }));
  app.provider.answer = () => 'Begin. [1]';
  const first = await startConversation(admin, 'daisaku_ikeda');
  await ask(admin, first, 'How?');
  await ask(admin, first, 'Why?');
  const second = await startConversation(admin, 'kobe');
  await ask(admin, second, 'When?');
  await admin.json('POST', `/api/conversations/${first}/messages/1/reactions`, { emoji: '👍' });
  await admin.json('POST', `/api/conversations/${first}/messages/3/reactions`, { emoji: '👎' });
  await admin.json('POST', `/api/conversations/${second}/messages/1/reactions`, { emoji: '👍' });
  const { body: given } = await admin.json('POST', '/api/feedback', {
    experienceRating: 4,
    npsScore: 9,
    comment: ' Thank you ',
  });
  await admin.json('POST', '/api/feedback', { experienceRating: 5, npsScore: 6 });
  await untilCounted();
  expect((await admin.json('GET', '/api/analytics/dashboard')).body).toMatchObject({
    totalQuestions: 3,
    totalReactions: 3,
    avgNpsScore: 7.5,
    avgExperienceRating: 4.5,
  });
  expect((await admin.json('GET', '/api/analytics/personality-usage')).body).toEqual([
    { personality: 'ikeda', questionCount: 2, percentage: 66.7 },
    { personality: 'kobe', questionCount: 1, percentage: 33.3 },
  ]);
  expect((await admin.json('GET', '/api/analytics/reactions')).body).toEqual([
    { personality: 'ikeda', totalReactions: 2, likes: 1, dislikes: 1, likePercentage: 50 },
    { personality: 'kobe', totalReactions: 1, likes: 1, dislikes: 0, likePercentage: 100 },
  ]);
  const { body: feedback } = await admin.json('GET', '/api/analytics/feedback');
  expect(feedback).toMatchObject([
    { experienceRating: 5, npsScore: 6 },
    {
      id: given.id,
      userFirstName: 'Ada',
      userLastName: 'Min',
      userEmail: admin.email,
      experienceRating: 4,
      npsScore: 9,
      comment: 'Thank you',
    },
  ]);
  expect(feedback[0]).not.toHaveProperty('comment');
});

// spec: entities-42, limits-24
test('active are those who logged in or asked in the last 30 days, to the day', async () => {
  const admin = await makeAdmin(app, await signUp(app));
  const active = async () => {
    await untilCounted();
    return (await admin.json('GET', '/api/analytics/dashboard')).body.activeUsers as number;
  };
  const before = await active();
  const today = Math.floor(Date.now() / 86_400_000) * 86_400_000;
  const seen = async (at: Date) => {
    const id = crypto.randomUUID();
    await app.sql`insert into users (id, email, google_id) values (${id}, ${`${id}@example.com`}, ${id})`;
    await app.sql`insert into user_logins (user_id, login_time) values (${id}, ${at})`;
    return id;
  };
  await seen(new Date(today - 29 * 86_400_000));
  expect(await active()).toBe(before + 1);
  const late = await seen(new Date(today - 29 * 86_400_000 - 1));
  expect(await active()).toBe(before + 1);
  await app.sql`insert into user_logins (user_id) values (${late})`;
  await app.sql`insert into user_logins (user_id) values (${late})`;
  expect(await active()).toBe(before + 2);
});

describe('the views by period', () => {
  test('count what is within it', async () => {
    const admin = await makeAdmin(app, await signUp(app));
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
    for (const [days, score] of [
      [0.5, 1],
      [3, 2],
      [20, 3],
      [60, 4],
      [200, 5],
    ] as const) {
      await app.sql`
        insert into user_feedback (user_id, experience_rating, nps_score, comment, created_at)
        values (${admin.user.id}, ${score}, ${score}, ${`From ${days} days ago`}, ${daysAgo(days)})`;
      await app.sql`
        insert into question_analytics (id, user_id, question, personality, question_length, category, timestamp)
        values (${crypto.randomUUID()}, ${admin.user.id}, '\\x00', 'nichiren', 1, 'legacy', ${daysAgo(days)})`;
    }
    await untilCounted();
    for (const [period, count] of [
      ['24h', 1],
      ['7d', 2],
      ['30d', 3],
      ['90d', 4],
      ['all', 5],
      ['nonsense', 5],
    ] as const) {
      const { text } = await admin.get(`/analytics?view=feedback&period=${period}`);
      expect([...text.matchAll(/From [\d.]+ days ago/g)], period).toHaveLength(count);
      const csv = (await admin.get(`/analytics/usage.csv?period=${period}`)).text;
      expect(csv, period).toMatch(new RegExp(`^Nichiren Daishonin,nichiren,${count},`, 'm'));
    }
  });
});

describe('of a period, with nothing else in the database', () => {
  let there: App;
  beforeAll(async () => void (there = await startApp()));

  test('a period starts at the same moment for lists, counts and plots', async () => {
    const admin = await makeAdmin(there, await signUp(there));
    const today = Math.floor(Date.now() / 86_400_000) * 86_400_000;
    const thisHour = Math.floor(Date.now() / 3_600_000) * 3_600_000;
    for (const start of [
      thisHour - 23 * 3_600_000,
      today - 6 * 86_400_000,
      today - 29 * 86_400_000,
      today - 89 * 86_400_000,
    ]) {
      for (const at of [new Date(start - 1), new Date(start)]) {
        await there.sql`insert into user_feedback (user_id, experience_rating, nps_score, created_at) values (${admin.user.id}, 5, 10, ${at})`;
        await there.sql`
          insert into personality_recommendations (user_id, name, description, category, reasoning, vote_count, created_at)
          values (${admin.user.id}, 'Hypatia', 'A philosopher', 'legacy', 'She taught everybody', 1, ${at})`;
      }
    }
    await expect.poll(() => there.sql`select from rollup_deltas`, soon).toHaveLength(0);
    for (const [period, count] of [
      ['24h', 1],
      ['7d', 3],
      ['30d', 5],
      ['90d', 7],
      ['all', 8],
    ] as const) {
      const { text } = await admin.get(`/analytics?view=feedback&period=${period}`);
      expect([...text.matchAll(/NPS 10\/10/g)], period).toHaveLength(count);
      expect(text, period).toContain(`${count} gave 10.`);
      const recommended = (await admin.get(`/analytics?view=recommendations&period=${period}`)).text;
      expect([...recommended.matchAll(/<h3/g)], period).toHaveLength(count);
      expect([...recommended.matchAll(/Hypatia 1/g)], period).toHaveLength(count);
    }
  });

  test('what is more than a page follows on others, and a CSV has all of its period', async () => {
    const admin = await makeAdmin(there, await signUp(there));
    await there.sql`truncate user_feedback, personality_recommendations cascade`;
    // Several at the same moment, the last ones more than a week ago.
    const at = there.sql`now() - n / 4 * interval '15 minutes'`;
    await there.sql`
      insert into user_feedback (user_id, experience_rating, nps_score, comment, created_at)
      select ${admin.user.id}, 5, 9, 'Number ' || n || '.', ${at} from generate_series(1, 3300) n`;
    await there.sql`
      insert into personality_recommendations (user_id, name, description, category, reasoning, vote_count, created_at)
      select ${admin.user.id}, 'Number ' || n || '.', 'What they have done', 'legacy', 'Why they should be here', n % 3, ${at} from generate_series(1, 3300) n`;
    const numbersIn = (text: string) =>
      [...text.matchAll(/(?:>|,|^)Number (\d+)\./gm)].map(([, number]) => Number(number));
    const all = Array.from({ length: 3300 }, (_, n) => n + 1);
    const sorted = (numbers: number[]) => numbers.toSorted((a, b) => a - b);
    const inWeek =
      await there.sql`select count(*)::int from user_feedback where created_at >= date_trunc('day', now(), 'UTC') - interval '6 days'`;
    for (const [view, pageLength] of [
      ['feedback', 500],
      ['recommendations', 50],
    ] as const) {
      expect(sorted(numbersIn((await admin.get(`/analytics/${view}.csv`)).text)), view).toEqual(all);
      const week = sorted(numbersIn((await admin.get(`/analytics/${view}.csv?period=7d`)).text));
      expect(week, view).toEqual(all.slice(0, inWeek[0]!['count']));
      const seen: number[] = [];
      const lengths: number[] = [];
      let address: string | undefined = `/analytics?view=${view}&period=7d`;
      for (let pages = 1; address !== undefined; pages++) {
        const { text } = await admin.get(address);
        const numbers = numbersIn(text.replaceAll(/<svg.*?<\/svg>/gs, ''));
        seen.push(...numbers);
        expect(text.includes('rel="prev"'), view).toBe(pages > 1);
        address = /<a href="([^"]*)" rel="next"/.exec(text)?.[1]?.replaceAll('&#38;', '&').replaceAll('&amp;', '&');
        lengths.push(numbers.length);
      }
      expect(new Set(lengths.slice(0, -1)), view).toEqual(new Set([pageLength]));
      // Newest first, and none twice.
      expect(seen.map((number) => Math.floor(number / 4))).toEqual(week.map((number) => Math.floor(number / 4)));
      expect(sorted(seen)).toEqual(week);
      const { status, text } = await admin.get(`/analytics?view=${view}&before=nonsense`);
      expect([status, text.includes('There is nothing on this page.'), text.includes('Newest')]).toEqual([
        200,
        true,
        true,
      ]);
    }
    const given: string[] = [];
    for (let address: string | undefined = '/api/analytics/feedback'; address !== undefined;) {
      const { body, headers } = await admin.json('GET', address);
      given.push(...body.map(({ comment }: { comment: string }) => `${comment}\n`));
      address = /^<(\/api\/analytics\/feedback\?[^>]*)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1];
    }
    expect(sorted(numbersIn(given.join('')))).toEqual(all);
    expect((await admin.json('GET', '/api/analytics/feedback?before=nonsense')).body.fieldErrors).toEqual({
      before: 'There is no such page of feedback.',
    });
  });
});

test('a database whose clocks were changed ten days ago counts by days in UTC all the same', async () => {
  const admin = await makeAdmin(app, await signUp(app));
  const dayOfYear = (at: number) =>
    1 + (Math.floor((at - Date.UTC(new Date(at).getUTCFullYear(), 0)) / 86_400_000) % 365);
  const daysAgo = (days: number) => Date.now() - days * 86_400_000;
  const zone = `WINTER0SUMMER,J${dayOfYear(daysAgo(10))},J${dayOfYear(daysAgo(-100))}`;
  await app.sql.unsafe(`alter database ${new URL(app.databaseUrl).pathname.slice(1)} set timezone to '${zone}'`);
  await app.killWeb(0, 'SIGTERM');
  await app.startWeb();
  await untilCounted();
  const questionsADay = async () =>
    Number(
      /Questions a day over the last 30 days: (\d+) in all/.exec(
        (await admin.get('/analytics?view=usage')).text,
      )?.[1] ?? 0,
    );
  const before = await questionsADay();
  for (const days of [0, 5, 15, 25]) {
    await app.sql`
      insert into question_analytics (id, user_id, question, personality, question_length, category, timestamp)
      values (${crypto.randomUUID()}, ${admin.user.id}, '\\x00', 'ali', 1, 'sports', ${new Date(daysAgo(days))})`;
  }
  await untilCounted();
  expect(await questionsADay()).toBe(before + 4);
});

describe('as CSV', () => {
  test.for(['recommendations', 'usage', 'reactions', 'feedback'])('%s', async (view) => {
    const admin = await makeAdmin(app, await signUp(app));
    await admin.json('POST', '/api/feedback', { experienceRating: 3, npsScore: 3, comment: '=1+1, "quoted"' });
    await admin.json('POST', '/api/recommendations', {
      name: '=cmd()',
      category: 'legacy',
      description: 'A description\nof two lines',
      reasoning: 'Because of reasons',
    });
    const { status, headers, text } = await admin.get(`/analytics/${view}.csv`);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toBe(`attachment; filename="${view}-all.csv"`);
    // No spreadsheet takes it for a formula.
    expect(text).not.toMatch(/(^|,)"?=/m);
    expect(text.split('\n').length).toBeGreaterThan(1);
  });

  test('no spreadsheet finds a formula in what people wrote, whatever stands before it and is not seen', async () => {
    const person = await signUp(app);
    const starts = [
      '=',
      '+',
      '-',
      '@',
      '|',
      '%',
      '\uff1d',
      '\uff5c',
      '\u200b=',
      '\u2060\u200d+',
      '\ufeff|',
      '\u00a0=',
      '\u00ad@',
      '\u180e=',
      '\u2800=',
      '\u115f=',
    ];
    for (const start of starts)
      await person.json('POST', '/api/feedback', { experienceRating: 3, npsScore: 3, comment: `${start}cmd!A1` });
    await person.json('POST', '/api/feedback', {
      experienceRating: 3,
      npsScore: 3,
      comment: 'A plain = remark | with 5% of -signs!A1',
    });
    const { text } = await (await makeAdmin(app, await signUp(app))).get('/analytics/feedback.csv');
    const cells = text
      .split('\n')
      .map((line) => line.split(',').at(-1)!)
      .filter((cell) => cell.includes('!A1'));
    expect(cells).toHaveLength(starts.length + 1);
    const plain = cells.filter((cell) => !cell.startsWith("'"));
    expect(plain).toEqual(['A plain = remark | with 5% of -signs!A1']);
  });

  test('a comment is there, whoever came after it without one', async () => {
    const person = await signUp(app);
    await person.json('POST', '/api/feedback', { experienceRating: 4, npsScore: 8, comment: 'Worth a comment' });
    await person.json('POST', '/api/feedback', { experienceRating: 4, npsScore: 8 });
    const { text } = await (await makeAdmin(app, await signUp(app))).get('/analytics/feedback.csv');
    const [header, latest, before] = text.split('\n');
    expect(header).toMatch(/,npsScore,comment$/);
    expect([latest, before]).toEqual([expect.stringMatching(/,4,8,$/), expect.stringMatching(/,4,8,Worth a comment$/)]);
  });

  test('no such view', async () => {
    const admin = await makeAdmin(app, await signUp(app));
    expect((await admin.get('/analytics/secrets.csv')).status).toBe(404);
  });
});

// spec: entities-33
test('every form of a key is one mentor, under the display name', async () => {
  const admin = await makeAdmin(app, await signUp(app));
  const before = (await admin.json('GET', '/api/analytics/personality-usage')).body as {
    personality: string;
    questionCount: number;
  }[];
  const countOf = (rows: typeof before, key: string) =>
    rows.find(({ personality }) => personality === key)?.questionCount ?? 0;
  for (const personality of ['ikeda', 'daisaku_ikeda', 'daisaku-ikeda', 'nichiren_daishonin', 'srk']) {
    await app.sql`
      insert into question_analytics (id, user_id, question, personality, question_length, category)
      values (${crypto.randomUUID()}, ${admin.user.id}, '\\x00', ${personality}, 1, 'legacy')`;
  }
  await untilCounted();
  const after = (await admin.json('GET', '/api/analytics/personality-usage')).body as typeof before;
  for (const [key, more] of [
    ['ikeda', 3],
    ['nichiren', 1],
    ['srk', 1],
  ] as const) {
    expect(countOf(after, key) - countOf(before, key), key).toBe(more);
  }
  expect(after.map(({ personality }) => personality).filter((key) => /[-_]/.test(key))).toEqual([]);
  const { text } = await admin.get('/analytics?view=usage');
  for (const name of ['Daisaku Ikeda', 'Nichiren Daishonin', 'Shah Rukh Khan'])
    expect(text).toContain(`<strong>${name}</strong>`);
  expect(text).not.toMatch(/daisaku[-_]ikeda|nichiren[-_]daishonin/);
});

// spec: entities-47, limits-4
test('a score is shown out of 10 with its band, a rating out of 5', async () => {
  const admin = await makeAdmin(app, await signUp(app));
  const bands = { detractor: [1, 2, 3, 4, 5, 6], passive: [7, 8], promoter: [9, 10] };
  for (const npsScore of Object.values(bands).flat()) {
    await admin.json('POST', '/api/feedback', {
      experienceRating: Math.ceil(npsScore / 2),
      npsScore,
      comment: `Score ${npsScore}.`,
    });
  }
  const text = (await admin.get('/analytics?view=feedback')).text
    .replaceAll(/<[^>]*>|\s+/g, ' ')
    .replaceAll(/ +/g, ' ');
  for (const [band, scores] of Object.entries(bands)) {
    for (const score of scores)
      expect(text).toContain(`Experience ${Math.ceil(score / 2)}/5 NPS ${score}/10 (${band}) Score ${score}.`);
  }
});

test('no admin call or screen gives a word of a question or an answer', async () => {
  const person = await signUp(app);
  app.provider.answer = () => 'It is velleity. [1]';
  const id = await startConversation(person, 'oprah', 'On apricity');
  await ask(person, id, 'What is quixotrope?');
  const admin = await makeAdmin(app, await signUp(app));
  await untilCounted();
  const pages = [
    '/analytics',
    ...['recommendations', 'usage', 'reactions', 'feedback'].flatMap((view) => [
      `/analytics?view=${view}`,
      `/analytics/${view}.csv`,
    ]),
  ];
  for (const path of [
    ...calls,
    ...pages,
    `/api/conversations/${id}`,
    `/chat/${id}`,
    '/api/conversations',
    '/api/history/questions',
    '/history',
    '/account/data',
  ]) {
    const { text } = await admin.get(path);
    for (const word of ['velleity', 'quixotrope', 'apricity']) expect(text, path).not.toContain(word);
  }
});

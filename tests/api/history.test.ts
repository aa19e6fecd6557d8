import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app.ts';
import { type Client, newClient, signUp } from '#tests/support/client.ts';
import { ask, startConversation } from '#tests/support/conversation.ts';
import { exchangesOf, writeConversation } from '#tests/support/written.ts';

let app: App;
beforeAll(async () => void (app = await startApp()));

const isoTime = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);

/** Somebody with that many conversations, titled by their number, a minute apart; the last one is the newest. */
async function signUpWith(count: number) {
  const person = await signUp(app);
  const ids: string[] = [];
  let next = 0;
  const startSome = async () => {
    for (let number = next++; number < count; number = next++)
      ids[number] = await startConversation(person, 'ali', `Number ${number}`);
  };
  await Promise.all(Array.from({ length: 8 }, startSome));
  await app.sql`
    update conversations set updated_at = timestamptz '2026-01-01' + n * interval '1 minute'
    from unnest(${ids}::uuid[]) with ordinality numbered (numbered_id, n) where id = numbered_id`;
  return person;
}

const numbersFrom = (newest: number, count: number) => Array.from({ length: count }, (_, at) => newest - at);
const numbersOf = (items: { title: string }[]) => items.map(({ title }) => Number(title.replace('Number ', '')));
/** The address of the next page, as a client of the API learns it. */
const nextOf = (headers: Headers) =>
  /^<(\/api\/conversations\?[^>]*)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1];
const cursorOf = (address: string | undefined) => new URL(address!, app.origin).searchParams.get('before')!;

async function followPages(client: Client, first: string) {
  const pages: { id: string; title: string }[][] = [];
  for (let address: string | undefined = first; address !== undefined;) {
    const { status, body, headers } = await client.json('GET', address);
    expect(status).toBe(200);
    pages.push(body);
    address = nextOf(headers);
    expect(pages.length).toBeLessThan(500);
  }
  return pages;
}

describe('pages of conversations', () => {
  // spec: calls-11
  test(
    'hold each of 1,003 once, newest first, and nobody else’s; at most 1,000 are on one; the screen leads forth and back',
    { timeout: 120_000 },
    async () => {
      const [person, other] = [await signUpWith(1_003), await signUp(app)];
      await startConversation(other, 'jobs', 'Number 9999');
      const pages = await followPages(person, '/api/conversations?limit=50');
      expect(pages.map(({ length }) => length)).toEqual([...Array.from({ length: 20 }, () => 50), 3]);
      expect(numbersOf(pages.flat())).toEqual(numbersFrom(1_002, 1_003));
      for (const address of ['/api/conversations', '/api/conversations?limit=1000']) {
        const largest = await followPages(person, address);
        expect(largest.map(({ length }) => length)).toEqual([1_000, 3]);
        expect(largest.flat()).toEqual(pages.flat());
      }

      const forth: string[] = [];
      const numbers: number[] = [];
      for (let address: string | undefined = '/history'; address !== undefined;) {
        const screen = await readScreen(person, address);
        forth.push(address);
        numbers.push(...screen.numbers);
        address = screen.older;
        expect(forth.length).toBeLessThan(30);
      }
      expect(numbers).toEqual(numbersFrom(1_002, 1_003));
      const back: string[] = [];
      for (
        let address: string | undefined = forth.at(-1);
        address !== undefined;
        address = (await readScreen(person, address)).newer
      ) {
        back.push(address);
        expect(back.length).toBeLessThan(30);
      }
      expect(back.toReversed()).toEqual(forth);
    },
  );

  test('end with the last one: there is no next page after it', async () => {
    const person = await signUpWith(6);
    for (const [limit, lengths] of [
      [1, [1, 1, 1, 1, 1, 1]],
      [3, [3, 3]],
      [4, [4, 2]],
      [6, [6]],
      [7, [6]],
    ] as const) {
      const pages = await followPages(person, `/api/conversations?limit=${limit}`);
      expect(pages.map(({ length }) => length)).toEqual(lengths);
      expect(numbersOf(pages.flat())).toEqual(numbersFrom(5, 6));
    }
  });

  test('of the same moment, or microseconds apart, miss and double none', async () => {
    const person = await signUpWith(30);
    const inOrder = async () =>
      (
        await app.sql`select id from conversations where user_id = ${person.user.id} order by updated_at desc, id desc`
      ).map(({ id }) => id);
    await app.sql`update conversations set updated_at = '2026-02-03T04:05:06.789123Z' where user_id = ${person.user.id}`;
    expect((await followPages(person, '/api/conversations?limit=7')).flat().map(({ id }) => id)).toEqual(
      await inOrder(),
    );
    await app.sql`
      update conversations c set updated_at = timestamptz '2026-02-03T04:05:06.789Z' + n * interval '1 microsecond'
      from (select id, row_number() over (order by md5(id::text)) as n from conversations where user_id = ${person.user.id}) numbered
      where numbered.id = c.id`;
    expect((await followPages(person, '/api/conversations?limit=7')).flat().map(({ id }) => id)).toEqual(
      await inOrder(),
    );
  });

  test('end, and none doubles, when conversations move to the top meanwhile, the last of a page too', async () => {
    const person = await signUpWith(20);
    const seen: string[] = [];
    let address: string | undefined = '/api/conversations?limit=4';
    for (let pages = 0; address !== undefined; pages++) {
      expect(pages).toBeLessThan(10);
      const reply = await person.json('GET', address);
      seen.push(...reply.body.map(({ id }: { id: string }) => id));
      address = nextOf(reply.headers);
      // The one that the cursor was made of, and one that has not been seen yet.
      const [unseen] =
        await app.sql`select id from conversations where user_id = ${person.user.id} and not id = any(${seen}::uuid[]) order by updated_at limit 1`;
      await app.sql`update conversations set updated_at = now() where id = ${seen.at(-1)!} or id = ${unseen?.['id'] ?? null}`;
    }
    expect(new Set(seen).size).toBe(seen.length);
    // Those that had moved up before they were reached are on the first page now.
    const all = (await person.json('GET', '/api/conversations')).body.map(({ id }: { id: string }) => id);
    expect(all).toHaveLength(20);
    expect(seen.length).toBeGreaterThan(12);
  });

  test('a cursor goes on where it was, whoever else came since', async () => {
    const person = await signUpWith(6);
    const { headers } = await person.json('GET', '/api/conversations?limit=3');
    await startConversation(person, 'ali', 'Number 6');
    const next = await person.json('GET', nextOf(headers)!);
    expect(numbersOf(next.body)).toEqual([2, 1, 0]);
    expect(nextOf(next.headers)).toBeUndefined();
    await app.sql`delete from conversations where id = ${next.body[0].id}`;
    expect(numbersOf((await person.json('GET', nextOf(headers)!)).body)).toEqual([1, 0]);
  });

  test('somebody else’s cursor leads to nobody’s conversations but one’s own', async () => {
    const [person, other] = [await signUpWith(4), await signUpWith(4)];
    const { headers } = await other.json('GET', '/api/conversations?limit=2');
    const mine = (await person.json('GET', '/api/conversations')).body.map(({ id }: { id: string }) => id);
    const { status, body } = await person.json('GET', nextOf(headers)!);
    expect(status).toBe(200);
    for (const { id } of body) expect(mine).toContain(id);
  });

  test.for([
    ['limit', '0', 'limit is at least 1'],
    ['limit', '1001', 'limit is at most 1000'],
    ['limit', '-1', 'limit is a whole number'],
    ['limit', '1.5', 'limit is a whole number'],
    ['limit', 'ten', 'limit is a whole number'],
    ['limit', '', 'limit is a whole number'],
    ['limit', '0x10', 'limit is a whole number'],
    ['limit', '99999999999999999999', 'limit is a whole number'],
    ['limit', '1;drop table users', 'limit is a whole number'],
  ] as const)('%s=%s is refused', async ([name, value, message]) => {
    const { status, body } = await (
      await signUp(app)
    ).json('GET', `/api/conversations?${new URLSearchParams({ [name]: value })}`);
    expect(status).toBe(400);
    expect(body).toEqual({ error: message, message, code: 'invalid-input', fieldErrors: { [name]: message } });
  });

  const encode = (text: string) => Buffer.from(text).toString('base64url');
  test.for([
    '',
    'nonsense',
    '\0',
    '🙏',
    'x'.repeat(5_000),
    randomUUID(),
    encode(`1767225600000000.${randomUUID().toUpperCase()}`),
    encode(`99999999999999999999.${randomUUID()}`),
    encode(`-1.${randomUUID()}`),
    encode(`NaN.${randomUUID()}`),
    encode(`1767225600000000.${randomUUID()}.1`),
    `${encode(`1767225600000000.${randomUUID()}`)}=`,
    encode(`1767225600000000.'; drop table users; --`),
  ])('the cursor %j is refused', async (before) => {
    const person = await signUp(app);
    await startConversation(person);
    const { status, body } = await person.json('GET', `/api/conversations?${new URLSearchParams({ before })}`);
    expect(status).toBe(400);
    expect(body).toEqual({
      error: body.message,
      message: body.message,
      code: 'invalid-input',
      fieldErrors: { before: 'There is no such page of conversations.' },
    });
  });

  test('an id, one’s own or another’s, is no cursor', async () => {
    const [person, other] = [await signUp(app), await signUp(app)];
    for (const id of [await startConversation(person), await startConversation(other)]) {
      const { status, body } = await person.json('GET', `/api/conversations?before=${id}`);
      expect(status).toBe(400);
      expect(Object.keys(body.fieldErrors)).toEqual(['before']);
    }
  });

  test.for(['0', '9999999999999999'])('a cursor of %s µs harms nothing', async (micros) => {
    const person = await signUpWith(2);
    const { status, body } = await person.json(
      'GET',
      `/api/conversations?before=${encode(`${micros}.${randomUUID()}`)}`,
    );
    expect(status).toBe(200);
    expect(body).toHaveLength(micros === '0' ? 0 : 2);
  });

  test('are for people who are signed in', async () => {
    expect((await newClient(app).json('GET', '/api/conversations?limit=0&before=x')).status).toBe(401);
    const page = await newClient(app).get('/history?before=x');
    expect(page.status).toBe(303);
    expect(page.headers.get('location')).toBe(`/login?next=${encodeURIComponent('/history?before=x')}`);
  });
});

describe('the history screen', () => {
  test.for(['nonsense', '', '\0', randomUUID(), Buffer.from(`0.${randomUUID()}`).toString('base64url')])(
    'shows the first page for the cursor %j',
    async (before) => {
      const person = await signUpWith(2);
      const reply = await person.get(`/history?${new URLSearchParams({ before })}`);
      expect({ status: reply.status, location: reply.headers.get('location') }).toEqual({
        status: 303,
        location: '/history',
      });
      expect(await readScreen(person, '/history')).toEqual({ numbers: [1, 0], older: undefined, newer: undefined });
    },
  );

  test('has exactly 50 on a page, and a second one from the 51st', async () => {
    const person = await signUpWith(50);
    expect(await readScreen(person, '/history')).toEqual({
      numbers: numbersFrom(49, 50),
      older: undefined,
      newer: undefined,
    });
    await startConversation(person, 'ali', 'Number 50');
    const first = await readScreen(person, '/history');
    expect(first).toEqual({
      numbers: numbersFrom(50, 50),
      older: expect.stringMatching(/^\/history\?before=/),
      newer: undefined,
    });
    expect(await readScreen(person, first.older!)).toEqual({ numbers: [0], older: undefined, newer: '/history' });
  });
});

async function readScreen(person: Client, address: string) {
  const { status, text } = await person.get(address);
  expect(status).toBe(200);
  const link = (rel: string) => new RegExp(`<a href="(/history[^"]*)" rel="${rel}"`).exec(text)?.[1];
  return {
    numbers: [...text.matchAll(/<h3[^>]*>Number (\d+)<\/h3>/g)].map(([, number]) => Number(number)),
    older: link('next'),
    newer: link('prev'),
  };
}

test('a page costs its own length, however many conversations there are', async () => {
  const there = await startApp({ workers: 0 });
  const [person, crowd] = [await signUp(there), await signUp(there)];
  for (let n = 0; n < 60; n++) await startConversation(person);
  // Nobody opens these: they only make the table large.
  await there.sql`
    insert into conversations (id, user_id, personality_key, title, updated_at)
    select gen_random_uuid(), ${crowd.user.id}, 'ali', ''::bytea, timestamptz '2025-06-01' + n * interval '1 hour' from generate_series(1, 20000) n`;
  await there.sql`analyze conversations`;
  const { headers } = await person.json('GET', '/api/conversations?limit=10');
  // What PostgreSQL has read for a connection it tells at once when that one ends.
  const rowsRead = async () => {
    await there.killWeb(0, 'SIGTERM');
    await expect
      .poll(
        () =>
          there.sql`select from pg_stat_activity where datname = current_database() and application_name = 'buddhist-wisdom'`,
      )
      .toHaveLength(0);
    const [row] = await there.sql`
      select idx_tup_read::int as index, (select seq_tup_read::int from pg_stat_user_tables where relname = 'conversations') as scan
      from pg_stat_user_indexes where indexrelname = 'conversations_user_id_idx'`;
    await there.startWeb();
    return row as unknown as { index: number; scan: number };
  };
  const before = await rowsRead();
  expect((await person.json('GET', `${nextOf(headers)}`)).body).toHaveLength(10);
  const between = await rowsRead();
  expect((await person.get(`/history?before=${cursorOf(nextOf(headers))}`)).status).toBe(200);
  const after = await rowsRead();
  expect([between.scan - before.scan, after.scan - between.scan], 'rows read without the index').toEqual([0, 0]);
  // One more than the page has says whether another one follows.
  expect(between.index - before.index).toBe(11);
  // A screen has 50 and looks 51 the other way, for the link to the newer ones; only 10 are there.
  expect(after.index - between.index).toBeLessThanOrEqual(51 + 51);
});

describe('GET /api/history/questions', () => {
  const questions = (client: Client) => client.json('GET', '/api/history/questions');

  // spec: entities-15, calls-18
  test('gives what a person has asked, of all mentors, newest first', async () => {
    const person = await signUp(app);
    expect(await questions(person)).toMatchObject({ status: 200, body: [] });
    const [first, second] = [await startConversation(person, 'daisaku-ikeda'), await startConversation(person, 'kobe')];
    const long = `${'Long '.repeat(1_590)}🙏\n<b>end</b>`;
    await ask(person, first, '  How do I begin? ');
    await ask(person, second, long);
    await ask(person, first, 'How do I begin?');
    const { status, body } = await questions(person);
    expect(status).toBe(200);
    expect(body).toEqual([
      { question: 'How do I begin?', personalityKey: 'ikeda', timestamp: isoTime },
      { question: long, personalityKey: 'kobe', timestamp: isoTime },
      { question: 'How do I begin?', personalityKey: 'ikeda', timestamp: isoTime },
    ]);
    const times = body.map(({ timestamp }: { timestamp: string }) => timestamp);
    expect(times).toEqual(times.toSorted().toReversed());
  });

  test('has those whose answer failed, and none that was refused', async () => {
    const person = await signUp(app);
    const id = await startConversation(person);
    app.provider.answer = () => ({ status: 400, error: { message: 'no' } });
    expect((await ask(person, id, 'Unanswered?')).status).toBe(502);
    expect((await ask(person, id, '   ')).status).toBe(400);
    app.provider.answer = () => 'Yes.';
    expect((await questions(person)).body.map(({ question }: { question: string }) => question)).toEqual([
      'Unanswered?',
    ]);
  });

  // spec: entities-32
  test('gives the stored key for another form of it, and keeps one that is no mentor’s any more', async () => {
    const person = await signUp(app);
    const id = await startConversation(person, 'nichiren');
    await ask(person, id, 'First');
    await app.sql`update question_analytics set personality = 'nichiren_daishonin' where conversation_id = ${id}`;
    expect((await questions(person)).body[0].personalityKey).toBe('nichiren');
    await app.sql`update question_analytics set personality = 'socrates' where conversation_id = ${id}`;
    expect((await questions(person)).body[0].personalityKey).toBe('socrates');
  });

  test('gives the 200 newest', async () => {
    const person = await signUp(app);
    await writeConversation(app, person, exchangesOf(204));
    const newest =
      await app.sql`select timestamp from question_analytics where user_id = ${person.user.id} order by timestamp desc limit 200`;
    const { body } = await questions(person);
    expect(body.map(({ timestamp }: { timestamp: string }) => timestamp)).toEqual(
      newest.map(({ timestamp }) => timestamp.toISOString()),
    );
    expect(new Set(body.map(({ question }: { question: string }) => question)).size).toBe(200);
  });

  test('is a person’s own, and nobody’s who is signed out', async () => {
    const [person, other] = [await signUp(app), await signUp(app)];
    await ask(person, await startConversation(person), 'My own?');
    expect((await questions(other)).body).toEqual([]);
    const { status, body } = await questions(newClient(app));
    expect(status).toBe(401);
    expect(body.message).toBe(body.error);
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
      const reply = await person.json(method, '/api/history/questions');
      expect(reply.status).toBe(405);
      expect(reply.headers.get('allow')).toBe('GET, HEAD');
    }
    expect((await person.send('HEAD', '/api/history/questions')).status).toBe(200);
    expect(
      (await other.send('DELETE', '/api/history/questions', { headers: { origin: 'https://evil.example' } })).status,
    ).toBe(403);
  });
});

test('a past question fills one’s own box, and nobody else’s', async () => {
  const [person, other] = [await signUp(app), await signUp(app)];
  await ask(person, await startConversation(person), 'What is <b>mine</b> alone?');
  const [row] = await app.sql`select id from question_analytics where user_id = ${person.user.id}`;
  const boxOf = async (client: Client, question: string) => {
    const reply = await client.get(`/chat/${await startConversation(client)}?${new URLSearchParams({ question })}`);
    expect(reply.status).toBe(200);
    return reply.text;
  };
  const question = row!['id'] as string;
  expect(await boxOf(person, question)).toMatch(/<textarea[^>]*>What is &lt;b&gt;mine&lt;\/b&gt; alone\?<\/textarea>/);
  expect(await boxOf(other, question)).toMatch(/<textarea[^>]*><\/textarea>/);
  expect(await boxOf(other, question)).not.toContain('mine');
  for (const id of ['', 'nonsense', '\0', question.toUpperCase(), randomUUID()])
    expect(await boxOf(person, id), id).toMatch(/<textarea[^>]*><\/textarea>/);
});

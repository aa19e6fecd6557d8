import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeAdmin } from '#tests/support/admin.ts';
import { type App, startApp } from '#tests/support/app.ts';
import { type Client, newClient, signUp } from '#tests/support/client.ts';

let app: App;
beforeAll(async () => void (app = await startApp({ workers: 0, webs: 2 })));

const good = {
  name: 'Maya Angelou',
  category: 'cinema',
  description: 'Poet, singer and memoirist.',
  reasoning: 'She knew how to begin again.',
};
const post = (client: Client, body: unknown) => client.json('POST', '/api/recommendations', body);
const recommend = async (client: Client, fields: Partial<typeof good> = {}): Promise<string> =>
  (await post(client, { ...good, ...fields })).body.id;
const list = async (client: Client) =>
  (await client.json('GET', '/api/recommendations')).body as { [key: string]: any; id: string }[];
const seen = async (client: Client, id: string) => (await list(client)).find((one) => one.id === id);
const vote = (client: Client, id: string, body: unknown) =>
  client.json('POST', `/api/recommendations/${id}/vote`, body);
/** Ups minus downs, from the rows. */
const counted = async (id: string): Promise<number> => {
  const rows = await app.sql`select vote from recommendation_votes where recommendation_id = ${id}`;
  return rows.filter((row) => row['vote'] === 'up').length - rows.filter((row) => row['vote'] === 'down').length;
};
const storedCount = async (id: string): Promise<number> =>
  (await app.sql`select vote_count from personality_recommendations where id = ${id}`)[0]!['vote_count'];
const decide = (id: string, status: string) =>
  app.sql`update personality_recommendations set status = ${status}, admin_notes = 'A secret note' where id = ${id}`;

test('one person alone does not fill the list, nor the admins’ with feedback', async () => {
  const strict = await startApp({ workers: 0, env: { RATE_LIMIT_SCALE: '0.05' } });
  const person = await signUp(strict);
  const feedback = () => person.json('POST', '/api/feedback', { experienceRating: 5, npsScore: 9 });
  expect([(await post(person, good)).status, (await feedback()).status, (await post(person, good)).status]).toEqual([
    201, 201, 201,
  ]);
  const { status, headers } = await post(person, good);
  expect({ status, retry: Number(headers.get('retry-after')) }).toEqual({
    status: 429,
    retry: expect.closeTo(3_600, -2),
  });
  expect((await feedback()).status).toBe(429);
  await strict.stop();
});

describe('recommending', () => {
  // spec: entities-18, states-4, validation-20, calls-24, limits-6
  test('gives a pending recommendation without votes, which everybody sees', async () => {
    const [person, other] = [await signUp(app), await signUp(app)];
    const { status, body } = await post(person, {
      ...good,
      name: '  Maya Angelou ',
      status: 'approved',
      voteCount: 99,
      adminNotes: 'mine',
    });
    expect(status).toBe(201);
    const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    expect(body).toEqual({
      ...good,
      id: expect.any(String),
      voteCount: 0,
      status: 'pending',
      myVote: null,
      createdAt: time,
      updatedAt: time,
    });
    expect(await seen(other, body.id)).toEqual(body);
  });

  // Counted in characters: each of these emoji is two code units.
  // spec: validation-21
  test.for([
    ['name', 2, 100, 'Name'],
    ['description', 10, 1_000, 'Description'],
    ['reasoning', 10, 1_000, 'Reasoning'],
  ] as const)('%s has %i to %i characters', async ([field, min, max, label]) => {
    const person = await signUp(app);
    for (const character of ['x', '🪷']) {
      for (const length of [min, max]) {
        const { status, body } = await post(person, { ...good, [field]: character.repeat(length) });
        expect([status, body[field]]).toEqual([201, character.repeat(length)]);
      }
      for (const [length, message] of [
        [min - 1, `${label} must be at least ${min} characters`],
        [max + 1, `${label} must be at most ${max.toLocaleString('en')} characters`],
      ] as const) {
        const { status, body } = await post(person, { ...good, [field]: character.repeat(length) });
        expect([status, body.fieldErrors]).toEqual([400, { [field]: message }]);
      }
    }
    const tooShort = { [field]: `${label} must be at least ${min} characters` };
    for (const value of ['', ' '.repeat(50), undefined, null, 7, ['x'.repeat(20)]]) {
      expect((await post(person, { ...good, [field]: value })).body.fieldErrors).toEqual(tooShort);
    }
    const { status, body } = await post(person, { ...good, [field]: `${'x'.repeat(20)}\0` });
    expect([status, Object.keys(body.fieldErrors)]).toEqual([400, [field]]);
  });

  // spec: validation-21
  test.for(['music', '', 'Business', 'constructor', null, undefined, 1])(
    'there is no category %j',
    async (category) => {
      const { status, body } = await post(await signUp(app), { ...good, category });
      expect([status, body.fieldErrors]).toEqual([400, { category: 'Please choose a category' }]);
    },
  );

  test('a form leads to the list, which says so; a refused one comes back open with what was typed', async () => {
    const person = await signUp(app);
    const done = await person.form(
      '/api/recommendations',
      { ...good, description: 'One line\r\nand another' },
      { from: '/recommend?form=open' },
    );
    expect([done.status, done.location]).toEqual([303, '/recommend']);
    const { text } = await person.get('/recommend');
    expect(text).toContain('Recommendation submitted!');
    expect(text).toContain('Your personality recommendation has been submitted for community review.');
    expect((await list(person)).map(({ description }) => description)).toContain('One line\nand another');

    const idempotencyKey = /name="idempotencyKey" value="([^"]+)"/.exec(text)![1]!;
    const twice = { ...good, name: 'Sent twice', idempotencyKey };
    const send = () => person.form('/api/recommendations', twice, { from: '/recommend?form=open' });
    for (const { status, location } of await Promise.all([send(), send()]))
      expect([status, location]).toEqual([303, '/recommend']);
    expect((await list(person)).filter(({ name }) => name === 'Sent twice')).toHaveLength(1);

    const refused = await person.form(
      '/api/recommendations',
      { ...good, name: 'X', reasoning: 'Because <i>I</i> say' },
      { from: '/recommend?form=open' },
    );
    expect([refused.status, refused.location]).toEqual([303, '/recommend?form=open']);
    const page = (await person.get('/recommend?form=open')).text;
    expect(page).toContain('Failed to submit recommendation. Please try again.');
    expect(page).toMatch(/<p id="name-error"[^>]*>Name must be at least 2 characters/);
    expect(page).toMatch(/<textarea[^>]*name="reasoning"[^>]*>Because &lt;i&gt;I&lt;\/i&gt; say<\/textarea>/);
    expect(page).toMatch(/<option value="cinema" selected/);
    expect(page).not.toMatch(/<section id="recommend"[^>]* hidden/);
    expect((await person.get('/recommend')).text).toMatch(/<section id="recommend"[^>]* hidden/);
  });
});

describe('the list', () => {
  // spec: calls-23
  test('has most votes first, then the oldest, with one’s own vote', async () => {
    const [person, other] = [await signUp(app), await signUp(app)];
    const [first, second, third] = [await recommend(person), await recommend(person), await recommend(person)];
    await vote(other, third, { vote: 'up', on: true });
    await vote(other, first, { vote: 'down', on: true });
    const ours = (all: { id: string }[]) => all.filter(({ id }) => [first, second, third].includes(id));
    expect(ours(await list(other))).toMatchObject([
      { id: third, voteCount: 1, myVote: 'up' },
      { id: second, voteCount: 0, myVote: null },
      { id: first, voteCount: -1, myVote: 'down' },
    ]);
    expect(ours(await list(person)).map((one) => (one as any).myVote)).toEqual([null, null, null]);
    await vote(other, third, { vote: 'up', on: false });
    expect(ours(await list(person)).map(({ id }) => id)).toEqual([second, third, first]);
  });

  test('gives decided ones too, and what admins note to admins only', async () => {
    const [person, admin] = [await signUp(app), await signUp(app)];
    await app.sql`update users set role = 'admin' where id = ${admin.user.id}`;
    const id = await recommend(person);
    await decide(id, 'approved');
    expect(await seen(person, id)).toMatchObject({ status: 'approved' });
    expect(Object.keys((await seen(person, id))!)).not.toContain('adminNotes');
    expect(Object.keys((await seen(person, id))!)).not.toContain('userId');
    expect(await seen(admin, id)).toMatchObject({ adminNotes: 'A secret note', userId: person.user.id });
    // Whoever recommended it is told why, nobody else.
    expect((await (await signUp(app)).get('/recommend')).text).not.toContain('A secret note');
  });

  test('comes in pages, which together have everything once, what is new too; the screen leads forth and back', async () => {
    const person = await signUp(app);
    await insertMany(app, person.user.id, 1_100);
    const id = await recommend(person);
    const inOrder = async (where: string) =>
      (
        await app.sql.unsafe(
          `select id from personality_recommendations where ${where} order by vote_count desc, created_at, id`,
        )
      ).map((row) => row['id']);
    const all = await inOrder('true');
    expect(all).toContain(id);
    for (const [first, lengths] of [
      ['/api/recommendations', [1_000, all.length - 1_000]],
      ['/api/recommendations?limit=400', [400, 400, all.length - 800]],
    ] as const) {
      const pages: { id: string }[][] = [];
      for (let address: string | undefined = first; address !== undefined;) {
        const { body, headers } = await person.json('GET', address);
        pages.push(body);
        address = /^<(\/api\/recommendations\?[^>]*)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1];
      }
      expect(pages.map(({ length }) => length)).toEqual(lengths);
      expect(pages.flat().map((one) => one.id)).toEqual(all);
    }

    for (const [name, where] of [
      ['pending', "status = 'pending'"],
      ['decided', "status <> 'pending'"],
    ] as const) {
      const [seenIds, forth, back]: string[][] = [[], [], []];
      for (let address: string | undefined = '/recommend'; address !== undefined;) {
        const page = await readScreen(person, address, name);
        forth!.push(address);
        seenIds!.push(...page.ids);
        expect(page.badge).toBe(String((await inOrder(where)).length));
        address = page.next;
      }
      expect(seenIds).toEqual(await inOrder(where));
      expect(forth!.length).toBeGreaterThan(2);
      for (
        let address = forth!.at(-1);
        address !== undefined;
        address = (await readScreen(person, address, name)).previous
      )
        back!.push(address);
      expect(back!.toReversed()).toEqual(forth);
    }

    // By a form to where the vote has put it: the end of the list, then its beginning.
    for (const [way, isFirst] of [
      ['down', false],
      ['up', true],
    ] as const) {
      if (isFirst)
        await app.sql`update personality_recommendations set vote_count = -5 where id <> ${id} and status = 'pending'`;
      const { location } = await person.form(
        `/api/recommendations/${id}/vote`,
        { vote: way, on: 'true' },
        { from: '/recommend' },
      );
      expect(location).toMatch(
        isFirst ? `/recommend#recommendation-${id}` : new RegExp(`^/recommend\\?pending=[\\w-]+#recommendation-${id}$`),
      );
      expect((await readScreen(person, location!.split('#')[0]!, 'pending')).ids).toContain(id);
    }
    await app.sql`delete from personality_recommendations where user_id = ${person.user.id}`;
  });

  test.for(['nonsense', '', '\0', `0.${randomUUID()}`, `9999999999.0.${randomUUID()}`, `0.0.${randomUUID()}.1`])(
    'has no page %j',
    async (text) => {
      const person = await signUp(app);
      for (const after of [text, Buffer.from(text).toString('base64url')]) {
        const { status, body } = await person.json('GET', `/api/recommendations?${new URLSearchParams({ after })}`);
        expect([status, body.fieldErrors]).toEqual([400, { after: 'There is no such page of recommendations.' }]);
        const page = await person.get(`/recommend?${new URLSearchParams({ decided: after })}`);
        expect([page.status, page.headers.get('location')]).toEqual([303, '/recommend']);
      }
    },
  );

  test('costs its own length, however much is recommended: no table is read without an index', async () => {
    const there = await startApp({ workers: 0 });
    const [person, author] = [await makeAdmin(there, await signUp(there)), await signUp(there)];
    await insertMany(there, author.user.id, 20_000);
    await there.sql`vacuum analyze personality_recommendations`;
    const { headers } = await person.json('GET', '/api/recommendations?limit=50');
    const address = /<([^>]*)>/.exec(headers.get('link')!)![1]!;
    expect((await person.json('GET', address)).body).toHaveLength(50);
    const after = new URL(address, there.origin).searchParams.get('after')!;
    for (const path of [
      '/recommend',
      `/recommend?${new URLSearchParams({ pending: after, decided: after })}`,
      '/analytics?period=24h',
      '/analytics?period=all',
    ]) {
      expect((await person.get(path)).status).toBe(200);
    }
    // What PostgreSQL has read for a connection it tells at once when that one ends.
    await there.killWeb(0, 'SIGTERM');
    await expect
      .poll(
        () =>
          there.sql`select from pg_stat_activity where datname = current_database() and application_name = 'buddhist-wisdom'`,
      )
      .toHaveLength(0);
    const [read] =
      await there.sql`select seq_tup_read::int as scanned, idx_tup_fetch::int as found from pg_stat_user_tables where relname = 'personality_recommendations'`;
    expect(read!['scanned']).toBe(0);
    expect(read!['found']).toBeLessThan(1_500);
    await there.stop();
  });
});

/** Recommendations with few different votes and times, a tenth of them pending. */
async function insertMany({ sql }: App, userId: string, count: number): Promise<void> {
  await sql.begin(async (sql) => {
    // What is not on disk yet no vacuum takes for visible.
    await sql`set local synchronous_commit = on`;
    await sql`
      insert into personality_recommendations (user_id, name, description, category, reasoning, vote_count, status, created_at)
      select ${userId}, 'Number ' || n, repeat('What they have done. ', 20), 'legacy', repeat('Why they should be here. ', 20), n % 7 - 2,
        case when n % 10 = 0 then 'pending' when n % 2 = 0 then 'approved' else 'rejected' end, now() - n % 100 * interval '1 hour'
      from generate_series(1, ${count}::int) n`;
  });
}

/** One list of the screen: what is on it, how many there are in all, and where its links lead. */
async function readScreen(client: Client, address: string, name: 'pending' | 'decided') {
  const { status, text } = await client.get(address);
  expect(status).toBe(200);
  const section = new RegExp(`<section aria-labelledby="${name}".*?</section>`, 's').exec(text)![0];
  const link = (rel: string) =>
    new RegExp(`<a href="([^"#]*)#${name}" rel="${rel}"`).exec(section)?.[1]?.replaceAll('&#38;', '&');
  return {
    ids: [...section.matchAll(/<article id="recommendation-([^"]*)"/g)].map(([, id]) => id!),
    badge: /<span class="chip[^>]*>([^<]*)</.exec(section)?.[1]?.replace(',', ''),
    next: link('next'),
    previous: link('prev'),
  };
}

describe('a vote', () => {
  /** The steps of one person, and what each gives: [vote, on, voteCount, myVote]. */
  test.for([
    [
      'the same again takes it back',
      [
        ['up', undefined, 1, 'up'],
        ['up', undefined, 0, null],
        ['down', undefined, -1, 'down'],
        ['down', undefined, 0, null],
      ],
    ],
    [
      'the other one replaces it',
      [
        ['up', undefined, 1, 'up'],
        ['down', undefined, -1, 'down'],
        ['up', undefined, 1, 'up'],
      ],
    ],
    [
      'with the wished state a repeat changes nothing',
      [
        ['up', true, 1, 'up'],
        ['up', true, 1, 'up'],
        ['up', false, 0, null],
        ['up', false, 0, null],
      ],
    ],
    [
      'taking back the other one takes nothing',
      [
        ['down', true, -1, 'down'],
        ['up', false, -1, 'down'],
        ['up', true, 1, 'up'],
        ['down', false, 1, 'up'],
      ],
    ],
  ] as const)('%s', async ([, steps]) => {
    const person = await signUp(app);
    const id = await recommend(person);
    for (const [which, on, voteCount, myVote] of steps) {
      const { status, body } = await vote(person, id, { vote: which, on });
      expect([status, body]).toEqual([200, { voteCount, myVote }]);
      expect(await seen(person, id)).toMatchObject({ voteCount, myVote });
      expect(await counted(id)).toBe(voteCount);
    }
  });

  // spec: states-6
  test.for(['approved', 'rejected'])('is refused once it is %s', async (status) => {
    const person = await signUp(app);
    const id = await recommend(person);
    await vote(person, id, { vote: 'up' });
    await decide(id, status);
    for (const body of [{ vote: 'up' }, { vote: 'up', on: false }, { vote: 'down', on: true }]) {
      const reply = await vote(person, id, body);
      expect([reply.status, reply.body.error]).toEqual([
        409,
        'This recommendation has been decided; it takes no more votes.',
      ]);
    }
    expect(await seen(person, id)).toMatchObject({ voteCount: 1, myVote: 'up' });
  });

  // spec: entities-20, roles-3, calls-25
  test('needs a recommendation that is there, a direction, and somebody signed in', async () => {
    const person = await signUp(app);
    const id = await recommend(person);
    for (const nowhere of [
      'nothing',
      '7',
      '00000000-0000-4000-8000-000000000000',
      id.toUpperCase(),
      `${id}%00`,
      `${id}'`,
    ]) {
      expect((await vote(person, nowhere, { vote: 'up' })).status, nowhere).toBe(404);
    }
    for (const body of [{}, { vote: 'sideways' }, { vote: null }, { vote: ['up'] }]) {
      const reply = await vote(person, id, body);
      expect([reply.status, reply.body.fieldErrors]).toEqual([400, { vote: 'A vote is up or down' }]);
    }
    expect((await vote(person, id, { vote: 'up', on: 'perhaps' })).status).toBe(400);
    const nobody = newClient(app);
    expect((await vote(nobody, id, { vote: 'up' })).status).toBe(401);
    expect((await post(nobody, good)).status).toBe(401);
    expect((await nobody.json('GET', '/api/recommendations')).status).toBe(401);
    expect((await nobody.get('/recommend')).headers.get('location')).toBe('/login?next=%2Frecommend');
    expect(
      (await person.json('POST', `/api/recommendations/${id}/vote`, { vote: 'up' }, { origin: 'https://evil.example' }))
        .status,
    ).toBe(403);
    expect((await person.send('PUT', '/api/recommendations')).headers.get('allow')).toBe('GET, HEAD, POST');
    expect((await person.send('GET', `/api/recommendations/${id}/vote`)).headers.get('allow')).toBe('POST');
    expect(await counted(id)).toBe(0);
  });

  // spec: errors-31
  test('by a form comes back to its place in the list; a refused one says why', async () => {
    const person = await signUp(app);
    const id = await recommend(person);
    const done = await person.form(
      `/api/recommendations/${id}/vote`,
      { vote: 'down', on: 'true' },
      { from: '/recommend' },
    );
    expect([done.status, done.location]).toEqual([303, `/recommend#recommendation-${id}`]);
    expect(await counted(id)).toBe(-1);
    await decide(id, 'rejected');
    const refused = await person.form(
      `/api/recommendations/${id}/vote`,
      { vote: 'up', on: 'true' },
      { from: '/recommend', follow: true },
    );
    expect(refused.text).toContain('Failed to submit vote. Please try again.');
    expect(refused.text).toContain('This recommendation has been decided; it takes no more votes.');
  });
});

describe('the count equals the votes', () => {
  test('when 20 people click 5 times each at the same moment, on two servers', async () => {
    const people = await Promise.all(Array.from({ length: 20 }, (_, index) => signUp(app, {}, { web: index % 2 })));
    const [one, other] = [await recommend(people[0]!), await recommend(people[0]!)];
    const clicks = people.flatMap((person, index) => [
      vote(person, one, { vote: 'up', on: true }),
      vote(person, index % 2 ? one : other, { vote: 'down' }),
      vote(person, one, { vote: 'up' }),
      vote(person, other, { vote: 'down', on: index % 3 === 0 }),
      vote(person, other, { vote: 'up' }),
    ]);
    for (const { status, body } of await Promise.all(clicks)) expect([status, body.error]).toEqual([200, undefined]);
    for (const id of [one, other]) {
      expect(await storedCount(id)).toBe(await counted(id));
      expect((await seen(people[0]!, id))!['voteCount']).toBe(await counted(id));
    }
    // Afterwards each has one vote, and what is wished at last is what holds.
    await Promise.all(people.map((person) => vote(person, one, { vote: 'up', on: true })));
    expect(await storedCount(one)).toBe(20);
  });

  test('when one person clicks many times at once', async () => {
    const person = await signUp(app);
    const id = await recommend(person);
    const replies = await Promise.all(Array.from({ length: 21 }, () => vote(person, id, { vote: 'up' })));
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
    // An odd number of flips.
    expect(await seen(person, id)).toMatchObject({ voteCount: 1, myVote: 'up' });
    expect(await counted(id)).toBe(1);
  });

  test('when accounts go, with their votes, while others vote', async () => {
    const [author, ...people] = await Promise.all(Array.from({ length: 13 }, () => signUp(app)));
    const ids = await Promise.all(Array.from({ length: 4 }, () => recommend(author!)));
    // In different orders: deletions must not wait for each other in a circle.
    for (const [index, person] of people.entries()) {
      for (const id of index % 2 ? ids : ids.toReversed()) await vote(person, id, { vote: 'up' });
    }
    const leaving = people.slice(0, 8);
    const replies = await Promise.all([
      ...leaving.map(
        async (person) => (await person.json('POST', '/api/account/delete', { password: person.password })).status,
      ),
      ...people.flatMap((person, index) =>
        ids.map(async (id) => (await vote(person, id, { vote: 'down', on: index % 3 === 0 })).status),
      ),
    ]);
    // Who is gone is signed out; nothing breaks.
    expect(replies.filter((status) => status !== 200 && status !== 401)).toEqual([]);
    for (const id of ids) {
      expect(await storedCount(id)).toBe(await counted(id));
      expect(await app.sql`select from recommendation_votes where recommendation_id = ${id}`).toHaveLength(4);
    }
  });
});

import { beforeAll, describe, expect, test } from 'vitest';
import { mentors } from '#lib/mentors/index.ts';
import { type App, startApp } from '#tests/support/app.ts';
import { type Client, newClient, signUp } from '#tests/support/client.ts';

let app: App;
beforeAll(async () => void (app = await startApp({ webs: 2, workers: 0 })));

const isoTime = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);

describe('starting a conversation', () => {
  // spec: entities-8, calls-12, calls-14
  test('gives it, empty and one’s own', async () => {
    const client = await signUp(app);
    const { status, body } = await client.json('POST', '/api/conversations', {
      personalityKey: 'gandhi',
      title: ' Chat with Mahatma Gandhi ',
    });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(String),
      userId: client.user.id,
      personalityKey: 'gandhi',
      title: 'Chat with Mahatma Gandhi',
      messages: [],
      createdAt: isoTime,
      updatedAt: isoTime,
    });
    expect((await client.json('GET', `/api/conversations/${body.id}`)).body).toEqual(body);
  });

  // spec: entities-9, limits-5
  test('calls it “New Conversation” when it gets no title', async () => {
    const client = await signUp(app);
    for (const title of [{}, { title: '' }, { title: '  ' }]) {
      expect((await client.json('POST', '/api/conversations', { personalityKey: 'ali', ...title })).body.title).toBe(
        'New Conversation',
      );
    }
  });

  // spec: entities-31
  test.for(mentors)('with $name', async ({ key }) => {
    const client = await signUp(app);
    const { body } = await client.json('POST', '/api/conversations', { personalityKey: key });
    expect(body.personalityKey).toBe(key);
  });

  // spec: entities-34
  test.for([
    ['daisaku-ikeda', 'ikeda'],
    ['daisaku_ikeda', 'ikeda'],
    ['nichiren-daishonin', 'nichiren'],
    ['nichiren_daishonin', 'nichiren'],
  ])('under the other name %s, stored as %s', async ([personalityKey, stored]) => {
    const client = await signUp(app);
    const { status, body } = await client.json('POST', '/api/conversations', { personalityKey });
    expect({ status, key: body.personalityKey }).toEqual({ status: 201, key: stored });
    const [row] = await app.sql`select personality_key from conversations where id = ${body.id}`;
    expect(row!['personality_key']).toBe(stored);
  });

  test.for(['socrates', '', 'IKEDA', 'ikeda ', '__proto__', 'constructor', 7, null, undefined, ['ikeda']])(
    'with nobody (%j)',
    async (personalityKey) => {
      const client = await signUp(app);
      const { status, body } = await client.json('POST', '/api/conversations', { personalityKey });
      expect(status).toBe(400);
      expect(body.fieldErrors).toEqual({ personalityKey: expect.stringMatching(/\w/) });
      expect((await client.json('GET', '/api/conversations')).body).toEqual([]);
    },
  );

  // spec: calls-12
  test('by a form leads to its screen', async () => {
    const client = await signUp(app);
    const { status, location } = await client.form('/api/conversations', {
      personalityKey: 'mlk',
      title: 'Chat with Martin Luther King Jr.',
    });
    const [item] = (await client.json('GET', '/api/conversations')).body;
    expect({ status, location }).toEqual({ status: 303, location: `/chat/${item.id}` });
  });

  test('again and again by the form of a card opens one and the same, until something is said in it', async () => {
    const [client, other] = [await signUp(app), await signUp(app)];
    const start = async (person = client) => (await startByCard(person, 'leaders', 'Mahatma Gandhi')).location!;
    const one = await start();
    expect(one).toMatch(/^\/chat\//);
    expect([await start(), await start(), await start()]).toEqual([one, one, one]);
    expect(await start(other)).not.toBe(one);
    expect((await startByCard(client, 'leaders', 'Martin Luther King Jr.')).location).not.toBe(one);
    await app.sql`update conversations set message_count = 1 where id = ${one.split('/').at(-1)!}`;
    const two = await start();
    expect([two === one, await start()]).toEqual([false, two]);
    expect((await client.json('GET', '/api/conversations')).body).toHaveLength(3);
    expect((await client.get(two)).status).toBe(200);
  });

  test('by many clicks at once, in two tabs and at two web processes, makes one', async () => {
    const client = await signUp(app);
    const elsewhere = Object.assign(newClient(app, { web: 1 }), { cookies: client.cookies });
    const tabs = [client, elsewhere];
    const forms = await Promise.all(tabs.map((tab) => cardForm(tab, 'leaders', 'Mahatma Gandhi')));
    const clicks = Array.from({ length: 10 }, (_, at) => at % 2);
    const replies = await Promise.all(
      clicks.map((at) => tabs[at]!.form('/api/conversations', forms[at]!, { from: '/?category=leaders' })),
    );
    expect(new Set(replies.map(({ location }) => location)).size).toBe(1);
    expect((await client.json('GET', '/api/conversations')).body).toHaveLength(1);
  });

  test('by a script with `reuseEmpty` gives the newest empty one, whatever form its key is stored in; without it each call makes one', async () => {
    const client = await signUp(app);
    const make = async (fields: object = {}) => {
      const { status, body } = await client.json('POST', '/api/conversations', {
        personalityKey: 'ikeda',
        title: 'Chat with Daisaku Ikeda',
        ...fields,
      });
      expect(status).toBe(201);
      return body;
    };
    const [older, newer] = [await make(), await make({ title: 'On courage' })];
    expect(older.id).not.toBe(newer.id);
    await app.sql`update conversations set personality_key = 'daisaku_ikeda' where id = ${newer.id}`;
    expect(await make({ reuseEmpty: true })).toEqual(newer);
    expect(await make({ reuseEmpty: true, personalityKey: 'daisaku-ikeda' })).toEqual(newer);
    const third = await make({ reuseEmpty: false });
    expect([older.id, newer.id]).not.toContain(third.id);
    expect((await client.json('GET', '/api/conversations')).body).toHaveLength(3);
    expect(
      (await client.json('POST', '/api/conversations', { personalityKey: 'ikeda', reuseEmpty: 'perhaps' })).status,
    ).toBe(400);
  });

  test('sent twice with the same `idempotencyKey` makes one; sent again once something was said, another', async () => {
    const [client, other] = [await signUp(app), await signUp(app)];
    const fields = { personalityKey: 'gandhi', title: 'Chat with Mahatma Gandhi', idempotencyKey: crypto.randomUUID() };
    const start = async (person = client) =>
      (await person.form('/api/conversations', fields, { from: '/?category=leaders' })).location!;
    const [one, two] = await Promise.all([start(), start()]);
    expect(one).toMatch(/^\/chat\//);
    expect(two).toBe(one);
    expect(await start(other)).not.toBe(one);
    await app.sql`update conversations set message_count = 1 where id = ${one!.split('/').at(-1)!}`;
    expect(new Set([await start(), await start(), one]).size).toBe(3);
    expect((await client.get(one!)).status).toBe(200);
  });

  test('by a form when signed out leads to the sign-in page, and makes nothing', async () => {
    const before = await app.sql`select id from conversations`;
    const { status, location } = await newClient(app).form('/api/conversations', { personalityKey: 'mlk' });
    expect(status).toBe(303);
    expect(location).toMatch(/^\/login\b/);
    expect(await app.sql`select id from conversations`).toHaveLength(before.length);
  });
});

describe('the list', () => {
  // spec: entities-48, calls-11
  test('has one’s own conversations only, newest first', async () => {
    const [client, other] = [await signUp(app), await signUp(app)];
    const ids: string[] = [];
    for (const personalityKey of ['kobe', 'srk', 'oprah'])
      ids.unshift((await client.json('POST', '/api/conversations', { personalityKey, title: personalityKey })).body.id);
    await other.json('POST', '/api/conversations', { personalityKey: 'jobs' });
    const { status, body } = await client.json('GET', '/api/conversations');
    expect(status).toBe(200);
    expect(body).toEqual(
      ['oprah', 'srk', 'kobe'].map((personalityKey, n) => ({
        id: ids[n],
        title: personalityKey,
        personalityKey,
        messageCount: 0,
        updatedAt: isoTime,
      })),
    );
  });
});

describe('somebody else’s conversation', () => {
  // spec: roles-6
  test('looks like one that does not exist', async () => {
    const [owner, other] = [await signUp(app), await signUp(app)];
    const { id } = (await owner.json('POST', '/api/conversations', { personalityKey: 'ali' })).body;
    const theirs = await other.json('GET', `/api/conversations/${id}`);
    const nobodys = await other.json('GET', `/api/conversations/${crypto.randomUUID()}`);
    expect(theirs.status).toBe(404);
    expect({ status: theirs.status, body: theirs.body }).toEqual({ status: nobodys.status, body: nobodys.body });
    expect((await newClient(app).json('GET', `/api/conversations/${id}`)).status).toBe(401);
    expect((await owner.json('GET', `/api/conversations/${id}`)).status).toBe(200);
  });

  test.for(['1', 'not-an-id', '%00', "'", '00000000-0000-0000-0000-00000000000', 'a'.repeat(500), '%F0%9F%99%8F'])(
    'is not found under an id that is none: %s',
    async (id) => {
      const { status, body } = await (await signUp(app)).json('GET', `/api/conversations/${id}`);
      expect(status).toBe(404);
      expect(body.message).toBe(body.error);
    },
  );
});

/** What the form of a mentor's card on a tab sends. */
async function cardForm(client: Client, category: string, name: string): Promise<Record<string, string>> {
  const { text } = await client.get(`/?category=${category}`);
  const form = [...text.matchAll(/<form method="post" action="\/api\/conversations"[^]*?<\/form>/g)].find(([html]) =>
    html.includes(`Chat with ${name}"`),
  )![0];
  return Object.fromEntries(
    [...form.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(([, field, value]) => [
      field!,
      value!,
    ]),
  );
}

/** Sends the form of a mentor's card, of the page as it is now. */
async function startByCard(client: Client, category: string, name: string) {
  return client.form('/api/conversations', await cardForm(client, category, name), { from: `/?category=${category}` });
}

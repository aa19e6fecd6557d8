import { beforeAll, describe, expect, test } from 'vitest';
import { mentors } from '#lib/mentors/index.ts';
import { type App, startApp } from '#tests/support/app.ts';
import { newClient, signUp } from '#tests/support/client.ts';

let app: App;
beforeAll(async () => void (app = await startApp({ workers: 0 })));

const isoTime = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);

describe('starting a conversation', () => {
  test('gives it, empty and one’s own', async () => {
    const client = await signUp(app);
    const { status, body } = await client.json('POST', '/api/conversations', { personalityKey: 'gandhi', title: ' Chat with Mahatma Gandhi ' });
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

  test('calls it “New Conversation” when it gets no title', async () => {
    const client = await signUp(app);
    for (const title of [{}, { title: '' }, { title: '  ' }]) {
      expect((await client.json('POST', '/api/conversations', { personalityKey: 'ali', ...title })).body.title).toBe('New Conversation');
    }
  });

  test.for(['bezos', 'jobs', 'pandey', 'kobe', 'ali', 'srk', 'oprah', 'gandhi', 'mlk', 'ikeda', 'nichiren'])('with %s', async (personalityKey) => {
    const client = await signUp(app);
    expect((await client.json('POST', '/api/conversations', { personalityKey })).body.personalityKey).toBe(personalityKey);
  });

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

  test.for(['socrates', '', 'IKEDA', 'ikeda ', '__proto__', 'constructor', 7, null, undefined, ['ikeda']])('with nobody (%j)', async (personalityKey) => {
    const client = await signUp(app);
    const { status, body } = await client.json('POST', '/api/conversations', { personalityKey });
    expect(status).toBe(400);
    expect(body.fieldErrors).toEqual({ personalityKey: expect.stringMatching(/\w/) });
    expect((await client.json('GET', '/api/conversations')).body).toEqual([]);
  });

  test('by a form leads to its screen', async () => {
    const client = await signUp(app);
    const { status, location } = await client.form('/api/conversations', { personalityKey: 'mlk', title: 'Chat with Martin Luther King Jr.' });
    const [item] = (await client.json('GET', '/api/conversations')).body;
    expect({ status, location }).toEqual({ status: 303, location: `/chat/${item.id}` });
  });

  test('by the form of a card that is sent twice makes one; sent again once something was said, another', async () => {
    const [client, other] = [await signUp(app), await signUp(app)];
    const { text } = await client.get('/?category=leaders');
    const [, key] = /value="Chat with Mahatma Gandhi"[^]*?name="idempotencyKey" value="([^"]+)"/.exec(text)!;
    const fields = { personalityKey: 'gandhi', title: 'Chat with Mahatma Gandhi', idempotencyKey: key! };
    const start = async (person = client) => (await person.form('/api/conversations', fields, { referer: '/?category=leaders' })).location!;
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
  test('has one’s own conversations only, newest first', async () => {
    const [client, other] = [await signUp(app), await signUp(app)];
    const ids: string[] = [];
    for (const personalityKey of ['kobe', 'srk', 'oprah']) ids.unshift((await client.json('POST', '/api/conversations', { personalityKey, title: personalityKey })).body.id);
    await other.json('POST', '/api/conversations', { personalityKey: 'jobs' });
    const { status, body } = await client.json('GET', '/api/conversations');
    expect(status).toBe(200);
    expect(body).toEqual(
      ['oprah', 'srk', 'kobe'].map((personalityKey, n) => ({ id: ids[n], title: personalityKey, personalityKey, messageCount: 0, updatedAt: isoTime })),
    );
  });
});

describe('somebody else’s conversation', () => {
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

  test.for(['1', 'not-an-id', '%00', "'", '00000000-0000-0000-0000-00000000000', 'a'.repeat(500), '%F0%9F%99%8F'])('is not found under an id that is none: %s', async (id) => {
    const { status, body } = await (await signUp(app)).json('GET', `/api/conversations/${id}`);
    expect(status).toBe(404);
    expect(body.message).toBe(body.error);
  });
});

test('there are eleven mentors, and a conversation can be had with each', () => {
  expect(mentors.map(({ key }) => key).toSorted()).toEqual(['ali', 'bezos', 'gandhi', 'ikeda', 'jobs', 'kobe', 'mlk', 'nichiren', 'oprah', 'pandey', 'srk']);
});

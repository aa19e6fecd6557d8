import { beforeAll, expect, test } from 'vitest';
import { contract } from '#api/contract.ts';
import { type App, startApp } from '#tests/support/app.ts';
import { type Client, newClient, signUp } from '#tests/support/client.ts';
import { ask, messagesOf, startConversation } from '#tests/support/conversation.ts';

let app: App;
beforeAll(async () => void (app = await startApp()));

const path = (id: string, index: number | string) => `/api/conversations/${id}/messages/${index}/reactions`;

/** Somebody with a conversation of one question (0) and its answer (1). */
async function answered() {
  const client = await signUp(app);
  const id = await startConversation(client, 'nichiren-daishonin');
  await ask(client, id, 'How do I find courage?');
  return { client, id };
}
async function react(client: Client, id: string, emoji: unknown, on?: boolean): Promise<string[]> {
  const { status, body } = await client.json('POST', path(id, 1), { emoji, ...(on !== undefined && { on }) });
  expect(status).toBe(200);
  contract['POST /api/conversations/{id}/messages/{messageIndex}/reactions'].output.parse(body);
  return body.reactions;
}
async function rows(id: string) {
  const found =
    await app.sql`select user_id, message_index, reaction, personality from reaction_analytics where conversation_id = ${id}`;
  return found.map((row) => ({ ...row }));
}
const shown = async (client: Client, id: string) => (await messagesOf(client, id))[1]!.reactions ?? [];

// spec: entities-13, calls-17
test('is given, and taken back by the same again', async () => {
  const { client, id } = await answered();
  expect(await react(client, id, '👍')).toEqual(['👍']);
  expect(await shown(client, id)).toEqual(['👍']);
  expect(await rows(id)).toEqual([
    { user_id: client.user.id, message_index: 1, reaction: '👍', personality: 'nichiren' },
  ]);
  expect(await react(client, id, '👍')).toEqual([]);
  expect(await shown(client, id)).toEqual([]);
  expect(await rows(id)).toEqual([]);
});

test('takes the place of the other one', async () => {
  const { client, id } = await answered();
  await react(client, id, '👍');
  expect(await react(client, id, '👎')).toEqual(['👎']);
  expect(await shown(client, id)).toEqual(['👎']);
  expect(await rows(id)).toMatchObject([{ reaction: '👎' }]);
});

test('is set to the wished state, as often as that is asked', async () => {
  const { client, id } = await answered();
  for (const expected of [['👍'], ['👍']]) expect(await react(client, id, '👍', true)).toEqual(expected);
  // To take back what was not given changes nothing.
  expect(await react(client, id, '👎', false)).toEqual(['👍']);
  expect(await rows(id)).toHaveLength(1);
  for (const expected of [[], []]) expect(await react(client, id, '👍', false)).toEqual(expected);
  expect(await rows(id)).toEqual([]);
});

test('by form leads back to its message', async () => {
  const { client, id } = await answered();
  const { status, location } = await client.form(path(id, 1), { emoji: '👎', on: 'true' }, { from: `/chat/${id}` });
  expect({ status, location }).toEqual({ status: 303, location: `/chat/${id}#message-1` });
  expect(await shown(client, id)).toEqual(['👎']);
  expect((await client.get(`/chat/${id}`)).text).toContain('Take back thumbs down');
});

// spec: entities-13
test.for(['❤️', '👍🏽', '👍👎', '', 'up', 'constructor', null, undefined, 1, ['👍']])(
  'no other is taken: %j',
  async (emoji) => {
    const { client, id } = await answered();
    const { status, body } = await client.json('POST', path(id, 1), { emoji });
    expect({ status, fields: Object.keys(body.fieldErrors) }).toEqual({ status: 400, fields: ['emoji'] });
    expect(await rows(id)).toEqual([]);
  },
);

// spec: calls-17
test('is for answers only, and for those that exist', async () => {
  const { client, id } = await answered();
  const own = await client.json('POST', path(id, 0), { emoji: '👍' });
  expect({ status: own.status, fields: Object.keys(own.body.fieldErrors) }).toEqual({ status: 400, fields: ['emoji'] });
  expect(own.body.error).toMatch(/\w/);
  for (const index of [2, -1, 'x', '1.5', '1e0', '99999999999', '9'.repeat(400), '%00']) {
    expect((await client.json('POST', path(id, index), { emoji: '👍' })).status, String(index)).toBe(404);
  }
  expect(await rows(id)).toEqual([]);
});

// spec: roles-6
test('is one’s own to give', async () => {
  const { client, id } = await answered();
  expect((await newClient(app).json('POST', path(id, 1), { emoji: '👍' })).status).toBe(401);
  const stranger = await signUp(app);
  expect((await stranger.json('POST', path(id, 1), { emoji: '👍' })).status).toBe(404);
  expect((await stranger.json('POST', path('none', 1), { emoji: '👍' })).status).toBe(404);
  expect(await shown(client, id)).toEqual([]);
});

test('twenty clicks at once are twenty clicks, one after the other', async () => {
  const { client, id } = await answered();
  const replies = await Promise.all(Array.from({ length: 20 }, () => react(client, id, '👍')));
  expect(replies.filter((reactions) => reactions.length === 1)).toHaveLength(10);
  expect(await shown(client, id)).toEqual([]);
  expect(await rows(id)).toEqual([]);
});

test('twenty that wish the same, of whichever kind, leave one', async () => {
  const { client, id } = await answered();
  await Promise.all(Array.from({ length: 20 }, () => react(client, id, '👍', true)));
  expect(await rows(id)).toMatchObject([{ reaction: '👍' }]);
  await Promise.all(Array.from({ length: 20 }, (_, at) => react(client, id, at % 2 === 0 ? '👍' : '👎', true)));
  const [left, ...more] = await rows(id);
  expect(more).toEqual([]);
  expect(await shown(client, id)).toEqual([(left as unknown as { reaction: string }).reaction]);
});

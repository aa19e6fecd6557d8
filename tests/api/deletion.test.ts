import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app.ts';
import { type Client, newClient, signUp } from '#tests/support/client.ts';
import {
  ask,
  eventsOf,
  holdAnswers,
  messagesOf,
  openStream,
  shownBy,
  startConversation,
  type StreamEvent,
} from '#tests/support/conversation.ts';
import { runJob } from '#tests/support/jobs.ts';
import type { Provider } from '#tests/support/provider.ts';

let app: App;
let usual: Provider['answer'];
beforeAll(async () => {
  app = await startApp({ webs: 2, workers: 1 });
  usual = app.provider.answer;
});
afterEach(() => void (app.provider.answer = usual));

const path = (id: string, rest = '') => `/api/conversations/${id}${rest}`;
const isoTime = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
const listed = async (client: Client): Promise<string[]> =>
  (await client.json('GET', '/api/conversations')).body.map(({ id }: { id: string }) => id);
const remove = (client: Client, id: string) => client.json('DELETE', path(id));
const restore = (client: Client, id: string) => client.json('POST', path(id, '/restore'));

/** Somebody with a conversation of one question, answered and liked. */
async function withConversation(question = 'How do I begin?') {
  const client = await signUp(app);
  const id = await startConversation(client, 'gandhi', 'Chat with Mahatma Gandhi');
  await ask(client, id, question);
  await client.json('POST', path(id, '/messages/1/reactions'), { emoji: '👍', on: true });
  return { client, id };
}

/** The same browser at the other web process. */
const otherTab = (client: Client) => Object.assign(newClient(app, { web: 1 }), { cookies: client.cookies });

/** Makes a deletion so old that it cannot be undone any more. */
const letPass = (id: string) =>
  app.sql`update conversations set deleted_at = deleted_at - interval '30 seconds' where id = ${id}`;
/** Has what is too old removed now, and waits for it. */
async function purge(deletionId: string, ids: string[]) {
  await runJob(app, 'clock', 'purge', { deletionId });
  await expect.poll(() => app.sql`select id from conversations where id = any(${ids})`).toHaveLength(0);
}
const deletionOf = async (id: string): Promise<string> =>
  (await app.sql`select deletion_id from conversations where id = ${id}`)[0]!['deletion_id'];

const countedMetrics = ['question', 'answer', 'like', 'question-of-nobody'];
type Counts = Record<string, number>;
const asCounts = (rows: Iterable<Record<string, any>>): Counts =>
  Object.fromEntries([...rows].map(({ metric, count }) => [metric, count]));
/** What a plain count of the analytics' rows gives. */
const counted = async (): Promise<Counts> =>
  asCounts(
    await app.sql`
    select metric, count(*)::int as count from counted_rows where metric = any(${countedMetrics}) group by metric`,
  );
/** What the dashboard counts, or is about to. */
const rolledUp = async (): Promise<Counts> =>
  asCounts(
    await app.sql`
    select metric, sum(count)::int as count from (
      select metric, count from rollups where grain = 'all' union all select metric, count from rollup_deltas
    ) as counts where metric = any(${countedMetrics}) group by metric having sum(count) <> 0`,
  );

describe('renaming', () => {
  test('gives another title, in its place of the list, and gives the conversation without messages', async () => {
    const { client, id } = await withConversation();
    const newer = await startConversation(client, 'ali');
    const { status, body } = await client.json('PATCH', path(id), { title: '  On beginning 🌱 ' });
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        id,
        userId: client.user.id,
        personalityKey: 'gandhi',
        title: 'On beginning 🌱',
        createdAt: isoTime,
        updatedAt: isoTime,
      },
    });
    expect(await listed(client)).toEqual([newer, id]);
    expect((await client.json('GET', path(id))).body).toMatchObject({ title: 'On beginning 🌱', messages: [{}, {}] });
    expect(await client.json('PATCH', path(id), { title: 'x'.repeat(200) })).toMatchObject({ status: 200 });
  });

  test.for([
    [{ title: '' }, 'Please enter a title'],
    [{ title: '  ' }, 'Please enter a title'],
    [{}, 'Please enter a title'],
    [{ title: 7 }, 'Please enter a title'],
    [{ title: 'x'.repeat(201) }, 'A title has at most 200 characters'],
  ] as const)('%j is no title', async ([sent, told]) => {
    const { client, id } = await withConversation();
    expect(await client.json('PATCH', path(id), sent)).toMatchObject({
      status: 400,
      body: { code: 'invalid-input', fieldErrors: { title: told } },
    });
    expect((await client.json('GET', path(id))).body.title).toBe('Chat with Mahatma Gandhi');
  });

  test('by a form leads back to its page, with what was typed if it is refused', async () => {
    const { client, id } = await withConversation();
    const from = '/history';
    expect(await client.form(path(id, '/title'), { title: 'On patience' }, { from })).toMatchObject({
      status: 303,
      location: from,
    });
    const { text } = await client.get(from);
    expect(text).toContain('Conversation renamed.');
    expect(text).toContain('On patience');
    const refused = await client.form(path(id, '/title'), { title: 'y'.repeat(201) }, { from, follow: true });
    expect(refused.text).toContain('A title has at most 200 characters');
  });

  test('is for its owner only', async () => {
    const { client, id } = await withConversation();
    const stranger = await signUp(app);
    expect((await stranger.json('PATCH', path(id), { title: 'Mine' })).status).toBe(404);
    expect((await newClient(app).json('PATCH', path(id), { title: 'Mine' })).status).toBe(401);
    expect((await client.json('GET', path(id))).body.title).toBe('Chat with Mahatma Gandhi');
  });
});

describe('deleting a conversation', () => {
  test('hides it everywhere at once, and restoring brings all of it back', async () => {
    const { client, id } = await withConversation('What of xylography?');
    const kept = await startConversation(client, 'gandhi', 'Kept');
    const [question] = await app.sql`select id from question_analytics where conversation_id = ${id}`;
    const before = await client.json('GET', path(id));
    const list = await listed(client);
    const deletedAt = Date.now();
    const { status, body } = await remove(client, id);
    expect({ status, body }).toEqual({ status: 200, body: { message: 'Conversation deleted.', undoUntil: isoTime } });
    expect(Date.parse(body.undoUntil) - deletedAt).toBeGreaterThan(25_000);
    expect(Date.parse(body.undoUntil) - Date.now()).toBeLessThanOrEqual(31_000);

    expect(await listed(client)).toEqual([kept]);
    expect((await client.json('GET', '/api/history/questions')).body).toEqual([]);
    const calls: [string, string, object?][] = [
      ['GET', path(id)],
      ['PATCH', path(id), { title: 'Still here?' }],
      ['POST', path(id, '/title'), { title: 'Still here?' }],
      ['POST', path(id, '/messages'), { content: 'Still here?' }],
      ['POST', path(id, '/messages/0'), { content: 'Still here?' }],
      ['POST', path(id, '/messages/0/answer')],
      ['POST', path(id, '/messages/0/stop')],
      ['GET', path(id, '/messages/1/stream')],
      ['POST', path(id, '/messages/1/reactions'), { emoji: '👎' }],
    ];
    for (const [method, address, sent] of calls)
      expect((await client.json(method, address, sent)).status, `${method} ${address}`).toBe(404);
    const chat = await client.get(`/chat/${id}`);
    expect(chat.status).toBe(404);
    expect(chat.text).toContain('Conversation Not Found');
    expect((await client.get(`/chat/${id}/transcript`)).status).toBe(404);
    const pages = ['/history', '/account', '/account/data', `/chat/${kept}?recent=open`];
    for (const page of [...pages, `/chat/${kept}?question=${question!['id']}`])
      expect((await client.get(page)).text, page).not.toContain('xylography');
    // A mentor who is asked elsewhere is not told of it.
    await ask(client, kept, 'And what of xylography and its tools?');
    expect(JSON.stringify(app.provider.requests.at(-1))).not.toContain('What of xylography?');

    const restored = await restore(client, id);
    const { messages: _, ...bare } = before.body;
    expect(restored).toMatchObject({ status: 200, body: bare });
    expect((await client.json('GET', path(id))).body).toEqual(before.body);
    expect(before.body.messages[1].reactions).toEqual(['👍']);
    expect((await listed(client)).toSorted()).toEqual(list.toSorted());
    expect(
      (await client.json('GET', '/api/history/questions')).body.map(({ question: text }: { question: string }) => text),
    ).toContain('What of xylography?');
    expect((await ask(client, id, 'And then?')).status).toBe(200);
  });

  test('twice is one deletion; so is restoring twice, by a double click or in two tabs', async () => {
    const { client, id } = await withConversation();
    const [one, two] = await Promise.all([remove(client, id), remove(otherTab(client), id)]);
    expect([one.status, two.status]).toEqual([200, 200]);
    expect(two.body).toEqual(one.body);
    const [back, again] = await Promise.all([restore(client, id), restore(otherTab(client), id)]);
    expect([back.status, again.status]).toEqual([200, 200]);
    expect(again.body).toEqual(back.body);
    expect(await listed(client)).toEqual([id]);
  });

  test('by a form leads to the history, whose notice undoes it', async () => {
    const { client, id } = await withConversation();
    expect(await client.form(path(id, '/delete'), {}, { from: `/chat/${id}` })).toMatchObject({
      status: 303,
      location: '/history',
    });
    const { text } = await client.get('/history');
    expect(text).toContain('Conversation deleted.');
    expect(text).toContain('No Conversations Yet');
    const deletion = /<input type="hidden" name="deletion" value="([^"]+)"/.exec(text)![1]!;
    expect(await client.form('/api/conversations/restore', { deletion }, { from: '/history' })).toMatchObject({
      status: 303,
      location: '/history',
    });
    expect((await client.get('/history')).text).toContain('Conversation brought back.');
    expect(await listed(client)).toEqual([id]);
    await client.form(path(id, '/delete'), {}, { from: `/chat/${id}` });
    expect(await client.form(path(id, '/restore'), {})).toMatchObject({ status: 303, location: `/chat/${id}` });
  });

  test('of somebody else, of nobody, or signed out is refused, and changes nothing', async () => {
    const { client, id } = await withConversation();
    const stranger = await signUp(app);
    for (const other of [id, randomUUID(), id.toUpperCase(), 'x', '%00']) {
      expect((await remove(stranger, other)).status, other).toBe(404);
      expect((await restore(stranger, other)).status, other).toBe(404);
    }
    expect((await remove(newClient(app), id)).status).toBe(401);
    expect(await listed(client)).toEqual([id]);
    await remove(client, id);
    expect((await restore(stranger, id)).status).toBe(404);
    expect((await remove(stranger, id)).status).toBe(404);
    const deletion = await deletionOf(id);
    expect((await stranger.json('POST', '/api/conversations/restore', { deletion })).status).toBe(404);
    expect(await listed(client)).toEqual([]);
  });

  test('cannot be undone after 30 seconds, before and after it is removed', async () => {
    const { client, id } = await withConversation();
    await remove(client, id);
    const deletion = await deletionOf(id);
    await letPass(id);
    const late = { status: 404, body: { code: 'undo-over' } };
    const undo = async () => [
      await restore(client, id),
      await client.json('POST', '/api/conversations/restore', { deletion }),
    ];
    expect(await undo()).toMatchObject([late, late]);
    expect((await remove(client, id)).status).toBe(404);
    await purge(deletion, [id]);
    expect(await undo()).toMatchObject([late, late]);
    expect((await remove(client, id)).status).toBe(404);
  });

  test('removes its rows once it cannot be undone, and keeps the counts of nobody', async () => {
    const { client, id } = await withConversation();
    const keptId = await startConversation(client, 'gandhi', 'Kept');
    await ask(client, keptId, 'And this?');
    await app.sql`
      insert into conversation_summaries (conversation_id, covers_until, body) values (${id}, 0, 'sealed')`;
    const [row] = await app.sql`select id from question_analytics where conversation_id = ${id}`;
    const [reaction] = await app.sql`select id from reaction_analytics where conversation_id = ${id}`;
    await remove(client, id);
    const deletion = await deletionOf(id);
    // Nothing is removed as long as it can be undone.
    await runJob(app, 'clock', 'purge', { deletionId: deletion });
    await runJob(app, 'clock', 'upkeep');
    expect((await restore(client, id)).status).toBe(200);
    expect(await messagesOf(client, id)).toHaveLength(2);
    await remove(client, id);
    await letPass(id);
    const before = await counted();
    await purge(await deletionOf(id), [id]);

    expect(await counted()).toEqual({ ...before, 'question-of-nobody': (before['question-of-nobody'] ?? 0) + 1 });
    await expect.poll(rolledUp).toEqual(await counted());
    for (const table of ['messages', 'answers', 'conversation_summaries', 'question_analytics', 'reaction_analytics'])
      expect(await app.sql`select from ${app.sql(table)} where conversation_id = ${id}`, table).toHaveLength(0);
    expect(
      await app.sql`select user_id, conversation_id, question, question_length, personality from question_analytics where id = ${row!['id']}`,
    ).toEqual([{ user_id: null, conversation_id: null, question: null, question_length: 15, personality: 'gandhi' }]);
    expect(
      await app.sql`select user_id, conversation_id, message_index, reaction from reaction_analytics where id = ${reaction!['id']}`,
    ).toEqual([{ user_id: null, conversation_id: null, message_index: null, reaction: '👍' }]);
    expect(await listed(client)).toEqual([keptId]);
    expect((await client.json('GET', '/api/history/questions')).body).toHaveLength(1);
  });

  test('is removed by maintenance when its job is lost, however many messages it has', async () => {
    const { client, id } = await withConversation();
    await app.sql`
      insert into messages (conversation_id, index, role, body)
      select ${id}, n, 'user', 'sealed' from generate_series(2, 2600) n`;
    await remove(client, id);
    await letPass(id);
    await runJob(app, 'clock', 'upkeep');
    await expect.poll(() => app.sql`select from messages where conversation_id = ${id}`).toHaveLength(0);
    await expect.poll(() => app.sql`select from conversations where id = ${id}`).toHaveLength(0);
  });
});

describe('deleting while an answer is written', () => {
  test('calls the provider off; what was written comes back with the conversation', async () => {
    const client = await signUp(app);
    const id = await startConversation(client);
    const { promise } = Promise.withResolvers<void>();
    app.provider.answer = () => ({ text: 'This half is written [1]. This half is not.', holdHalfway: promise });
    const events = eventsOf(await openStream(client, 'POST', path(id, '/messages'), { content: 'How?', role: 'user' }));
    const seen: StreamEvent[] = [];
    while (!shownBy(seen).includes('This half is written')) seen.push((await events.next()).value);
    const before = app.provider.cutOff;
    expect((await remove(otherTab(client), id)).status).toBe(200);
    await expect.poll(() => app.provider.cutOff).toBe(before + 1);
    for await (const event of events) seen.push(event);
    expect(['done', 'error']).toContain(seen.at(-1)!.name);
    await expect
      .poll(async () => (await app.sql`select state from answers where conversation_id = ${id}`)[0]!['state'])
      .toBe('stopped');
    await restore(client, id);
    expect(await messagesOf(client, id)).toEqual([
      { role: 'user', content: 'How?' },
      expect.objectContaining({ role: 'assistant', stopped: true }),
    ]);
  });

  test('one that nobody has begun is never asked of the provider, nor by a later job', async () => {
    const client = await signUp(app);
    const id = await startConversation(client);
    await app.killWorker(0);
    const count = app.provider.requests.length;
    const reply = ask(client, id, 'How?');
    const open = () => app.sql`select id, asking from answers where conversation_id = ${id} and state = 'asked'`;
    await expect.poll(open).toHaveLength(1);
    const [{ id: answerId, asking } = {}] = await open();
    await remove(client, id);
    expect(await reply).toMatchObject({ status: 409, body: { code: 'stopped' } });
    const deletion = await deletionOf(id);
    await letPass(id);
    await app.startWorker();
    await runJob(app, 'answer', 'answer', { answerId, asking });
    await purge(deletion, [id]);
    await runJob(app, 'answer', 'answer', { answerId, asking });
    await runJob(app, 'summary', 'summary', { conversationId: id });
    const next = await startConversation(client);
    expect((await ask(client, next, 'And now?')).status).toBe(200);
    expect(app.provider.requests).toHaveLength(count + 1);
  });

  test('an answer that comes after the removal is stored nowhere', async () => {
    const client = await signUp(app);
    const id = await startConversation(client);
    const count = app.provider.requests.length;
    const release = holdAnswers(app.provider);
    const reply = ask(client, id, 'How?');
    await app.provider.received(count + 1);
    // As if the stop had been lost.
    await app.sql`delete from conversations where id = ${id}`;
    release('Too late.');
    expect((await reply).status).toBe(404);
    expect(await app.sql`select from messages where conversation_id = ${id}`).toHaveLength(0);
  });

  test('a send at the same moment is either deleted with it or not there', async () => {
    const client = await signUp(app);
    for (let round = 0; round < 5; round++) {
      const id = await startConversation(client);
      const [sent, removed] = await Promise.all([ask(client, id, 'How?'), remove(otherTab(client), id)]);
      expect(removed.status).toBe(200);
      expect([200, 404, 409]).toContain(sent.status);
      await expect
        .poll(() => app.sql`select from answers where conversation_id = ${id} and state in ('asked', 'writing')`)
        .toHaveLength(0);
      expect((await client.json('GET', path(id))).status).toBe(404);
    }
  });
});

describe('deleting several', () => {
  const start = async (count: number) => {
    const client = await signUp(app);
    const ids: string[] = [];
    for (let n = 0; n < count; n++) ids.push(await startConversation(client, 'ali', `Number ${n}`));
    return { client, ids };
  };

  test('leaves out what is not theirs, and undoes them together, and no others', async () => {
    const { client, ids } = await start(4);
    const [a, b, c, d] = ids as [string, string, string, string];
    const { id: theirs, client: other } = await withConversation();
    await remove(client, d);
    const { status, body } = await client.json('POST', '/api/conversations/delete', {
      ids: [a, b, theirs, randomUUID(), 'x', '\0'],
    });
    expect({ status, body }).toEqual({
      status: 200,
      body: { message: '2 conversations deleted.', undoUntil: isoTime, deletion: expect.any(String), deleted: 2 },
    });
    expect(await listed(client)).toEqual([c]);
    expect(await listed(other)).toEqual([theirs]);
    const again = await client.json('POST', '/api/conversations/delete', { ids: [a, b] });
    expect(again.body).toEqual(body);
    const { deletion } = body;
    for (let click = 0; click < 2; click++)
      expect(await client.json('POST', '/api/conversations/restore', { deletion })).toMatchObject({
        status: 200,
        body: { message: 'Conversations brought back.', restored: 2 },
      });
    expect((await listed(client)).toSorted()).toEqual([a, b, c].toSorted());
  });

  test('by a form takes the ids with commas', async () => {
    const { client, ids } = await start(2);
    expect(await client.form('/api/conversations/delete', { ids: ids.join(',') }, { from: '/history' })).toMatchObject({
      status: 303,
      location: '/history',
    });
    expect((await client.get('/history')).text).toContain('2 conversations deleted.');
    expect(await listed(client)).toEqual([]);
  });

  test.for([[{}], [{ ids: [] }], [{ ids: [7] }], [{ ids: {} }], [{ ids: Array(201).fill(randomUUID()) }]])(
    'refuses %j',
    async ([sent]) => {
      const { client } = await start(1);
      expect((await client.json('POST', '/api/conversations/delete', sent)).status).toBe(400);
      expect(await listed(client)).toHaveLength(1);
    },
  );

  test('refuses ids of which none is there', async () => {
    const { client } = await start(1);
    const { id: theirs } = await withConversation();
    for (const ids of [[theirs], ['x'], [randomUUID()], 'x,y', ''])
      expect((await client.json('POST', '/api/conversations/delete', { ids })).status, String(ids)).toBe(404);
    for (const deletion of ['x', randomUUID()])
      expect(await client.json('POST', '/api/conversations/restore', { deletion })).toMatchObject({
        status: 404,
        body: { code: 'undo-over' },
      });
  });

  test('all at once; again there is nothing more, and the undo stays the same', async () => {
    const { client, ids } = await start(3);
    const { id: theirs, client: other } = await withConversation();
    const { status, body } = await client.json('DELETE', '/api/conversations');
    expect({ status, deleted: body.deleted }).toEqual({ status: 200, deleted: 3 });
    expect(await listed(client)).toEqual([]);
    expect((await client.json('DELETE', '/api/conversations')).body).toEqual(body);
    expect(await listed(other)).toEqual([theirs]);
    await client.json('POST', '/api/conversations/restore', { deletion: body.deletion });
    expect((await listed(client)).toSorted()).toEqual(ids.toSorted());
    expect(await client.form('/api/conversations/delete-all', {}, { from: '/account' })).toMatchObject({
      status: 303,
      location: '/history',
    });
    expect(await listed(client)).toEqual([]);
    const nobody = await signUp(app);
    expect((await nobody.json('DELETE', '/api/conversations')).body).toMatchObject({ deleted: 0 });
    expect((await newClient(app).json('DELETE', '/api/conversations')).status).toBe(401);
  });

  test('an empty one that was deleted is not opened again by its card', async () => {
    const client = await signUp(app);
    const begin = async (idempotencyKey: string) =>
      (
        await client.json('POST', '/api/conversations', {
          personalityKey: 'ali',
          title: 'Chat with Muhammad Ali',
          reuseEmpty: true,
          idempotencyKey,
        })
      ).body.id;
    const first = await begin('one');
    await remove(client, first);
    const second = await begin('one');
    expect(second).not.toBe(first);
    expect(await listed(client)).toEqual([second]);
  });
});

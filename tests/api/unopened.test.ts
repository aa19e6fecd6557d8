import { randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { contract } from '#api/contract.ts';
import { type App, startApp } from '#tests/support/app.ts';
import { type Client, signUp } from '#tests/support/client.ts';
import { ask, holdLongConversation, openStream, startConversation } from '#tests/support/conversation.ts';

let app: App;
beforeAll(async () => {
  app = await startApp();
});

const notice = 'This message cannot be opened';
const titleNotice = 'This title cannot be opened';

/** Puts in the place of a sealed text one that is as long and does not open. */
const damages = {
  altered: (sealed: Buffer) => Buffer.concat([sealed.subarray(0, -1), Buffer.of(sealed.at(-1)! ^ 1)]),
  foreign: (sealed: Buffer) => Buffer.concat([sealed.subarray(0, 1), randomBytes(sealed.length - 1)]),
  'cut short': () => Buffer.of(1),
};

async function damageMessage(
  id: string,
  index: number,
  damage: (sealed: Buffer) => Buffer = damages.altered,
): Promise<void> {
  const [row] = await app.sql<
    { body: Buffer }[]
  >`select body from messages where conversation_id = ${id} and index = ${index}`;
  await app.sql`update messages set body = ${damage(row!.body)} where conversation_id = ${id} and index = ${index}`;
}

async function conversationOf(questions: number): Promise<{ client: Client & { user: { id: string } }; id: string }> {
  const client = await signUp(app);
  return { client, id: await holdLongConversation(client, questions) };
}

describe('a message that does not open', () => {
  test.for(Object.entries(damages))(
    '(%s) says so in its place on the page, in the transcript and in the JSON, and the others are there',
    async ([, damage]) => {
      const { client, id } = await conversationOf(2);
      await damageMessage(id, 1, damage);
      for (const path of [`/chat/${id}`, `/chat/${id}/transcript`]) {
        const { status, text } = await client.get(path);
        expect(status, path).toBe(200);
        expect(text.split(notice), path).toHaveLength(2);
        for (const question of ['Question 0', 'Question 1']) expect(text, path).toContain(question);
      }
      for (const query of ['', '?limit=50']) {
        const { status, body } = await client.json('GET', `/api/conversations/${id}${query}`);
        expect(status).toBe(200);
        const { messages } = contract['GET /api/conversations/{id}'].output.parse(body);
        expect(messages[1]).toMatchObject({ role: 'assistant', content: notice, unopened: true });
        expect(messages.filter(({ unopened }) => unopened)).toHaveLength(1);
        expect(messages.map(({ content }) => content)).toEqual([
          'Question 0',
          notice,
          'Question 1',
          expect.stringMatching(/Begin where you stand/),
        ]);
      }
    },
  );

  test('is left out of what the provider is sent, and the conversation goes on', async () => {
    const { client, id } = await conversationOf(2);
    await damageMessage(id, 0);
    const { status, body } = await ask(client, id, 'And now?');
    expect(status).toBe(200);
    expect(body.message.content).toMatch(/Begin where you stand/);
    const sent = JSON.stringify(app.provider.requests.at(-1)!.messages);
    expect(sent).toContain('Question 1');
    expect(sent).toContain('And now?');
    expect(sent).not.toContain(notice);
    expect(sent).not.toContain('Question 0');
  });

  test('as the last question: answering it again fails with the sentence of a failure, and it is not overwritten', async () => {
    const { client, id } = await conversationOf(1);
    await damageMessage(id, 0);
    const [before] = await app.sql<
      { body: Buffer }[]
    >`select body from messages where conversation_id = ${id} and index = 0`;
    const { status, body } = await client.json('POST', `/api/conversations/${id}/messages/0/answer`, {});
    expect(status).toBe(502);
    expect(body.message).toBe('The AI provider failed to answer');
    const [after] = await app.sql<
      { body: Buffer }[]
    >`select body from messages where conversation_id = ${id} and index = 0`;
    expect(after!.body.equals(before!.body)).toBe(true);
    // The box to edit it does not hold the notice.
    expect((await client.get(`/chat/${id}?edit=0`)).text).not.toMatch(new RegExp(`<textarea[^>]*>[^<]*${notice}`));
  });

  test('is told to the log once, with ids and without what stood there', async () => {
    const { client, id } = await conversationOf(1);
    await damageMessage(id, 1);
    for (let time = 0; time < 3; time++) expect((await client.get(`/chat/${id}`)).status).toBe(200);
    const lines = () =>
      app
        .logs()
        .split('\n')
        .filter((line) => line.includes('text does not open') && line.includes(id));
    await expect.poll(() => lines().length).toBe(1);
    expect(JSON.parse(lines()[0]!)).toMatchObject({ level: 'error', place: `message:${id}:1` });
    expect(lines()[0]).not.toContain('Begin where');
  });
});

test('the file with all data says which texts do not open, and is whole JSON', async () => {
  const { client, id } = await conversationOf(2);
  const other = await startConversation(client);
  await damageMessage(id, 2);
  await app.sql`update conversations set title = ${randomBytes(60)} where id = ${other}`;
  await app.sql`insert into conversation_summaries (conversation_id, covers_until, body) values (${id}, 1, ${randomBytes(60)})`;
  const { status, text } = await client.get('/account/data');
  expect(status).toBe(200);
  const { conversations } = JSON.parse(text);
  const found = conversations.find((one: { id: string }) => one.id === id);
  expect(found.summary).toBe('This summary cannot be opened');
  expect(found.messages[2]).toMatchObject({ role: 'user', content: notice, unopened: true });
  expect(found.messages.filter(({ unopened }: { unopened?: true }) => unopened)).toHaveLength(1);
  expect(found.messages[0].content).toBe('Question 0');
  expect(conversations.find((one: { id: string }) => one.id === other).title).toBe(titleNotice);
});

test('a title, a preview or a past question that does not open costs no list anything but itself', async () => {
  const { client, id } = await conversationOf(1);
  const other = await holdLongConversation(client, 1);
  await app.sql`update conversations set title = ${randomBytes(60)}, last_message = ${randomBytes(60)} where id = ${id}`;
  await app.sql`update question_analytics set question = ${randomBytes(60)} where conversation_id = ${id}`;
  const list = await client.json('GET', '/api/conversations');
  expect(list.status).toBe(200);
  expect(list.body).toMatchObject([
    { id: other, title: 'New Conversation' },
    { id, title: titleNotice, lastMessage: notice },
  ]);
  expect(list.body[0].lastMessage).toContain('Begin where you stand');
  const questions = await client.json('GET', '/api/history/questions');
  expect(questions.status).toBe(200);
  expect(questions.body.map(({ question }: { question: string }) => question)).toEqual(['Question 0', notice]);
  for (const path of ['/history', `/chat/${id}`, `/chat/${id}?recent=open`, '/account', '/'])
    expect((await client.get(path)).status, path).toBe(200);
  expect((await client.get('/history')).text).toContain(notice);
  // What the mentor may know of earlier conversations goes along without it.
  const { status } = await ask(client, other, 'Question 0 again');
  expect(status).toBe(200);
});

test('a summary or a draft that does not open keeps no answer from being written or watched', async () => {
  const { client, id } = await conversationOf(3);
  await app.sql`insert into conversation_summaries (conversation_id, covers_until, body) values (${id}, 1, ${randomBytes(60)})`;
  expect((await ask(client, id, 'Go on')).status).toBe(200);
  const { promise, resolve } = Promise.withResolvers<void>();
  const usual = app.provider.answer;
  app.provider.answer = () => ({ text: 'The first half of it. The second half of it.', holdHalfway: promise });
  try {
    const asked = await openStream(client, 'POST', `/api/conversations/${id}/messages`, {
      content: 'And then?',
      role: 'user',
    });
    // Stored about a second after the first words; then it is damaged, and nothing more is written.
    await expect.poll(async () => (await client.get(`/chat/${id}`)).text).toContain('The first half');
    await app.sql`update answers set draft = ${randomBytes(60)} where conversation_id = ${id} and state = 'writing'`;
    expect((await client.get(`/chat/${id}`)).status).toBe(200);
    const joined = await openStream(client, 'GET', `/api/conversations/${id}/messages/9/stream`);
    resolve();
    for (const stream of [asked, joined]) expect(await stream.text()).toMatch(/event: done\ndata: .*The second half/);
  } finally {
    app.provider.answer = usual;
  }
});

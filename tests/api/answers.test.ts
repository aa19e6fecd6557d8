import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '#api/contract.ts';
import { type App, startApp } from '#tests/support/app.ts';
import { newClient, signUp } from '#tests/support/client.ts';
import { answerState, ask, holdAnswers, messagesOf, startConversation } from '#tests/support/conversation.ts';
import { dumpQueue } from '#tests/support/dump.ts';
import type { Answer, Provider } from '#tests/support/provider.ts';

let app: App;
let usual: Provider['answer'];
beforeAll(async () => {
  app = await startApp({ env: { LOG_LEVEL: 'trace' } });
  usual = app.provider.answer;
});
afterEach(() => void (app.provider.answer = usual));

async function begin() {
  const client = await signUp(app);
  return { client, id: await startConversation(client) };
}
/** The provider's replies in turn, the last one for all that follow. */
function script(...answers: Answer[]): { asked(): number } {
  const before = app.provider.requests.length;
  const asked = () => app.provider.requests.length - before;
  app.provider.answer = () => answers[Math.min(asked(), answers.length) - 1]!;
  return { asked };
}
const refusal = (status: number, code: string | null = null, message = 'no'): Answer => ({
  status,
  error: { message, type: code ?? 'error', code },
});
const path = (id: string, index: number | string) => `/api/conversations/${id}/messages/${index}/answer`;

describe('a fault of the provider', () => {
  // spec: calls-16
  test.for<[name: string, status: number, message: string, asked: number, answer: Answer]>([
    ['no quota left', 503, 'AI provider quota exceeded', 1, refusal(429, 'insufficient_quota')],
    ['a wrong key', 502, 'Invalid API key for the AI provider', 1, refusal(401, 'invalid_api_key')],
    ['a key that may not', 502, 'Invalid API key for the AI provider', 1, refusal(403)],
    ['a request it does not take', 502, 'The AI provider failed to answer', 1, refusal(400)],
    ['a model it does not have', 502, 'The AI provider failed to answer', 1, refusal(404, 'model_not_found')],
    ['trouble of its own', 502, 'The AI provider failed to answer', 3, refusal(500)],
    [
      'a connection that always breaks before the first word',
      502,
      'The AI provider failed to answer',
      3,
      { breakAfter: 0 },
    ],
    [
      'a stream that always ends before the first word',
      502,
      'The AI provider failed to answer',
      3,
      { text: '', ending: 'nothing' },
    ],
    ['an empty answer', 502, 'The AI provider failed to answer', 3, ''],
  ])('is told: %s', async ([, status, message, times, answer]) => {
    const { client, id } = await begin();
    const { asked } = script(answer);
    const reply = await ask(client, id, 'Are you there?');
    expect({ status: reply.status, body: reply.body }).toEqual({
      status,
      body: { error: message, message, code: expect.stringMatching(/^[a-z-]+$/) },
    });
    expect(asked()).toBe(times);
    expect(await messagesOf(client, id)).toEqual([{ role: 'user', content: 'Are you there?' }]);
  });

  test.for<[name: string, faults: Answer[]]>([
    ['5xx, twice', [refusal(500), refusal(503)]],
    ['too many requests', [refusal(429, 'rate_limit_exceeded')]],
    ['a connection broken before the first word', [{ breakAfter: 0 }]],
    ['a connection broken in mid-answer', [{ breakAfter: 30 }]],
    ['a stream that ends in mid-answer as if that were all', [{ text: 'This is but', ending: 'nothing' }]],
  ])('that passes is not even seen: %s', async ([, faults]) => {
    const { client, id } = await begin();
    const { asked } = script(...faults, 'Here I am [1].');
    const { status, body } = await ask(client, id, 'Are you there?');
    expect({ status, content: body.message?.content }).toEqual({ status: 200, content: 'Here I am [1].' });
    expect(asked()).toBe(faults.length + 1);
    expect(await messagesOf(client, id)).toHaveLength(2);
  });
});

test.for(['finish_reason', '[DONE]'] as const)('a stream that ends with %s only is whole', async (ending) => {
  const { client, id } = await begin();
  const { asked } = script({ text: 'Here I am [1].', ending });
  expect(await ask(client, id, 'Are you there?')).toMatchObject({
    status: 200,
    body: { message: { content: 'Here I am [1].' } },
  });
  expect(asked()).toBe(1);
});

describe('a question that stayed without an answer', () => {
  async function unanswered() {
    const { client, id } = await begin();
    script(refusal(401));
    await ask(client, id, 'Are you there?', 'key');
    app.provider.answer = usual;
    return { client, id };
  }

  test('is kept, says why on its page, and can be answered again', async () => {
    const { client, id } = await unanswered();
    expect(await answerState(client, id)).toEqual({ state: 'failed', questionIndex: 0, failure: 'invalid-key' });
    const { text } = await client.get(`/chat/${id}`);
    expect(text).toContain(`action="${path(id, 0)}"`);
    expect(text).toContain('Invalid API key for the AI provider');

    const { status, body } = await client.json('POST', path(id, 0));
    expect(status).toBe(200);
    contract['POST /api/conversations/{id}/messages/{messageIndex}/answer'].output.parse(body);
    expect(body).toMatchObject({
      userMessage: { index: 0, content: 'Are you there?' },
      message: { index: 1, role: 'assistant' },
    });
    expect((await messagesOf(client, id)).map(({ role }) => role)).toEqual(['user', 'assistant']);
    expect(await answerState(client, id)).toBeNull();
    expect((await client.get(`/chat/${id}`)).text).not.toContain('Answer again');
  });

  test('by form too', async () => {
    const { client, id } = await unanswered();
    expect(await client.form(path(id, 0), {}, { from: `/chat/${id}` })).toMatchObject({
      status: 303,
      location: `/chat/${id}#message-0`,
    });
    expect((await client.get(`/chat/${id}`)).text).toContain('Begin where you stand');
  });

  test('may fail again, and again be answered', async () => {
    const { client, id } = await unanswered();
    script(refusal(429, 'insufficient_quota'));
    expect((await client.json('POST', path(id, 0))).status).toBe(503);
    expect(await answerState(client, id)).toMatchObject({ failure: 'quota' });
    app.provider.answer = usual;
    expect((await client.json('POST', path(id, 0))).status).toBe(200);
    expect(await messagesOf(client, id)).toHaveLength(2);
  });

  test('a repeat of its send makes no second one of it', async () => {
    const { client, id } = await unanswered();
    expect((await ask(client, id, 'Are you there?', 'key')).status).toBe(502);
    expect(await messagesOf(client, id)).toHaveLength(1);
  });

  test('does not stand in the way of the next one, and is then past', async () => {
    const { client, id } = await unanswered();
    const { status, body } = await ask(client, id, 'Hello?');
    expect({ status, at: [body.userMessage?.index, body.message?.index] }).toEqual({ status: 200, at: [1, 2] });
    expect((await client.json('POST', path(id, 0))).status).toBe(409);
    expect(await messagesOf(client, id)).toHaveLength(3);
    const { text } = await client.get(`/chat/${id}`);
    expect(text.match(/Unanswered:/g), 'it stays marked').toHaveLength(1);
    expect(text).not.toContain('Answer again');
  });

  test('is answered once when it is asked again several times at once', async () => {
    const { client, id } = await unanswered();
    const count = app.provider.requests.length;
    const release = holdAnswers(app.provider);
    const all = Array.from({ length: 4 }, () => client.json('POST', path(id, 0), { after: 1 }));
    await app.provider.received(count + 1);
    release('Once.');
    const replies = await Promise.all(all);
    expect(replies.map(({ status, body }) => [status, body.message?.content])).toEqual(all.map(() => [200, 'Once.']));
    expect(await messagesOf(client, id)).toHaveLength(2);
    expect(app.provider.requests).toHaveLength(count + 1);
  });

  test('is nobody else’s, and no other message is it', async () => {
    const { client, id } = await unanswered();
    expect((await newClient(app).json('POST', path(id, 0))).status).toBe(401);
    expect((await (await signUp(app)).json('POST', path(id, 0))).status).toBe(404);
    for (const index of [1, 7, -1, 'x', '1.5', '99999999999', '%00'])
      expect((await client.json('POST', path(id, index))).status, String(index)).toBe(404);
  });
});

describe('what is said stays out of', () => {
  const words = ['zemblanity', 'quixotrope', 'velleity'];
  const expectNoWord = (text: string) => {
    for (const word of words) expect(text.toLowerCase()).not.toContain(word);
  };

  test('the queue, before the answer, between two attempts and after the last', async () => {
    const { client, id } = await begin();
    const count = app.provider.requests.length;
    const release = holdAnswers(app.provider);
    const reply = ask(client, id, 'What of zemblanity?');
    await app.provider.received(count + 1);
    const during = await dumpQueue(app);
    const [answer] = await app.sql`select id from answers where conversation_id = ${id}`;
    expect(during).toContain(answer!['id']);
    expectNoWord(during);
    release(refusal(500, null, 'quixotrope: cannot do "What of zemblanity?"'));
    await app.provider.received(count + 2);
    expectNoWord(await dumpQueue(app));
    await reply;
    expectNoWord(await dumpQueue(app));
  });

  test('the log, even when the provider repeats it in its complaint', async () => {
    const { client, id } = await begin();
    const before = app.logs().length;
    script(refusal(400, null, 'I do not like "What of velleity?"'));
    await ask(client, id, 'What of velleity?');
    await expect.poll(() => app.logs().slice(before)).toContain('answer not written');
    expectNoWord(app.logs());
  });
});

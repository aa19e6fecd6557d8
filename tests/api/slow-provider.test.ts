import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '#api/contract.ts';
import { type App, startApp } from '#tests/support/app.ts';
import { type Client, signUp } from '#tests/support/client.ts';
import { answerState, ask, eventsOf, messagesOf, openStream, startConversation } from '#tests/support/conversation.ts';
import type { Answer, Provider } from '#tests/support/provider.ts';

const silenceMs = 1_000;
const wholeMs = 8_000;
let app: App;
let usual: Provider['answer'];
beforeAll(async () => {
  app = await startApp({
    env: { ANSWER_SILENCE_SECONDS: String(silenceMs / 1_000), ANSWER_SECONDS: String(wholeMs / 1_000) },
  });
  usual = app.provider.answer;
});
afterEach(() => void (app.provider.answer = usual));

async function begin() {
  const client = await signUp(app);
  return { client, id: await startConversation(client) };
}
/** The provider's replies in turn, the last one for all that follow; gives when each was asked for. */
function script(...answers: Answer[]): number[] {
  const askedAt: number[] = [];
  app.provider.answer = () => {
    askedAt.push(performance.now());
    return answers[Math.min(askedAt.length, answers.length) - 1]!;
  };
  return askedAt;
}
const refusal = (status: number, headers: Record<string, string> = {}, code = 'rate_limit_exceeded'): Answer => ({
  status,
  error: { message: 'no', type: code, code },
  headers,
});
const words = (count: number) => Array.from({ length: count }, (_, at) => `word${at}`).join(' ');
const timeOut = 'The AI provider took too long to answer';
const path = (id: string, rest = '') => `/api/conversations/${id}/messages${rest}`;
async function watched(client: Client, id: string) {
  const events = [];
  for await (const event of eventsOf(await openStream(client, 'POST', path(id), { content: 'How?', role: 'user' })))
    events.push(event);
  return events.filter(({ name }) => name !== ':');
}

describe('a time-out is for silence', () => {
  test('an answer that comes steadily is whole, however long it takes', async () => {
    const { client, id } = await begin();
    const text = words(10);
    script({ text, chunkDelayMs: 400 });
    expect(await ask(client, id, 'How?')).toMatchObject({ status: 200, body: { message: { content: text } } });
    expect((await messagesOf(client, id))[1]).toEqual({ role: 'assistant', content: text });
  });

  test('before the first word it is told, and can be answered again', async () => {
    const { client, id } = await begin();
    const asked = script({ hang: true });
    expect(await ask(client, id, 'How?')).toMatchObject({ status: 504, body: { error: timeOut, message: timeOut } });
    expect(asked).toHaveLength(1);
    expect(await answerState(client, id)).toEqual({ state: 'failed', questionIndex: 0, failure: 'time-out' });
    app.provider.answer = usual;
    expect((await client.json('POST', path(id, '/0/answer'))).status).toBe(200);
  });

  test('after the first word what was written stays, marked as unfinished, and can be answered again', async () => {
    const { client, id } = await begin();
    script({ text: 'Begin where you stand [1]. And then rest.', silentAfter: 26 });
    const { status, body } = await ask(client, id, 'How?');
    expect({ status, message: body.message }).toMatchObject({
      status: 200,
      message: { index: 1, content: 'Begin where you stand [1].', unfinished: true },
    });
    contract['POST /api/conversations/{id}/messages'].output.parse(body);
    expect(body.message.sources).toHaveLength(1);
    const conversation = (await client.json('GET', `/api/conversations/${id}`)).body;
    contract['GET /api/conversations/{id}'].output.parse(conversation);
    expect(conversation.messages[1]).toMatchObject({ content: 'Begin where you stand [1].', unfinished: true });
    const page = await client.get(`/chat/${id}`);
    expect(page.text).toContain('This answer was cut off before its end.');
    expect(page.text).toContain('Answer again');

    app.provider.answer = usual;
    const again = await client.json('POST', path(id, '/0/answer'));
    expect(again.status).toBe(200);
    expect(again.body.message).not.toHaveProperty('unfinished');
    expect((await messagesOf(client, id))[1]).not.toHaveProperty('unfinished');
    expect((await client.get(`/chat/${id}`)).text).not.toContain('cut off');
  });

  test('the whole answer has its time, too; what was written by then stays', async () => {
    const { client, id } = await begin();
    script({ text: words(100), chunkDelayMs: 300 });
    const events = await watched(client, id);
    expect(events.at(-1)).toMatchObject({
      name: 'done',
      data: { message: { unfinished: true, content: expect.stringMatching(/^word0 word1 /) } },
    });
    expect(events.at(-1)!.data.message.content).not.toContain('word99');
  });
});

describe('a connection that breaks', () => {
  test('every time: what was written stays, marked as unfinished', async () => {
    const { client, id } = await begin();
    const asked = script({ text: words(20), breakAfter: 30 });
    const { status, body } = await ask(client, id, 'How?');
    expect({ status, message: body.message }).toMatchObject({
      status: 200,
      message: { content: expect.stringMatching(/^word0 word1 /), unfinished: true },
    });
    expect(asked).toHaveLength(3);
  });

  test('and does not come back: what an earlier attempt has written stays', async () => {
    const { client, id } = await begin();
    const asked = script({ text: words(20), breakAfter: 60 }, refusal(500));
    const { status, body } = await ask(client, id, 'How?');
    expect({ status, message: body.message }).toMatchObject({
      status: 200,
      message: { content: expect.stringMatching(/^word0 .* word8/), unfinished: true },
    });
    expect(asked).toHaveLength(3);
  });
});

describe('a provider that has too many calls', () => {
  test.for<[name: string, ms: number, faults: () => Answer]>([
    ['Retry-After in seconds', 2_000, () => refusal(429, { 'retry-after': '2' })],
    ['Retry-After as a date', 1_000, () => refusal(429, { 'retry-after': new Date(Date.now() + 3_000).toUTCString() })],
    ['retry-after-ms', 1_500, () => refusal(429, { 'retry-after-ms': '1500', 'retry-after': '1' })],
    ['Retry-After of a 503', 2_000, () => refusal(503, { 'retry-after': '2' }, 'overloaded')],
  ])('is asked again when it wants to be, not before: %s', async ([, ms, fault]) => {
    const { client, id } = await begin();
    const asked = script(fault(), 'Here I am [1].');
    expect(await ask(client, id, 'How?')).toMatchObject({
      status: 200,
      body: { message: { content: 'Here I am [1].' } },
    });
    expect(asked).toHaveLength(2);
    expect(asked[1]! - asked[0]!).toBeGreaterThanOrEqual(ms);
  });

  test('more often than a fault is tried again: nobody is told', async () => {
    const { client, id } = await begin();
    const asked = script(...Array.from({ length: 3 }, () => refusal(429)), 'Here I am [1].');
    expect((await ask(client, id, 'How?')).status).toBe(200);
    expect(asked).toHaveLength(4);
  });

  test('for longer than an answer may take: it is told at once', async () => {
    const { client, id } = await begin();
    const askedAt = performance.now();
    const asked = script(refusal(429, { 'retry-after': '9' }));
    const message = 'AI provider rate limit reached';
    expect(await ask(client, id, 'How?')).toMatchObject({ status: 503, body: { error: message, message } });
    expect(performance.now() - askedAt).toBeLessThan(wholeMs);
    expect(asked).toHaveLength(1);
    // The provider's wish holds for the other tests, too.
    await app.killWorker(0);
    await app.startWorker();
  });

  test('without end: it is told when the time of an answer is over', async () => {
    const { client, id } = await begin();
    script(refusal(429));
    expect(await ask(client, id, 'How?')).toMatchObject({
      status: 503,
      body: { error: 'AI provider rate limit reached' },
    });
    expect(await answerState(client, id)).toMatchObject({ state: 'failed', failure: 'rate-limit' });
    await app.killWorker(0);
    await app.startWorker();
  });

  test('and whose quota is used up: it is told at once', async () => {
    const { client, id } = await begin();
    const asked = script(refusal(429, { 'retry-after': '1' }, 'insufficient_quota'));
    expect(await ask(client, id, 'How?')).toMatchObject({ status: 503, body: { error: 'AI provider quota exceeded' } });
    expect(asked).toHaveLength(1);
  });

  test('of many people who ask at once everybody gets an answer, and nobody asks before it wants', async () => {
    const people = await Promise.all(Array.from({ length: 12 }, begin));
    const refusedAt: number[] = [];
    const early: number[] = [];
    let atOnce = 0;
    app.provider.answer = () => {
      const now = performance.now();
      // What was on its way with the first refusal could not know of it.
      if (refusedAt.some((at) => now > at + 200 && now < at + 1_000)) early.push(now);
      if (atOnce >= 3) {
        refusedAt.push(now);
        return refusal(429, { 'retry-after': '1' });
      }
      atOnce++;
      setTimeout(() => atOnce--, 300);
      return { text: 'Here I am [1].', delayMs: 300 };
    };
    const replies = await Promise.all(people.map(({ client, id }) => ask(client, id, 'How?')));
    expect(replies.map(({ status }) => status)).toEqual(people.map(() => 200));
    expect(refusedAt.length).toBeGreaterThan(0);
    expect(early).toEqual([]);
  });

  test('can be waited for, and the wait can be stopped: the screen says that the mentor is writing', async () => {
    const { client, id } = await begin();
    const asked = script(refusal(429, { 'retry-after': '6' }));
    const reply = ask(client, id, 'How?');
    await expect.poll(() => asked.length).toBe(1);
    expect(await answerState(client, id)).toEqual({ state: 'writing', questionIndex: 0 });
    expect((await client.get(`/chat/${id}`)).text).toContain('is writing…');
    const stoppedAt = performance.now();
    expect((await client.json('POST', path(id, '/1/stop'))).body).toEqual({ state: 'stopped' });
    expect(performance.now() - stoppedAt).toBeLessThan(2_500);
    expect((await reply).status).toBe(409);
    expect(asked).toHaveLength(1);
  });
});

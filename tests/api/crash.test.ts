import { once } from 'node:events';
import net from 'node:net';
import { Redis } from 'ioredis';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app.ts';
import { type Client, newClient, signUp } from '#tests/support/client.ts';
import {
  answerState,
  ask,
  eventsOf,
  holdAnswers,
  messagesOf,
  openStream,
  shownBy,
  startConversation,
  type StreamEvent,
} from '#tests/support/conversation.ts';
import { dumpQueue } from '#tests/support/dump.ts';
import { runJob } from '#tests/support/jobs.ts';
import type { Answer } from '#tests/support/provider.ts';

// Each test kills something: before the next one two web processes and one worker are there again.
let patient: App;
let hasty: App;
let app: App;
beforeAll(async () => {
  [patient, hasty] = await Promise.all([
    startApp({ webs: 2, workers: 1, env: { LOG_LEVEL: 'info' } }),
    startApp({ webs: 2, workers: 1, env: { LOG_LEVEL: 'info', STOP_GRACE_SECONDS: '1' } }),
  ]);
});
beforeEach(() => use(patient));

async function use(chosen: App): Promise<void> {
  app = chosen;
  await Promise.all(app.workers.slice(1).map((_, at) => app.killWorker(at + 1, 'SIGTERM')));
  await Promise.all([
    ...app.webs.map((web, at) => web.ended && app.startWeb(at)),
    app.workers[0]!.ended && app.startWorker(0),
  ]);
  app.provider.requests.length = 0;
  app.provider.cutOff = 0;
  app.provider.answer = () => 'Begin where you stand [1].';
}

async function begin() {
  const client = await signUp(app);
  return { client, id: await startConversation(client) };
}
/** The same person at another web process. */
function at(web: number, client: Client): Client {
  const elsewhere = newClient(app, { web });
  for (const [name, cookie] of client.cookies) elsewhere.cookies.set(name, cookie);
  return elsewhere;
}
async function expectOneAnswer(id: string) {
  const rows = await app.sql`select index, role from messages where conversation_id = ${id} order by index`;
  expect(rows.map((row) => ({ ...row }))).toEqual([
    { index: 0, role: 'user' },
    { index: 1, role: 'assistant' },
  ]);
  const answers = await app.sql`select state from answers where conversation_id = ${id}`;
  expect(answers.map((row) => ({ ...row }))).toEqual([{ state: 'done' }]);
}

test(
  'kill -9 of the worker in mid-answer: the next one answers, once, and nobody does anything',
  { timeout: 60_000 },
  async () => {
    const { client, id } = await begin();
    // Half of it is on its way when the worker dies.
    app.provider.answer = () => ({ text: 'Half an answer, and then no more of it. '.repeat(50), chunkDelayMs: 100 });
    const reply = ask(client, id, 'Will this be answered?');
    await app.provider.received(1);
    await app.killWorker(0);
    app.provider.answer = () => 'The whole answer [1].';
    await app.startWorker();
    const { status, body } = await reply;
    expect({ status, content: body.message?.content }).toEqual({ status: 200, content: 'The whole answer [1].' });
    expect(app.provider.requests).toHaveLength(2);
    await expectOneAnswer(id);
  },
);

test('kill -9 of the web process while it waits: the answer is there on reload', async () => {
  const { client, id } = await begin();
  const release = holdAnswers(app.provider);
  const reply = ask(client, id, 'Will this be answered?', 'key').catch((error: unknown) => error);
  await app.provider.received(1);
  await app.killWeb(0);
  expect(await reply).toBeInstanceOf(TypeError);
  release('Here it is [1].');
  await app.startWeb();
  await expect.poll(() => answerState(client, id)).toBeNull();
  const { text } = await client.get(`/chat/${id}`);
  expect(text).toContain('Will this be answered?');
  expect(text).toContain('Here it is');
  // The browser tries its send again.
  expect((await ask(client, id, 'Will this be answered?', 'key')).body.message.content).toBe('Here it is [1].');
  expect(app.provider.requests).toHaveLength(1);
  await expectOneAnswer(id);
});

test('two web processes and two workers are one product', { timeout: 40_000 }, async () => {
  await app.startWorker();
  const people = await Promise.all(Array.from({ length: 8 }, (_, n) => signUp(app, {}, { web: n % 2 })));
  const exchanges = people.map(async (client, n) => {
    const id = await startConversation(client);
    const { status, body } = await ask(at((n + 1) % 2, client), id, `Question ${n}`);
    return {
      status,
      question: body.userMessage?.content,
      roles: (await messagesOf(client, id)).map(({ role }) => role),
    };
  });
  expect(await Promise.all(exchanges)).toEqual(
    people.map((_, n) => ({ status: 200, question: `Question ${n}`, roles: ['user', 'assistant'] })),
  );
  expect(app.provider.requests).toHaveLength(8);

  // The same send at both doors at once is one message.
  const client = people[0]!;
  const id = await startConversation(client);
  const both = await Promise.all([0, 1].map((web) => ask(at(web, client), id, 'Twice', 'key')));
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(both[0]!.body).toEqual(both[1]!.body);
  expect(app.provider.requests).toHaveLength(9);
  await expectOneAnswer(id);
});

test.for(['web', 'worker'] as const)(
  'SIGTERM of the %s with a question in flight: it is answered first',
  { timeout: 40_000 },
  async (which) => {
    const before = app.logs().length;
    const { client, id } = await begin();
    const release = holdAnswers(app.provider);
    const reply = ask(client, id, 'Will this be answered?');
    await app.provider.received(1);
    const ended = which === 'web' ? app.killWeb(0, 'SIGTERM') : app.killWorker(0, 'SIGTERM');
    await expect.poll(() => app.logs().slice(before)).toContain(`${which} stopping`);
    release('Of course [1].');
    const { status, body } = await reply;
    expect({ status, content: body.message?.content }).toEqual({ status: 200, content: 'Of course [1].' });
    await ended;
    expect(app[which === 'web' ? 'webs' : 'workers'][0]!.child).toMatchObject({ exitCode: 0, signalCode: null });
    await expectOneAnswer(id);
  },
);

test(
  'SIGTERM of a worker whose answer takes longer than the grace: another one takes it at once',
  { timeout: 40_000 },
  async () => {
    await use(hasty);
    const { client, id } = await begin();
    const { events, seen } = await halfWritten(client, id);
    await app.startWorker();
    app.provider.answer = () => 'The whole answer [1].';
    const toldAt = Date.now();
    const ended = app.killWorker(0, 'SIGTERM');
    for await (const event of events) seen.push(event);
    // A dead worker's answer is taken over after 10 to 15 s.
    expect(Date.now() - toldAt).toBeLessThan(5_000);
    expect(seen.at(-1)).toMatchObject({ name: 'done', data: { message: { content: 'The whole answer [1].' } } });
    expect(shownBy(seen)).not.toContain('half');
    await ended;
    expect(app.workers[0]!.child).toMatchObject({ exitCode: 0, signalCode: null });
    expect(app.provider).toMatchObject({ cutOff: 1, requests: { length: 2 } });
    await expectOneAnswer(id);
  },
);

test(
  'SIGTERM of the web process: who watches joins at another one, and nothing holds it up',
  { timeout: 40_000 },
  async () => {
    const { client, id } = await begin();
    const { events, seen, release } = await halfWritten(client, id);
    const toldAt = Date.now();
    await app.killWeb(0, 'SIGTERM');
    expect(Date.now() - toldAt).toBeLessThan(3_000);
    for await (const event of events) seen.push(event);
    // Without a last word: a page joins again by itself.
    expect(seen.at(-1)!.name).toBe('delta');
    const joined = eventsOf(await openStream(at(1, client), 'GET', `/api/conversations/${id}/messages/1/stream`));
    await readUntil(joined, [], 'The first half.');
    release();
    const rest: StreamEvent[] = [];
    for await (const event of joined) rest.push(event);
    expect(rest.at(-1)).toMatchObject({
      name: 'done',
      data: { message: { content: 'The first half. The second half.' } },
    });
    await expectOneAnswer(id);
  },
);

test(
  'SIGTERM of the web process: a connection that a browser has opened ahead does not hold it up',
  { timeout: 40_000 },
  async () => {
    const { hostname, port } = new URL(app.webs[0]!.url);
    const ahead = net.connect(Number(port), hostname);
    await once(ahead, 'connect');
    // Accepted: what came later has been answered.
    await fetch(`${app.webs[0]!.url}/healthz`);
    const toldAt = Date.now();
    await app.killWeb(0, 'SIGTERM');
    expect(Date.now() - toldAt).toBeLessThan(3_000);
    ahead.destroy();
  },
);

test(
  'SIGTERM of the web process while a script waits longer than the grace: it is told, and its answer is not lost',
  { timeout: 40_000 },
  async () => {
    await use(hasty);
    const { client, id } = await begin();
    const release = holdAnswers(app.provider);
    const reply = ask(client, id, 'Will this be answered?', 'key');
    await app.provider.received(1);
    await app.killWeb(0, 'SIGTERM');
    expect((await reply).status).toBe(504);
    release('Of course [1].');
    expect((await ask(at(1, client), id, 'Will this be answered?', 'key')).body.message.content).toBe('Of course [1].');
    await expectOneAnswer(id);
  },
);

/** Asks, and watches until half of the answer can be seen; `release` lets the provider go on. */
async function halfWritten(client: Client, id: string) {
  const { promise, resolve: release } = Promise.withResolvers<void>();
  app.provider.answer = () => ({ text: 'The first half. The second half.', holdHalfway: promise });
  const events = eventsOf(
    await openStream(client, 'POST', `/api/conversations/${id}/messages`, { content: 'Will this be answered?' }),
  );
  return { events, release, seen: await readUntil(events, [], 'The first half.') };
}

async function readUntil(
  events: AsyncGenerator<StreamEvent>,
  seen: StreamEvent[],
  text: string,
): Promise<StreamEvent[]> {
  while (!shownBy(seen).includes(text)) {
    const { done, value } = await events.next();
    if (done) throw new Error(`It ended before “${text}”: ${JSON.stringify(seen)}`);
    seen.push(value);
  }
  return seen;
}

test('a question whose job got lost is found and answered', { timeout: 40_000 }, async () => {
  await app.killWorker(0, 'SIGTERM');
  const { client, id } = await begin();
  const reply = ask(client, id, 'Will this be answered?');
  await expect.poll(() => dumpQueue(app)).toContain('answerId');
  await emptyQueue();
  expect(await dumpQueue(app)).not.toContain('answerId');
  await app.sql`update answers set updated_at = now() - interval '1 minute' where conversation_id = ${id}`;
  await app.startWorker();
  expect((await reply).status).toBe(200);
  await expectOneAnswer(id);
});

test(
  'a queue that loses everything under a worker: what is left behind is found and answered all the same',
  { timeout: 60_000 },
  async () => {
    const { client, id } = await begin();
    expect((await ask(client, id, 'Will this be answered?')).status).toBe(200);
    await emptyQueue();
    await app.sql`update answers set state = 'asked', asking = 2, updated_at = now() - interval '1 minute' where conversation_id = ${id}`;
    await expect.poll(() => answerState(client, id), { timeout: 40_000 }).toBeNull();
    expect(app.provider.requests).toHaveLength(2);
    await expectOneAnswer(id);
  },
);

test('a fault of a worker that was taken for dead does not end the answer that another one is writing', async () => {
  const { client, id } = await begin();
  const answers = [Promise.withResolvers<Answer>(), Promise.withResolvers<Answer>()];
  app.provider.answer = () => answers[app.provider.requests.length - 1]!.promise;
  const reply = ask(client, id, 'Will this be answered?');
  await app.provider.received(1);
  const [answer] = await app.sql`select id, asking from answers where conversation_id = ${id}`;
  await runJob(app, 'answer', 'answer', { answerId: answer!['id'], asking: answer!['asking'] });
  await app.provider.received(2);
  const before = app.logs().length;
  answers[0]!.resolve({ status: 401, error: { message: 'no' } });
  await expect.poll(() => app.logs().slice(before)).toContain('answer not written');
  answers[1]!.resolve('Of course [1].');
  expect((await reply).body.message?.content).toBe('Of course [1].');
  await expectOneAnswer(id);
});

async function emptyQueue(): Promise<void> {
  if (app.redisUrl === undefined) {
    await app.sql`delete from bullmq.scheduler`;
    await app.sql`delete from bullmq.job`;
    return;
  }
  const redis = new Redis(app.redisUrl);
  await redis.flushdb();
  await redis.quit();
}

import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { type App, startApp } from '#tests/support/app.ts';
import { type Client, newClient, signUp } from '#tests/support/client.ts';
import { answerState, ask, eventsOf, openStream, startConversation } from '#tests/support/conversation.ts';
import { createDatabase, createRedisDatabase, startDatabaseServer } from '#tests/support/database.ts';
import { openTunnel, type Tunnel } from '#tests/support/tunnel.ts';

/** Everybody is told of an outage within this (contract.md §6), and as long as the same takes on this machine when all is well. */
const toldWithinMs = 2_000;
/** After an outage every process answers again within this, and as long as the same takes when all is well. */
const backWithinMs = 10_000;

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});

/** An app whose every connection to the database goes through a tunnel. */
async function startBehindTunnel(options: Parameters<typeof startApp>[0] = {}): Promise<{ app: App; tunnel: Tunnel }> {
  const database = await createDatabase();
  cleanups.push(() => database.drop());
  const tunnel = await openTunnel(database.url);
  cleanups.push(() => tunnel.close());
  const app = await startApp({ ...options, env: { DATABASE_URL: tunnel.url, ...options.env } });
  cleanups.push(() => app.stop());
  return { app, tunnel };
}

type Person = Client & { email: string; password: string };

/** A page, a call, a sign-in, a question answered by a worker, and one whose answer is watched. @returns how long it took, in ms */
async function expectAllToWork(app: App, client: Person): Promise<number> {
  const startedAt = performance.now();
  const { email, password } = client;
  expect((await client.get('/history')).status).toBe(200);
  expect((await client.json('GET', '/api/auth/user')).status).toBe(200);
  expect((await newClient(app).json('POST', '/api/auth/login', { email, password })).status).toBe(200);
  const id = await startConversation(client);
  expect((await ask(client, id, 'Are you there?')).status).toBe(200);
  const names: string[] = [];
  for await (const { name } of eventsOf(await openStream(client, 'POST', `/api/conversations/${id}/messages`, { content: 'And now?' }))) names.push(name);
  expect(names.at(-1)).toBe('done');
  return performance.now() - startedAt;
}

/** What everybody meets who comes during an outage. */
async function expectToBeTold(app: App, client: Person, usualMs: number): Promise<void> {
  const { email, password } = client;
  const visits: Record<string, () => Promise<{ status: number; headers: Headers }>> = {
    'a page': () => client.get('/history'),
    'a call': () => client.json('GET', '/api/conversations'),
    'a sign-in': () => newClient(app).json('POST', '/api/auth/login', { email, password }),
    'a form': () => client.form('/api/feedback', { experienceRating: '5', npsScore: '9', comment: 'Kept?' }),
  };
  await Promise.all(
    Object.entries(visits).map(async ([name, visit]) => {
      const startedAt = performance.now();
      const { status, headers } = await visit();
      expect({ status, retryAfter: Number(headers.get('retry-after')) }, name).toEqual({ status: 503, retryAfter: 5 });
      // Each visit is one of some five things that took so long.
      expect(performance.now() - startedAt, name).toBeLessThan(toldWithinMs + usualMs / 5);
    }),
  );
}

const readiness = (app: App) => async () => (await newClient(app).json('GET', '/readyz')).status;

/** Everything answers again in time, and nobody has ended. */
async function expectToBeBack(app: App, client: Person, usualMs: number): Promise<void> {
  const endedAt = Date.now();
  await expect.poll(readiness(app), { timeout: backWithinMs }).toBe(200);
  await expectAllToWork(app, client);
  expect(Date.now() - endedAt).toBeLessThan(backWithinMs + usualMs);
  expect([...app.webs, ...app.workers].map(({ ended }) => ended)).toEqual([false, false]);
}

test('packets to the database that are swallowed for ten seconds: people are told within two, and all is back within ten', { timeout: 90_000 }, async () => {
  const { app, tunnel } = await startBehindTunnel();
  const client = await signUp(app);
  const usualMs = await expectAllToWork(app, client);
  tunnel.swallow();
  const until = Date.now() + 10_000;
  // Some come before the outage is known, some open connections while it is being found out, and the last know it at once.
  const visits = Array.from({ length: 15 }, async (_, tenths) => {
    await sleep(tenths * 100);
    await expectToBeTold(app, client, usualMs);
  });
  await Promise.all(visits);
  await expectToBeTold(app, client, usualMs);
  await sleep(until - Date.now());
  tunnel.forward();
  await expectToBeBack(app, client, usualMs);
});

test('a database that is stopped in its tracks: people are told within two seconds, and all is back within ten', { timeout: 120_000 }, async () => {
  const database = await startDatabaseServer();
  cleanups.push(() => database.stop());
  const app = await startApp({ env: { DATABASE_URL: database.url } });
  cleanups.push(() => app.stop());
  const client = await signUp(app);
  const usualMs = await expectAllToWork(app, client);
  const pids = database.pids();
  for (const pid of pids) process.kill(pid, 'SIGSTOP');
  try {
    const until = Date.now() + 10_000;
    await expectToBeTold(app, client, usualMs);
    await expectToBeTold(app, client, usualMs);
    await sleep(until - Date.now());
  } finally {
    for (const pid of pids) process.kill(pid, 'SIGCONT');
  }
  await expectToBeBack(app, client, usualMs);
});

test('a database that refuses and breaks connections, for longer than any pause between attempts: the same', { timeout: 90_000 }, async () => {
  const { app, tunnel } = await startBehindTunnel();
  const client = await signUp(app);
  const usualMs = await expectAllToWork(app, client);
  tunnel.shut();
  const until = Date.now() + 10_000;
  for (let visit = 0; visit < 5; visit++) await expectToBeTold(app, client, usualMs);
  await sleep(until - Date.now());
  tunnel.open();
  await expectToBeBack(app, client, usualMs);
});

test('one connection of many that dies by itself harms nobody', { timeout: 60_000 }, async () => {
  const app = await startApp();
  cleanups.push(() => app.stop());
  const client = await signUp(app);
  await expectAllToWork(app, client);
  const others = await app.sql`select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`;
  expect(others.length).toBeGreaterThan(0);
  for (const { pid } of others) {
    await app.sql`select pg_terminate_backend(${pid})`;
    // What was under way on it may fail; the next one does not.
    await expect.poll(async () => (await client.json('GET', '/api/auth/user')).status).toBe(200);
  }
  await expectAllToWork(app, client);
});

test.skipIf(inject('redisUrl') === null)('packets to Redis that are swallowed for ten seconds: nobody waits, what is asked is kept, and all is back within ten', { timeout: 90_000 }, async () => {
  const redis = await createRedisDatabase();
  cleanups.push(() => redis.drop());
  const tunnel = await openTunnel(redis.url);
  cleanups.push(() => tunnel.close());
  const app = await startApp({ env: { REDIS_URL: tunnel.url } });
  cleanups.push(() => app.stop());
  const client = await signUp(app);
  const usualMs = await expectAllToWork(app, client);
  const id = await startConversation(client);
  tunnel.swallow();
  const until = Date.now() + 10_000;
  for (let visit = 0; visit < 2; visit++) {
    const startedAt = performance.now();
    expect((await client.get('/history')).status).toBe(200);
    expect((await newClient(app).json('POST', '/api/auth/login', { email: client.email, password: client.password })).status).toBe(200);
    expect(performance.now() - startedAt).toBeLessThan(2 * toldWithinMs + usualMs);
  }
  const askedAt = performance.now();
  const { status, headers, body } = await ask(client, id, 'Is anybody there?');
  expect({ status, retryAfter: headers.get('retry-after'), code: body.code }).toEqual({ status: 503, retryAfter: '5', code: 'queue-down' });
  expect(performance.now() - askedAt).toBeLessThan(2 * toldWithinMs + usualMs);
  await sleep(until - Date.now());
  tunnel.forward();
  await expectToBeBack(app, client, usualMs);
  // Upkeep finds what was kept.
  await expect.poll(() => answerState(client, id), { timeout: 40_000 }).toBeNull();
});

describe('a form that is sent during an outage', () => {
  test('that began before it: its screen says that nothing was saved, and sends it again', { timeout: 60_000 }, async () => {
    const { app, tunnel } = await startBehindTunnel({ workers: 0 });
    const client = await signUp(app);
    tunnel.shut();
    const fields = { experienceRating: '5', npsScore: '9', comment: 'Worth "keeping" <b>' };
    // The heartbeat knows.
    await expect.poll(async () => (await client.form('/api/feedback', fields)).text).toContain('Nothing of what you have just sent was saved.');
    const { status, headers, text } = await client.form('/api/feedback', fields);
    expect({ status, retryAfter: headers.get('retry-after'), type: headers.get('content-type') }).toEqual({ status: 503, retryAfter: '5', type: expect.stringMatching(/^text\/html/) });
    expect(text).toContain('<h1 class="text-3xl font-semibold">We will be right back</h1>');
    const form = /<form method="post" action="([^"]+)"[^>]*>(.*?)<\/form>/s.exec(text)!;
    const kept = Object.fromEntries([...form[2]!.matchAll(/name="([^"]+)" value="([^"]*)"/g)].map(([, name, value]) => [name, unescaped(value!)]));
    expect(kept).toEqual(fields);
    tunnel.open();
    await expect.poll(async () => (await client.form(form[1]!, kept)).status, { timeout: backWithinMs }).toBe(303);
  });

  test('that begins while it is answered: its screen says that nobody can tell whether it was saved', { timeout: 60_000 }, async () => {
    const { app, tunnel } = await startBehindTunnel({ workers: 0 });
    const client = await signUp(app);
    tunnel.swallow();
    const { status, text } = await client.form('/api/feedback', { experienceRating: '5', npsScore: '9', comment: 'Is it kept?' });
    expect(status).toBe(503);
    expect(text).toContain('We cannot tell whether what you have just sent was saved.');
    expect(text).toContain('value="Is it kept?"');
  });

  test('a password is not put on a page', { timeout: 60_000 }, async () => {
    const { app, tunnel } = await startBehindTunnel({ workers: 0 });
    const { email } = await signUp(app);
    tunnel.shut();
    const { status, text } = await newClient(app).form('/api/auth/login', { email, password: 'sesame, open' });
    expect(status).toBe(503);
    expect(text).not.toContain('sesame');
    expect(text).toContain('Please go back and send it again');
  });

  test('from another site is refused as ever, and its words are on no page of ours', { timeout: 60_000 }, async () => {
    const { app, tunnel } = await startBehindTunnel({ workers: 0 });
    tunnel.shut();
    const response = await newClient(app).send('POST', '/api/feedback', { body: new URLSearchParams({ comment: 'Foreign words' }), headers: { origin: 'https://elsewhere.example' } });
    expect(response.status).toBe(403);
    expect(await response.text()).not.toContain('Foreign words');
  });
});

test('a worker that is started while the database is away says so in one line and ends', { timeout: 60_000 }, async () => {
  const { app, tunnel } = await startBehindTunnel({ workers: 0 });
  tunnel.shut();
  // Alone, so that all lines are the worker's.
  await app.killWeb(0);
  const before = app.logs().length;
  await expect(app.startWorker()).rejects.toThrow('ended');
  const [line = '', ...rest] = app.logs().slice(before).split('\n');
  expect(rest).toEqual(['[server/worker.mjs ended: 1]', '']);
  expect([JSON.parse(line)]).toEqual([{ level: 'fatal', time: expect.any(String), code: 'ECONNREFUSED', reason: expect.stringContaining('ECONNREFUSED'), msg: 'worker cannot start: the database does not answer' }]);
});

/** What a browser reads in an attribute. */
const unescaped = (text: string) => text.replace(/&(#34|quot|lt|gt|amp|#38|#39);/g, (_, name: string) => ({ '#34': '"', quot: '"', lt: '<', gt: '>', amp: '&', '#38': '&', '#39': "'" })[name]!);

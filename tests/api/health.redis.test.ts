import { spawn } from 'node:child_process';
import net from 'node:net';
import { Redis } from 'ioredis';
import { expect, test } from 'vitest';
import { startApp } from '#tests/support/app.ts';
import { newClient, signUp } from '#tests/support/client.ts';
import { answerState, ask, startConversation } from '#tests/support/conversation.ts';
import { createRedisDatabase } from '#tests/support/database.ts';
import { freePort } from '#tests/support/launch.ts';
import { readiness } from '#tests/support/readiness.ts';
import { findRedis } from '#tests/support/tools.ts';

test('while Redis takes no writes, being full or a replica, the queue is missing', { timeout: 60_000 }, async () => {
  const port = await freePort();
  const server = spawn(
    findRedis()!,
    ['--bind', '127.0.0.1', '--port', String(port), '--save', '', '--appendonly', 'no'],
    { stdio: 'ignore' },
  );
  const redis = new Redis(port, { retryStrategy: () => 50, maxRetriesPerRequest: null }).on('error', () => {});
  const app = await startApp({ workers: 0, env: { REDIS_URL: `redis://127.0.0.1:${port}` } });
  try {
    for (const [trouble, mended] of [
      [
        ['config', 'set', 'maxmemory', '1'],
        ['config', 'set', 'maxmemory', '0'],
      ],
      [
        ['replicaof', '127.0.0.1', '1'],
        ['replicaof', 'no', 'one'],
      ],
    ] as const) {
      await redis.call(trouble[0], ...trouble.slice(1));
      await expect.poll(() => readiness(app)).toEqual({ status: 503, missing: ['queue'] });
      await redis.call(mended[0], ...mended.slice(1));
      await expect.poll(() => readiness(app)).toEqual({ status: 200, missing: [] });
    }
  } finally {
    await app.stop();
    redis.disconnect();
    server.kill('SIGKILL');
  }
});

test('while Redis is away the queue is missing; then it goes on', async () => {
  const redis = await createRedisDatabase();
  const door = await openDoor(redis.url);
  const app = await startApp({ workers: 0, env: { REDIS_URL: door.url } });
  try {
    const client = await signUp(app);
    door.shut();
    await expect.poll(() => readiness(app), { timeout: 10_000 }).toEqual({ status: 503, missing: ['queue'] });
    expect((await newClient(app).get('/healthz')).status).toBe(200);
    // What needs no queue goes on, at once; what was asked is kept.
    const startedAt = performance.now();
    const { email, password } = client;
    expect((await newClient(app).json('POST', '/api/auth/login', { email, password })).status).toBe(200);
    expect((await newClient(app).json('POST', '/api/auth/forgot-password', { email })).status).toBe(200);
    expect((await client.json('POST', '/api/feedback', { experienceRating: 5, npsScore: 9 })).status).toBe(201);
    expect((await client.get('/account/data')).status).toBe(200);
    expect(performance.now() - startedAt).toBeLessThan(4_000);
    const id = await startConversation(client);
    expect((await ask(client, id, 'Is anybody there?')).status).toBe(503);
    expect((await client.get(`/chat/${id}`)).text).toContain('Is anybody there?');
    door.open();
    await expect.poll(() => readiness(app), { timeout: 10_000 }).toEqual({ status: 200, missing: [] });
    await signUp(app);
    // A process that starts meanwhile keeps nobody waiting either, and goes on with the others.
    await app.killWeb(0);
    door.shut();
    const starting = app.startWeb();
    await expect.poll(() => readiness(app)).toEqual({ status: 503, missing: ['queue'] });
    const askedAt = performance.now();
    const other = await startConversation(client);
    expect((await ask(client, other, 'Is anybody there?')).status).toBe(503);
    expect(performance.now() - askedAt).toBeLessThan(8_000);
    door.open();
    await starting;
  } finally {
    await app.stop();
    door.shut();
    await redis.drop();
  }
});

test(
  'while Redis is away in mid-answer what is written is kept, and a stop is heard',
  { timeout: 40_000 },
  async () => {
    const redis = await createRedisDatabase();
    const door = await openDoor(redis.url);
    const app = await startApp({ env: { REDIS_URL: door.url } });
    try {
      const client = await signUp(app);
      const id = await startConversation(client);
      app.provider.answer = () => ({ text: 'And so it goes on. '.repeat(500), chunkDelayMs: 50 });
      const reply = ask(client, id, 'How does it go on?').catch((error: unknown) => error);
      await app.provider.received(1);
      door.shut();
      await expect.poll(async () => (await client.get(`/chat/${id}`)).text).toContain('And so it goes on.');
      const before = app.provider.cutOff;
      expect((await client.json('POST', `/api/conversations/${id}/messages/1/stop`)).status).toBe(200);
      await expect.poll(() => answerState(client, id)).toMatchObject({ state: 'stopped' });
      expect(app.provider.cutOff).toBe(before + 1);
      await reply;
    } finally {
      // At SIGTERM it would wait for Redis.
      await app.killWorker(0);
      await app.stop();
      await redis.drop();
    }
  },
);

/** A way to the same Redis that can be shut. */
async function openDoor(redisUrl: string): Promise<{ url: string; shut(): void; open(): void }> {
  const target = new URL(redisUrl);
  const inside = new Set<net.Socket>();
  const server = net.createServer((near) => {
    const far = net.connect(Number(target.port), target.hostname);
    for (const socket of [near, far])
      inside.add(
        socket.on('error', () => {}).on('close', () => (near.destroy(), far.destroy(), inside.delete(socket))),
      );
    near.pipe(far).pipe(near);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as net.AddressInfo;
  const url = new URL(redisUrl);
  url.port = String(port);
  return {
    url: url.href,
    shut() {
      server.close();
      for (const socket of inside) socket.destroy();
    },
    open: () => void server.listen(port, '127.0.0.1'),
  };
}

import { spawn } from 'node:child_process';
import net from 'node:net';
import { Redis } from 'ioredis';
import postgres from 'postgres';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { type App, startApp } from '#tests/support/app.ts';
import { newClient, signUp } from '#tests/support/client.ts';
import { answerState, ask, startConversation } from '#tests/support/conversation.ts';
import { createRedisDatabase } from '#tests/support/database.ts';
import { freePort } from '#tests/support/launch.ts';
import { findRedis } from '#tests/support/tools.ts';

const readiness = async (app: App) => {
  const { status, body } = await newClient(app).json('GET', '/readyz');
  return { status, missing: body.missing };
};

test('a process that is up says so, and that it is ready', async () => {
  const app = await startApp({ workers: 0 });
  const health = await newClient(app).get('/healthz');
  expect({ status: health.status, cache: health.headers.get('cache-control') }).toEqual({ status: 200, cache: 'no-store' });
  expect((await newClient(app).get('/healthz?from=balancer')).status).toBe(200);
  const ready = await newClient(app).json('GET', '/readyz');
  expect({ status: ready.status, body: ready.body }).toEqual({ status: 200, body: { ready: true, missing: [] } });
  await app.stop();
});

describe('a process is not ready', () => {
  let app: App;
  let admin: postgres.Sql;
  let name: string;
  beforeAll(async () => {
    app = await startApp({ workers: 0 });
    name = new URL(app.databaseUrl).pathname.slice(1);
    admin = postgres(inject('adminUrl'), { max: 1, onnotice: () => {} });
    return async () => void (await Promise.all([admin.end(), app.stop()]));
  });
  /** Sets it for connections that are opened from now on, and ends all others. */
  const alter = async (setting: string) => {
    await admin.unsafe(`alter database ${name} ${setting}`);
    await admin`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${name}`;
  };
  const expectReady = () => expect.poll(() => readiness(app), { timeout: 10_000 }).toEqual({ status: 200, missing: [] });

  test('where the database can only be read', async () => {
    await alter('set default_transaction_read_only = on');
    await expect.poll(() => readiness(app)).toEqual({ status: 503, missing: app.backend === 'postgres' ? ['database', 'queue'] : ['database'] });
    await alter('reset default_transaction_read_only');
    await expectReady();
  });

  test('where no file of the database’s can grow, as on a full disk', async () => {
    await alter('set temp_file_limit = 0');
    await expect.poll(() => readiness(app)).toEqual({ status: 503, missing: ['database'] });
    await alter('reset temp_file_limit');
    await expectReady();
  });

  test('with a schema that is one migration old; with a newer one it goes on and says so', async () => {
    const [newest] = await app.sql`delete from migrations where name = (select max(name) from migrations) returning *`;
    await expect.poll(() => readiness(app)).toEqual({ status: 503, missing: ['schema'] });
    await app.sql`insert into migrations ${app.sql(newest!)}`;
    await expectReady();
    await app.sql`insert into migrations (name, run_on) values ('9999_later', now())`;
    const asked = async () => (await newClient(app).json('GET', '/readyz')).body;
    await expect.poll(asked).toEqual({ ready: true, missing: [], schema: 'newer' });
    await app.sql`delete from migrations where name = '9999_later'`;
    await expect.poll(asked).toEqual({ ready: true, missing: [] });
  });

  test('where the database hangs, and says so within two seconds, however often it is asked', async () => {
    const lock = await app.sql.reserve();
    await lock`begin`;
    await lock`lock table readiness`;
    await expect.poll(() => readiness(app)).toEqual({ status: 503, missing: ['database'] });
    const startedAt = performance.now();
    const many = await Promise.all(Array.from({ length: 50 }, () => readiness(app)));
    expect(performance.now() - startedAt).toBeLessThan(2_000);
    expect(new Set(many.map(({ status }) => status))).toEqual(new Set([503]));
    const [{ waiting }] = (await app.sql`
      select count(*)::int as waiting from pg_stat_activity where datname = ${name} and wait_event_type = 'Lock'`) as unknown as [{ waiting: number }];
    expect(waiting).toBeLessThan(4);
    await lock`rollback`;
    lock.release();
    await expectReady();
  });

  test('and many who ask whether it is cost one look', async () => {
    await app.sql.unsafe(`
      create table looks (at timestamptz default now());
      create function count_look() returns trigger language plpgsql as $$ begin insert into looks default values; return null; end $$;
      create trigger count_look after insert or update on readiness for each row execute function count_look()`);
    const startedAt = performance.now();
    for (let round = 0; round < 20; round++) await Promise.all(Array.from({ length: 20 }, () => readiness(app)));
    const seconds = (performance.now() - startedAt) / 1_000;
    const looks = (await app.sql`select from looks`).length;
    expect(looks).toBeLessThanOrEqual(seconds + 1);
  });
});

test.skipIf(findRedis() === undefined || inject('redisUrl') === null)('while Redis takes no writes, being full or a replica, the queue is missing', { timeout: 60_000 }, async () => {
  const port = await freePort();
  const server = spawn(findRedis()!, ['--bind', '127.0.0.1', '--port', String(port), '--save', '', '--appendonly', 'no'], { stdio: 'ignore' });
  const redis = new Redis(port, { retryStrategy: () => 50, maxRetriesPerRequest: null }).on('error', () => {});
  const app = await startApp({ workers: 0, env: { REDIS_URL: `redis://127.0.0.1:${port}` } });
  try {
    for (const [trouble, mended] of [
      [['config', 'set', 'maxmemory', '1'], ['config', 'set', 'maxmemory', '0']],
      [['replicaof', '127.0.0.1', '1'], ['replicaof', 'no', 'one']],
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

test('while the database is away it is up, not ready, and says what is missing; then it goes on', async () => {
  const app = await startApp();
  // Connections of every kind are open.
  const client = await signUp(app);
  const id = await startConversation(client);
  expect((await ask(client, id, 'Are you there?')).status).toBe(200);
  const name = new URL(app.databaseUrl).pathname.slice(1);
  const admin = postgres(inject('adminUrl'), { max: 1, onnotice: () => {} });
  try {
    await admin.unsafe(`alter database ${name} with allow_connections false`);
    await admin`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${name}`;
    await expect.poll(() => readiness(app), { timeout: 5_000 }).toEqual({
      status: 503,
      missing: app.backend === 'postgres' ? ['database', 'queue'] : ['database'],
    });
    expect((await newClient(app).get('/healthz')).status).toBe(200);
    // Somebody who is signed in is told the same.
    expect((await client.json('GET', '/readyz')).status).toBe(503);
    const { status, body } = await client.json('GET', '/api/auth/user');
    expect({ status, body }).toEqual({ status: 503, body: { error: body.message, message: expect.stringMatching(/\w/), code: 'outage' } });
    const screen = await client.get('/');
    expect(screen.status).toBe(503);
    expect(screen.text).toContain('We will be right back');
    await admin.unsafe(`alter database ${name} with allow_connections true`);
    await expect.poll(() => readiness(app), { timeout: 10_000 }).toEqual({ status: 200, missing: [] });
    expect((await ask(client, id, 'And now?')).status).toBe(200);
    expect([...app.webs, ...app.workers].map(({ ended }) => ended)).toEqual([false, false]);
    // A process that starts meanwhile goes on, too.
    await app.killWeb(0);
    await admin.unsafe(`alter database ${name} with allow_connections false`);
    const starting = app.startWeb();
    await expect.poll(() => readiness(app)).toMatchObject({ status: 503 });
    await admin.unsafe(`alter database ${name} with allow_connections true`);
    await starting;
    expect((await ask(client, id, 'And then?')).status).toBe(200);
  } finally {
    await admin.end();
    await app.stop();
  }
});

test.skipIf(inject('redisUrl') === null)('while Redis is away the queue is missing; then it goes on', async () => {
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

test.skipIf(inject('redisUrl') === null)('while Redis is away in mid-answer what is written is kept, and a stop is heard', { timeout: 40_000 }, async () => {
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
});

/** A way to the same Redis that can be shut. */
async function openDoor(redisUrl: string): Promise<{ url: string; shut(): void; open(): void }> {
  const target = new URL(redisUrl);
  const inside = new Set<net.Socket>();
  const server = net.createServer((near) => {
    const far = net.connect(Number(target.port), target.hostname);
    for (const socket of [near, far]) inside.add(socket.on('error', () => {}).on('close', () => (near.destroy(), far.destroy(), inside.delete(socket))));
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

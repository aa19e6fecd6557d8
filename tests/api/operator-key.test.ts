import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import path from 'node:path';
import postgres from 'postgres';
import { afterEach, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import { type App, startApp } from '#tests/support/app.ts';
import { type Client, type Door, newClient, signUp } from '#tests/support/client.ts';
import { ask, messagesOf, startConversation } from '#tests/support/conversation.ts';
import { runJob } from '#tests/support/jobs.ts';
import { freePort } from '#tests/support/launch.ts';

const [key, otherKey] = [randomBytes(32).toString('base64'), randomBytes(32).toString('base64')];
const isNotTheKey = /^Setting ENCRYPTION_KEY: is not the key that this database is sealed with [^\n]+\n$/;
const lacksAnOlderKey = /^Setting ENCRYPTION_KEY: lacks an older key [^\n]+\n$/;

let app: App;
let firstCanaries: readonly postgres.Row[];
beforeAll(async () => {
  app = await startApp({ env: { ENCRYPTION_KEY: key } });
  firstCanaries = await app.sql`select * from key_canaries`;
});
// Nobody is there, and the app's key is the database's.
afterEach(async () => {
  await app.sql`truncate users, key_canaries cascade`;
  await app.sql`insert into key_canaries ${app.sql(firstCanaries)}`;
});

/** What a process says with these keys, on the app's database, until it ends; null when it is up. */
async function startWith(kind: 'web' | 'worker', keys: string, env: NodeJS.ProcessEnv = {}) {
  const port = await freePort();
  const child = spawn(process.execPath, [path.join(inject('folder'), `product/dist/server/${kind}.mjs`)], {
    cwd: app.folder,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      PATH: process.env['PATH'],
      DATABASE_URL: app.databaseUrl,
      ...(app.redisUrl !== undefined && { REDIS_URL: app.redisUrl }),
      ORIGIN: app.origin,
      PORT: String(port),
      LOG_LEVEL: 'warn',
      ENCRYPTION_KEY: keys,
      ...env,
    },
  });
  const stop = async () => {
    child.kill('SIGKILL');
    await end;
  };
  onTestFinished(stop);
  let [stdout, stderr] = ['', ''];
  child.stdout!.setEncoding('utf8').on('data', (text: string) => (stdout += text));
  child.stderr!.setEncoding('utf8').on('data', (text: string) => (stderr += text));
  const end = once(child, 'close').then(([code]) => ({ code, stdout, stderr }));
  const ready = once(child, 'message').then(() => null);
  ready.catch(() => {});
  const url = `http://127.0.0.1:${port}`;
  return { end, first: Promise.race([end, ready]), stop, said: () => stdout, origin: app.origin, webs: [{ url }] };
}

/** What becomes of a process with these keys. */
async function outcomeOf(keys: string, kind: 'web' | 'worker' = 'web') {
  const { first, stop } = await startWith(kind, keys);
  const outcome = await first;
  await stop();
  return outcome;
}

async function expectUp(keys: string): Promise<void> {
  expect(await outcomeOf(keys)).toBe(null);
}

const refusal = (line: RegExp) => ({ code: 78, stdout: '', stderr: expect.stringMatching(line) });

async function expectRefused(keys: string, line: RegExp): Promise<void> {
  expect(await outcomeOf(keys)).toEqual(refusal(line));
}

const canaries = () => app.sql`select encode(key_id, 'hex') as id from key_canaries`;

describe('a wrong ENCRYPTION_KEY stops web and worker with one line', { timeout: 60_000 }, () => {
  test('where nobody has an account yet', async () => {
    const outcomes = await Promise.all((['web', 'worker'] as const).map((kind) => outcomeOf(otherKey, kind)));
    expect(outcomes).toEqual([refusal(isNotTheKey), refusal(isNotTheKey)]);
    expect(await canaries()).toHaveLength(1);
    await expectUp(key);
  });

  test('where people have written; what they wrote is as it was', async () => {
    const client = await signUp(app);
    const id = await startConversation(client);
    await ask(client, id, 'Is it so?');
    const keys = await app.sql`select * from user_keys`;
    await expectRefused(otherKey, isNotTheKey);
    expect(await app.sql`select * from user_keys`).toEqual(keys);
    expect((await messagesOf(client, id))[0]!.content).toBe('Is it so?');
  });

  test('in a database of an older version, which has people and no canary', async () => {
    // One key that is damaged does not decide.
    const { user } = await signUp(app);
    await app.sql`update user_keys set wrapped_key = set_byte(wrapped_key, 20, 255 - get_byte(wrapped_key, 20)) where user_id = ${user.id}`;
    await signUp(app);
    await app.sql`delete from key_canaries`;
    await expectRefused(otherKey, isNotTheKey);
    expect(await canaries()).toHaveLength(0);
    await expectUp(key);
    expect(await canaries()).toHaveLength(1);
    await expectRefused(otherKey, isNotTheKey);
  });

  test('as soon as a database is back that was away at the start; until then nothing is served', async () => {
    const name = new URL(app.databaseUrl).pathname.slice(1);
    const admin = postgres(inject('adminUrl'), { max: 1, onnotice: () => {} });
    try {
      await admin.unsafe(`alter database ${name} with allow_connections false`);
      await admin`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${name}`;
      const web = await startWith('web', otherKey);
      expect(await web.first).toBe(null);
      expect((await fetch(`${web.webs[0]!.url}/healthz`)).status).toBe(200);
      const ready = await fetch(`${web.webs[0]!.url}/readyz`);
      expect({ status: ready.status, body: await ready.json() }).toMatchObject({
        status: 503,
        body: { missing: expect.arrayContaining(['database']) },
      });
      const page = await fetch(`${web.webs[0]!.url}/login`);
      expect({ status: page.status, retryAfter: page.headers.get('retry-after') }).toEqual({
        status: 503,
        retryAfter: '5',
      });
      await admin.unsafe(`alter database ${name} with allow_connections true`);
      expect(await web.end).toMatchObject({ code: 78, stderr: expect.stringMatching(isNotTheKey) });
    } finally {
      await admin.end();
    }
  });
});

test('of two processes that start with different keys on a new database one stops', { timeout: 60_000 }, async () => {
  await app.sql`delete from key_canaries`;
  const starts = await Promise.all([key, otherKey].map((one) => startWith('web', one)));
  const outcomes = await Promise.all(starts.map(({ first }) => first));
  expect(outcomes.filter((outcome) => outcome === null)).toHaveLength(1);
  expect(outcomes.find((outcome) => outcome !== null)).toMatchObject({
    code: 78,
    stderr: expect.stringMatching(isNotTheKey),
  });
  expect(await canaries()).toHaveLength(1);
});

test('an older key that nobody’s words need may go at once', { timeout: 60_000 }, async () => {
  const { first } = await startWith('web', `${otherKey},${key}`, { LOG_LEVEL: 'info' });
  expect(await first).toBe(null);
  await expectUp(otherKey);
});

test('the seed refuses a wrong key, too', { timeout: 60_000 }, async () => {
  const child = spawn(process.execPath, ['bin/seed.ts', '--users', '1', '--questions', '1'], {
    env: { PATH: process.env['PATH'], DATABASE_URL: app.databaseUrl, ENCRYPTION_KEY: otherKey },
  });
  let stderr = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
  const [code] = await once(child, 'close');
  expect({ code, stderr }).toEqual({ code: 78, stderr: expect.stringMatching(isNotTheKey) });
  expect(await app.sql`select from users`).toHaveLength(0);
});

test(
  'the key can be changed while all goes on: the older one is needed as long as somebody’s words are, and the log says when it may go',
  { timeout: 120_000 },
  async () => {
    const { email, password, user } = await signUp(app);
    const writer = newClient(app);
    const signIn = async (client: Client) => void (await client.json('POST', '/api/auth/login', { email, password }));
    await signIn(writer);
    const id = await startConversation(writer);
    await ask(writer, id, 'Is it so?');
    const expectWords = async (there: Door) => {
      const reader = newClient(there);
      await signIn(reader);
      expect((await messagesOf(reader, id))[0]!.content).toBe('Is it so?');
    };
    const wrapped = async () =>
      (await app.sql`select wrapped_key from user_keys where user_id = ${user.id}`)[0]!['wrapped_key'] as Buffer;
    const first = await wrapped();
    // A key that does not open, or another part of maintenance that fails, does not hold the other keys up.
    const damaged = await signUp(app);
    await app.sql`update user_keys set wrapped_key = set_byte(wrapped_key, 20, 255 - get_byte(wrapped_key, 20)) where user_id = ${damaged.user.id}`;
    await app.sql`alter table password_reset_requests rename to away`;
    // Their maintenance knows the old key only.
    await Promise.all([app.killWeb(0, 'SIGTERM'), app.killWorker(0, 'SIGTERM')]);

    // Web alone wraps nobody's key anew.
    const web = await startWith('web', `${otherKey},${key}`);
    expect(await web.first).toBe(null);
    await expectWords(web);
    expect(await wrapped()).toEqual(first);
    expect(await canaries()).toHaveLength(2);
    await expectRefused(otherKey, lacksAnOlderKey);
    await expectRefused(key, lacksAnOlderKey);

    const worker = await startWith('worker', `${otherKey},${key}`, { LOG_LEVEL: 'info' });
    expect(await worker.first).toBe(null);
    await runJob(app, 'clock', 'upkeep');
    await expect.poll(async () => (await wrapped()).equals(first), { timeout: 25_000 }).toBe(false);
    await expectWords(web);
    await expect
      .poll(worker.said, { timeout: 30_000 })
      .toContain('an older ENCRYPTION_KEY is not needed any more and may go');

    await app.sql`alter table away rename to password_reset_requests`;

    const last = await startWith('web', otherKey);
    expect(await last.first).toBe(null);
    await expectWords(last);
    await expectRefused(key, isNotTheKey);
  },
);

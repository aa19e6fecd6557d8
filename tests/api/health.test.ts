import postgres from 'postgres';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { type App, startApp } from '#tests/support/app.ts';
import { newClient, signUp } from '#tests/support/client.ts';
import { ask, startConversation } from '#tests/support/conversation.ts';
import { readiness } from '#tests/support/readiness.ts';

test('a process that is up says so, and that it is ready', async () => {
  const app = await startApp({ workers: 0 });
  const health = await newClient(app).get('/healthz');
  expect({ status: health.status, cache: health.headers.get('cache-control') }).toEqual({
    status: 200,
    cache: 'no-store',
  });
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
  const expectReady = () =>
    expect.poll(() => readiness(app), { timeout: 10_000 }).toEqual({ status: 200, missing: [] });

  test('where the database can only be read', async () => {
    await alter('set default_transaction_read_only = on');
    await expect
      .poll(() => readiness(app))
      .toEqual({ status: 503, missing: app.backend === 'postgres' ? ['database', 'queue'] : ['database'] });
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
      select count(*)::int as waiting from pg_stat_activity where datname = ${name} and wait_event_type = 'Lock'`) as unknown as [
      { waiting: number },
    ];
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

// spec: calls-4
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
    await expect
      .poll(() => readiness(app), { timeout: 5_000 })
      .toEqual({
        status: 503,
        missing: app.backend === 'postgres' ? ['database', 'queue'] : ['database'],
      });
    expect((await newClient(app).get('/healthz')).status).toBe(200);
    // Somebody who is signed in is told the same.
    expect((await client.json('GET', '/readyz')).status).toBe(503);
    const { status, body } = await client.json('GET', '/api/auth/user');
    expect({ status, body }).toEqual({
      status: 503,
      body: { error: body.message, message: expect.stringMatching(/\w/), code: 'outage' },
    });
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

import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { startApp } from '#tests/support/app.ts';
import { signUp } from '#tests/support/client.ts';
import { startDatabaseServer } from '#tests/support/database.ts';
import { expectAllToWork, expectToBeBack, expectToBeTold, startBehindTunnel } from '#tests/support/outage.ts';

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});

test(
  'packets to the database that are swallowed for ten seconds: people are told within two, and all is back within ten',
  { timeout: 90_000 },
  async () => {
    const { app, tunnel, stop } = await startBehindTunnel();
    cleanups.push(stop);
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
  },
);

test(
  'a database that is stopped in its tracks: people are told within two seconds, and all is back within ten',
  { timeout: 120_000 },
  async () => {
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
  },
);

test(
  'a database that refuses and breaks connections, for longer than any pause between attempts: the same',
  { timeout: 90_000 },
  async () => {
    const { app, tunnel, stop } = await startBehindTunnel();
    cleanups.push(stop);
    const client = await signUp(app);
    const usualMs = await expectAllToWork(app, client);
    tunnel.shut();
    const until = Date.now() + 10_000;
    for (let visit = 0; visit < 5; visit++) await expectToBeTold(app, client, usualMs);
    await sleep(until - Date.now());
    tunnel.open();
    await expectToBeBack(app, client, usualMs);
  },
);

test('one connection of many that dies by itself harms nobody', { timeout: 60_000 }, async () => {
  const app = await startApp();
  cleanups.push(() => app.stop());
  const client = await signUp(app);
  await expectAllToWork(app, client);
  const others =
    await app.sql`select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`;
  expect(others.length).toBeGreaterThan(0);
  for (const { pid } of others) {
    await app.sql`select pg_terminate_backend(${pid})`;
    // What was under way on it may fail; the next one does not.
    await expect.poll(async () => (await client.json('GET', '/api/auth/user')).status).toBe(200);
  }
  await expectAllToWork(app, client);
});

import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import { makeAdmin } from '#tests/support/admin.ts';
import { type App, startApp } from '#tests/support/app.ts';
import { newClient, signUp } from '#tests/support/client.ts';

let app: App;
beforeAll(async () => void (app = await startApp()));

/** `npm run seed` on the app's database. */
const seed = (...args: string[]) =>
  promisify(execFile)(process.execPath, ['bin/seed.ts', ...args], {
    env: { PATH: process.env['PATH'], DATABASE_URL: app.databaseUrl, ENCRYPTION_KEY: app.encryptionKey },
  });

test('a seeded database is one that the product itself could have written', { timeout: 60_000 }, async () => {
  const { stdout } = await seed('--users', '25', '--questions', '400');
  expect(stdout).toMatch(/25 people asked 400 questions in .+ \(.+ a second\)/);
  expect(await app.sql`select from users`).toHaveLength(25);
  expect(await app.sql`select from question_analytics`).toHaveLength(400);

  // Somebody with conversations signs in, reads them, and goes on asking.
  const [{ email }] =
    (await app.sql`select email from users where id = (select user_id from conversations limit 1)`) as unknown as [
      { email: string },
    ];
  const person = newClient(app);
  expect((await person.json('POST', '/api/auth/login', { email, password: 'wisdom-for-all' })).status).toBe(200);
  const [latest] = (await person.json('GET', '/api/conversations')).body;
  expect(latest).toMatchObject({ title: expect.stringMatching(/^Chat with /), lastMessage: expect.any(String) });
  const { body } = await person.json('GET', `/api/conversations/${latest.id}`);
  expect(body.messages).toHaveLength(latest.messageCount);
  expect(body.messages[1]).toMatchObject({ role: 'assistant', sources: expect.any(Array) });
  expect((await person.get(`/chat/${latest.id}`)).status).toBe(200);
  app.provider.answer = () => 'Go on. [1]';
  expect((await person.json('POST', `/api/conversations/${latest.id}/messages`, { content: 'And then?' })).status).toBe(
    200,
  );

  // It is counted like everything else.
  const admin = await makeAdmin(app, await signUp(app));
  await expect
    .poll(async () => (await admin.json('GET', '/api/analytics/dashboard')).body, { timeout: 10_000 })
    .toMatchObject({ totalUsers: 26, totalQuestions: 401 });
});

test('it says how it is used', async () => {
  await expect(seed('--users', 'many')).rejects.toMatchObject({
    code: 64,
    stderr: expect.stringContaining('Usage: npm run seed'),
  });
});

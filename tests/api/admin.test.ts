import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app.ts';
import { signUp } from '#tests/support/client.ts';

let app: App;
beforeAll(async () => void (app = await startApp({ workers: 0 })));

/** `npm run admin` on the app's database. */
const admin = (...args: string[]) =>
  promisify(execFile)(process.execPath, ['bin/admin.ts', ...args], {
    env: { PATH: process.env['PATH'], DATABASE_URL: app.databaseUrl },
  });

test('an operator makes admins and takes it back, whatever the case of the address', async () => {
  const person = await signUp(app);
  expect((await admin('list')).stdout).not.toContain(person.email);
  expect((await admin('grant', person.email.toUpperCase())).stdout).toContain(
    'nobody has shown yet that this address is theirs',
  );
  expect((await admin('list')).stdout).toContain(
    `${person.email}  (nobody has shown yet that this address is theirs)\n`,
  );
  await app.sql`update users set email_verified_at = now() where email = ${person.email}`;
  expect((await admin('grant', person.email)).stdout).toBe(`${person.email} is now an admin.\n`);
  expect((await admin('list')).stdout).toContain(`${person.email}\n`);
  // It holds at once, for sessions that have begun too.
  expect((await person.json('GET', '/api/auth/user')).body.role).toBe('admin');
  expect((await person.json('GET', '/api/analytics/dashboard')).status).toBe(200);
  await admin('revoke', person.email);
  expect((await person.json('GET', '/api/analytics/dashboard')).status).toBe(403);
});

test('nobody of that address, and a command that there is not, are told', async () => {
  await expect(admin('grant', 'nobody@example.com')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('nobody@example.com'),
  });
  await expect(admin('crown', 'nobody@example.com')).rejects.toMatchObject({
    stderr: expect.stringContaining('Usage: npm run admin'),
  });
});

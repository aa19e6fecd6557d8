import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app.ts';
import { type Client, newClient, signUp } from '#tests/support/client.ts';

let app: App;
beforeAll(async () => void (app = await startApp({ workers: 0 })));

const change = (client: Client, currentPassword: unknown, newPassword: unknown) =>
  client.json('POST', '/api/auth/change-password', { currentPassword, newPassword });
const logIn = async (email: string, password: string) =>
  (await newClient(app).json('POST', '/api/auth/login', { email, password })).status;
const whoAmI = async (client: Client) => (await client.json('GET', '/api/auth/user')).status;

/** Another browser with the same cookies: whoever has copied the session's id. */
function copyOf(client: Client): Client {
  const copy = newClient(app);
  for (const [name, cookie] of client.cookies) copy.cookies.set(name, cookie);
  return copy;
}

// spec: calls-10
test.for([true, false])(
  'the new password counts, this session goes on with a new id, the others are over (remembered: %s)',
  async (rememberMe) => {
    const { email, password, user } = await signUp(app);
    const [here, there] = [newClient(app), newClient(app)];
    for (const client of [here, there]) await client.json('POST', '/api/auth/login', { email, password, rememberMe });
    const thief = copyOf(here);
    const stranger = await signUp(app);
    const { status, body } = await change(here, password, 'a new secret');
    expect({ status, body }).toEqual({
      status: 200,
      body: { message: 'Your password has been successfully updated.' },
    });
    expect([await whoAmI(here), await whoAmI(there), await whoAmI(thief), await whoAmI(stranger)]).toEqual([
      200, 401, 401, 200,
    ]);
    expect('max-age' in here.cookies.get('session')!.attributes).toBe(rememberMe);
    expect(await app.sql`select sid from sessions where user_id = ${user.id}`).toHaveLength(1);
    expect([await logIn(email, password), await logIn(email, 'a new secret')]).toEqual([401, 200]);
  },
);

// spec: calls-10
test('a wrong current password is told under its field and changes nothing', async () => {
  const client = await signUp(app);
  const elsewhere = copyOf(client);
  const { status, body } = await change(client, 'not this one', 'a new secret');
  expect(status).toBe(400);
  expect(body.fieldErrors).toEqual({ currentPassword: expect.stringMatching(/not correct/) });
  expect(body.error).toBe(body.fieldErrors.currentPassword);
  expect([await whoAmI(client), await whoAmI(elsewhere), await logIn(client.email, client.password)]).toEqual([
    200, 200, 200,
  ]);
});

// spec: entities-25, validation-11, validation-12, limits-2
test.for([
  ['', 'long enough', { currentPassword: 'Current password is required' }],
  [undefined, 'long enough', { currentPassword: 'Current password is required' }],
  ['right', '1234567', { newPassword: 'New password must be at least 8 characters long' }],
  ['right', undefined, { newPassword: 'New password must be at least 8 characters long' }],
  [
    '',
    '',
    { currentPassword: 'Current password is required', newPassword: 'New password must be at least 8 characters long' },
  ],
  ['right', 'x'.repeat(257), { newPassword: expect.stringMatching(/256/) }],
  ['x'.repeat(257), 'long enough', { currentPassword: expect.stringMatching(/256/) }],
] as const)('%j to %j breaks a rule, which is told', async ([current, next, fieldErrors]) => {
  const client = await signUp(app);
  const { status, body } = await change(client, current === 'right' ? client.password : current, next);
  expect(status).toBe(400);
  expect(body.fieldErrors).toEqual(fieldErrors);
  expect(await logIn(client.email, client.password)).toBe(200);
});

test('whoever signs in with the old password at that very moment is not signed in afterwards', async () => {
  const client = await signUp(app);
  const { email, password, user } = client;
  const thieves = Array.from({ length: 8 }, () => newClient(app));
  const [answer] = await Promise.all([
    change(client, password, 'a new secret'),
    ...thieves.map((thief) => thief.json('POST', '/api/auth/login', { email, password })),
  ]);
  expect(answer.status).toBe(200);
  for (const thief of thieves) expect(await whoAmI(thief)).toBe(401);
  expect(await whoAmI(client)).toBe(200);
  expect(await app.sql`select sid from sessions where user_id = ${user.id}`).toHaveLength(1);
});

// spec: validation-12, limits-2
test('eight characters are enough', async () => {
  const client = await signUp(app);
  expect((await change(client, client.password, '12345678')).status).toBe(200);
});

test('of two changes at the same moment one counts', async () => {
  const client = await signUp(app);
  const passwords = ['a first secret', 'a second secret'];
  const statuses = (
    await Promise.all(passwords.map((password) => change(copyOf(client), client.password, password)))
  ).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(await Promise.all(passwords.map((password) => logIn(client.email, password)))).toEqual(
    statuses.map((status) => (status === 200 ? 200 : 401)),
  );
});

test('a reset link that is on its way works no more', async () => {
  const client = await signUp(app);
  await app.sql`
    update users set reset_token = ${createHash('sha256').update('token').digest('base64url')}, reset_token_expiry = now() + interval '1 hour'
    where id = ${client.user.id}`;
  expect((await change(client, client.password, 'a new secret')).status).toBe(200);
  expect(
    (await newClient(app).json('POST', '/api/auth/reset-password', { token: 'token', password: 'a third one' })).status,
  ).toBe(400);
});

test('who is signed out changes nothing; other methods and other sites are turned away', async () => {
  const client = await signUp(app);
  expect((await change(newClient(app), client.password, 'a new secret')).status).toBe(401);
  const body = { currentPassword: client.password, newPassword: 'a new secret' };
  expect(
    (await client.json('POST', '/api/auth/change-password', body, { origin: 'https://evil.example' })).status,
  ).toBe(403);
  const get = await client.json('GET', '/api/auth/change-password');
  expect({ status: get.status, allow: get.headers.get('allow') }).toEqual({ status: 405, allow: 'POST' });
  const page = await newClient(app).get('/change-password');
  expect({ status: page.status, location: page.headers.get('location') }).toEqual({
    status: 303,
    location: '/login?next=%2Fchange-password',
  });
  expect(await logIn(client.email, client.password)).toBe(200);
});

test('the current password can be guessed at ten times in a quarter of an hour', async () => {
  const strict = await startApp({ workers: 0, env: { RATE_LIMIT_SCALE: '1' } });
  const client = await signUp(strict);
  for (let n = 0; n < 10; n++) expect((await change(client, `guess ${n}`, 'a new secret')).status).toBe(400);
  const { status, headers } = await change(client, client.password, 'a new secret');
  expect(status).toBe(429);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(60);
  expect(await whoAmI(client)).toBe(200);
  // Somebody else's guesses are their own.
  const other = await signUp(strict);
  expect((await change(other, other.password, 'a new secret')).status).toBe(200);
  await strict.stop();
});

describe('the page', () => {
  const send = (client: Client, currentPassword: string, newPassword: string) =>
    client.form('/api/auth/change-password', { currentPassword, newPassword }, { from: '/change-password' });

  test('is a form that password managers understand', async () => {
    const client = await signUp(app);
    const { text } = await client.get('/change-password');
    for (const name of ['username', 'current-password', 'new-password'])
      expect(text).toContain(`autocomplete="${name}"`);
    expect(text).toContain(`value="${client.email}"`);
    expect(text).toContain('At least 8 characters');
    expect(text).toMatch(/<button[^>]*>\s*Update Password/);
    expect(text).toMatch(/<a href="\/"[^>]*>\s*Cancel/);
  });

  // spec: states-26
  test('confirms the change once; loaded again it is the form', async () => {
    const client = await signUp(app);
    const { status, location } = await send(client, client.password, 'a new secret');
    expect({ status, location }).toEqual({ status: 303, location: '/change-password?changed=1' });
    const { text } = await client.get(location!);
    expect(text).toMatch(/<h1[^>]*>Password Changed</);
    expect(text).toContain('Your password has been successfully updated.');
    expect(text).toMatch(/<a href="\/"[^>]*>\s*Return to Home/);
    const again = (await client.get(location!)).text;
    expect(again).not.toContain('Password Changed');
    expect(again).toContain('Update Password');
  });

  test('says under the field what is wrong, and shows no password', async () => {
    const client = await signUp(app);
    expect(await send(client, 'not this one', 'a new secret')).toMatchObject({
      status: 303,
      location: '/change-password',
    });
    const { text } = await client.get('/change-password');
    expect(text).toMatch(
      /role="alert"[^]*Error[^]*id="currentPassword-error"[^>]*>Your current password is not correct/,
    );
    for (const secret of ['not this one', 'a new secret']) expect(text).not.toContain(secret);
  });

  // spec: entities-4
  test('offers a reset mail to somebody who has no password, and so does the call', async () => {
    const client = await signUp(app);
    await app.sql`update users set password = null, google_id = ${client.email}, auth_provider = 'google' where id = ${client.user.id}`;
    const { status, body } = await change(client, 'anything', 'a new secret');
    expect(status).toBe(400);
    expect(body.fieldErrors.currentPassword).toContain('reset email');
    const { text } = await client.get('/change-password');
    expect(text).not.toContain('Update Password');
    expect(text).toContain('Google');
    const sent = await client.form(
      '/api/auth/forgot-password',
      { email: client.email, next: '/change-password' },
      { from: '/change-password', follow: true },
    );
    expect(sent.text).toContain('Reset Email Sent');
  });

  test('a form sent after the session has ended leads to the sign-in and back', async () => {
    const client = await signUp(app);
    await app.sql`delete from sessions where user_id = ${client.user.id}`;
    expect((await send(client, client.password, 'a new secret')).location).toBe('/login?next=%2Fchange-password');
    expect(await logIn(client.email, client.password)).toBe(200);
  });
});

import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app.ts';
import { type Client, newClient, signUp } from '#tests/support/client.ts';
import { askForLink, type MailServer, startMailServer, tokenIn } from '#tests/support/mail.ts';

let mail: MailServer;
let app: App;
beforeAll(async () => {
  mail = await startMailServer();
  app = await startApp({ env: { SMTP_URL: mail.url } });
});
afterAll(() => mail.down());

const reset = (fields: object, client = newClient(app)) => client.json('POST', '/api/auth/reset-password', fields);
const logIn = async (email: string, password: string) =>
  (await newClient(app).json('POST', '/api/auth/login', { email, password })).status;
const whoAmI = async (client: Client) => (await client.json('GET', '/api/auth/user')).status;

async function personWithToken() {
  const person = await signUp(app);
  return { person, token: tokenIn(await askForLink(app, mail, person.email)) };
}

// spec: calls-9
test('the new password signs in and the old one does not; every session of that person is over, and nobody else’s', async () => {
  const { person, token } = await personWithToken();
  const elsewhere = newClient(app);
  await elsewhere.json('POST', '/api/auth/login', { email: person.email, password: person.password, rememberMe: true });
  const other = await signUp(app);
  const { status, body } = await reset({ token, password: 'a new secret' });
  expect(status).toBe(200);
  expect(body).toEqual({ message: expect.stringMatching(/\w/) });
  expect([await whoAmI(person), await whoAmI(elsewhere), await whoAmI(other)]).toEqual([401, 401, 200]);
  expect(await logIn(person.email, person.password)).toBe(401);
  expect(await logIn(person.email, 'a new secret')).toBe(200);
  const [row] = await app.sql`select password, reset_token, reset_token_expiry from users where id = ${person.user.id}`;
  expect(row).toMatchObject({
    password: expect.stringMatching(/^\$argon2id\$/),
    reset_token: null,
    reset_token_expiry: null,
  });
});

describe('a token is refused', () => {
  const refused = {
    error: expect.stringMatching(/expired/),
    message: expect.stringMatching(/expired/),
    code: 'reset-token',
  };

  test('the second time', async () => {
    const { person, token } = await personWithToken();
    expect((await reset({ token, password: 'a new secret' })).status).toBe(200);
    const { status, body } = await reset({ token, password: 'another secret' });
    expect({ status, body }).toEqual({ status: 400, body: refused });
    expect(await logIn(person.email, 'a new secret')).toBe(200);
  });

  // spec: entities-5
  test.for([
    ['59 minutes', 200],
    ['60 minutes', 400],
  ] as const)('after an hour: after %s the answer is %i', async ([age, expected]) => {
    const { person, token } = await personWithToken();
    await app.sql`update users set reset_token_expiry = reset_token_expiry - ${age}::interval where id = ${person.user.id}`;
    expect((await reset({ token, password: 'a new secret' })).status).toBe(expected);
    expect(await logIn(person.email, person.password)).toBe(expected === 200 ? 401 : 200);
  });

  // spec: calls-9
  test('that nobody was sent, the stored hash of a real one among them', async () => {
    const { person, token } = await personWithToken();
    const hash = createHash('sha256').update(token).digest('base64url');
    for (const wrong of ['x', `${token}x`, token.toLowerCase(), ` ${token}`, hash, '%', '\0', 'x'.repeat(10_000)]) {
      const { status, body } = await reset({ token: wrong, password: 'a new secret' });
      expect({ status, body }, wrong.slice(0, 60)).toEqual({ status: 400, body: refused });
    }
    expect(await whoAmI(person)).toBe(200);
  });
});

test('whoever signs in with the old password at that very moment is not signed in afterwards', async () => {
  const { person, token } = await personWithToken();
  const thieves = Array.from({ length: 12 }, () => newClient(app));
  const [answer] = await Promise.all([
    reset({ token, password: 'a new secret' }),
    ...thieves.map((thief) =>
      thief.json('POST', '/api/auth/login', { email: person.email, password: person.password }),
    ),
  ]);
  expect(answer.status).toBe(200);
  for (const thief of thieves) expect(await whoAmI(thief)).toBe(401);
  expect(await app.sql`select sid from sessions where user_id = ${person.user.id}`).toEqual([]);
});

test('of several who use one token at the same moment one succeeds', async () => {
  const { person, token } = await personWithToken();
  const passwords = [1, 2, 3, 4, 5].map((n) => `secret number ${n}`);
  const statuses = (await Promise.all(passwords.map((password) => reset({ token, password })))).map(
    ({ status }) => status,
  );
  expect(statuses.toSorted()).toEqual([200, 400, 400, 400, 400]);
  const signIns = await Promise.all(passwords.map((password) => logIn(person.email, password)));
  expect(signIns).toEqual(statuses.map((status) => (status === 200 ? 200 : 401)));
});

// spec: entities-24, validation-13, validation-14, limits-1
test.for([
  [{ password: 'long enough' }, { token: 'Reset token is required' }],
  [{ token: '', password: 'long enough' }, { token: 'Reset token is required' }],
  [{ token: 'some', password: '12345' }, { password: 'Password must be at least 6 characters' }],
  [{ token: 'some' }, { password: 'Password must be at least 6 characters' }],
  [
    { token: 7, password: 'x'.repeat(257) },
    { token: 'Reset token is required', password: expect.stringMatching(/256/) },
  ],
] as const)('%j is answered with the rule that it breaks', async ([fields, fieldErrors]) => {
  const { status, body } = await reset(fields);
  expect(status).toBe(400);
  expect(body.fieldErrors).toEqual(fieldErrors);
});

// spec: validation-14
test('neither a look at the page nor a password that is too short uses the link up', async () => {
  const { person, token } = await personWithToken();
  const page = `/reset-password?token=${token}`;
  for (const method of ['GET', 'HEAD', 'GET']) expect((await newClient(app).send(method, page)).status).toBe(200);
  expect((await reset({ token, password: 'short' })).status).toBe(400);
  expect((await reset({ token, password: '123456' })).status).toBe(200);
  expect(await logIn(person.email, '123456')).toBe(200);
});

describe('the page', () => {
  // spec: routes-4
  test('has a form for the token of its address, and says it to no other site', async () => {
    const { status, text, headers } = await newClient(app).get(
      '/reset-password?token=%22%3E%3Cscript%3Ealert(1)%3C/script%3E',
    );
    expect(status).toBe(200);
    expect(headers.get('referrer-policy')).toBe('same-origin');
    expect(headers.get('cache-control')).toContain('no-store');
    expect(text).toContain('New Password');
    expect(text).toContain('Back to Login');
    expect(headers.has('refresh')).toBe(false);
    expect(text).toMatch(
      /name="password"[^>]*autocomplete="new-password"|autocomplete="new-password"[^>]*name="password"/,
    );
    expect(text).not.toContain('"><script>alert');
  });

  // spec: passwords-1
  test.for(['/reset-password', '/reset-password?token=', '/reset-password?other=1'])(
    'at %s, without a token, says so on the way to the sign-in',
    async (path) => {
      const client = newClient(app);
      const { status, headers } = await client.get(path);
      expect({ status, location: headers.get('location') }).toEqual({ status: 303, location: '/login' });
      const words = ['Invalid Reset Link', 'The password reset link is invalid or missing. Please request a new one.'];
      const { text } = await client.get('/login');
      for (const word of words) expect(text).toContain(word);
      expect((await client.get('/login')).text).not.toContain(words[0]);
      // Who is signed in would be sent on from there.
      const signedIn = await signUp(app);
      expect((await signedIn.get(path)).headers.get('location')).toBe('/');
      expect((await signedIn.get('/')).text).toContain(words[1]);
    },
  );

  // spec: passwords-4, limits-11
  test('leads to the end, tells it once, and goes on to the sign-in by itself', async () => {
    const { person, token } = await personWithToken();
    const client = newClient(app);
    const from = `/reset-password?token=${token}`;
    const done = await client.form('/api/auth/reset-password', { token, password: 'a new secret' }, { from: from });
    expect(done.status).toBe(303);
    const { text, status, headers } = await client.get(done.location!);
    expect(status).toBe(200);
    expect(text).toContain('Password Reset Complete');
    expect(text).toContain('Password Reset Successful');
    expect(text).toMatch(/href="\/login"[^>]*>\s*Go to Login/);
    expect(headers.get('refresh')).toBe('3;url=/login');
    const again = await client.get(done.location!);
    expect({ status: again.status, location: again.headers.get('location') }).toEqual({
      status: 303,
      location: '/login',
    });
    expect((await client.get('/login')).text).not.toContain('Password Reset');
    expect(await logIn(person.email, 'a new secret')).toBe(200);
  });

  test('comes back when something is wrong, and the link can still be used', async () => {
    const { token } = await personWithToken();
    const client = newClient(app);
    const from = `/reset-password?token=${token}`;
    const short = await client.form('/api/auth/reset-password', { token, password: 'abcd1' }, { from: from });
    expect({ status: short.status, location: short.location }).toEqual({ status: 303, location: from });
    const { text } = await client.get(from);
    expect(text).toContain('Reset Failed');
    expect(text).toMatch(/id="password-error"[^>]*>Password must be at least 6 characters</);
    expect(text).toContain(`name="token" value="${token}"`);
    expect(text).not.toContain('abcd1');
    expect(
      (await client.form('/api/auth/reset-password', { token, password: 'abcd12' }, { from: from })).location,
    ).toBe('/reset-password?complete=1');
    const used = await client.form(
      '/api/auth/reset-password',
      { token, password: 'abcd123' },
      { from: from, follow: true },
    );
    expect(used.text).toContain('Reset Failed');
    expect(used.text).toContain('This reset link is invalid or has expired. Please request a new one.');
    expect(used.text).toContain('href="/login?tab=reset"');
  });
});

test('other methods and other sites are turned away', async () => {
  const get = await newClient(app).json('GET', '/api/auth/reset-password?token=x&password=long-enough');
  expect({ status: get.status, allow: get.headers.get('allow') }).toEqual({ status: 405, allow: 'POST' });
  const { token } = await personWithToken();
  const other = await newClient(app).json(
    'POST',
    '/api/auth/reset-password',
    { token, password: 'a new secret' },
    { origin: 'https://evil.example' },
  );
  expect(other.status).toBe(403);
  expect((await reset({ token, password: 'a new secret' })).status).toBe(200);
});

import { beforeAll, describe, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app.ts';
import { newClient, signUp, somebody } from '#tests/support/client.ts';

let app: App;
beforeAll(async () => void (app = await startApp({ workers: 0 })));

const register = (fields: object, client = newClient(app)) => client.json('POST', '/api/auth/register', fields);
const logIn = (fields: object, client = newClient(app)) => client.json('POST', '/api/auth/login', fields);

describe('registering', () => {
  // spec: entities-6, entities-23, entities-27, entities-28, states-1, states-9, calls-3, calls-6
  test('makes an account, signs in, and says who is signed in', async () => {
    const client = newClient(app);
    const person = somebody({ firstName: ' Maya ', lastName: 'Iyer' });
    const { status, body } = await register(person, client);
    expect(status).toBe(201);
    expect(body).toEqual({
      user: {
        id: expect.any(String),
        email: person.email,
        firstName: 'Maya',
        lastName: 'Iyer',
        role: 'user',
        profileImageUrl: null,
        authProvider: 'email',
        favoritePersonalities: [],
        subscriptionTier: 'free',
        subscriptionStatus: 'inactive',
        subscriptionExpiresAt: null,
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        updatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      },
    });
    const me = await client.json('GET', '/api/auth/user');
    expect(me).toMatchObject({ status: 200, body: body.user });
  });

  test('stores the password as argon2id at no less than what OWASP asks for', async () => {
    const { user, password } = await signUp(app);
    const [row] = await app.sql`select password from users where id = ${user.id}`;
    const [, memory, passes] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$/.exec(row!['password']) ?? [];
    expect(Number(memory)).toBeGreaterThanOrEqual(19_456);
    expect(Number(passes)).toBeGreaterThanOrEqual(2);
    expect(JSON.stringify(row)).not.toContain(password);
  });

  // spec: entities-3
  test('refuses an address that is taken, whatever its case', async () => {
    const { email } = await signUp(app, { email: `Maya.${crypto.randomUUID()}@Example.com` });
    for (const again of [email, email.toLowerCase(), email.toUpperCase(), ` ${email} `]) {
      const { status, body } = await register(somebody({ email: again }));
      expect(status, again).toBe(409);
      expect(body.error, again).toBe(body.message);
    }
    expect(await app.sql`select id from users where lower(email) = ${email.toLowerCase()}`).toHaveLength(1);
  });

  test('gives one account to two who ask at the same moment', async () => {
    const person = somebody();
    const statuses = (await Promise.all([1, 2, 3, 4].map(() => register(person)))).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([201, 409, 409, 409]);
  });

  // spec: validation-4, validation-32, limits-1
  test('names each field that is wrong', async () => {
    const { status, body } = await register({ email: 'maya', password: 'short' });
    expect(status).toBe(400);
    expect(body).toEqual({
      error: expect.any(String),
      message: body.error,
      code: 'invalid-input',
      fieldErrors: { email: 'Please enter a valid email address', password: 'Password must be at least 6 characters' },
    });
  });

  // spec: states-9, validation-4, roles-1
  test('takes no role, id or other field that is not asked for', async () => {
    const { body } = await register({ ...somebody(), role: 'admin', id: 'mine', subscriptionStatus: 'active' });
    expect(body.user).toMatchObject({ role: 'user', subscriptionStatus: 'inactive' });
    expect(body.user.id).not.toBe('mine');
  });
});

describe('logging in', () => {
  // spec: entities-27, calls-5
  test('knows the person again, whatever the case of the address', async () => {
    const { user, email, password } = await signUp(app);
    const client = newClient(app);
    const { status, body } = await logIn({ email: email.toUpperCase(), password }, client);
    expect({ status, body }).toEqual({ status: 200, body: { user } });
    expect((await client.json('GET', '/api/auth/user')).body).toEqual(user);
  });

  // spec: entities-22, validation-1, validation-2, validation-3, limits-1
  test.for([
    [{ email: 'maya', password: '123456' }, { email: 'Please enter a valid email address' }],
    [{ email: 'maya@example.com', password: '12345' }, { password: 'Password must be at least 6 characters' }],
    [{}, { email: 'Please enter a valid email address', password: 'Password must be at least 6 characters' }],
    [{ email: 'maya@example.com', password: '123456', rememberMe: 'perhaps' }, { rememberMe: expect.any(String) }],
  ] as const)('with %j breaks a rule, which is told', async ([fields, fieldErrors]) => {
    const { status, body } = await logIn(fields);
    expect(status).toBe(400);
    expect(body.fieldErrors).toEqual(fieldErrors);
  });

  test('answers an unknown address and a wrong password alike, and in the same time', async () => {
    const { email, password } = await signUp(app);
    const timesMs: Record<'unknown' | 'wrong', number[]> = { unknown: [], wrong: [] };
    for (let round = 0; round < 7; round++) {
      for (const [kind, fields] of [
        ['unknown', { ...somebody(), password }],
        ['wrong', { email, password: 'not this one' }],
      ] as const) {
        const startedAt = performance.now();
        const { status, body, headers } = await logIn(fields);
        timesMs[kind].push(performance.now() - startedAt);
        expect({ status, body }).toEqual({
          status: 401,
          body: { error: 'Invalid email or password', message: 'Invalid email or password', code: 'wrong-credentials' },
        });
        expect(headers.getSetCookie()).toEqual([]);
      }
    }
    const median = (values: number[]) => values.toSorted((one, other) => one - other)[3]!;
    // Without a hash the unknown address would be answered in a tenth of the time.
    expect(median(timesMs.unknown) / median(timesMs.wrong)).toBeGreaterThan(0.5);
    expect(median(timesMs.unknown) / median(timesMs.wrong)).toBeLessThan(2);
  });

  // spec: entities-7
  test('writes a row for the operator: when, from where, with what, whether remembered', async () => {
    const { user, email, password } = await signUp(app);
    const before = await app.sql`select id from user_logins where user_id = ${user.id}`;
    const client = newClient(app);
    const headers = { 'user-agent': 'A browser of 2031' };
    await client.json('POST', '/api/auth/login', { email, password, rememberMe: true }, headers);
    await client.json('POST', '/api/auth/login', { email, password: 'not this one' }, headers);
    const rows = await app.sql`
      select ip_address, user_agent, remember_me, now() - login_time < interval '1 minute' as recent
      from user_logins where user_id = ${user.id} and not id = any(${before.map(({ id }) => id)})`;
    expect([...rows]).toEqual([
      {
        ip_address: expect.stringMatching(/^(::1|(::ffff:)?127\.0\.0\.1)$/),
        user_agent: 'A browser of 2031',
        remember_me: true,
        recent: true,
      },
    ]);
  });
});

describe('logging out', () => {
  // spec: calls-7
  test('ends the session on the server too', async () => {
    const client = await signUp(app);
    const kept = new Map(client.cookies);
    const { status, body } = await client.json('POST', '/api/auth/logout');
    expect({ status, body }).toEqual({ status: 200, body: { message: expect.any(String) } });
    // What is left is for signing in again.
    expect([...client.cookies.values()].map(({ attributes }) => attributes['path'])).toEqual(['/api/auth/login']);
    for (const [name, cookie] of kept) client.cookies.set(name, cookie);
    expect((await client.json('GET', '/api/auth/user')).status).toBe(401);
    expect(await app.sql`select sid from sessions where user_id = ${client.user.id}`).toHaveLength(0);
  });

  test('leaves the same person signed in elsewhere', async () => {
    const here = await signUp(app);
    const there = newClient(app);
    await logIn(here, there);
    await here.json('POST', '/api/auth/logout');
    expect((await there.json('GET', '/api/auth/user')).body.id).toBe(here.user.id);
  });
});

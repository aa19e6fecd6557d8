import { beforeAll, describe, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app.ts';
import { type Client, newClient, signUp, somebody } from '#tests/support/client.ts';

const day = 24 * 60 * 60;

let app: App;
beforeAll(async () => void (app = await startApp({ webs: 2, workers: 0 })));

/** The one cookie that a signed-in client holds. */
function sessionCookie(client: Client) {
  // Another one is for signing in alone.
  const cookies = [...client.cookies.values()].filter(({ attributes }) => attributes['path'] === '/');
  expect(cookies).toHaveLength(1);
  return cookies[0]!;
}

async function logIn(rememberMe: boolean) {
  const { email, password, user } = await signUp(app);
  await app.sql`delete from sessions where user_id = ${user.id}`;
  const client = newClient(app);
  await client.json('POST', '/api/auth/login', { email, password, rememberMe });
  const secondsLeft = async () => {
    const [row] =
      await app.sql`select extract(epoch from expire - now())::float as left from sessions where user_id = ${user.id}`;
    return row!['left'] as number;
  };
  return { client, user, secondsLeft };
}

test('the cookie is out of reach for scripts and other sites, and says nothing of http', async () => {
  const { client } = await logIn(true);
  const { attributes } = sessionCookie(client);
  expect(attributes).toMatchObject({ httponly: true, path: '/' });
  expect(String(attributes['samesite']).toLowerCase()).toBe('lax');
  expect(attributes).not.toHaveProperty('secure');
  expect(attributes).not.toHaveProperty('domain');
});

describe('over https', () => {
  let secure: App;
  // Five attempts an hour at an account, one from each address.
  beforeAll(
    async () =>
      void (secure = await startApp({
        workers: 0,
        env: { ORIGIN: 'https://wisdom.example', RATE_LIMIT_SCALE: '0.05' },
      })),
  );
  const from = (place: number) => ({ 'x-forwarded-for': `203.0.113.${place}` });
  const logInAt = async (client: Client, email: string, password: string, place: number) =>
    (await client.json('POST', '/api/auth/login', { email, password }, from(place))).status;

  test('cookies are Secure, and a browser is told to stay with https', async () => {
    const client = await signUp(secure);
    for (const { attributes } of client.cookies.values())
      expect(attributes).toMatchObject({ secure: true, httponly: true });
    for (const path of ['/', '/login', '/api/auth/user']) {
      expect((await client.get(path)).headers.get('strict-transport-security'), path).toBe('max-age=31536000');
    }
    expect((await newClient(app).get('/')).headers.get('strict-transport-security')).toBeNull();
  });

  test('nobody who guesses a password keeps its owner out, at a browser that has signed in before', async () => {
    const owner = newClient(secure);
    const person = somebody();
    await owner.json('POST', '/api/auth/register', person, from(1));
    const attacker = newClient(secure);
    const attempts: number[] = [];
    for (const place of [11, 12, 13, 14, 15, 16])
      attempts.push(await logInAt(attacker, person.email, 'a guess', place));
    expect(attempts).toEqual([401, 401, 401, 401, 401, 429]);
    expect(await logInAt(newClient(secure), person.email, person.password, 2)).toBe(429);
    expect(owner.cookies.get('known-browser')!.attributes).not.toHaveProperty('max-age');
    expect(await logInAt(owner, person.email.toUpperCase(), person.password, 3)).toBe(200);
    // It is good for this account alone, and as it was made, and counts its own attempts.
    const other = somebody();
    await newClient(secure).json('POST', '/api/auth/register', other, from(4));
    for (const place of [21, 22, 23, 24, 25]) await logInAt(attacker, other.email, 'a guess', place);
    expect(await logInAt(owner, other.email, other.password, 5)).toBe(429);
    const { value } = owner.cookies.get('known-browser')!;
    attacker.cookies.set('known-browser', { value: `A${value}`, attributes: {} });
    expect(await logInAt(attacker, person.email, person.password, 6)).toBe(429);
    attacker.cookies.set('known-browser', { value, attributes: {} });
    const thefts: number[] = [];
    for (const place of [31, 32, 33, 34, 35, 36]) thefts.push(await logInAt(attacker, person.email, 'a guess', place));
    expect(thefts).toEqual([401, 401, 401, 401, 401, 429]);
  });
});

test('who is remembered stays signed in for 30 days, in the browser and on the server', async () => {
  const { client, secondsLeft } = await logIn(true);
  const { attributes } = sessionCookie(client);
  const cookieSeconds = attributes['max-age']
    ? Number(attributes['max-age'])
    : (Date.parse(String(attributes['expires'])) - Date.now()) / 1000;
  expect(Math.abs(cookieSeconds - 30 * day)).toBeLessThan(60);
  expect(Math.abs((await secondsLeft()) - 30 * day)).toBeLessThan(60);
});

// spec: entities-22
test('who is not remembered has a cookie that ends with the browser, and 24 idle hours on the server', async () => {
  const { client, secondsLeft } = await logIn(false);
  const { attributes } = sessionCookie(client);
  expect(attributes).not.toHaveProperty('max-age');
  expect(attributes).not.toHaveProperty('expires');
  expect(Math.abs((await secondsLeft()) - day)).toBeLessThan(60);
});

test.for([
  [true, '1 hour', 30 * day],
  [false, '1 hour', day],
  [false, '20 hours', day],
] as const)('a session in use slides (remembered: %s, %s left)', async ([rememberMe, left, lifetime]) => {
  const { client, user, secondsLeft } = await logIn(rememberMe);
  // Time passes, as the database sees it.
  await app.sql`update sessions set expire = now() + ${left}::interval where user_id = ${user.id}`;
  expect((await client.json('GET', '/api/auth/user')).status).toBe(200);
  expect(Math.abs((await secondsLeft()) - lifetime)).toBeLessThan(60);
  const { attributes } = sessionCookie(client);
  expect('max-age' in attributes || 'expires' in attributes).toBe(rememberMe);
});

test.for([
  [true, '29 days 1 hour'],
  [false, '23 hours 56 minutes'],
] as const)(
  'a session that slid a moment ago is not written again (remembered: %s, %s left)',
  async ([rememberMe, left]) => {
    const { client, user } = await logIn(rememberMe);
    await app.sql`update sessions set expire = now() + ${left}::interval where user_id = ${user.id}`;
    const rowVersion = () => app.sql`select xmin, expire from sessions where user_id = ${user.id}`;
    const before = await rowVersion();
    expect((await client.send('GET', '/api/auth/user')).headers.getSetCookie()).toEqual([]);
    expect(await rowVersion()).toEqual(before);
  },
);

test('a session whose time is over opens nothing', async () => {
  const { client, user } = await logIn(true);
  await app.sql`update sessions set expire = now() - interval '1 second' where user_id = ${user.id}`;
  expect((await client.json('GET', '/api/auth/user')).status).toBe(401);
});

// spec: entities-1
test('the database holds no session id that a thief could use', async () => {
  const { client, user } = await logIn(true);
  const { value } = sessionCookie(client);
  const [row] = await app.sql`select sid, sess::text from sessions where user_id = ${user.id}`;
  expect(value.length).toBeGreaterThanOrEqual(24);
  for (const stored of Object.values(row!)) {
    expect(stored).not.toContain(value);
    expect(stored).not.toContain(decodeURIComponent(value));
  }
  const thief = newClient(app);
  thief.cookies.set('session', { value: row!['sid'], attributes: {} });
  expect((await thief.json('GET', '/api/auth/user')).status).toBe(401);
});

test('a made-up cookie is somebody signed out', async () => {
  const name = [...(await signUp(app)).cookies.keys()][0]!;
  const failures: Record<string, number> = {};
  for (const value of ['', 'x', '%', 'a'.repeat(4_000), "' or 1=1 --", '../../etc/passwd', '%00']) {
    const stranger = newClient(app);
    stranger.cookies.set(name, { value, attributes: {} });
    const { status } = await stranger.json('GET', '/api/auth/user');
    if (status !== 401) failures[value] = status;
  }
  expect(failures).toEqual({});
});

test('a session from one web process is good at another', async () => {
  const client = await signUp(app, {}, { web: 0 });
  const elsewhere = newClient(app, { web: 1 });
  for (const [name, cookie] of client.cookies) elsewhere.cookies.set(name, cookie);
  expect((await elsewhere.json('GET', '/api/auth/user')).body).toEqual(client.user);
  await elsewhere.json('POST', '/api/auth/logout');
  expect((await client.json('GET', '/api/auth/user')).status).toBe(401);
});

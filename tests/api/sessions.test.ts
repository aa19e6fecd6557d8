import { beforeAll, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app.ts';
import { type Client, newClient, signUp } from '#tests/support/client.ts';

const day = 24 * 60 * 60;

let app: App;
beforeAll(async () => void (app = await startApp({ workers: 0 })));

/** The one cookie that a signed-in client holds. */
function sessionCookie(client: Client) {
  const cookies = [...client.cookies.values()];
  expect(cookies).toHaveLength(1);
  return cookies[0]!;
}

async function logIn(rememberMe: boolean) {
  const { email, password, user } = await signUp(app);
  await app.sql`delete from sessions where user_id = ${user.id}`;
  const client = newClient(app);
  await client.json('POST', '/api/auth/login', { email, password, rememberMe });
  const secondsLeft = async () => {
    const [row] = await app.sql`select extract(epoch from expire - now())::float as left from sessions where user_id = ${user.id}`;
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

test('the cookie is Secure when the site is served over https', async () => {
  const secure = await startApp({ workers: 0, env: { ORIGIN: 'https://wisdom.example' } });
  try {
    expect(sessionCookie(await signUp(secure)).attributes).toMatchObject({ secure: true, httponly: true });
  } finally {
    await secure.stop();
  }
});

test('who is remembered stays signed in for 30 days, in the browser and on the server', async () => {
  const { client, secondsLeft } = await logIn(true);
  const { attributes } = sessionCookie(client);
  const cookieSeconds = attributes['max-age'] ? Number(attributes['max-age']) : (Date.parse(String(attributes['expires'])) - Date.now()) / 1000;
  expect(Math.abs(cookieSeconds - 30 * day)).toBeLessThan(60);
  expect(Math.abs((await secondsLeft()) - 30 * day)).toBeLessThan(60);
});

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

test('a session whose time is over opens nothing', async () => {
  const { client, user } = await logIn(true);
  await app.sql`update sessions set expire = now() - interval '1 second' where user_id = ${user.id}`;
  expect((await client.json('GET', '/api/auth/user')).status).toBe(401);
});

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
  thief.cookies.set([...client.cookies.keys()][0]!, { value: row!['sid'], attributes: {} });
  expect((await thief.json('GET', '/api/auth/user')).status).toBe(401);
});

test.for(['', 'x', '%', 'a'.repeat(4_000), "' or 1=1 --", '../../etc/passwd', '%00'])('a made-up cookie (%j) is somebody signed out', async (value) => {
  const name = [...(await signUp(app)).cookies.keys()][0]!;
  const stranger = newClient(app);
  stranger.cookies.set(name, { value, attributes: {} });
  expect((await stranger.json('GET', '/api/auth/user')).status).toBe(401);
});

test('a session from one web process is good at another', async () => {
  const two = await startApp({ webs: 2, workers: 0 });
  try {
    const client = await signUp(two, {}, { web: 0 });
    const elsewhere = newClient(two, { web: 1 });
    for (const [name, cookie] of client.cookies) elsewhere.cookies.set(name, cookie);
    expect((await elsewhere.json('GET', '/api/auth/user')).body).toEqual(client.user);
    await elsewhere.json('POST', '/api/auth/logout');
    expect((await client.json('GET', '/api/auth/user')).status).toBe(401);
  } finally {
    await two.stop();
  }
});

import { beforeAll, describe, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app.ts';
import { type Client, newClient, signUp } from '#tests/support/client.ts';

let app: App;
let behindProxy: App;
let client: Client;
beforeAll(async () => {
  [app, behindProxy] = await Promise.all([
    startApp({ workers: 0 }),
    startApp({ workers: 0, env: { ORIGIN: 'https://wisdom.example' } }),
  ]);
  client = await signUp(app);
});

const idOf = (headers: Headers) => headers.get('x-request-id');

describe('the id of a request', () => {
  test('is on every answer, a new one each time, on kept pages and files too', async () => {
    const seen = new Set<string | null>();
    for (const path of [
      '/',
      '/',
      '/login',
      '/history',
      '/api/auth/user',
      '/nothing-here',
      '/healthz',
      '/favicon.svg',
    ]) {
      const id = idOf((await newClient(app).get(path)).headers);
      expect(id, path).toMatch(/^[\w-]{12}$/);
      seen.add(id);
    }
    expect(seen.size).toBe(8);
  });

  test('is taken over from a proxy that speaks TLS, if it is one', async () => {
    const sent = async (to: App, id: string) =>
      idOf((await newClient(to).get('/login', { 'x-request-id': id })).headers);
    expect(await sent(behindProxy, 'Edge_1.2-3')).toBe('Edge_1.2-3');
    expect(await sent(app, 'Edge_1.2-3')).not.toBe('Edge_1.2-3');
    for (const odd of ['', 'a b', '"', 'a'.repeat(65), '<b>', '{"level":"error"}'])
      expect(await sent(behindProxy, odd), odd).toMatch(/^[\w-]{12}$/);
  });

  test('joins a screen that failed by our fault, and a call, to one JSON line of the log', async () => {
    await app.sql`alter table conversations rename to hidden`;
    try {
      const before = app.logs().length;
      const page = await client.get('/history');
      const call = await client.json('GET', '/api/conversations');
      expect([page.status, call.status]).toEqual([500, 500]);
      expect(page.text).toContain('Something went wrong');
      expect(page.text).toContain(`Reference: ${idOf(page.headers)}`);
      expect(call.body).toMatchObject({ code: 'unexpected' });
      await expect.poll(() => app.logs().slice(before)).toContain('call failed');
      const lines = app
        .logs()
        .slice(before)
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line));
      expect(lines).toEqual([
        expect.objectContaining({
          level: 'error',
          msg: 'page failed',
          method: 'GET',
          route: '/history',
          requestId: idOf(page.headers),
          err: expect.objectContaining({ code: '42P01' }),
        }),
        expect.objectContaining({
          level: 'error',
          msg: 'call failed',
          call: 'GET /api/conversations',
          requestId: idOf(call.headers),
        }),
      ]);
    } finally {
      await app.sql`alter table hidden rename to conversations`;
    }
  });
});

test('what a proxy adds that is no address is not kept as one', async () => {
  const person = await signUp(behindProxy);
  const logIn = async (forwarded: string) => {
    const { status } = await newClient(behindProxy).json(
      'POST',
      '/api/auth/login',
      { email: person.email, password: person.password },
      { 'x-forwarded-for': forwarded },
    );
    expect(status).toBe(200);
    const [row] =
      await behindProxy.sql`select ip_address as address from user_logins where user_id = ${person.user.id} order by login_time desc limit 1`;
    return row!['address'];
  };
  expect(await logIn('198.51.100.1, 203.0.113.9')).toBe('203.0.113.9');
  expect(await logIn('2001:db8::7')).toBe('2001:db8::7');
  for (const odd of ['x'.repeat(3_000), '203.0.113.9, nobody', '203.0.113.999', '', "'; --"])
    expect(await logIn(odd), odd.slice(0, 20)).toMatch(/^(127\.0\.0\.1|::1|::ffff:127\.0\.0\.1)$/);
});

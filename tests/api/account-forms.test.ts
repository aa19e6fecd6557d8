import { createHash, randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app.ts';
import { type Client, newClient, signUp, somebody } from '#tests/support/client.ts';
import { startConversation } from '#tests/support/conversation.ts';

let app: App;
beforeAll(async () => void (app = await startApp({ workers: 0 })));

/** What stands in a field of the page, as a browser reads it. */
function valueOf(field: string, html: string): string | undefined {
  const tag = html.match(/<input(?:[^>"]|"[^"]*")*>/g)?.find((input) => input.includes(`name="${field}"`));
  const named: Record<string, string> = {
    amp: '&',
    '#38': '&',
    quot: '"',
    '#34': '"',
    lt: '<',
    '#60': '<',
    gt: '>',
    '#62': '>',
    '#39': "'",
  };
  return /value="([^"]*)"/
    .exec(tag ?? '')?.[1]
    ?.replaceAll(/&([#\w]+);/g, (entity, name: string) => named[name] ?? entity);
}

// spec: auth-8
test('a form registers, signs in, and leads home', async () => {
  const client = newClient(app);
  const person = somebody();
  const { status, location } = await client.form('/api/auth/register', person, { from: '/login?tab=register' });
  expect({ status, location }).toEqual({ status: 303, location: '/' });
  expect((await client.json('GET', '/api/auth/user')).body.email).toBe(person.email);
});

// spec: routes-15, auth-2, validation-3
test('a form logs in, with the box ticked or not, and logs out', async () => {
  const { email, password } = await signUp(app);
  for (const box of [{ rememberMe: 'on' }, {}]) {
    const client = newClient(app);
    const { status, location } = await client.form('/api/auth/login', { email, password, ...box }, { from: '/login' });
    expect({ status, location }).toEqual({ status: 303, location: '/' });
    const [cookie] = [...client.cookies.values()].filter(({ attributes }) => attributes['httponly']);
    expect('max-age' in cookie!.attributes || 'expires' in cookie!.attributes).toBe('rememberMe' in box);
    expect(await client.form('/api/auth/logout', {})).toMatchObject({ status: 303, location: '/' });
    expect((await client.json('GET', '/api/auth/user')).status).toBe(401);
  }
});

describe('a form that fails', () => {
  // spec: validation-31, errors-5
  test('goes back to its page, which says why and still has what was typed, but no password', async () => {
    const client = newClient(app);
    const typed = {
      email: 'nobody"<b>@example.com',
      password: 'a secret of mine',
      firstName: 'Zoë & <i>Co</i>',
      lastName: 'Iyer',
    };
    const back = await client.form('/api/auth/register', typed, { from: '/login?tab=register' });
    expect({ status: back.status, location: back.location }).toEqual({ status: 303, location: '/login?tab=register' });
    const { text } = await client.get('/login?tab=register');
    expect(text).toMatch(/role="alert"/);
    expect(text).toContain('Registration Failed');
    expect(text).toContain('Please enter a valid email address');
    expect(valueOf('firstName', text)).toBe(typed.firstName);
    expect(valueOf('email', text)).toBe(typed.email);
    expect(text).not.toContain('nobody"');
    expect(text).not.toContain(typed.password);
    expect((await client.get('/login?tab=register')).text).not.toContain('Registration Failed');
  });

  // spec: errors-3
  test('tells a wrong password in the same words as JSON does', async () => {
    const { email } = await signUp(app);
    const client = newClient(app);
    const { text, status } = await client.form(
      '/api/auth/login',
      { email, password: 'not this one' },
      { from: '/login', follow: true },
    );
    expect(status).toBe(200);
    expect(text).toContain('Login Failed');
    expect(text).toContain('Invalid email or password');
    expect(valueOf('email', text)).toBe(email);
    expect(text).not.toContain('not this one');
  });

  // spec: calls-13, calls-20, errors-7, errors-32
  test.for([
    ['/api/auth/logout', { x: 'x'.repeat(65 * 1024) }, 'Logout failed', 'This is too large to be sent.'],
    ['/api/conversations', { personalityKey: 'nobody' }, 'Failed to create conversation', 'There is no such mentor.'],
    ['/api/users/favorites', { personalityKey: 'nobody' }, 'Failed to update favorites', 'There is no such mentor.'],
  ] as const)(
    'by %s comes back to a page that is titled as the specification calls it, with the server’s sentence',
    async ([path, fields, title, sentence]) => {
      const client = await signUp(app);
      const { status, location } = await client.form(path, { ...fields }, { from: '/' });
      expect({ status, location }).toEqual({ status: 303, location: '/' });
      const { text } = await client.get('/');
      const alert = /role="alert"[^]*?<\/div>/.exec(text)?.[0];
      expect(alert).toContain(title);
      expect(alert).toContain(sentence);
      expect((await client.get('/')).text).not.toContain(title);
    },
  );

  test.for([
    ['/api/feedback', '/', { experienceRating: '4', npsScore: '9', comment: 'x'.repeat(300_000) }],
    [
      '/api/recommendations',
      '/recommend',
      { name: 'Somebody', category: 'legacy', description: 'क'.repeat(40_000), reasoning: 'They wrote it all down.' },
    ],
  ] as const)('for being too large, by %s, still has all that was typed', async ([path, page, typed]) => {
    const client = await signUp(app);
    expect((await client.form(path, { ...typed }, { from: page })).location).toBe(page);
    const { text } = await client.get(page);
    expect(text).toContain('This is too large to be sent.');
    for (const words of Object.values(typed)) expect(text.includes(words), words.slice(0, 30)).toBe(true);
  });

  test('among too many from one network is told why and has what was typed, without a trace here', async () => {
    const strict = await startApp({ workers: 0, env: { RATE_LIMIT_SCALE: '0.02' } });
    const rows = async () => (await strict.sql`select from flashes`).length;
    const fail = (client: Client, firstName: string, follow = true) =>
      client.form('/api/auth/register', somebody({ password: 'short', firstName }), {
        from: '/login?tab=register',
        follow,
      });
    // All that may be kept here of one network.
    await fail(newClient(strict), 'The first', false);
    await newClient(strict).form('/api/feedback', { comment: 'The first' }, { from: '/' });
    expect(await rows()).toBe(2);

    const client = newClient(strict);
    const { text } = await fail(client, 'The second');
    expect(text).toContain('Password must be at least 6 characters');
    expect(valueOf('firstName', text)).toBe('The second');
    expect(client.cookies.has('flash')).toBe(false);

    // More than a cookie holds: the message still comes.
    const long = await fail(client, 'x'.repeat(5_000));
    expect(long.text).toContain('First name must be at most 100 characters');
    expect(long.text).not.toContain('xxx');

    await client.form('/api/feedback', { comment: 'Signed out' }, { from: '/' });
    const { value } = client.cookies.get('draft')!;
    for (const hidden of [value, Buffer.from(value.split('.')[1]!, 'base64url').toString('latin1')])
      expect(hidden).not.toContain('Signed out');
    expect((await client.get('/login?next=%2F')).text).toContain('Please sign in to go on.');
    client.cookies.set('draft', { value: `${value.slice(0, -4)}AAAA`, attributes: {} });
    const altered = await client.get('/login?next=%2F');
    expect(altered.status).toBe(200);
    expect(altered.text).not.toContain('Please sign in to go on.');
    expect(await rows()).toBe(2);
    await strict.stop();
  });

  test('of somebody who is not signed in keeps no more here than a form takes', async () => {
    const client = newClient(app);
    const rows = async () => (await app.sql`select from flashes`).length;
    const before = await rows();
    await client.form('/api/feedback', { comment: '\u0001'.repeat(20_000) }, { from: '/' });
    expect(await rows()).toBe(before);
    // What no form of ours has is not kept at all.
    await client.form('/api/feedback', { comment: 'Short', stranger: 'x'.repeat(50_000) }, { from: '/' });
    expect(await rows()).toBe(before + 1);
  });

  test('shows nothing of it to anybody else', async () => {
    const client = newClient(app);
    const typed = somebody({ password: 'short' });
    await client.form('/api/auth/register', typed, { from: '/login?tab=register' });
    const { text } = await newClient(app).get('/login?tab=register');
    expect(text).not.toContain(typed.email);
    expect(text).not.toContain('Registration Failed');
  });
});

test('a form from home that comes after the session has ended leads to the sign-in, which says why; what was typed waits meanwhile', async () => {
  const client = await signUp(app);
  const { email, password, user } = client;
  const why = 'Please sign in to go on.';
  await app.sql`delete from sessions where user_id = ${user.id}`;
  const { location } = await client.form('/api/feedback', { npsScore: '8', comment: 'Half a thought' }, { from: '/' });
  expect(location).toBe('/login?next=%2F');
  expect((await client.get(location!)).text).toContain(why);
  // Nothing was refused to whoever only looks.
  expect((await newClient(app).get(location!)).text).not.toContain(why);
  expect((await client.get('/')).text).not.toContain(why);
  await client.form('/api/auth/login', { email, password, next: '/' }, { from: location! });
  expect((await client.get('/')).text).toContain('Half a thought');
});

test.for([
  // That somebody has signed in here before is for nobody but the sign-in.
  ['/api/auth/logout', ['known-browser']],
  ['/api/account/delete', []],
] as const)('%s leaves nothing of what was typed to the next person at the browser', async ([path, cookies]) => {
  const client = await signUp(app);
  const { email, password, user } = client;
  const typed = {
    name: 'Mine alone',
    category: 'legacy',
    description: 'Nobody else is to read this.',
    reasoning: 'It is private.',
  };
  await app.sql`delete from sessions where user_id = ${user.id}`;
  await client.form('/api/recommendations', typed, { from: '/recommend' });
  await client.json('POST', '/api/auth/login', { email, password });
  await client.form('/api/feedback', { comment: typed.description }, { from: '/history' });
  const left = ['draft', 'flash'].map((kind) =>
    createHash('sha256').update(client.cookies.get(kind)!.value).digest('base64url'),
  );
  const rows = () => app.sql`select from flashes where id = any(${left})`;
  expect(await rows()).toHaveLength(2);
  expect((await client.json('POST', path, { password })).status).toBe(200);
  expect([...client.cookies.keys()]).toEqual(cookies);
  expect(await rows()).toHaveLength(0);
});

describe('a form far down its page that fails', () => {
  test('comes back to its place, where the page still says why; after signing in again, too', async () => {
    const client = await signUp(app);
    const chat = `/chat/${await startConversation(client)}`;
    const id = randomUUID();
    const forms = [
      [`/api${chat.replace('chat', 'conversations')}/messages/7/reactions`, { emoji: '👍' }, chat, `${chat}#message-7`],
      [
        `/api/recommendations/${id}/vote`,
        { vote: 'up' },
        '/recommend?form=closed',
        `/recommend?form=closed#recommendation-${id}`,
      ],
      [
        '/api/users/favorites',
        { personalityKey: 'nobody', next: '/?category=legacy#nobody' },
        '/?category=legacy',
        '/?category=legacy#nobody',
      ],
    ] as const;
    for (const [path, fields, from, place] of forms) {
      expect((await client.form(path, { ...fields }, { from })).location).toBe(place);
      expect((await client.get(from)).text).toMatch(/role="alert" class="[^"]*notice-pinned/);
    }
    await app.sql`delete from sessions where user_id = ${client.user.id}`;
    for (const [path, fields, from, place] of forms) {
      expect((await client.form(path, { ...fields }, { from })).location).toBe(
        `/login?next=${encodeURIComponent(place)}`,
      );
    }
  });

  test('stays on its page when success would have led elsewhere', async () => {
    const client = await signUp(app);
    const fields = { personalityKey: 'nobody', next: '/recommend#elsewhere' };
    expect((await client.form('/api/users/favorites', fields, { from: '/?category=legacy' })).location).toBe(
      '/?category=legacy',
    );
    const { text } = await client.get('/?category=legacy');
    expect(text).toContain('There is no such mentor.');
    expect(text).not.toContain('notice-pinned');
  });
});

describe('where a form leads', () => {
  // spec: auth-5
  test.for(['/history', '/?category=legacy', '/chat/abc#end'])('to %s, a path of this site', async (next) => {
    const { email, password } = await signUp(app);
    expect((await newClient(app).form('/api/auth/login', { email, password, next })).location).toBe(next);
  });

  test.for([
    'https://evil.example/',
    '//evil.example/',
    String.raw`/\evil.example/`,
    String.raw`\\evil.example`,
    '/\t/evil.example',
    '\n//evil.example',
    '/%0d%0aset-cookie:a=b',
    'javascript:alert(1)',
    'evil.example',
    '',
  ])('never to %j', async (next) => {
    const { email, password } = await signUp(app);
    const { status, location, headers } = await newClient(app).form('/api/auth/login', { email, password, next });
    expect(status).toBe(303);
    expect(new URL(location!, app.origin).origin).toBe(app.origin);
    expect(location).toMatch(/^\/(?![/\\])/);
    expect(headers.getSetCookie().join()).not.toContain('a=b');
  });

  test.for(['https://evil.example/login', '//evil.example', 'not an address'])(
    'a failed one never to %s, though its way back says so',
    async (back) => {
      expect(await newClient(app).form('/api/auth/login', { email: 'x', back })).toMatchObject({
        status: 303,
        location: '/',
      });
    },
  );

  test('a failed one to the page that it names, whatever Referer says', async () => {
    const body = new URLSearchParams({ back: '/login?tab=signin&next=%2Fhistory', email: 'x' });
    const headers = { from: new URL('/pricing', app.origin).href };
    const response = await newClient(app).send('POST', '/api/auth/login', { body, headers });
    expect([response.status, response.headers.get('location')]).toEqual([303, body.get('back')]);
  });
});

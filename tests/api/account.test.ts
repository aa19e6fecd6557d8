import { beforeAll, describe, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app.ts';
import { type Client, newClient, signUp } from '#tests/support/client.ts';
import { ask, startConversation } from '#tests/support/conversation.ts';
import { type Google, googlePerson, startGoogle } from '#tests/support/google.ts';

let google: Google;
let app: App;
beforeAll(async () => {
  google = await startGoogle();
  app = await startApp({ env: google.env });
});

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

async function logIn({ email, password }: { email: string; password: string }, userAgent: string): Promise<Client> {
  const client = newClient(app);
  await client.json('POST', '/api/auth/login', { email, password }, { 'user-agent': userAgent });
  return client;
}

const placesOn = (html: string) => [...html.matchAll(/\/api\/account\/sessions\/([\w-]+)\/end/g)].map(([, id]) => id!);
const isSignedIn = async (client: Client) => (await client.json('GET', '/api/auth/user')).status === 200;

describe('my name', () => {
  test('is changed by the fields that are given, and stays as it is without them', async () => {
    const client = await signUp(app, { firstName: 'Maya', lastName: 'Iyer' });
    const change = (sent: object) => client.json('PATCH', '/api/account/name', sent);
    expect(await change({ firstName: ' Hypatia ' })).toMatchObject({
      status: 200,
      body: { user: { firstName: 'Hypatia', lastName: 'Iyer' } },
    });
    expect((await change({})).body.user).toMatchObject({ firstName: 'Hypatia', lastName: 'Iyer' });
    expect((await change({ lastName: '' })).body.user).toMatchObject({ firstName: 'Hypatia', lastName: '' });
    expect((await client.json('GET', '/api/auth/user')).body).toMatchObject({ firstName: 'Hypatia', lastName: '' });
    for (const firstName of ['x'.repeat(101), 7, 'a\0b'])
      expect(await change({ firstName }), String(firstName)).toMatchObject({ status: 400, body: { fieldErrors: {} } });
    expect((await newClient(app).json('PATCH', '/api/account/name', { firstName: 'Nobody' })).status).toBe(401);
  });

  test('is changed by the form of its screen', async () => {
    const client = await signUp(app);
    const sent = { firstName: 'Hypatia', lastName: 'of Alexandria' };
    expect(await client.form('/api/account/name', sent, { from: '/account' })).toMatchObject({
      status: 303,
      location: '/account',
    });
    const { text } = await client.get('/account');
    expect(text).toContain('Your name is changed.');
    expect(text).toContain('Hypatia of Alexandria');
  });
});

describe('where I am signed in', () => {
  test('shows each browser, and ends the one that is chosen', async () => {
    const here = await signUp(app);
    const [desk, pocket] = [await logIn(here, firefox), await logIn(here, phone)];
    const { text } = await here.get('/account');
    expect(text).toContain('Firefox on Linux');
    expect(text).toContain('Safari on iOS');
    expect(text).toContain('This browser');
    expect(placesOn(text)).toHaveLength(2);
    // Latest first: the phone.
    const { status, location } = await here.form(
      `/api/account/sessions/${placesOn(text)[0]!}/end`,
      {},
      { from: '/account' },
    );
    expect({ status, location }).toEqual({ status: 303, location: '/account' });
    expect(await Promise.all([here, desk, pocket].map(isSignedIn))).toEqual([true, true, false]);
    const after = (await here.get('/account')).text;
    expect(after).toContain('You are signed out there.');
    expect(placesOn(after)).toHaveLength(1);
  });

  test('nobody ends somebody else’s, and the id on the page opens nothing', async () => {
    const [owner, stranger] = [await signUp(app), await signUp(app)];
    await logIn(owner, firefox);
    const [id] = placesOn((await owner.get('/account')).text);
    for (const path of [`/api/account/sessions/${id}/end`, '/api/account/sessions/nothing/end']) {
      expect((await stranger.json('POST', path)).status).toBe(404);
      expect((await newClient(app).json('POST', path)).status).toBe(401);
      expect((await owner.json('GET', path)).status).toBe(405);
    }
    const thief = newClient(app);
    thief.cookies.set('session', { value: id!, attributes: {} });
    expect(await isSignedIn(thief)).toBe(false);
    expect((await owner.json('POST', `/api/account/sessions/${id}/end`)).body).toEqual({
      message: 'You are signed out there.',
    });
  });

  test('an odd browser, or none, is no trouble', async () => {
    const here = await signUp(app);
    for (const name of ['<script>alert(1)</script>', 'x'.repeat(5_000)]) await logIn(here, name);
    const { status, text } = await here.get('/account');
    expect(status).toBe(200);
    expect(text).toContain('Unknown browser');
    expect(text).not.toContain('<script>alert');
  });
});

describe('everything of mine', () => {
  test('comes as one JSON file, decrypted', async () => {
    const client = await signUp(app);
    app.provider.answer = () => 'Begin **small**. [1]';
    const ids: string[] = [];
    for (let at = 0; at < 23; at++) ids.push(await startConversation(client, 'gandhi', `Number ${at}`));
    await ask(client, ids[3]!, 'How do I begin?');
    await client.json('POST', `/api/conversations/${ids[3]}/messages/1/reactions`, { emoji: '👍' });
    const { status, headers, text } = await client.get('/account/data');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/json');
    expect(headers.get('content-disposition')).toMatch(
      /^attachment; filename="buddhist-wisdom-\d{4}-\d\d-\d\d\.json"$/,
    );
    expect(headers.get('cache-control')).toBe('private, no-store');
    const data = JSON.parse(text);
    expect(data.user).toEqual((await client.json('GET', '/api/auth/user')).body);
    expect(data.conversations.map(({ id }: { id: string }) => id).toSorted()).toEqual(ids.toSorted());
    expect(data.conversations.find(({ id }: { id: string }) => id === ids[3])).toMatchObject({
      title: 'Number 3',
      personality_key: 'gandhi',
      messages: [
        { role: 'user', content: 'How do I begin?' },
        { role: 'assistant', content: 'Begin **small**. [1]', sources: [expect.any(String)], reactions: ['👍'] },
      ],
    });
    expect(data.logins).toHaveLength(1);
    expect(data.sessions).toHaveLength(1);
    for (const secret of ['password', '$argon2id', 'reset', 'google_id', 'sid'])
      expect(text, secret).not.toContain(secret);
  });

  test('is nobody else’s', async () => {
    const [owner, other] = [await signUp(app), await signUp(app)];
    await startConversation(owner, 'gandhi', 'A private matter');
    const { text } = await other.get('/account/data');
    expect(text).not.toContain('A private matter');
    expect(JSON.parse(text).conversations).toEqual([]);
    const { status, headers } = await newClient(app).get('/account/data');
    expect({ status, location: headers.get('location') }).toEqual({ status: 303, location: '/login?next=%2Faccount' });
  });
});

describe('deleting the account', () => {
  test('is said to reach this site, and not the backups that were made before', async () => {
    const { text } = await (await signUp(app)).get('/account');
    expect(text.replaceAll(/\s+/g, ' ')).toContain(
      'Backups of this site that were made before may still hold it all, your conversations sealed, until they are gone; who runs this site could restore it from them.',
    );
    expect(text).not.toContain('Nobody can bring it back');
  });

  test('asks for the right password, again by form, and not for ever', async () => {
    const strict = await startApp({ workers: 0, env: { RATE_LIMIT_SCALE: '1' } });
    const client = await signUp(strict);
    expect((await client.json('POST', '/api/account/delete', {})).body).toMatchObject({
      fieldErrors: { password: 'Please enter your password' },
    });
    const wrong = { password: 'not this one' };
    expect(await client.json('POST', '/api/account/delete', wrong)).toMatchObject({
      status: 400,
      body: { fieldErrors: { password: 'This is not your password' } },
    });
    expect((await client.form('/api/account/delete', wrong, { from: '/account' })).location).toBe('/account');
    const { text } = await client.get('/account');
    expect(text).toMatch(/<details[^>]* open/);
    expect(text).toContain('This is not your password');
    expect(text).not.toContain(wrong.password);
    // What another form on the same page is refused for does not open this one.
    await client.form('/api/feedback', { npsScore: '8' }, { from: '/account' });
    expect((await client.get('/account')).text).not.toMatch(/<details[^>]* open/);
    const statuses = [];
    for (let at = 0; at < 9; at++) statuses.push((await client.json('POST', '/api/account/delete', wrong)).status);
    expect(statuses).toContain(429);
    expect((await client.json('GET', '/api/auth/user')).status).toBe(200);
    expect((await newClient(strict).json('POST', '/api/account/delete', wrong)).status).toBe(401);
    await strict.stop();
  });

  test('by form: leads home, which says so', async () => {
    const client = await signUp(app);
    const { text, status } = await client.form(
      '/api/account/delete',
      { password: client.password },
      { from: '/account', follow: true },
    );
    expect(status).toBe(200);
    expect(text).toContain('Your account and everything in it are deleted.');
    expect(text).toContain('Explore Wisdom');
  });

  test('who signs in with Google alone confirms with the address', async () => {
    google.claims = googlePerson();
    const client = newClient(app);
    const left = await client.get('/login/google');
    const back = await fetch(left.headers.get('location')!, { redirect: 'manual' });
    const { pathname, search } = new URL(back.headers.get('location')!);
    await client.get(pathname + search);
    expect((await client.get('/account')).text).toContain('You sign in with Google.');
    expect(
      await client.json('POST', '/api/account/delete', { email: 'somebody@else.example', password: '' }),
    ).toMatchObject({ status: 400 });
    expect(
      (await client.json('POST', '/api/account/delete', { email: String(google.claims['email']).toUpperCase() }))
        .status,
    ).toBe(200);
    expect((await client.json('GET', '/api/auth/user')).status).toBe(401);
  });

  test('while an answer is being written: nothing is left of it', async () => {
    const client = await signUp(app);
    const { promise, resolve } = Promise.withResolvers<string>();
    app.provider.answer = () => promise;
    const id = await startConversation(client);
    const reply = ask(client, id, 'Will you remember me?');
    await expect
      .poll(() => app.sql`select from answers where conversation_id = ${id} and state = 'writing'`)
      .toHaveLength(1);
    expect((await client.json('POST', '/api/account/delete', { password: client.password })).status).toBe(200);
    resolve('Too late.');
    expect((await reply).status).toBe(404);
    expect(await app.sql`select from messages where conversation_id = ${id}`).toHaveLength(0);
  });

  test('while the person goes on in other tabs: it is done at the first try', async () => {
    app.provider.answer = () => 'Indeed.';
    const client = await signUp(app);
    const elsewhere = await logIn(client, 'Another/1.0');
    const ids = await Promise.all(['gandhi', 'mlk', 'oprah'].map((key) => startConversation(client, key)));
    for (const id of ids) await ask(client, id, 'May I go?');
    let isOver = false;
    async function goOn(write: (on: boolean) => Promise<{ status: number }>) {
      for (let on = true; !isOver; on = !on) await write(on);
    }
    const tabs = [
      goOn(() => elsewhere.json('POST', '/api/feedback', { experienceRating: 5, npsScore: 9, comment: 'Farewell' })),
      ...ids.map((id) => goOn(() => ask(elsewhere, id, 'One thing more'))),
      ...ids.map((id) =>
        goOn((on) => elsewhere.json('POST', `/api/conversations/${id}/messages/1/reactions`, { emoji: '👍', on })),
      ),
    ];
    // All of them are at it.
    await expect
      .poll(() => app.sql`select from messages where conversation_id = any(${ids})`.then(({ length }) => length))
      .toBeGreaterThan(20);
    const { status } = await client.json('POST', '/api/account/delete', { password: client.password });
    isOver = true;
    await Promise.all(tabs);
    expect(status).toBe(200);
    expect(await app.sql`select from messages where conversation_id = any(${ids})`).toHaveLength(0);
  });
});

test('the screen is for those who are signed in', async () => {
  const { status, headers } = await newClient(app).get('/account');
  expect({ status, location: headers.get('location') }).toEqual({ status: 303, location: '/login?next=%2Faccount' });
});

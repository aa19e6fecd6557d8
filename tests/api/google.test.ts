import { Events, type MutableRedirectUri, type MutableResponse } from 'oauth2-mock-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app.ts';
import { type Client, newClient, signUp } from '#tests/support/client.ts';
import { startConversation } from '#tests/support/conversation.ts';
import { type Google, googlePerson, startGoogle } from '#tests/support/google.ts';
import { askForLink, type MailServer, startMailServer, tokenIn } from '#tests/support/mail.ts';

let google: Google;
let mail: MailServer;
let app: App;
beforeAll(async () => {
  [google, mail] = await Promise.all([startGoogle(), startMailServer()]);
  app = await startApp({ env: { ...google.env, SMTP_URL: mail.url } });
});
afterAll(() => mail.down());

/** Leaves for Google; gives its address. */
async function leave(client: Client, next = ''): Promise<URL> {
  const { status, headers } = await client.get(`/login/google${next}`);
  expect(status).toBe(303);
  return new URL(headers.get('location')!);
}

/** Goes through Google's page, which sends everybody back at once; gives our own path. */
async function comeBack(address: URL): Promise<string> {
  const response = await fetch(address, { redirect: 'manual' });
  const back = new URL(response.headers.get('location')!);
  expect(back.origin).toBe(app.origin);
  return back.pathname + back.search;
}

/** The whole way, as the person that Google knows. */
async function signInWithGoogle(client: Client, claims: Record<string, unknown>, next = '') {
  google.claims = claims;
  return client.get(await comeBack(await leave(client, next)));
}

const userOf = async (client: Client) => (await client.json('GET', '/api/auth/user')).body;

// spec: entities-4, validation-9
test('a new person gets an account, whose questions have a key', async () => {
  const client = newClient(app);
  const person = googlePerson({ picture: 'https://images.example/ada.png' });
  const { status, headers } = await signInWithGoogle(client, person);
  expect({ status, location: headers.get('location') }).toEqual({ status: 303, location: '/' });
  expect(await userOf(client)).toMatchObject({
    email: person['email'],
    firstName: 'Ada',
    lastName: 'Okafor',
    authProvider: 'google',
    role: 'user',
    profileImageUrl: 'https://images.example/ada.png',
  });
  expect((await client.get('/')).text).toContain('Welcome Ada! Ready to explore wisdom from great minds?');
  const { status: started } = await client.json('POST', '/api/conversations', { personalityKey: 'gandhi' });
  expect(started).toBe(201);
  expect(await app.sql`select from user_logins where user_id = ${(await userOf(client)).id}`).toHaveLength(1);
});

test('who comes again is the same person, whatever has become of the address', async () => {
  const person = googlePerson();
  const first = newClient(app);
  await signInWithGoogle(first, person);
  const again = newClient(app);
  await signInWithGoogle(again, { ...person, email: `new-${String(person['email'])}`, email_verified: false });
  expect((await userOf(again)).id).toBe((await userOf(first)).id);
});

test('two windows at once make one account', async () => {
  google.claims = googlePerson();
  const clients = [newClient(app), newClient(app), newClient(app)];
  await Promise.all(clients.map(async (client) => client.get(await comeBack(await leave(client)))));
  const ids = await Promise.all(clients.map(async (client) => (await userOf(client)).id));
  expect(new Set(ids).size).toBe(1);
});

describe('an address that has an account already', () => {
  test('is never taken over by an unverified one', async () => {
    const owner = await signUp(app);
    const stranger = newClient(app);
    const { headers } = await signInWithGoogle(stranger, googlePerson({ email: owner.email, email_verified: false }));
    expect(headers.get('location')).toBe('/login');
    expect((await stranger.json('GET', '/api/auth/user')).status).toBe(401);
    expect((await stranger.get('/login')).text).toContain('Google has not verified your email address yet.');
    expect((await owner.json('GET', '/api/auth/user')).status).toBe(200);
  });

  /** Somebody registers with an address that may be another person's, and leaves things in the account. */
  async function planted() {
    const email = `${crypto.randomUUID()}@example.com`;
    const planter = await signUp(app, { email: email.toUpperCase(), firstName: 'Planted', lastName: 'Name' });
    await startConversation(planter, 'gandhi', 'Planted title');
    await planter.json('PATCH', '/api/users/favorites', { personalityKey: 'ali', on: true });
    return { ...planter, planter, email };
  }
  const logInStatus = async (email: string, password: string) =>
    (await newClient(app).json('POST', '/api/auth/login', { email, password })).status;
  const choose = (client: Client, fields: Record<string, string>) =>
    client.form('/api/auth/google', fields, { from: '/login/google/keep' });
  const titlesOf = async (client: Client) =>
    (await client.json('GET', '/api/conversations')).body.map(({ title }: { title: string }) => title);

  test('leaves nothing to its owner of what somebody else has put there, and nothing to them', async () => {
    const { planter, user, email, password } = await planted();
    const owner = newClient(app);
    expect((await signInWithGoogle(owner, googlePerson({ email }), '?next=/history')).headers.get('location')).toBe(
      '/login/google/keep',
    );
    expect((await owner.json('GET', '/api/auth/user')).status, 'before the choice').toBe(401);
    expect((await owner.get('/login/google/keep')).text).toContain(email);
    const { location } = await choose(owner, { choice: 'begin' });
    expect(location).toBe('/history');
    expect(await userOf(owner)).toMatchObject({
      email,
      firstName: 'Ada',
      lastName: 'Okafor',
      authProvider: 'google',
      favoritePersonalities: [],
    });
    expect((await owner.get('/history')).text).toContain('was removed, with everything in it');
    expect(await titlesOf(owner)).toEqual([]);
    expect((await userOf(owner)).id).not.toBe(user.id);
    expect(await app.sql`select from users where id = ${user.id}`).toHaveLength(0);
    expect(await app.sql`select from conversations where user_id = ${user.id}`).toHaveLength(0);
    expect((await planter.json('GET', '/api/auth/user')).status).toBe(401);
    expect(await logInStatus(email, password)).toBe(401);
  });

  test('is replaced without a question where nothing is in it but a name and a password', async () => {
    const before = await signUp(app, { firstName: 'Planted' });
    const owner = newClient(app);
    expect((await signInWithGoogle(owner, googlePerson({ email: before.email }))).headers.get('location')).toBe('/');
    expect(await userOf(owner)).toMatchObject({ firstName: 'Ada', authProvider: 'google' });
    expect((await before.json('GET', '/api/auth/user')).status).toBe(401);
    expect(await logInStatus(before.email, before.password)).toBe(401);
  });

  test('keeps everything for whoever knows its password', async () => {
    const { user, email, password } = await planted();
    const owner = newClient(app);
    await signInWithGoogle(owner, googlePerson({ email }));
    expect((await choose(owner, { choice: 'keep', password: 'a guess' })).location).toBe('/login/google/keep');
    const { text } = await owner.get('/login/google/keep');
    expect(text).toContain('This is not the password of that account');
    expect((await owner.json('GET', '/api/auth/user')).status).toBe(401);
    expect((await choose(owner, { choice: 'keep', password })).location).toBe('/');
    expect(await userOf(owner)).toMatchObject({ id: user.id, firstName: 'Planted', favoritePersonalities: ['ali'] });
    expect((await owner.get('/')).text).toContain('Your account is now connected with Google.');
    expect(await titlesOf(owner)).toEqual(['Planted title']);
    expect(await logInStatus(email, password)).toBe(200);
    // From now on it is theirs.
    const again = newClient(app);
    expect((await signInWithGoogle(again, google.claims)).headers.get('location')).toBe('/');
    expect((await userOf(again)).id).toBe(user.id);
  });

  test('keeps everything for whoever is signed in to it in the same browser', async () => {
    const { planter, user, email, password } = await planted();
    expect((await signInWithGoogle(planter, googlePerson({ email }))).headers.get('location')).toBe('/');
    expect((await userOf(planter)).id).toBe(user.id);
    expect(await titlesOf(planter)).toEqual(['Planted title']);
    expect(await logInStatus(email, password)).toBe(200);
  });

  test('keeps nothing for whoever is signed in to another one', async () => {
    const { email } = await planted();
    const other = await signUp(app);
    expect((await signInWithGoogle(other, googlePerson({ email }))).headers.get('location')).toBe('/login/google/keep');
    expect((await userOf(other)).id).toBe(other.user.id);
  });

  test('keeps everything once a reset mail has shown whose address it is', async () => {
    const before = await signUp(app);
    await startConversation(before, 'gandhi', 'Mine');
    const token = tokenIn(await askForLink(app, mail, before.email));
    await newClient(app).json('POST', '/api/auth/reset-password', { token, password: 'a new secret' });
    const owner = newClient(app);
    expect((await signInWithGoogle(owner, googlePerson({ email: before.email }))).headers.get('location')).toBe('/');
    expect((await userOf(owner)).id).toBe(before.user.id);
    expect(await titlesOf(owner)).toEqual(['Mine']);
    expect(await logInStatus(before.email, 'a new secret')).toBe(200);
  });

  test('is chosen about by nobody whom Google has not just sent', async () => {
    const { user, password } = await planted();
    const stranger = newClient(app);
    expect((await stranger.get('/login/google/keep')).headers.get('location')).toBe('/login');
    for (const cookie of [
      undefined,
      'x',
      'a'.repeat(2_000),
      Buffer.from(JSON.stringify({ googleId: 'me' })).toString('base64url'),
    ]) {
      if (cookie !== undefined) stranger.cookies.set('google-profile', { value: cookie, attributes: {} });
      for (const fields of [{ choice: 'begin' }, { choice: 'keep', password }]) {
        expect((await stranger.json('POST', '/api/auth/google', fields)).status).toBe(502);
      }
    }
    expect(await app.sql`select from users where id = ${user.id}`).toHaveLength(1);
  });

  test('is not guessed at without end by whoever has its address at Google', async () => {
    const strict = await startApp({ workers: 0, env: { ...google.env, RATE_LIMIT_SCALE: '0.1' } });
    const before = await signUp(strict);
    await startConversation(before);
    const owner = newClient(strict);
    google.claims = googlePerson({ email: before.email });
    const left = await owner.get('/login/google');
    const back = new URL((await fetch(left.headers.get('location')!, { redirect: 'manual' })).headers.get('location')!);
    await owner.get(back.pathname + back.search);
    const guess = async () =>
      (await owner.json('POST', '/api/auth/google', { choice: 'keep', password: 'a guess' })).status;
    expect([await guess(), await guess()]).toEqual([400, 429]);
    await strict.stop();
  });

  // spec: entities-3
  test('is refused to a second Google account', async () => {
    const person = googlePerson();
    await signInWithGoogle(newClient(app), person);
    const other = newClient(app);
    await signInWithGoogle(other, googlePerson({ email: person['email'] }));
    expect((await other.json('GET', '/api/auth/user')).status).toBe(401);
    expect((await other.get('/login')).text).toContain('another Google account');
  });
});

describe('what Google says of a person (docs/contract.md §3.4)', () => {
  // spec: validation-5, validation-6, validation-7, validation-8
  test.for<[claims: Record<string, unknown>, message: string]>([
    [{ sub: '' }, 'Google ID is required'],
    [{ sub: 42 }, 'Google ID is required'],
    [{ sub: 'a\0b' }, 'Google ID is not valid'],
    [{ sub: 'ä' }, 'Google ID is not valid'],
    [{ sub: 'x'.repeat(256) }, 'Google ID is not valid'],
    [{ email: 'nobody' }, 'Please enter a valid email address'],
    [{ email: undefined }, 'Please enter a valid email address'],
    [{ given_name: undefined }, 'First name is required'],
    [{ given_name: ' ' }, 'First name is required'],
    [{ given_name: 'A\0' }, 'Please remove the unreadable characters'],
    [{ family_name: '' }, 'Last name is required'],
  ])('%j: %s', async ([claims, message]) => {
    const client = newClient(app);
    const { headers } = await signInWithGoogle(client, googlePerson(claims));
    expect(headers.get('location')).toBe('/login');
    const { text } = await client.get('/login');
    expect(text).toContain('Login Failed');
    expect(text).toContain(message);
    expect((await client.json('GET', '/api/auth/user')).status).toBe(401);
  });

  // spec: validation-9
  test.for(['javascript:alert(1)', 'http://images.example/a.png', 'no address', 'https://images.example/\0'])(
    'a picture at %s is left out',
    async (picture) => {
      const client = newClient(app);
      await signInWithGoogle(client, googlePerson({ picture }));
      expect((await userOf(client)).profileImageUrl).toBeNull();
    },
  );
});

describe('what is checked on the way back', () => {
  const expectRefused = async (client: Client, path: string, message = 'Signing in with Google did not work.') => {
    const { status, headers } = await client.get(path);
    expect({ status, location: headers.get('location') }).toEqual({ status: 303, location: '/login' });
    expect((await client.get('/login')).text).toContain(message);
    expect((await client.json('GET', '/api/auth/user')).status).toBe(401);
  };

  test('state: another one, none, and somebody else’s browser', async () => {
    google.claims = googlePerson();
    const client = newClient(app);
    const path = await comeBack(await leave(client));
    await expectRefused(client, path.replace(/state=[^&]+/, 'state=%C3%A4nother'));
    const second = newClient(app);
    await expectRefused(second, (await comeBack(await leave(second))).replace(/&?state=[^&]+/, ''));
    await expectRefused(newClient(app), path);
  });

  test.for<[name: string, claims: Record<string, unknown>]>([
    ['nonce', { nonce: 'another' }],
    ['audience', { aud: 'another client' }],
    ['audiences, and no word who asked', { aud: ['our client', 'another client'] }],
    ['issuer', { iss: 'https://evil.example' }],
    ['time', { exp: Math.floor(Date.now() / 1_000) - 1 }],
  ])('the token’s %s', async ([, claims]) => {
    google.claims = googlePerson(claims);
    const client = newClient(app);
    await expectRefused(client, await comeBack(await leave(client)));
  });

  test('PKCE: a code is of no use without this browser’s verifier', async () => {
    google.claims = googlePerson();
    const [victim, thief] = [newClient(app), newClient(app)];
    const address = await leave(victim);
    expect(address.searchParams.get('code_challenge_method')).toBe('S256');
    const code = new URL(await comeBack(address), app.origin).searchParams.get('code')!;
    const own = new URL(await comeBack(await leave(thief)), app.origin);
    own.searchParams.set('code', code);
    await expectRefused(thief, own.pathname + own.search);
  });

  test('a code that Google does not take, and one that nobody sent', async () => {
    const client = newClient(app);
    const path = await comeBack(await leave(client));
    google.server.service.once(Events.BeforeResponse, (response: MutableResponse) => {
      response.statusCode = 400;
      response.body = { error: 'invalid_grant' };
    });
    await expectRefused(client, path);
    const second = newClient(app);
    await expectRefused(second, (await comeBack(await leave(second))).replace(/code=[^&]+&?/, ''));
  });

  test('somebody who says no at Google', async () => {
    const client = newClient(app);
    const address = await leave(client);
    google.server.service.once(Events.BeforeAuthorizeRedirect, ({ url }: MutableRedirectUri) => {
      url.searchParams.delete('code');
      url.searchParams.set('error', 'access_denied');
    });
    await expectRefused(client, await comeBack(address), 'Signing in with Google was cancelled.');
  });
});

test('an ID of 255 characters is one', async () => {
  const client = newClient(app);
  expect(
    (await signInWithGoogle(client, googlePerson({ sub: crypto.randomUUID().padEnd(255, 'x') }))).headers.get(
      'location',
    ),
  ).toBe('/');
});

test('a provider that says it is another than the one that is set signs nobody in', async () => {
  const { issuer } = google.server;
  const before = issuer.url;
  google.claims = googlePerson({ iss: 'https://evil.example' });
  // Discovery answers there as here; what it says of itself is another.
  issuer.url = 'https://evil.example';
  const there = await startApp({ workers: 0, env: google.env });
  try {
    const client = newClient(there);
    expect((await client.get('/login/google')).headers.get('location')).toBe('/login');
    expect((await client.get('/login')).text).toContain('Signing in with Google did not work.');
  } finally {
    issuer.url = before;
    await there.stop();
  }
});

test('it leads to where the person wanted to go, on this site only', async () => {
  const wanted = newClient(app);
  expect((await signInWithGoogle(wanted, googlePerson(), '?next=/history')).headers.get('location')).toBe('/history');
  const lured = newClient(app);
  expect((await signInWithGoogle(lured, googlePerson(), '?next=//evil.example/')).headers.get('location')).toBe('/');
});

test('what another site asks for in a visitor’s name uses up nothing of theirs', async () => {
  const strict = await startApp({ workers: 0, env: { ...google.env, RATE_LIMIT_SCALE: '0.05' } });
  const visitor = newClient(strict);
  const begin = async (site: string) =>
    (await visitor.get('/login/google', { 'sec-fetch-site': site })).headers.get('location');
  for (let n = 0; n < 6; n++) await begin('cross-site');
  const places: (string | null)[] = [];
  for (let n = 0; n < 6; n++) places.push(await begin('same-origin'));
  expect(places.filter((place) => place !== '/login')).toHaveLength(5);
  expect(places.at(-1)).toBe('/login');
  await strict.stop();
});

test('the buttons are there only when Google is set', async () => {
  for (const tab of ['signin', 'register']) {
    expect((await newClient(app).get(`/login?tab=${tab}&next=/history`)).text).toContain(
      'href="/login/google?next=%2Fhistory"',
    );
  }
  const without = await startApp({ workers: 0 });
  expect((await newClient(without).get('/login')).text).not.toContain('Google');
  for (const path of ['/login/google', '/login/google/callback?code=a&state=b']) {
    expect((await newClient(without).get(path)).status, path).toBe(404);
  }
  await without.stop();
});

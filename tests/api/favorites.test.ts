import { beforeAll, expect, test } from 'vitest';
import { mentors } from '#lib/mentors/index.ts';
import { type App, startApp } from '#tests/support/app.ts';
import { type Client, newClient, signUp } from '#tests/support/client.ts';

let app: App;
beforeAll(async () => void (app = await startApp({ workers: 0 })));

const patch = (client: Client, body: object) => client.json('PATCH', '/api/users/favorites', body);
const favorites = async (client: Client) =>
  (await client.json('GET', '/api/auth/user')).body.favoritePersonalities as string[];

// spec: calls-19
test('a favorite is taken in, and taken out by the same call again', async () => {
  const client = await signUp(app);
  const steps: [string, string[]][] = [
    ['kobe', ['kobe']],
    ['oprah', ['kobe', 'oprah']],
    ['kobe', ['oprah']],
    ['oprah', []],
  ];
  for (const [personalityKey, expected] of steps) {
    const { status, body } = await patch(client, { personalityKey });
    expect(status).toBe(200);
    expect(body).toEqual({ favoritePersonalities: expected });
    expect(await favorites(client)).toEqual(expected);
  }
});

test('with the wished state a repeat changes nothing', async () => {
  const client = await signUp(app);
  for (const [on, expected] of [
    [true, ['mlk']],
    [true, ['mlk']],
    [false, []],
    [false, []],
  ] as const) {
    expect((await patch(client, { personalityKey: 'mlk', on })).body.favoritePersonalities).toEqual(expected);
  }
});

test.for(['daisaku-ikeda', 'daisaku_ikeda', 'ikeda'])('%s is ikeda', async (personalityKey) => {
  const client = await signUp(app);
  expect((await patch(client, { personalityKey, on: true })).body.favoritePersonalities).toEqual(['ikeda']);
  expect((await patch(client, { personalityKey: 'ikeda' })).body.favoritePersonalities).toEqual([]);
});

test('one that was stored in other forms of its key is given once, and is taken out whole', async () => {
  const client = await signUp(app);
  const store = (keys: string[]) =>
    app.sql`update users set favorite_personalities = ${keys} where id = ${client.user.id}`;
  await store(['daisaku-ikeda', 'kobe', 'nichiren_daishonin', 'ikeda', 'daisaku_ikeda']);
  expect(await favorites(client)).toEqual(['ikeda', 'kobe', 'nichiren']);
  expect((await patch(client, { personalityKey: 'ikeda', on: true })).body.favoritePersonalities).toEqual([
    'kobe',
    'nichiren',
    'ikeda',
  ]);
  expect((await patch(client, { personalityKey: 'nichiren' })).body.favoritePersonalities).toEqual(['kobe', 'ikeda']);
  await store(['daisaku-ikeda', 'kobe', 'daisaku_ikeda']);
  expect((await patch(client, { personalityKey: 'ikeda', on: false })).body.favoritePersonalities).toEqual(['kobe']);
});

test.for(['socrates', '', 'constructor', 7, null, undefined])(
  'nobody (%j) can be no favorite',
  async (personalityKey) => {
    const client = await signUp(app);
    const { status, body } = await patch(client, { personalityKey });
    expect(status).toBe(400);
    expect(body.fieldErrors).toEqual({ personalityKey: expect.stringMatching(/\w/) });
    expect(await favorites(client)).toEqual([]);
  },
);

test('the wished state is yes or no', async () => {
  const { status, body } = await patch(await signUp(app), { personalityKey: 'ali', on: 'perhaps' });
  expect(status).toBe(400);
  expect(Object.keys(body.fieldErrors)).toEqual(['on']);
});

test('hearts clicked at the same moment are all kept', async () => {
  const client = await signUp(app);
  const keys = mentors.map(({ key }) => key).toSorted();
  const replies = await Promise.all(keys.map((personalityKey) => patch(client, { personalityKey, on: true })));
  expect(replies.map(({ status }) => status)).toEqual(keys.map(() => 200));
  expect((await favorites(client)).toSorted()).toEqual(keys);
});

test('a form gives the heart and comes back to where it was', async () => {
  const client = await signUp(app);
  const { status, location } = await client.form(
    '/api/users/favorites',
    { personalityKey: 'jobs', on: 'true' },
    { from: '/?category=business' },
  );
  expect({ status, location }).toEqual({ status: 303, location: '/?category=business' });
  expect(await favorites(client)).toEqual(['jobs']);
  await client.form('/api/users/favorites', { personalityKey: 'jobs', on: 'false' }, { from: '/?category=business' });
  expect(await favorites(client)).toEqual([]);
});

// spec: roles-3
test('favorites are one’s own, and nothing for who is signed out', async () => {
  const [one, other] = [await signUp(app), await signUp(app)];
  await patch(one, { personalityKey: 'srk', on: true });
  expect(await favorites(other)).toEqual([]);
  expect((await patch(newClient(app), { personalityKey: 'srk' })).status).toBe(401);
});

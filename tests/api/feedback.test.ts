import { beforeAll, describe, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app.ts';
import { type Client, newClient, signUp } from '#tests/support/client.ts';

let app: App;
beforeAll(async () => void (app = await startApp({ workers: 0 })));

const post = (client: Client, body: unknown) => client.json('POST', '/api/feedback', body);
const good = { experienceRating: 4, npsScore: 9 };
const stored = async (person: {
  user: { id: string };
}): Promise<{ experience_rating: number; nps_score: number; comment: string | null }[]> =>
  app.sql`select experience_rating, nps_score, comment from user_feedback where user_id = ${person.user.id} order by created_at`;

// spec: feedback-4, entities-21, validation-17, calls-22
test('feedback is kept with its comment, trimmed, or without one', async () => {
  const person = await signUp(app);
  const { status, body } = await post(person, { ...good, comment: '  More mentors, please 🙏\n' });
  expect(status).toBe(201);
  expect(body).toEqual({ id: expect.stringMatching(/^[0-9a-f-]{36}$/) });
  for (const comment of ['', '   \n', null, undefined])
    expect((await post(person, { ...good, comment })).status).toBe(201);
  const without = { experience_rating: 4, nps_score: 9, comment: null };
  expect(await stored(person)).toEqual([
    { ...without, comment: 'More mentors, please 🙏' },
    without,
    without,
    without,
    without,
  ]);
});

// spec: validation-15, validation-16, limits-3
test('the ends of both scales are taken', async () => {
  const person = await signUp(app);
  for (const scores of [
    { experienceRating: 1, npsScore: 1 },
    { experienceRating: 5, npsScore: 10 },
  ]) {
    expect((await post(person, scores)).status).toBe(201);
  }
  expect((await stored(person)).map(({ experience_rating, nps_score }) => [experience_rating, nps_score])).toEqual([
    [1, 1],
    [5, 10],
  ]);
});

describe('refused, with the field’s own words, and nothing is kept', () => {
  const rating = { experienceRating: 'Please rate your experience' };
  const nps = { npsScore: 'Please provide an NPS score' };
  // spec: validation-15, validation-16
  test.for([
    ...[0, 6, -1, 1.5, 'four', '', '1.5', '1e0', null, undefined, Number.NaN, true, [3], {}].map(
      (experienceRating) => [{ ...good, experienceRating }, rating] as const,
    ),
    ...[0, 11, 9.5, '', 'nine', null, undefined, Number.NaN].map((npsScore) => [{ ...good, npsScore }, nps] as const),
    [{}, { ...rating, ...nps }],
    [{ ...good, comment: 'a\0b' }, { comment: 'Please remove the unreadable characters' }],
    [{ ...good, comment: 'x'.repeat(5_001) }, { comment: 'A comment has at most 5,000 characters' }],
    [{ ...good, comment: 7 }, { comment: expect.any(String) }],
  ] as const)('%j', async ([body, fieldErrors]) => {
    const person = await signUp(app);
    const reply = await post(person, body);
    expect(reply.status).toBe(400);
    expect(reply.body.fieldErrors).toEqual(fieldErrors);
    expect(reply.body.error).toBe(reply.body.message);
    expect(await stored(person)).toEqual([]);
  });
});

test('numbers may come as a form has them, and a long comment of 5,000 characters is whole', async () => {
  const person = await signUp(app);
  expect((await post(person, { experienceRating: '3', npsScore: '10', comment: 'x'.repeat(5_000) })).status).toBe(201);
  expect(await stored(person)).toEqual([{ experience_rating: 3, nps_score: 10, comment: 'x'.repeat(5_000) }]);
});

test('a form gives feedback, comes back to its page and tab, and is thanked there once', async () => {
  const person = await signUp(app);
  const fields = { experienceRating: '5', npsScore: '7', comment: ' Fine\r\nindeed ', next: '/?category=legacy' };
  const { status, location } = await person.form('/api/feedback', fields, { from: '/?category=legacy&feedback=open' });
  expect({ status, location }).toEqual({ status: 303, location: '/?category=legacy' });
  expect(await stored(person)).toEqual([{ experience_rating: 5, nps_score: 7, comment: 'Fine\nindeed' }]);
  const { text } = await person.get('/?category=legacy');
  expect(text).toContain('Thank you for your feedback!');
  expect(text).toContain('Your input helps us improve Buddhist Wisdom.');
  expect(text).not.toContain('action="/api/feedback"');
  expect((await person.get('/?category=legacy')).text).not.toContain('Thank you for your feedback!');
});

test('a form that is sent twice at once is kept once; with something else in it, it is another', async () => {
  const [person, other] = [await signUp(app), await signUp(app)];
  const { text } = await person.get('/?feedback=open');
  const idempotencyKey = /name="idempotencyKey" value="([^"]+)"/.exec(text)![1]!;
  const fields = { experienceRating: '5', npsScore: '7', comment: 'Twice', next: '/', idempotencyKey };
  const send = () => person.form('/api/feedback', fields, { from: '/?feedback=open' });
  for (const { status, location } of await Promise.all([send(), send(), send()]))
    expect([status, location]).toEqual([303, '/']);
  expect(await stored(person)).toHaveLength(1);
  await person.form('/api/feedback', { ...fields, comment: 'Once more' }, { from: '/' });
  await other.form('/api/feedback', fields, { from: '/' });
  expect((await stored(person)).map(({ comment }) => comment)).toEqual(['Twice', 'Once more']);
  expect(await stored(other)).toHaveLength(1);
});

test('an account that goes while its feedback is on its way: who gave it is signed out', async () => {
  const person = await signUp(app);
  const { status, body } = await app.sql
    .begin(async (sql) => {
      await sql`delete from user_logins where user_id = ${person.user.id}`;
      await sql`delete from users where id = ${person.user.id}`;
      const reply = post(person, good);
      // It waits for what becomes of the account.
      await expect
        .poll(
          () =>
            app.sql`select from pg_stat_activity where wait_event_type = 'Lock' and query ilike '%insert into user_feedback%'`,
        )
        .toHaveLength(1);
      return { reply };
    })
    .then(({ reply }) => reply);
  expect([status, body.error]).toEqual([401, (await newClient(app).json('GET', '/api/history/questions')).body.error]);
});

test('a refused form comes back open with what was filled in, even when the browser does not say from where', async () => {
  const person = await signUp(app);
  for (const from of ['/?category=legacy&feedback=open', '/']) {
    const { location } = await person.form(
      '/api/feedback',
      { npsScore: '8', comment: 'Half a "thought" <b>' },
      { from },
    );
    expect(location).toBe(from);
    const { text } = await person.get(from);
    expect(text).toContain('Please rate your experience');
    expect(text).toMatch(/We(&#x27;|&#39;|')d love to know how you feel about Buddhist Wisdom\./);
    expect(text).toMatch(/<input[^>]*name="npsScore"[^>]*checked=""[^>]*value="8"/);
    expect(text).toMatch(/<textarea[^>]*name="comment"[^>]*>Half a &quot;thought&quot; &lt;b&gt;<\/textarea>/);
    // It is told in the form, not a second time in the page.
    expect(text.match(/role="alert"/g)).toHaveLength(1);
  }
});

test('somebody whose session has ended finds the form filled in after signing in', async () => {
  const person = await signUp(app);
  const { email, password } = person;
  const visitor = newClient(app);
  const fields = { experienceRating: '2', npsScore: '4', comment: 'Written too slowly' };
  const { location } = await visitor.form('/api/feedback', fields, { from: '/?category=sports&feedback=open' });
  expect(location).toBe(`/login?next=${encodeURIComponent('/?category=sports&feedback=open')}`);
  const signedIn = await visitor.form('/api/auth/login', { email, password, next: '/?category=sports&feedback=open' });
  const { text } = await visitor.get(signedIn.location!);
  expect(text).toContain('Written too slowly');
  expect(text).toMatch(/<input[^>]*name="npsScore"[^>]*checked=""[^>]*value="4"/);
  expect(await stored(person)).toEqual([]);
});

// spec: roles-3
test('nothing for who is signed out, other methods, or another site', async () => {
  expect((await post(newClient(app), good)).status).toBe(401);
  for (const path of ['/?feedback=open', '/login?feedback=open', '/nowhere?feedback=open']) {
    expect((await newClient(app).get(path)).text).not.toContain('/api/feedback');
  }
  const person = await signUp(app);
  for (const method of ['GET', 'PUT', 'DELETE']) {
    const response = await person.send(method, '/api/feedback');
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
  }
  expect((await person.json('POST', '/api/feedback', good, { origin: 'https://evil.example' })).status).toBe(403);
  expect((await person.json('POST', '/api/feedback', [])).status).toBe(400);
  expect((await person.json('POST', '/api/feedback', null)).status).toBe(400);
  expect(await stored(person)).toEqual([]);
});

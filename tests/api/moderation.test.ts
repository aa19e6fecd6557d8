import { beforeAll, describe, expect, test } from 'vitest';
import { makeAdmin } from '#tests/support/admin.ts';
import { type App, startApp } from '#tests/support/app.ts';
import { type Client, newClient, signUp } from '#tests/support/client.ts';

let app: App;
beforeAll(async () => void (app = await startApp({ workers: 0 })));

const wish = {
  name: 'Hypatia',
  category: 'legacy',
  description: 'A philosopher of Alexandria',
  reasoning: 'She taught everybody who came',
};
const recommend = async (client: Client): Promise<string> =>
  (await client.json('POST', '/api/recommendations', wish)).body.id;

// spec: states-4, states-7
test('an admin decides, with a note; who and when is kept, and who recommended it sees both', async () => {
  const [person, admin] = [await signUp(app), await makeAdmin(app, await signUp(app))];
  const id = await recommend(person);
  await admin.json('POST', `/api/recommendations/${id}/vote`, { vote: 'up', on: true });
  const { status, body } = await admin.json('PATCH', `/api/recommendations/${id}`, {
    status: 'approved',
    adminNotes: ' She comes in spring. ',
  });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    id,
    ...wish,
    status: 'approved',
    adminNotes: 'She comes in spring.',
    userId: person.user.id,
    voteCount: 1,
    myVote: 'up',
  });
  expect(await app.sql`select decided_by, decided_at from personality_recommendations where id = ${id}`).toMatchObject([
    { decided_by: admin.user.id, decided_at: expect.any(Date) },
  ]);
  const { text } = await person.get('/recommend');
  expect(text).toContain('Your Recommendations');
  expect(text).toContain('She comes in spring.');
  // To others only the status is shown.
  expect((await (await signUp(app)).get('/recommend')).text).not.toContain('She comes in spring.');
  expect((await person.json('GET', '/api/recommendations')).body[0]).not.toHaveProperty('adminNotes');
  expect((await person.json('POST', `/api/recommendations/${id}/vote`, { vote: 'up' })).status).toBe(409);
});

// spec: entities-19
test('a note that is left out stays, an empty one goes; back to pending nobody has decided', async () => {
  const admin = await makeAdmin(app, await signUp(app));
  const id = await recommend(admin);
  const decide = async (input: object) => (await admin.json('PATCH', `/api/recommendations/${id}`, input)).body;
  await decide({ status: 'rejected', adminNotes: 'Not yet.' });
  expect(await decide({ status: 'approved' })).toMatchObject({ status: 'approved', adminNotes: 'Not yet.' });
  expect(await decide({ status: 'pending', adminNotes: '' })).toMatchObject({ status: 'pending', adminNotes: null });
  expect(await app.sql`select decided_by, decided_at from personality_recommendations where id = ${id}`).toEqual([
    { decided_by: null, decided_at: null },
  ]);
  expect((await admin.json('POST', `/api/recommendations/${id}/vote`, { vote: 'down' })).status).toBe(200);
});

describe('by form', () => {
  test('leads back to the view, which says so', async () => {
    const admin = await makeAdmin(app, await signUp(app));
    const id = await recommend(admin);
    const next = '/analytics?view=recommendations&period=7d';
    const { status, location } = await admin.form(
      `/api/recommendations/${id}`,
      { status: 'rejected', adminNotes: 'Sorry.', next },
      { from: next },
    );
    expect({ status, location }).toEqual({ status: 303, location: next });
    const { text } = await admin.get(next);
    expect(text).toContain('Hypatia is rejected.');
    expect(text).toContain('Sorry.');
  });

  test('a note that is too long comes back into its own form', async () => {
    const admin = await makeAdmin(app, await signUp(app));
    const id = await recommend(admin);
    const next = '/analytics?view=recommendations';
    await admin.form(
      `/api/recommendations/${id}`,
      { status: 'approved', adminNotes: 'x'.repeat(2_001), recommendation: id, next },
      { from: next },
    );
    const { text } = await admin.get(next);
    expect(text).toContain('A note has at most 2,000 characters');
    expect(text).toContain('x'.repeat(2_001));
  });
});

describe('two admins at the same recommendation', () => {
  test('who comes second is told, keeps what they typed, and overwrites nothing', async () => {
    const [first, second] = [await makeAdmin(app, await signUp(app)), await makeAdmin(app, await signUp(app))];
    const id = await recommend(first);
    const view = '/analytics?view=recommendations&period=24h';
    const formOf = async (client: Client) =>
      new RegExp(`<form method="post" action="/api/recommendations/${id}".*?</form>`, 's').exec(
        (await client.get(view)).text,
      )![0];
    const fields = (form: string) =>
      Object.fromEntries(
        [...form.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)].map(([, name, value]) => [
          name!,
          value!.replaceAll('&#38;', '&').replaceAll('&amp;', '&'),
        ]),
      );
    const [seenByFirst, seenBySecond] = [fields(await formOf(first)), fields(await formOf(second))];
    const send = (client: Client, sent: Record<string, string>) =>
      client.form(`/api/recommendations/${id}`, sent, { from: view });
    const approval = { ...seenByFirst, status: 'approved', adminNotes: 'In spring.' };
    expect((await send(first, approval)).location).toBe(`${view}#recommendation-${id}`);
    // The same again, by a double click, is no conflict.
    await send(first, approval);
    expect((await first.get(view)).text).toContain('Hypatia is approved.');

    expect(
      (await send(second, { ...seenBySecond, status: 'rejected', adminNotes: 'Never heard of her.' })).location,
    ).toBe(`${view}#recommendation-${id}`);
    const page = (await second.get(view)).text;
    expect(page).toContain('Failed to save the decision');
    const form = new RegExp(`<form method="post" action="/api/recommendations/${id}".*?</form>`, 's').exec(page)![0];
    expect(form).toMatch(/<textarea[^>]*>Never heard of her\.<\/textarea>/);
    expect(form).toContain('Somebody else has changed this recommendation meanwhile.');
    expect(form).toContain('The note that is kept now: <bdi>In spring.</bdi>');
    const stored = () =>
      app.sql`select status, admin_notes, decided_by from personality_recommendations where id = ${id}`;
    expect(await stored()).toEqual([{ status: 'approved', admin_notes: 'In spring.', decided_by: first.user.id }]);
    // Now that they have seen it, it is theirs to decide.
    await send(second, { ...fields(form), status: 'rejected', adminNotes: 'Never heard of her.' });
    expect(await stored()).toEqual([
      { status: 'rejected', admin_notes: 'Never heard of her.', decided_by: second.user.id },
    ]);
  });

  test('only a new status changes who decided, and when', async () => {
    const [first, second] = [await makeAdmin(app, await signUp(app)), await makeAdmin(app, await signUp(app))];
    const id = await recommend(first);
    const decided = () => app.sql`select decided_by, decided_at from personality_recommendations where id = ${id}`;
    const { body } = await first.json('PATCH', `/api/recommendations/${id}`, { status: 'approved' });
    const before = await decided();
    const noted = await second.json('PATCH', `/api/recommendations/${id}`, {
      status: 'approved',
      adminNotes: 'A note',
      updatedAt: body.updatedAt,
    });
    expect([noted.status, noted.body.adminNotes]).toEqual([200, 'A note']);
    expect(await decided()).toEqual(before);
    const late = await first.json('PATCH', `/api/recommendations/${id}`, {
      status: 'rejected',
      updatedAt: body.updatedAt,
    });
    expect([late.status, late.body.error]).toEqual([409, expect.stringMatching(/^Somebody else has changed/)]);
    await second.json('PATCH', `/api/recommendations/${id}`, { status: 'rejected' });
    expect((await decided())[0]!['decided_by']).toBe(second.user.id);
    expect(
      (await second.json('PATCH', `/api/recommendations/${id}`, { status: 'rejected', updatedAt: 'yesterday' })).status,
    ).toBe(400);
  });
});

// spec: states-7
test('what is refused', async () => {
  const [person, admin] = [await signUp(app), await makeAdmin(app, await signUp(app))];
  const id = await recommend(person);
  const path = `/api/recommendations/${id}`;
  const approved = { status: 'approved' };
  expect((await newClient(app).json('PATCH', path, approved)).status).toBe(401);
  expect((await person.json('PATCH', path, approved)).status).toBe(403);
  expect((await person.form(path, approved, { from: '/recommend', follow: true })).text).toContain(
    'You are not allowed to do this.',
  );
  for (const status of ['Approved', '', null, 1, undefined]) {
    expect((await admin.json('PATCH', path, { status })).body, String(status)).toMatchObject({
      fieldErrors: { status: expect.any(String) },
    });
  }
  expect((await admin.json('PATCH', path, { ...approved, adminNotes: 'a\0b' })).status).toBe(400);
  for (const nobody of ['nothing', crypto.randomUUID()])
    expect((await admin.json('PATCH', `/api/recommendations/${nobody}`, approved)).status).toBe(404);
  const { status, headers } = await admin.json('GET', path);
  expect({ status, allow: headers.get('allow') }).toEqual({ status: 405, allow: 'PATCH, POST' });
  expect(
    (await admin.json('GET', '/api/recommendations')).body.find((one: { id: string }) => one.id === id),
  ).toMatchObject({ status: 'pending' });
});

test('an admin who is gone leaves the decision', async () => {
  const [person, admin] = [await signUp(app), await makeAdmin(app, await signUp(app))];
  const id = await recommend(person);
  await admin.json('PATCH', `/api/recommendations/${id}`, { status: 'approved' });
  await admin.json('POST', '/api/account/delete', { password: admin.password });
  expect(await app.sql`select status, decided_by from personality_recommendations where id = ${id}`).toEqual([
    { status: 'approved', decided_by: null },
  ]);
});

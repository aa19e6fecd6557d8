import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeAdmin } from '#tests/support/admin.ts';
import { type App, startApp } from '#tests/support/app.ts';
import { newClient, signUp, somebody } from '#tests/support/client.ts';
import { askForLink, type MailServer, startMailServer, tokenIn } from '#tests/support/mail.ts';

// What an operator finds in the log about accounts and admins: a line of JSON each, with nothing that anybody typed.
let mail: MailServer;
let app: App;
/** Three guesses at one account, one by somebody who is signed in. */
let strict: App;
beforeAll(async () => {
  mail = await startMailServer();
  [app, strict] = await Promise.all([
    startApp({ env: { SMTP_URL: mail.url, LOG_LEVEL: 'info' } }),
    startApp({ workers: 0, env: { LOG_LEVEL: 'info', ORIGIN: 'https://wisdom.example', RATE_LIMIT_SCALE: '0.03' } }),
  ]);
});
afterAll(() => mail.down());

type Line = Record<string, unknown> & { event: string };

function eventsOf(lines: string): Line[] {
  return lines
    .split('\n')
    .filter((line) => line.includes('security.'))
    .map((line) => JSON.parse(line) as Line);
}

/** What the log tells of what `act` does, once it tells as much as is awaited. */
async function eventsDuring(there: App, count: number, act: () => Promise<unknown>): Promise<Line[]> {
  const before = there.logs().length;
  await act();
  await expect.poll(() => eventsOf(there.logs().slice(before)).length).toBe(count);
  return eventsOf(there.logs().slice(before));
}

const password = 'correct horse battery';

test('a wrong password: at which account, from where, and who was signed in', async () => {
  const person = await signUp(app);
  const stranger = somebody();
  const events = await eventsDuring(app, 4, async () => {
    await newClient(app).json('POST', '/api/auth/login', { email: person.email.toUpperCase(), password: 'a guess' });
    await newClient(app).json('POST', '/api/auth/login', { email: stranger.email, password: 'a guess' });
    await person.json('POST', '/api/auth/change-password', { currentPassword: 'a guess', newPassword: 'a new secret' });
    await person.form('/api/account/delete', { password: 'a guess' });
  });
  const here = {
    event: 'security.wrong-password',
    level: 'info',
    address: expect.stringMatching(/^(::1|(::ffff:)?127\.0\.0\.1)$/),
  };
  const typed = {
    ...here,
    at: 'log-in',
    route: '/api/auth/login',
    signedInAs: null,
    account: expect.stringMatching(/^[\w-]{22}$/),
  };
  expect(events).toMatchObject([
    { ...typed, userId: person.user.id },
    { ...typed, userId: null },
    { ...here, at: 'change-password', route: '/api/auth/change-password', signedInAs: person.user.id },
    { ...here, at: 'delete-account', signedInAs: person.user.id },
  ]);
  expect(events[0]!['account']).not.toBe(events[1]!['account']);
});

test('a reset that was asked for and one that was done, and a changed password', async () => {
  const person = await signUp(app);
  const events = await eventsDuring(app, 3, async () => {
    const token = tokenIn(await askForLink(app, mail, person.email));
    await newClient(app).json('POST', '/api/auth/reset-password', { token, password: 'a new secret' });
    await person.json('POST', '/api/auth/login', { email: person.email, password: 'a new secret' });
    await person.json('POST', '/api/auth/change-password', {
      currentPassword: 'a new secret',
      newPassword: 'a newer secret',
    });
  });
  expect(events).toMatchObject([
    { event: 'security.reset-asked', account: expect.any(String) },
    { event: 'security.reset-done', userId: person.user.id, account: events[0]!['account'] },
    { event: 'security.password-changed', signedInAs: person.user.id },
  ]);
});

test('what is forbidden: to another site, and to somebody who is no admin', async () => {
  const person = await signUp(app);
  const events = await eventsDuring(app, 3, async () => {
    await person.json('POST', '/api/feedback', {}, { origin: 'https://evil.example' });
    await person.json('GET', '/api/analytics/dashboard');
    await person.get('/analytics/feedback.csv');
  });
  expect(events).toMatchObject([
    { event: 'security.forbidden', reason: 'wrong-origin', route: '/api/feedback' },
    {
      event: 'security.forbidden',
      reason: 'not-allowed',
      route: '/api/analytics/dashboard',
      signedInAs: person.user.id,
    },
    { event: 'security.forbidden', reason: 'not-allowed', route: '/analytics/[view].csv', signedInAs: person.user.id },
  ]);
});

test('what an admin exports and decides', async () => {
  const admin = await makeAdmin(app, await signUp(app));
  const fields = {
    name: 'Ada Lovelace',
    category: 'leaders',
    description: 'Wrote the first program',
    reasoning: 'She saw far ahead',
  };
  const { body } = await admin.json('POST', '/api/recommendations', fields);
  const events = await eventsDuring(app, 2, async () => {
    expect((await admin.get('/analytics/feedback.csv')).status).toBe(200);
    expect(
      (await admin.json('PATCH', `/api/recommendations/${body.id}`, { status: 'approved', adminNotes: 'Well said' }))
        .status,
    ).toBe(200);
  });
  expect(events).toMatchObject([
    { event: 'security.admin-export', view: 'feedback', signedInAs: admin.user.id },
    { event: 'security.admin-decision', recommendationId: body.id, status: 'approved', signedInAs: admin.user.id },
  ]);
});

test('a lock when it falls, and each attempt that is too many with the limit’s name', async () => {
  const { email } = somebody();
  let place = 0;
  const guess = () =>
    newClient(strict).json(
      'POST',
      '/api/auth/login',
      { email, password: 'a guess' },
      { 'x-forwarded-for': `203.0.113.${++place}` },
    );
  const events = await eventsDuring(strict, 6, async () => {
    for (const expected of [401, 401, 401, 429, 429]) expect((await guess()).status).toBe(expected);
  });
  const { account } = events[0]!;
  const about = { limit: 'log-in-account', account };
  expect(events.slice(3)).toMatchObject([
    { event: 'security.locked', ...about, address: '203.0.113.4' },
    { event: 'security.too-many', ...about, address: '203.0.113.4' },
    { event: 'security.too-many', ...about, address: '203.0.113.5' },
  ]);
  const person = await signUp(strict);
  const change = () =>
    person.json('POST', '/api/auth/change-password', { currentPassword: 'a guess', newPassword: 'a new secret' });
  expect(await eventsDuring(strict, 3, async () => [await change(), await change()])).toMatchObject([
    { event: 'security.wrong-password', signedInAs: person.user.id },
    { event: 'security.locked', limit: 'confirm-password', signedInAs: person.user.id },
    { event: 'security.too-many', limit: 'confirm-password', signedInAs: person.user.id },
  ]);
});

test('no line holds a password, a mail address, or a word that a stranger has sent', async () => {
  const word = 'zemblanity';
  const forged = `{"event":"security.${word}"}`;
  const email = `${word}@example.com`;
  const client = newClient(strict);
  const typed = {
    'x-forwarded-for': `203.0.113.7, ${forged}`,
    'user-agent': forged,
    referer: `https://wisdom.example/${word}`,
  };
  await eventsDuring(strict, 3, async () => {
    await client.json('POST', '/api/auth/login', { email, password: `${word} as a password` }, typed);
    await client.json('POST', `/api/${word}?${word}`, { email }, { ...typed, origin: `https://${word}.example` });
    await client.json('POST', '/api/auth/login', { email, password: word }, { 'x-forwarded-for': `fe80::1%${word}` });
  });
  for (const there of [app, strict]) {
    expect(eventsOf(there.logs()).length).toBeGreaterThan(5);
    expect(there.logs()).not.toContain(word);
    expect(there.logs()).not.toContain('@example.com');
    for (const secret of ['a guess', 'a new secret', password]) expect(there.logs()).not.toContain(secret);
  }
});

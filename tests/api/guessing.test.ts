import { afterAll, beforeAll, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app.ts';
import { type Client, newClient, somebody } from '#tests/support/client.ts';
import { type MailServer, mailsTo, startMailServer, tokenIn } from '#tests/support/mail.ts';

// Strangers guess a password. The limits let them do so five times an hour at one account, and five times from one address.
let mail: MailServer;
let app: App;
beforeAll(async () => {
  mail = await startMailServer();
  app = await startApp({ env: { SMTP_URL: mail.url, ORIGIN: 'https://wisdom.example', RATE_LIMIT_SCALE: '0.05' } });
});
afterAll(() => mail.down());

let addresses = 0;
/** The headers of a request from an address that nobody has had before. */
const elsewhere = () => ({ 'x-forwarded-for': `2001:db8:${(++addresses).toString(16)}::1` });

const logIn = async (client: Client, email: string, password: string, from = elsewhere()) =>
  (await client.json('POST', '/api/auth/login', { email, password }, from)).status;

/** Somebody who registered in a browser that they have no more. */
async function registered() {
  const [person, browser, home] = [somebody(), newClient(app), elsewhere()];
  expect((await browser.json('POST', '/api/auth/register', person, home)).status).toBe(201);
  return { ...person, browser, home };
}

/** Guesses from changing addresses until no more is heard than "too many". Gives how many guesses were answered. */
async function lock(email: string): Promise<number> {
  for (let answered = 0; ; answered++) {
    if ((await logIn(newClient(app), email, 'a guess')) === 429) return answered;
    expect(answered).toBeLessThan(20);
  }
}

async function resetByMail(browser: Client, email: string, password: string): Promise<void> {
  expect((await browser.json('POST', '/api/auth/forgot-password', { email }, elsewhere())).status).toBe(200);
  await expect.poll(() => mailsTo(mail, email).length).toBe(1);
  const token = tokenIn(mailsTo(mail, email)[0]!.link);
  expect((await browser.json('POST', '/api/auth/reset-password', { token, password }, elsewhere())).status).toBe(200);
}

test('after a mail reset the owner signs in at once, from that browser even while strangers go on guessing', async () => {
  const { email, password } = await registered();
  expect(await lock(email)).toBe(5);
  expect(await logIn(newClient(app), email, password)).toBe(429);
  const browser = newClient(app);
  await resetByMail(browser, email, 'a new secret');
  expect(await logIn(newClient(app), email, 'a new secret'), 'another browser').toBe(200);
  expect(await lock(email), 'guesses at the new password').toBe(4);
  expect(await logIn(newClient(app), email, 'a new secret'), 'another browser, locked again').toBe(429);
  expect(await logIn(browser, email, 'a new secret'), 'the browser of the reset').toBe(200);
});

test('a reset makes its browser known at that account alone', async () => {
  const [owner, other] = [await registered(), await registered()];
  const browser = newClient(app);
  await resetByMail(browser, owner.email, 'a new secret');
  await lock(other.email);
  expect(await logIn(browser, other.email, other.password)).toBe(429);
});

test('strangers at the same network address do not keep the owner out of a known browser', async () => {
  const { email, password, browser, home } = await registered();
  const guesses = [];
  for (const victim of [email, email, ...Array.from({ length: 5 }, () => somebody().email)]) {
    guesses.push(await logIn(newClient(app), victim, 'a guess', home));
  }
  expect(guesses).toEqual([401, 429, 401, 401, 401, 401, 429]);
  expect(await logIn(newClient(app), email, password, home), 'an unknown browser').toBe(429);
  expect(await logIn(browser, email, password, home), 'the known one').toBe(200);
});

test('a known browser guesses no more often than anybody else', async () => {
  const { email, browser, home } = await registered();
  const guesses = [];
  for (let n = 0; n < 7; n++) guesses.push(await logIn(browser, email, 'a guess', home));
  expect(guesses).toEqual([401, 401, 401, 401, 401, 429, 429]);
});

import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app.ts';
import { barriers } from '#tests/support/barriers.ts';
import { outcome, samePage, unexpected } from '#tests/support/browser.ts';
import { newClient, signUp } from '#tests/support/client.ts';
import { ask, startConversation } from '#tests/support/conversation.ts';
import { type Google, googlePerson, startGoogle } from '#tests/support/google.ts';

let google: Google;
let app: App;
beforeAll(async () => {
  google = await startGoogle();
  app = await startApp({ env: google.env });
});

describe.for([
  [true, 1280],
  [false, 360],
] as const)('with JavaScript: %s, %i px wide', ([javaScript, width]) => {
  test('the account menu leads there; one signs out elsewhere and takes the data along', async () => {
    const person = await signUp(app, { firstName: 'Noor', lastName: 'Haddad' });
    await newClient(app).json('POST', '/api/auth/login', person, {
      'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
    });
    await startConversation(person, 'oprah', 'Finding my voice');
    const { page, problems } = await samePage({ app, javaScript, width, as: person });
    await page.goto('/');
    await page.locator('summary').click();
    await page.getByRole('link', { name: 'Your Account' }).click();
    await page.getByRole('heading', { level: 1, name: 'Your Account' }).waitFor();
    await page.getByRole('heading', { name: 'Noor Haddad' }).waitFor();
    expect(await page.getByText('This browser').count()).toBe(1);
    await page.getByRole('button', { name: 'Sign out there: Firefox on Windows' }).click();
    await outcome(page).filter({ hasText: 'You are signed out there.' }).waitFor();
    expect(await page.getByText('Firefox on Windows').count()).toBe(0);
    const link = page.getByRole('link', { name: 'Download everything' });
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
    const data = JSON.parse(await readFile(await download.path(), 'utf8'));
    expect(data.conversations).toMatchObject([{ title: 'Finding my voice' }]);
    expect(new URL(page.url()).pathname).toBe('/account');
    // Who is signed out meanwhile gets the sign-in screen, not that as a file.
    await app.sql`delete from sessions where user_id = ${person.user.id}`;
    await link.click();
    await page.waitForURL('/login?next=%2Faccount');
    expect(problems).toEqual([]);
  });

  test('shows what mentors know of one, and is switched off and on', async () => {
    const person = await signUp(app, { firstName: 'Noor' });
    await ask(person, await startConversation(person, 'ali'), 'How do I get up again?');
    const { page, problems } = await samePage({ app, javaScript, width, as: person });
    await page.goto('/account');
    const memory = page.getByRole('region', { name: 'What mentors know of you' });
    await memory.getByText('your first name, “Noor”').waitFor();
    expect(await memory.getByText('How do I get up again?').isVisible()).toBe(false);
    await memory.getByText('What you have asked so far').click();
    await memory.getByText('How do I get up again?').waitFor();
    expect(await memory.getByText('Muhammad Ali: 1 question').isVisible()).toBe(true);
    await memory.getByRole('button', { name: 'Switch it off' }).click();
    await outcome(page)
      .filter({ hasText: 'Mentors know neither your name nor your earlier questions any more.' })
      .waitFor();
    expect(await memory.getByText('your first name, “Noor”').count()).toBe(0);
    await memory.getByRole('button', { name: 'Switch it on' }).click();
    await outcome(page).filter({ hasText: 'Mentors may use your first name and your earlier questions.' }).waitFor();
    await memory.getByText('your first name, “Noor”').waitFor();
    expect(problems).toEqual([]);
  });

  test('deletes the account, after a wrong password too', async () => {
    const person = await signUp(app);
    const { page, problems } = await samePage({ app, javaScript, width, as: person });
    await page.goto('/account');
    expect(await page.getByLabel('Your password').isVisible()).toBe(false);
    await page.getByText('I want to delete my account').click();
    await page.getByLabel('Your password').fill('not this one');
    await page.getByRole('button', { name: 'Delete my account for good' }).click();
    // The form is open again and says why.
    await page.locator('#password-error', { hasText: 'This is not your password' }).waitFor();
    await page.getByLabel('Your password').fill(person.password);
    await page.getByRole('button', { name: 'Delete my account for good' }).click();
    await outcome(page).filter({ hasText: 'Your account and everything in it are deleted.' }).waitFor();
    await page.getByRole('button', { name: 'Explore Wisdom' }).waitFor();
    await page.goto('/account');
    expect(new URL(page.url()).pathname).toBe('/login');
    expect(unexpected(problems)).toEqual([]);
  });
});

test('signs in with Google and goes where one wanted to go', async () => {
  google.claims = googlePerson({ given_name: 'Lakshmi' });
  const { page, problems } = await samePage({ app, javaScript: true, width: 360 });
  await page.goto('/account');
  await page.getByRole('link', { name: 'Continue with Google' }).click();
  await page.waitForURL('/account');
  await outcome(page).filter({ hasText: 'Welcome Lakshmi! Ready to explore wisdom from great minds?' }).waitFor();
  await page.getByText('You sign in with Google.').waitFor();
  expect(problems).toEqual([]);
});

test.for([true, false])(
  'whoever meets an account of their address chooses what becomes of it (JavaScript: %s)',
  async (javaScript) => {
    const before = await signUp(app);
    await startConversation(before, 'gandhi', 'An earlier talk');
    google.claims = googlePerson({ email: before.email });
    const { page, problems } = await samePage({ app, javaScript, width: 360 });
    // axe is a script.
    const found = async () => (javaScript ? barriers(page, unexpected(problems)) : {});
    await page.goto('/login?next=/history');
    await page.getByRole('link', { name: 'Continue with Google' }).click();
    await page.getByRole('heading', { level: 1, name: 'This address has an account' }).waitFor();
    await page.getByText(before.email).waitFor();
    expect(await found()).toEqual({});
    await page.getByLabel('Password').fill('a guess');
    await page.getByRole('button', { name: 'Keep everything' }).click();
    await page.getByText('This is not the password of that account').first().waitFor();
    expect(await found()).toEqual({});
    if (javaScript) {
      await page.getByLabel('Password').fill(before.password);
      await page.getByRole('button', { name: 'Keep everything' }).click();
      await page.getByRole('heading', { name: 'An earlier talk' }).waitFor();
    } else {
      await page.getByRole('button', { name: 'Begin with an empty account' }).click();
      await page.getByText('No Conversations Yet').waitFor();
    }
    expect(new URL(page.url()).pathname).toBe('/history');
    expect(unexpected(problems)).toEqual([]);
  },
);

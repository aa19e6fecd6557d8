import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app.ts';
import { outcome, samePage, unexpected } from '#tests/support/browser.ts';
import { newClient, signUp } from '#tests/support/client.ts';
import { askForLink, type MailServer, mailsTo, startMailServer } from '#tests/support/mail.ts';

let mail: MailServer;
let app: App;
beforeAll(async () => {
  mail = await startMailServer();
  app = await startApp({ env: { SMTP_URL: mail.url } });
});
afterAll(() => mail.down());

const pathOf = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search;

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Explore Wisdom' }).click();
}

describe.for([
  [true, 1280],
  [false, 360],
] as const)('with JavaScript: %s, %i px wide', ([javaScript, width]) => {
  // spec: auth-4, auth-9, auth-11, auth-12, passwords-2, passwords-3, passwords-4, states-24, states-25, errors-18
  // spec: errors-24
  test('who has forgotten their password gets a mail, sets a new one, and is led back to sign in with it', async () => {
    const { email } = await signUp(app);
    const { page, problems } = await samePage({ app, javaScript, width });
    await page.goto('/login');
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await page.getByText("Enter your email address and we'll send you a link to reset your password.").waitFor();
    await page.getByLabel('Email Address').fill(email);
    await page.getByRole('button', { name: 'Send Reset Email' }).click();
    const sent = outcome(page).filter({ hasText: 'Reset Email Sent' });
    await sent.filter({ hasText: "Please check your spam/junk folder if you don't see it in your inbox." }).waitFor();
    expect(await page.getByRole('link', { name: 'Sign In' }).getAttribute('aria-current')).toBe('page');
    expect(await page.getByLabel('Email').inputValue()).toBe(email);

    await expect.poll(() => mailsTo(mail, email).length).toBe(1);
    await page.goto(mailsTo(mail, email)[0]!.link);
    await page.getByRole('heading', { level: 1, name: 'New Password' }).waitFor();
    await page.getByLabel('New Password').fill('a new secret');
    await page.getByRole('button', { name: 'Reset Password' }).click();
    await page.getByRole('heading', { level: 1, name: 'Password Reset Complete' }).waitFor();
    await outcome(page).filter({ hasText: 'Password Reset Successful' }).waitFor();
    expect(await page.getByRole('link', { name: 'Go to Login' }).getAttribute('href')).toBe('/login');
    const shownAt = Date.now();
    await page.waitForURL('**/login');
    expect(Date.now() - shownAt).toBeGreaterThan(2_000);
    expect(await page.getByText('Password Reset').count()).toBe(0);

    await signIn(page, email, 'a new secret');
    await page.getByRole('heading', { level: 1, name: 'Welcome' }).waitFor();
    expect(problems).toEqual([]);
  });

  // spec: passwords-1, errors-21
  test('a link without its token is said to be invalid, at the sign-in', async () => {
    const { page, problems } = await samePage({ app, javaScript, width });
    await page.goto('/reset-password');
    const told = outcome(page).filter({ hasText: 'Invalid Reset Link' });
    await told
      .filter({ hasText: 'The password reset link is invalid or missing. Please request a new one.' })
      .waitFor();
    expect(pathOf(page)).toBe('/login');
    expect(problems).toEqual([]);
  });

  // spec: passwords-5, errors-22
  test('a link that has been used leads to the way to a new one', async () => {
    const { email } = await signUp(app);
    const link = await askForLink(app, mail, email);
    await newClient(app).json('POST', '/api/auth/reset-password', {
      token: new URL(link).searchParams.get('token'),
      password: 'a new secret',
    });
    const { page, problems } = await samePage({ app, javaScript, width });
    await page.goto(link);
    await page.getByLabel('New Password').fill('another secret');
    await page.getByRole('button', { name: 'Reset Password' }).click();
    const told = outcome(page).filter({ hasText: 'Reset Failed' });
    await told.filter({ hasText: 'This reset link is invalid or has expired. Please request a new one.' }).waitFor();
    expect(page.url()).toBe(link);
    await page.getByRole('link', { name: 'Request a new one' }).click();
    await page.getByRole('button', { name: 'Send Reset Email' }).waitFor();
    await page.goBack();
    await page.getByRole('link', { name: 'Back to Login' }).click();
    await page.getByRole('button', { name: 'Explore Wisdom' }).waitFor();
    expect(unexpected(problems)).toEqual([]);
  });

  // spec: product-5, passwords-6, passwords-7, passwords-8, errors-25, errors-26
  test('who is signed in changes their password, stays signed in, is told once, and is led home', async () => {
    const person = await signUp(app);
    const { page, problems } = await samePage({ app, javaScript, width, as: person });
    await page.goto('/change-password');
    const [current, next] = [page.getByLabel('Current Password'), page.getByLabel('New Password')];
    await current.fill('not this one');
    await next.fill('a new secret');
    await page.getByRole('button', { name: 'Update Password' }).click();
    await outcome(page).filter({ hasText: 'Error' }).waitFor();
    expect(await page.locator('#currentPassword-error').textContent()).toBe('Your current password is not correct.');
    // A page that comes anew never holds a password.
    expect([await current.inputValue(), await next.inputValue()]).toEqual(
      javaScript ? ['not this one', 'a new secret'] : ['', ''],
    );
    await current.fill(person.password);
    await next.fill('a new secret');
    await page.getByRole('button', { name: 'Update Password' }).click();
    await page.getByRole('heading', { level: 1, name: 'Password Changed' }).waitFor();
    await outcome(page).filter({ hasText: 'Your password has been successfully updated.' }).waitFor();
    expect(await page.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/');
    await page.reload();
    await page.getByRole('button', { name: 'Update Password' }).waitFor();
    await page.getByRole('link', { name: 'Cancel' }).click();
    await page.getByRole('heading', { level: 1, name: 'Welcome' }).waitFor();
    expect(
      (await newClient(app).json('POST', '/api/auth/login', { email: person.email, password: 'a new secret' })).status,
    ).toBe(200);
    expect(unexpected(problems)).toEqual([]);
  });
});

// spec: validation-10, validation-31, errors-19
test('without JavaScript an address that is none is told under its field', async () => {
  const { page, problems } = await samePage({ app, javaScript: false, width: 360 });
  await page.goto('/login?tab=reset');
  await page.getByLabel('Email Address').fill('maya@localhost');
  await page.getByRole('button', { name: 'Send Reset Email' }).click();
  await outcome(page).filter({ hasText: 'Error' }).waitFor();
  const field = page.getByLabel('Email Address');
  expect(await field.getAttribute('aria-invalid')).toBe('true');
  expect(await field.inputValue()).toBe('maya@localhost');
  const described = await field.getAttribute('aria-describedby');
  expect(await page.locator(`#${described}`).textContent()).toBe('Please enter a valid email address');
  expect(problems).toEqual([]);
});

test('with JavaScript the buttons say that they are at work, and a double click sends once', async () => {
  const person = await signUp(app);
  const { page, problems } = await samePage({ app, javaScript: true, width: 1280, as: person });
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  let sent = 0;
  await page.route('**/api/auth/change-password', async (route) => {
    sent++;
    await held;
    await route.continue();
  });
  await page.goto('/change-password');
  await page.getByLabel('Current Password').fill(person.password);
  await page.getByLabel('New Password').fill('a new secret');
  // The page itself tells: whoever asks it has to wait for the navigation that is held here.
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await page.locator('main form button').evaluate((button: HTMLButtonElement) => {
    const tell = () => console.log(`${button.textContent}, disabled: ${button.disabled}`);
    new MutationObserver(tell).observe(button, { attributes: true, childList: true });
  });
  await page.getByRole('button', { name: 'Update Password' }).dblclick();
  await expect.poll(() => said, { timeout: 10_000 }).toContain('Updating Password..., disabled: true');
  release();
  await page.getByRole('heading', { level: 1, name: 'Password Changed' }).waitFor();
  expect(sent).toBe(1);
  expect(problems).toEqual([]);
});

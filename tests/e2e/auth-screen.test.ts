import type { Route } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app.ts';
import { outcome, samePage, signInAs, unexpected } from '#tests/support/browser.ts';
import { signUp, somebody } from '#tests/support/client.ts';

let app: App;
beforeAll(async () => void (app = await startApp({ workers: 0 })));

describe.for([
  [true, 1280],
  [false, 360],
] as const)('with JavaScript: %s, %i px wide', ([javaScript, width]) => {
  // spec: routes-3, auth-6, auth-8, states-2, errors-9
  test('a visitor makes an account, comes home, and is not offered a second one', async () => {
    const { page, problems } = await samePage({ app, javaScript, width });
    const person = somebody({ firstName: 'Zoë' });
    await page.goto('/');
    await page.getByRole('link', { name: 'Create Account' }).click();
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password').fill(person.password);
    await page.getByLabel('First Name').fill(person.firstName);
    await page.getByLabel('Last Name').fill(person.lastName);
    await page.getByRole('button', { name: 'Begin Exploration' }).click();
    await page.getByRole('heading', { level: 1, name: 'Zoë' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
    await outcome(page).filter({ hasText: 'Welcome Zoë! Ready to explore wisdom from great minds?' }).waitFor();
    await page.goto('/login');
    expect(new URL(page.url()).pathname).toBe('/');
    expect(problems).toEqual([]);
  });

  // spec: auth-1, auth-2, auth-4, auth-5, states-2, errors-8
  test('three tabs; who signs in is welcomed back, at home', async () => {
    const { email, password } = await signUp(app);
    const { page, problems } = await samePage({ app, javaScript, width });
    await page.goto('/');
    const tabs = page.getByRole('navigation', { name: 'Account' }).getByRole('link');
    expect(await tabs.allInnerTexts()).toEqual(['Sign In', 'Create Account', 'Reset Password']);
    expect(await tabs.first().getAttribute('aria-current')).toBe('page');
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await page.getByRole('button', { name: 'Send Reset Email' }).waitFor();
    expect(await tabs.last().getAttribute('aria-current')).toBe('page');
    await tabs.first().click();
    expect(await page.getByRole('checkbox', { name: 'Keep me logged in' }).isChecked()).toBe(false);
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Explore Wisdom' }).click();
    await outcome(page).filter({ hasText: 'Welcome back! Ready to explore wisdom from great minds?' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
    expect(problems).toEqual([]);
  });

  // spec: product-1
  test('a visitor reads what is promised: mentoring, privacy, sources, a voice for each, and the categories', async () => {
    const { page } = await samePage({ app, javaScript, width });
    await page.goto('/');
    const main = page.getByRole('main');
    for (const title of ['Personal mentoring', 'Private questions', 'Authentic sources', 'A voice for each']) {
      expect(await main.getByText(title).isVisible(), title).toBe(true);
    }
    await main.getByText(/Encrypted/).waitFor();
    await main.getByText(/real speeches/).waitFor();
    await main
      .getByText('Business Leaders · Sports Icons · Cinema & Entertainment · World Leaders · Buddhist Wisdom')
      .waitFor();
  });

  // spec: errors-3
  test('a wrong password is said in words, and the address stays in its field', async () => {
    const { page, problems } = await samePage({ app, javaScript, width });
    await page.goto('/login');
    await page.getByLabel('Email').fill('nobody@example.com');
    await page.getByLabel('Password').fill('not this one');
    await page.getByRole('button', { name: 'Explore Wisdom' }).click();
    await outcome(page).filter({ hasText: 'Login Failed' }).filter({ hasText: 'Invalid email or password' }).waitFor();
    expect(await page.getByLabel('Email').inputValue()).toBe('nobody@example.com');
    // A page that comes anew never holds a password.
    expect(await page.getByLabel('Password').inputValue()).toBe(javaScript ? 'not this one' : '');
    expect(unexpected(problems)).toEqual([]);
  });
});

// spec: auth-3, auth-7, auth-10
test('on each tab the button says while it is at work that it is', async () => {
  const buttons = {
    reset: ['Send Reset Email', 'Sending Reset Email...'],
    signin: ['Explore Wisdom', 'Signing in...'],
    register: ['Begin Exploration', 'Creating account...'],
  } as const;
  const person = await signUp(app);
  const { page, problems } = await samePage({ app, javaScript: true, width: 360 });
  const held: Route[] = [];
  await page.route('**/api/auth/*', (route) => void held.push(route));
  // The page itself tells: whoever asks it has to wait for the navigation that is held here.
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  const told: Record<string, string[]> = {};
  for (const [tab, [label, pending]] of Object.entries(buttons)) {
    await signInAs(page, app, null);
    await page.goto(`/login?tab=${tab}`);
    await page.getByRole('textbox', { name: 'Email' }).fill(tab === 'register' ? somebody().email : person.email);
    if (tab !== 'reset') await page.getByLabel('Password').fill(person.password);
    said.length = 0;
    await page.locator('main form button').evaluate((button: HTMLButtonElement) => {
      const tell = () => console.log(`${button.textContent}, disabled: ${button.disabled}`);
      tell();
      new MutationObserver(tell).observe(button, { attributes: true, childList: true });
    });
    const clicked = page.getByRole('button', { name: label }).click();
    await expect.poll(() => said).toContain(`${pending}, disabled: true`);
    told[tab] = [said[0]!, said.at(-1)!];
    await expect.poll(() => held).toHaveLength(1);
    await held.pop()!.continue();
    await clicked;
    await outcome(page)
      .filter({ hasText: /Ready to explore|Reset Email Sent/ })
      .waitFor();
  }
  expect(told).toEqual(
    Object.fromEntries(
      Object.entries(buttons).map(([tab, [label, pending]]) => [
        tab,
        [`${label}, disabled: false`, `${pending}, disabled: true`],
      ]),
    ),
  );
  expect(problems).toEqual([]);
});

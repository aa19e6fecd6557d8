import { beforeAll, describe, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app.ts';
import { axe, newPage } from '#tests/support/browser.ts';
import { somebody } from '#tests/support/client.ts';

let app: App;
beforeAll(async () => void (app = await startApp({ workers: 0 })));

describe.for([true, false])('with JavaScript: %s', (javaScript) => {
  test('a visitor makes an account, comes home, and is not offered a second one', async () => {
    const { page, problems } = await newPage({ app, javaScript, width: 1280 });
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
    await page.goto('/login');
    expect(new URL(page.url()).pathname).toBe('/');
    expect(problems).toEqual([]);
  });

  test('a wrong password is said in words, and the address stays in its field', async () => {
    const { page, problems } = await newPage({ app, javaScript, width: 360 });
    await page.goto('/login');
    await page.getByLabel('Email').fill('nobody@example.com');
    await page.getByLabel('Password').fill('not this one');
    await page.getByRole('button', { name: 'Explore Wisdom' }).click();
    await page.getByRole('alert').filter({ hasText: 'Invalid email or password' }).waitFor();
    expect(await page.getByLabel('Email').inputValue()).toBe('nobody@example.com');
    expect(await page.getByLabel('Password').inputValue()).toBe('');
    expect(problems).toEqual([]);
  });
});

describe.for(['signin', 'register', 'reset'])('the tab %s', (tab) => {
  test.for([
    [360, false],
    [360, true],
    [1280, false],
    [1280, true],
  ] as const)('%i px wide, dark: %s, holds and has no barriers', async ([width, dark]) => {
    const { page, problems } = await newPage({ app, javaScript: true, width, dark });
    await page.goto(`/login?tab=${tab}`);
    expect(await axe(page)).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
    expect(problems).toEqual([]);
  });
});

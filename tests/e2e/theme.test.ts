import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app.ts';
import { newPage } from '#tests/support/browser.ts';
import { signUp } from '#tests/support/client.ts';

let app: App;
beforeAll(async () => void (app = await startApp({ workers: 0 })));

/** Whether the page is painted dark, and which of the three is said to be chosen. */
async function look(page: Page) {
  const isDark = await page.evaluate(() => {
    const context = document.createElement('canvas').getContext('2d')!;
    context.fillStyle = getComputedStyle(document.body).backgroundColor;
    context.fillRect(0, 0, 1, 1);
    return context.getImageData(0, 0, 1, 1).data[0]! < 128;
  });
  const chosen = await page.locator('[data-themes]').first().locator('[aria-pressed=true]').innerText();
  return { isDark, chosen: chosen.trim() };
}

const choose = (page: Page, theme: string) =>
  page.getByRole('group', { name: 'Theme' }).getByRole('button', { name: theme }).click();

test('without JavaScript the theme follows the device until one is chosen, on this page and the next, and again when it is given back', async () => {
  const { page } = await newPage({ app, javaScript: false, width: 1280, dark: true });
  // Scripts of the test itself run all the same.
  await page.goto('/login');
  expect(await look(page)).toEqual({ isDark: true, chosen: 'System' });
  await choose(page, 'Light');
  await page.waitForURL('/login');
  expect(await look(page)).toEqual({ isDark: false, chosen: 'Light' });
  await page.goto('/pricing');
  expect(await look(page)).toEqual({ isDark: false, chosen: 'Light' });
  await choose(page, 'System');
  expect(await look(page)).toEqual({ isDark: true, chosen: 'System' });
});

test('with JavaScript it changes in place: what was typed stays, and the next page has it', async () => {
  const { page, problems } = await newPage({ app, javaScript: true, width: 1280, as: await signUp(app) });
  await page.goto('/recommend?form=open');
  await page.getByLabel('Name', { exact: true }).fill('Marie Curie');
  await page.locator('summary').click();
  await choose(page, 'Dark');
  await expect.poll(() => look(page)).toEqual({ isDark: true, chosen: 'Dark' });
  expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Marie Curie');
  await page.goto('/history');
  await page.locator('summary').click();
  expect(await look(page)).toEqual({ isDark: true, chosen: 'Dark' });
  await choose(page, 'System');
  await expect.poll(() => look(page)).toEqual({ isDark: false, chosen: 'System' });
  expect(problems).toEqual([]);
});

test('a first page takes two font files, each once', async () => {
  const { page } = await newPage({ app, javaScript: true, width: 1280 });
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font')
      fonts.push(new URL(request.url()).pathname.split('/').at(-1)!.split('.')[0]!);
  });
  await page.goto('/login');
  await page.evaluate(() => document.fonts.ready);
  expect(fonts.toSorted()).toEqual(['figtree-latin-wght-normal', 'literata-latin-400-normal']);
});

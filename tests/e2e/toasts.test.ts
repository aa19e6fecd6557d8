import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app.ts';
import { newPage } from '#tests/support/browser.ts';
import { signUp } from '#tests/support/client.ts';

/** Long enough for a busy machine; what holds is seen at once. */
const soon = { timeout: 8_000 };

let app: App;
beforeAll(async () => void (app = await startApp({ workers: 0 })));

const region = (page: Page) => page.getByRole('region', { name: /notifications/i });
const toasts = (page: Page) => region(page).getByRole('listitem');
const support = (page: Page) => page.getByRole('link', { name: 'Support Us' });

/** Home with a toast, and a clock that goes when it is told to. */
async function showToast() {
  const window = await newPage({ app, javaScript: true, width: 1280, as: await signUp(app) });
  const { page } = window;
  await page.clock.install();
  await page.goto('/');
  await page.clock.pauseAt(Date.now() + 60_000);
  await support(page).click();
  await toasts(page).filter({ hasText: 'Coming Soon' }).waitFor();
  // Off the toast, wherever it came up.
  await page.mouse.move(300, 700);
  return window;
}

// spec: states-29, limits-10, limits-13
test('one at a time, each for 5 seconds of its own', async () => {
  const { page, problems } = await showToast();
  await page.clock.runFor(3_000);
  await support(page).click();
  await page.clock.runFor(100);
  await expect.poll(() => toasts(page).count(), soon).toBe(1);
  await page.clock.runFor(4_800);
  expect(await toasts(page).count()).toBe(1);
  await page.clock.runFor(200);
  await expect.poll(() => toasts(page).count(), soon).toBe(0);
  expect(problems).toEqual([]);
});

test('waits while the pointer is on it, and goes on afterwards with the time that was left', async () => {
  const { page } = await showToast();
  await page.clock.runFor(3_000);
  await toasts(page).hover();
  await page.clock.runFor(60_000);
  expect(await toasts(page).count()).toBe(1);
  await page.mouse.move(300, 700);
  await page.clock.runFor(1_800);
  expect(await toasts(page).count()).toBe(1);
  await page.clock.runFor(400);
  await expect.poll(() => toasts(page).count(), soon).toBe(0);
});

// spec: limits-15
test('F8 brings the focus to the viewport, where it waits; Escape closes it', async () => {
  const { page, problems } = await showToast();
  await page.keyboard.press('F8');
  expect(
    await region(page)
      .getByRole('list')
      .evaluate((list) => list === document.activeElement),
  ).toBe(true);
  await page.clock.runFor(60_000);
  expect(await toasts(page).count()).toBe(1);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect.poll(() => toasts(page).count(), soon).toBe(0);
  expect(problems).toEqual([]);
});

test('its Close button closes it', async () => {
  const { page } = await showToast();
  await toasts(page).getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => toasts(page).count(), soon).toBe(0);
});

// spec: limits-14
test('swiped to the right it goes at 50 px, and comes back before; other ways it does not go', async () => {
  const { page } = await showToast();
  const before = (await toasts(page).boundingBox())!;
  const swipe = async (right: number, down = 0) => {
    const [x, y] = [before.x + 20, before.y + 20];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + right, y + down, { steps: 6 });
    const during = (await toasts(page).boundingBox())!.x - before.x;
    await page.mouse.up();
    return during;
  };
  expect(await swipe(40), 'it follows the pointer').toBeGreaterThan(20);
  expect(await toasts(page).getAttribute('data-swipe')).toBe('cancel');
  await expect.poll(async () => (await toasts(page).boundingBox())?.x, soon).toBe(before.x);
  expect(await swipe(-60)).toBe(0);
  await swipe(0, 60);
  expect(await toasts(page).getAttribute('data-state')).toBe('open');
  await swipe(60);
  await toasts(page).waitFor({ state: 'detached' });
});

// spec: limits-16
test('the viewport is 420 px wide from 768 px up, and as wide as a narrower window', async () => {
  const { page } = await showToast();
  const found: [window: number, viewport: number, end: number][] = [];
  const windows = [1280, 768, 767, 360];
  for (const width of windows) {
    await page.setViewportSize({ width, height: 800 });
    const box = (await region(page).getByRole('list').boundingBox())!;
    found.push([width, box.width, box.x + box.width]);
  }
  expect(found).toEqual(windows.map((width) => [width, width < 768 ? width : 420, width]));
});

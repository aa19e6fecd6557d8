import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app.ts';
import { type PageOptions, newPage, samePage } from '#tests/support/browser.ts';
import { signUp } from '#tests/support/client.ts';
import { startConversation } from '#tests/support/conversation.ts';

/** Long enough for a busy machine; what holds is seen at once. */
const soon = { timeout: 8_000 };

let app: App;
beforeAll(async () => void (app = await startApp({ env: { LOG_LEVEL: 'error' } })));

const tip = (page: Page) => page.getByRole('tooltip');
const heart = (page: Page, name: string) => page.getByRole('button', { name: `Favorite ${name}` });
const dismiss = (page: Page) => page.getByRole('link', { name: 'Dismiss' });

/** Windows with a clock of ours, which they keep: all that are opened through openHome. */
const clocked = new WeakSet<Page>();

/** Home, with a clock that goes when it is told to. */
async function openHome(options: Partial<PageOptions> = {}) {
  const window = await samePage({ app, javaScript: true, width: 1280, as: await signUp(app), ...options });
  const { page } = window;
  if (clocked.has(page)) await page.clock.resume();
  else await page.clock.install();
  clocked.add(page);
  await page.goto('/');
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
  return window;
}

// spec: limits-17
test('opens after 700 ms, at once on the next button, and after 700 ms again when 300 have gone by', async () => {
  const { page, problems } = await openHome();
  await heart(page, 'Jeff Bezos').hover();
  await page.clock.runFor(690);
  expect(await tip(page).count()).toBe(0);
  await page.clock.runFor(20);
  expect(await tip(page).innerText()).toBe('Favorite Jeff Bezos');

  await heart(page, 'Steve Jobs').hover();
  await page.clock.runFor(1);
  expect(await tip(page).allInnerTexts()).toEqual(['Favorite Steve Jobs']);
  // Gone from there, and within 300 ms on the next.
  await page.mouse.move(5, 400);
  await page.clock.runFor(110);
  expect(await tip(page).count()).toBe(0);
  await page.clock.runFor(270);
  await heart(page, 'Alakh Pandey').hover();
  await page.clock.runFor(1);
  expect(await tip(page).allInnerTexts()).toEqual(['Favorite Alakh Pandey']);

  await page.mouse.move(5, 400);
  await page.clock.runFor(110);
  await page.clock.runFor(310);
  await heart(page, 'Jeff Bezos').hover();
  await page.clock.runFor(690);
  expect(await tip(page).count()).toBe(0);
  await page.clock.runFor(20);
  expect(await tip(page).allInnerTexts()).toEqual(['Favorite Jeff Bezos']);
  expect(problems).toEqual([]);
});

test('a pointer that only passes by opens none, nor one that rests while a button is scrolled under it', async () => {
  // So high that what gets the focus is in view, and so low that there is something to scroll.
  const { page } = await openHome({ height: 1_200 });
  await heart(page, 'Jeff Bezos').hover();
  await page.clock.runFor(500);
  await page.mouse.move(5, 400);
  await page.clock.runFor(2_000);
  expect(await tip(page).count()).toBe(0);

  await page.getByRole('link', { name: 'Support Us' }).focus();
  await page.keyboard.press('Tab');
  const { x, y } = (await heart(page, 'Jeff Bezos').boundingBox())!;
  await page.mouse.move(x + 20, y - 80);
  await page.evaluate(() => scrollBy({ top: 100, behavior: 'instant' }));
  await expect.poll(() => heart(page, 'Jeff Bezos').evaluate((button) => button.matches(':hover')), soon).toBe(true);
  await page.clock.runFor(2_000);
  expect(await tip(page).allInnerTexts(), 'what has the focus').toEqual(['Dismiss']);
});

test("the browser's own stays away meanwhile, and the title is there again afterwards", async () => {
  const { page } = await openHome();
  expect(await dismiss(page).getAttribute('title')).toBe('Dismiss');
  await dismiss(page).hover();
  expect(await dismiss(page).getAttribute('title')).toBe(null);
  await page.clock.runFor(710);
  // It says what the name says: no need to say it twice.
  expect(await dismiss(page).getAttribute('aria-describedby')).toBe(null);
  await page.mouse.move(5, 400);
  await page.clock.runFor(110);
  expect(await dismiss(page).getAttribute('title')).toBe('Dismiss');
});

test('stays while the pointer is on it, and goes with Escape, a press and a scroll', async () => {
  const { page } = await openHome();
  const show = async () => {
    await page.mouse.move(5, 400);
    await page.clock.runFor(1_000);
    await heart(page, 'Jeff Bezos').hover();
    await page.clock.runFor(710);
    expect(await tip(page).count()).toBe(1);
  };
  await show();
  await page.clock.runFor(60_000);
  const { x, y, width, height } = (await tip(page).boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2, { steps: 8 });
  await page.clock.runFor(5_000);
  expect(await tip(page).count()).toBe(1);
  await heart(page, 'Jeff Bezos').hover();
  await page.clock.runFor(5_000);
  expect(await tip(page).count()).toBe(1);

  await page.keyboard.press('Escape');
  expect(await tip(page).count()).toBe(0);
  await page.mouse.move(x + 2, y + height + 20);
  await page.clock.runFor(2_000);
  expect(await tip(page).count()).toBe(0);

  await show();
  await page.mouse.down();
  expect(await tip(page).count()).toBe(0);
  await page.mouse.up();
  await page.clock.runFor(2_000);
  expect(await tip(page).count(), 'not while the pointer stays').toBe(0);

  await show();
  await page.mouse.wheel(0, 100);
  await expect.poll(() => tip(page).count(), soon).toBe(0);
});

test('comes with the keyboard at once, follows its element, and leaves with the focus', async () => {
  const { page, problems } = await openHome({ width: 640, height: 300 });
  await page.getByRole('button', { name: 'Start Conversation with Alakh Pandey' }).focus();
  await page.keyboard.press('Tab');
  await page.clock.runFor(1);
  expect(await tip(page).count(), 'a button with a visible name').toBe(0);
  await page.keyboard.press('Tab');
  await page.clock.runFor(1);
  expect(await tip(page).innerText()).toBe('Dismiss');
  // The pointer's ways do not matter.
  await page.mouse.move(100, 100);
  await page.mouse.move(300, 200);
  await page.clock.runFor(500);
  expect(await tip(page).count()).toBe(1);
  // Out of view before: it is scrolled to, and its tooltip stays beside it.
  for (let tabs = 0; tabs < 7; tabs++) await page.keyboard.press('Shift+Tab');
  await page.clock.runFor(1);
  expect(await tip(page).innerText()).toBe('Favorite Jeff Bezos');
  await expect
    .poll(async () => {
      await page.clock.runFor(100);
      const [own, its] = [(await heart(page, 'Jeff Bezos').boundingBox())!, (await tip(page).boundingBox())!];
      return Math.min(Math.abs(its.y + its.height - own.y), Math.abs(own.y + own.height - its.y)) < 12;
    }, soon)
    .toBe(true);
  await page.keyboard.press('Tab');
  await page.clock.runFor(1);
  expect(await tip(page).count()).toBe(0);
  expect(problems).toEqual([]);
});

test('a click with the pointer gives focus, but no tooltip', async () => {
  const { page } = await openHome();
  await heart(page, 'Jeff Bezos').click();
  expect(await heart(page, 'Jeff Bezos').evaluate((button) => button === document.activeElement)).toBe(true);
  await page.clock.runFor(2_000);
  expect(await tip(page).count()).toBe(0);
});

test('a finger opens none', async () => {
  const { page } = await openHome({ width: 360 });
  const session = await page.context().newCDPSession(page);
  await heart(page, 'Jeff Bezos').scrollIntoViewIfNeeded();
  const { x, y } = (await heart(page, 'Jeff Bezos').boundingBox())!;
  const title = await heart(page, 'Jeff Bezos').getAttribute('title');
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: x + 20, y: y + 20 }] });
  await page.clock.runFor(1_500);
  expect(await tip(page).count()).toBe(0);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.clock.runFor(1_500);
  expect(await tip(page).count()).toBe(0);
  expect(await heart(page, 'Jeff Bezos').getAttribute('title')).toBe(title);
});

test('stays within the window, and says nothing that stands there anyway', async () => {
  // So narrow that tabs show their icons only.
  const { page } = await openHome({ width: 340 });
  for (const name of ['Favorites', 'Buddhist Wisdom']) {
    await page.mouse.move(5, 5);
    await page.clock.runFor(1_000);
    await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name }).hover();
    await page.clock.runFor(710);
    expect(await tip(page).innerText()).toBe(name);
    const { x, y, width } = (await tip(page).boundingBox())!;
    expect(x).toBeGreaterThanOrEqual(0);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(340);
  }
  await page.mouse.move(5, 5);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.clock.runFor(1_000);
  // Its name is on show now.
  await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Favorites' }).hover();
  await page.clock.runFor(1_000);
  expect(await tip(page).count()).toBe(0);
});

test('serves the chat: what is put in later too, and a text that was cut', async () => {
  const person = await signUp(app);
  const id = await startConversation(person);
  const { page, problems } = await newPage({ app, javaScript: true, width: 500, as: person });
  await page.goto(`/chat/${id}`);
  await page.locator('[data-live]').waitFor();
  await page.getByRole('link', { name: 'Change Mentor' }).hover();
  await expect.poll(() => tip(page).allInnerTexts(), soon).toEqual(['Change Mentor']);

  // A starter whose label was cut: the tooltip adds the rest.
  const cut = page
    .getByRole('main')
    .getByRole('listitem')
    .getByRole('link')
    .filter({ hasText: /\.\.\.$/ })
    .first();
  await cut.hover();
  await expect.poll(async () => (await tip(page).allInnerTexts())[0]?.length, soon).toBeGreaterThan(50);
  expect(await cut.getAttribute('aria-describedby')).toBe(await tip(page).getAttribute('id'));
  await page.mouse.move(5, 300);
  await expect.poll(() => tip(page).count(), soon).toBe(0);
  expect(await cut.getAttribute('aria-describedby')).toBe(null);

  app.provider.answer = () => 'Begin today.';
  await page.getByRole('textbox').fill('How do I begin?');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('button', { name: 'Copy message' }).waitFor();
  for (const name of ['Copy message', 'Thumbs up', 'Thumbs down']) {
    await page.getByRole('button', { name, exact: true }).hover();
    await expect.poll(() => tip(page).allInnerTexts(), soon).toEqual([name]);
  }
  expect(problems).toEqual([]);
});

test('shows above a modal dialog and can be pointed at there, and Escape closes it before the dialog', async () => {
  const { page, problems } = await openHome();
  await page.evaluate(() => {
    const dialog = document.createElement('dialog');
    dialog.innerHTML = '<button title="More about it" aria-label="More">i</button>';
    document.body.append(dialog);
    dialog.showModal();
  });
  const button = page.getByRole('dialog').getByRole('button');
  await button.hover();
  await page.clock.runFor(710);
  expect(await tip(page).innerText()).toBe('More about it');
  expect(await button.getAttribute('aria-describedby'), 'it adds to the name').toBe('tooltip');
  const { x, y, width, height } = (await tip(page).boundingBox())!;
  expect(
    await page.evaluate(([left, top]) => document.elementFromPoint(left!, top!)?.id, [x + width / 2, y + height / 2]),
  ).toBe('tooltip');
  await page.keyboard.press('Escape');
  expect(await tip(page).count()).toBe(0);
  expect(await page.getByRole('dialog').count()).toBe(1);
  await page.keyboard.press('Escape');
  await expect.poll(() => page.getByRole('dialog').count(), soon).toBe(0);
  expect(problems).toEqual([]);
});

test('without JavaScript the title remains; with it the script is small', async () => {
  const person = await signUp(app);
  const still = await newPage({ app, javaScript: false, width: 1280, as: person });
  await still.page.goto('/');
  expect(await dismiss(still.page).getAttribute('title')).toBe('Dismiss');
  expect(await heart(still.page, 'Jeff Bezos').getAttribute('title')).toBe('Favorite Jeff Bezos');

  const { page } = await newPage({ app, javaScript: true, width: 1280, as: person });
  const sizes: number[] = [];
  page.on('requestfinished', async (request) => {
    if (/tooltips/.test(request.url())) sizes.push((await request.sizes()).responseBodySize);
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect.poll(() => sizes.length, soon).toBe(1);
  expect(sizes[0]).toBeLessThan(1_200);
});

import type { Page } from 'playwright';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app.ts';
import { barriers } from '#tests/support/barriers.ts';
import { samePage } from '#tests/support/browser.ts';
import { signUp } from '#tests/support/client.ts';
import { ask, holdLongConversation, messagesOf, startConversation } from '#tests/support/conversation.ts';

/** Long enough for a busy machine; what holds is seen at once. */
const soon = { timeout: 8_000 };
const reply =
  'Begin **today**: one step at a time, and then the next one, as those before you did.\n\n- Look\n- Listen';

let app: App;
let person: Awaited<ReturnType<typeof signUp>>;
/** Of 200 messages. What tests leave there are reactions, each to a message of its own; the last test adds to it. */
let long: string;
/** Of 60 messages, the first of which has called for help. Tests add to it: they count for themselves. */
let short: string;
beforeAll(async () => {
  app = await startApp({ env: { LOG_LEVEL: 'error' } });
  app.provider.answer = () => reply;
  person = await signUp(app);
  const hold = async () => {
    short = await startConversation(person);
    await ask(person, short, 'I want to kill myself');
    for (let at = 1; at < 30; at++) await ask(person, short, `Question ${at}`);
  };
  [long] = await Promise.all([holdLongConversation(person, 100), hold()]);
}, 120_000);
beforeEach(() => void (app.provider.answer = () => reply));

const messages = (page: Page) => page.locator('li[id^=message-]:visible');
const message = (page: Page, index: number) => page.locator(`#message-${index}`);
const earlier = (page: Page) => page.getByRole('link', { name: 'Show earlier messages' });
const later = (page: Page) => page.getByRole('link', { name: 'Show later messages' });
const toLatest = (page: Page) => page.getByRole('link', { name: 'Back to the latest messages' });
const toast = (page: Page) => page.getByRole('region', { name: /notifications/i }).getByRole('listitem');
const box = (page: Page) => page.getByRole('textbox');
const focused = (page: Page) => page.evaluate(() => document.activeElement?.id);
const top = (page: Page, index: number) =>
  message(page, index).evaluate((element) => element.getBoundingClientRect().top);
const indexes = async (page: Page) => {
  const ids = await messages(page).evaluateAll((all) => all.map(({ id }) => Number(id.slice('message-'.length))));
  return ids.length === 0 ? [] : { from: ids[0], to: ids.at(-1), isWhole: ids.every((id, at) => id === ids[0]! + at) };
};
const reactions = async (index: number) => (await messagesOf(person, long))[index]!.reactions ?? [];
const isSideways = (page: Page) => page.evaluate('document.documentElement.scrollWidth > innerWidth');

async function open(options: { javaScript?: boolean; width?: number; id?: string; at?: string } = {}) {
  const { javaScript = true, width = 1280, id = long, at = '' } = options;
  const { page, problems } = await samePage({ app, javaScript, width, as: person });
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (/^\/(chat|api)\//.test(pathname)) asked.push(`${request.method()} ${pathname.replace(id, '{id}')}${search}`);
  });
  await page.goto(`/chat/${id}${at}`);
  if (javaScript) await page.locator('[data-live]').waitFor();
  return { page, problems, asked };
}

test.for([360, 1280])(
  '%i px wide: the last 50 are there; older ones come above, and what is read stays where it is',
  async (width) => {
    const { page, asked, problems } = await open({ width });
    expect(await indexes(page)).toEqual({ from: 150, to: 199, isWhole: true });
    // A few bytes to know that nothing has changed.
    const opened = ['GET /chat/{id}', 'GET /api/conversations/{id}?limit=2'];
    await expect.poll(() => asked, soon).toEqual(opened);
    expect(await isSideways(page)).toBe(false);
    for (const [first, down] of [
      [150, 0],
      [100, 40],
      [50, 0],
    ] as const) {
      await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), down);
      const before = await top(page, first);
      // By the mouse alone: nothing scrolls the link into view first.
      const link = (await earlier(page).boundingBox())!;
      await page.mouse.click(link.x + link.width / 2, link.y + link.height / 2);
      await message(page, first - 50).waitFor();
      expect(await top(page, first), `${down} px down`).toBeCloseTo(before, 0);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
      expect(await top(page, first), `${down} px down, later on too`).toBeCloseTo(before, 0);
      expect(await focused(page)).toBe(`message-${first}`);
      expect(await page.locator('output').innerText()).toBe('50 earlier messages are shown above.');
    }
    expect(await indexes(page)).toEqual({ from: 0, to: 199, isWhole: true });
    expect(asked).toEqual([...opened, ...[150, 100, 50].map((before) => `GET /chat/{id}/transcript?before=${before}`)]);
    expect(page.url()).toBe(`${app.origin}/chat/${long}`);
    expect(await isSideways(page)).toBe(false);
    expect(problems).toEqual([]);
  },
);

describe('with JavaScript', () => {
  test('the keyboard brings older ones and goes on from where it was, to the first one', async () => {
    const last = (await messagesOf(person, short)).length - 1;
    const first = last - 49;
    const { page, problems } = await open({ id: short });
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent?.trim())).toBe('Show earlier messages');
    await scrolled(page);
    const before = await top(page, first);
    await page.keyboard.press('Enter');
    await message(page, 0).waitFor();
    expect(await indexes(page)).toEqual({ from: 0, to: last, isWhole: true });
    expect(await earlier(page).count()).toBe(0);
    expect(await page.locator('output').innerText()).toBe(`${first} earlier messages are shown above.`);
    expect(await top(page, first)).toBeCloseTo(before, 0);
    expect(await focused(page)).toBe(`message-${first}`);
    await page.keyboard.press('Shift+Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('li')?.id)).toBe(`message-${first - 1}`);
    expect(problems).toEqual([]);
  });

  test('a second click while they come brings them once; a failure says so, and can be tried again', async () => {
    const { page, asked } = await open();
    await page.route('**/transcript?*', (route) => route.fulfill({ status: 500, body: '' }), { times: 1 });
    await earlier(page).click();
    await toast(page).filter({ hasText: 'Failed to load earlier messages' }).waitFor();
    expect(await indexes(page)).toEqual({ from: 150, to: 199, isWhole: true });
    await earlier(page).dblclick();
    await message(page, 100).waitFor();
    expect(await indexes(page)).toEqual({ from: 100, to: 199, isWhole: true });
    expect(asked.filter((one) => one.includes('transcript'))).toHaveLength(2);
  });

  test('help that an old message called for comes with it and stays below it', async () => {
    const count = (await messagesOf(person, short)).length;
    const { page, problems } = await open({ id: short });
    const order = () =>
      page
        .locator('#transcript > ol > li')
        .evaluateAll((all) => all.slice(0, 4).map((one) => one.id || `help for ${one.dataset['help']}`));
    await earlier(page).click();
    await message(page, 0).waitFor();
    expect(await order()).toEqual(['message-0', 'help for 0', 'message-1', 'message-2']);
    await box(page).fill('And now?');
    await page.getByRole('button', { name: 'Send' }).click();
    await message(page, count + 1).waitFor();
    await expect.poll(() => indexes(page), soon).toEqual({ from: 0, to: count + 1, isWhole: true });
    expect(await order()).toEqual(['message-0', 'help for 0', 'message-1', 'message-2']);
    expect(problems).toEqual([]);
  });

  test('more than 50 that came from elsewhere leave no gap', async () => {
    const count = (await messagesOf(person, short)).length;
    const { page } = await open({ id: short });
    await earlier(page).click();
    await message(page, 0).waitFor();
    for (let at = 0; at < 26; at++) await ask(person, short, `From elsewhere ${at}`);
    await box(page).fill('From here');
    await page.getByRole('button', { name: 'Send' }).click();
    const last = count + 53;
    await message(page, last).waitFor();
    await expect.poll(() => indexes(page), soon).toEqual({ from: last - 49, to: last, isWhole: true });
    await earlier(page).click();
    await message(page, last - 99).waitFor();
    expect(await indexes(page)).toEqual({ from: last - 99, to: last, isWhole: true });
  });

  test('an old message can be reacted to and copied', async () => {
    const { page, asked, problems } = await open();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: app.origin });
    await earlier(page).click();
    await message(page, 100).waitFor();
    const old = message(page, 121);
    await old.hover();
    await old.getByRole('button', { name: 'Copy message' }).click();
    await toast(page).filter({ hasText: 'Message copied to clipboard' }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(reply);

    const before = await top(page, 121);
    await old.getByRole('button', { name: 'Thumbs up', exact: true }).click();
    await old.getByRole('button', { name: 'Take back thumbs up' }).waitFor();
    expect(await reactions(121)).toEqual(['👍']);
    expect(await top(page, 121)).toBeCloseTo(before, 0);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')), soon)
      .toBe('Thumbs up');
    expect(await indexes(page)).toEqual({ from: 100, to: 199, isWhole: true });
    expect(asked.slice(-3).toSorted()).toEqual([
      'GET /api/conversations/{id}?limit=2',
      'GET /chat/{id}/transcript?from=121&before=122',
      'POST /api/conversations/{id}/messages/121/reactions',
    ]);
    expect(problems).toEqual([]);
  });

  test('an address that names an old message leads to it, where it can be used as well', async () => {
    const { page, problems } = await open({ at: '#message-17' });
    await page.waitForURL(`/chat/${long}?before=43#message-17`);
    await page.locator('[data-live]').waitFor();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: app.origin });
    const old = message(page, 17);
    expect(await old.evaluate((element) => element.getBoundingClientRect().top)).toBeLessThan(200);
    expect(await box(page).count()).toBe(0);
    await old.hover();
    await old.getByRole('button', { name: 'Copy message' }).click();
    await toast(page).filter({ hasText: 'Message copied to clipboard' }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(reply);
    await page.evaluate(() => (document.documentElement.dataset['same'] = 'page'));
    await old.getByRole('button', { name: 'Thumbs down', exact: true }).click();
    await old.getByRole('button', { name: 'Take back thumbs down' }).waitFor();
    expect(await reactions(17)).toEqual(['👎']);
    expect(await page.locator('[data-same]').count(), 'no page was loaded').toBe(1);

    await page.goto(`/chat/${long}?before=100`);
    await page.locator('[data-live]').waitFor();
    await earlier(page).click();
    await message(page, 0).waitFor();
    expect(await indexes(page)).toEqual({ from: 0, to: 99, isWhole: true });
    expect(await page.locator('output').textContent()).toBe('50 earlier messages are shown above.');
    await toLatest(page).click();
    await page.waitForURL(`/chat/${long}#message-199`);
    await box(page).waitFor();
    expect(problems).toEqual([]);
  });
});

test('without JavaScript links lead to older messages and back, and a reaction comes back to its place', async () => {
  const { page, problems } = await open({ javaScript: false, width: 360 });
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`/chat/${long}`);
    expect(await indexes(page)).toEqual({ from: 150, to: 199, isWhole: true });
    await page.getByRole('link', { name: 'Go to the latest message' }).click();
    await expect.poll(() => isInView(page, 199), soon).toBe(true);
    await earlier(page).click();
    await page.waitForURL(`/chat/${long}?before=150#message-149`);
    expect(await indexes(page)).toEqual({ from: 100, to: 149, isWhole: true });
    expect(await isInView(page, 149), 'reading goes on there').toBe(true);
    expect(await isSideways(page)).toBe(false);
  }
  expect(await box(page).count()).toBe(0);
  expect(await page.getByRole('button', { name: 'Copy message' }).first().isVisible(), 'what needs a script').toBe(
    false,
  );

  const old = message(page, 131);
  await old.getByRole('button', { name: 'Thumbs up', exact: true }).click();
  await old.getByRole('button', { name: 'Take back thumbs up' }).waitFor();
  expect(new URL(page.url())).toMatchObject({ search: '?before=150', hash: '#message-131' });
  expect(await isInView(page, 131)).toBe(true);
  expect(await reactions(131)).toEqual(['👍']);
  await old.getByRole('button', { name: 'Take back thumbs up' }).click();
  await old.getByRole('button', { name: 'Take back thumbs up' }).waitFor({ state: 'detached' });
  expect(new URL(page.url()).search).toBe('?before=150');

  await earlier(page).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(`/chat/${long}?before=100#message-99`);
  await later(page).click();
  await page.waitForURL(`/chat/${long}?before=150#message-100`);
  expect(await isInView(page, 100)).toBe(true);
  await later(page).click();
  await page.waitForURL(`/chat/${long}#message-150`);
  expect(await box(page).count()).toBe(1);
  await earlier(page).click();
  await toLatest(page).click();
  await page.waitForURL(`/chat/${long}#message-199`);
  expect(await isInView(page, 199)).toBe(true);
  expect(problems).toEqual([]);
});

test('what has failed on a page of older messages is told there', async () => {
  const { page } = await open({ javaScript: false, at: '?before=50' });
  const form = message(page, 31)
    .locator('form')
    .filter({ has: page.getByRole('button', { name: 'Thumbs up', exact: true }) });
  await app.sql`update messages set index = 10031 where conversation_id = ${long} and index = 31`;
  await form.getByRole('button').click();
  await page.getByRole('alert').waitFor();
  await app.sql`update messages set index = 31 where conversation_id = ${long} and index = 10031`;
  expect(new URL(page.url()).search).toBe('?before=50');
});

// The one page has the way to later messages, the other the way to earlier ones and the box.
test.for(['?before=12', ''])('nothing in the way on /chat/{id}%s, in light and dark, narrow and wide', async (at) => {
  const { page, problems } = await open({ id: short, at });
  expect(await barriers(page, problems)).toEqual({});
});

test('what is sent comes below, and the older ones that are there stay; only what is new is fetched', async () => {
  const { page, asked, problems } = await open();
  await earlier(page).click();
  await message(page, 100).waitFor();
  for (const index of [198, 197])
    await message(page, index).evaluate((element) => element.setAttribute('data-before', ''));
  app.provider.answer = () => 'The newest of all.';
  await box(page).fill('And now?');
  await page.getByRole('button', { name: 'Send' }).click();
  await message(page, 201).filter({ hasText: 'The newest of all.' }).waitFor();
  await expect.poll(() => indexes(page), soon).toEqual({ from: 100, to: 201, isWhole: true });
  expect(await page.locator('[data-before]').evaluateAll((all) => all.map((one) => one.id).filter(Boolean))).toEqual([
    'message-197',
  ]);
  expect(
    await page
      .getByRole('link', { name: 'Edit question' })
      .evaluateAll((all) => all.map((one) => one.closest('li')!.id)),
  ).toEqual(['message-200']);
  expect(asked.slice(-2)).toEqual(['POST /api/conversations/{id}/messages', 'GET /chat/{id}/transcript?from=198']);

  await earlier(page).click();
  await message(page, 50).waitFor();
  expect(await indexes(page)).toEqual({ from: 50, to: 201, isWhole: true });

  // The last question by its index, in the midst of all that.
  await message(page, 200).hover();
  await page.getByRole('link', { name: 'Edit question' }).click();
  expect(await box(page).inputValue()).toBe('And now?');
  app.provider.answer = () => 'Edited.';
  await box(page).fill('And then?');
  await page.getByRole('button', { name: 'Send' }).click();
  await message(page, 201).filter({ hasText: 'Edited.' }).waitFor();
  await expect.poll(() => indexes(page), soon).toEqual({ from: 50, to: 201, isWhole: true });
  expect(problems).toEqual([]);
});

/** Focus and fragments scroll smoothly. */
const scrolled = (page: Page) =>
  page.evaluate(async () => {
    for (let still = 0, before = -1; still < 10; before = scrollY) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      still = scrollY === before ? still + 1 : 0;
    }
  });

const isInView = (page: Page, index: number) =>
  message(page, index).evaluate((element) => {
    const { top: start } = element.getBoundingClientRect();
    return start >= 0 && start < innerHeight;
  });

import type { Page } from 'playwright';
import { beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { type App, startApp } from '#tests/support/app.ts';
import { samePage } from '#tests/support/browser.ts';
import { signUp } from '#tests/support/client.ts';
import {
  ask,
  holdAnswers,
  holdLongConversation,
  messagesOf,
  offeredSources,
  startConversation,
} from '#tests/support/conversation.ts';

// What a person does and sees while a network, a session or another tab gets in between: nothing is lost, nothing is stuck.

type Person = Awaited<ReturnType<typeof signUp>>;

/** Long enough for a busy machine; what holds is seen at once. */
const soon = { timeout: 8_000 };

let app: App;
beforeAll(async () => void (app = await startApp({ env: { LOG_LEVEL: 'error' } })));
beforeEach(() => void (app.provider.answer = () => 'Begin today.'));

const box = (page: Page) => page.getByRole('textbox');
const send = (page: Page) => page.getByRole('button', { name: 'Send' });
const awake = (page: Page) => page.locator('[data-live]').waitFor();
const main = (page: Page) => page.getByRole('main');
const messages = (page: Page) => page.locator('li[id^=message-]:visible');
const typed = (page: Page) => () => box(page).inputValue();
const toasts = (page: Page) => async () =>
  (
    await page
      .getByRole('region', { name: /notifications/i })
      .getByRole('listitem')
      .allInnerTexts()
  ).join('\n');
const isSend = (url: URL) => url.pathname.endsWith('/messages');
const isTranscript = (url: URL) => url.pathname.endsWith('/transcript');
const isStream = (url: URL) => url.pathname.endsWith('/stream');
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.id || document.activeElement?.textContent?.trim());

async function openChat(options: { asked?: string[]; width?: number; height?: number } = {}) {
  const person = await signUp(app);
  const id = await startConversation(person);
  for (const question of options.asked ?? []) await ask(person, id, question);
  const { page } = await samePage({
    app,
    javaScript: true,
    width: options.width ?? 1280,
    height: options.height ?? 800,
    as: person,
  });
  await page.goto(`/chat/${id}`);
  await awake(page);
  return { page, person, id };
}

async function sendOn(page: Page, text: string): Promise<void> {
  await box(page).fill(text);
  await send(page).click();
}

async function edit(page: Page, index: number): Promise<void> {
  await messages(page).nth(index).hover();
  await page.getByRole('link', { name: 'Edit question' }).click();
}

async function endSession(person: Person): Promise<void> {
  await app.sql`delete from sessions where user_id = ${person.user.id}`;
}

async function signIn(page: Page, person: Person): Promise<void> {
  await page.waitForURL('**/login?**');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password').fill(person.password);
  await page.getByRole('button', { name: 'Explore Wisdom' }).click();
  await page.waitForURL('**/chat/**');
  await awake(page);
}

function holdAnswer() {
  const answer = holdAnswers(app.provider);
  onTestFinished(() => answer('Too late.'));
  return answer;
}

describe('an answer', () => {
  test('that was seen stays while the conversation cannot be asked for, and is there once it can', async () => {
    const { page } = await openChat({ asked: ['Before'] });
    await page.route(isTranscript, (route) => route.abort());
    app.provider.answer = () => 'Seen all the time.';
    await sendOn(page, 'Are you there?');
    await main(page).getByText('Seen all the time.').waitFor();
    const failed = page.waitForRequest((request) => isTranscript(new URL(request.url())));
    await failed;
    expect(await main(page).getByText('Seen all the time.').isVisible()).toBe(true);
    expect(await main(page).getByText('Are you there?').isVisible()).toBe(true);
    await page.unroute(isTranscript);
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await messages(page).filter({ hasText: 'Seen all the time.' }).waitFor();
    await send(page).waitFor();
  });

  test('that somebody joined comes, though watching it failed in between', async () => {
    const { page, person, id } = await openChat();
    const answer = holdAnswer();
    const asking = ask(person, id, 'From elsewhere');
    await expect.poll(async () => (await messagesOf(person, id)).length, soon).toBe(1);
    let times = 0;
    await page.route(isStream, (route) => {
      if (times++ > 0) return route.continue();
      const event = { error: 'unavailable', message: 'It will appear here.' };
      return route.fulfill({
        contentType: 'text/event-stream',
        body: `event: error\ndata: ${JSON.stringify(event)}\n\n`,
      });
    });
    await page.reload();
    await awake(page);
    await expect.poll(() => times, soon).toBeGreaterThan(1);
    answer('Here after all.');
    await asking;
    await messages(page).filter({ hasText: 'Here after all.' }).waitFor();
    await send(page).waitFor();
  });

  test('can fail after one that was stopped, and says so', async () => {
    const { page } = await openChat();
    holdAnswer();
    await sendOn(page, 'Stop this');
    await page.getByRole('button', { name: 'Stop', exact: true }).click();
    await page.getByText('Stopped before anything was written.').waitFor();
    expect(await focused(page), 'the keyboard goes on where one writes').toBe('content');
    await page.route(isSend, (route) =>
      route.fulfill({ status: 429, json: { error: 'Too many.', message: 'Too many.' } }),
    );
    await sendOn(page, 'And now?');
    await expect.poll(toasts(page), soon).toContain('Too many.');
    await expect.poll(typed(page), soon).toBe('And now?');
  });

  test('is not stopped by the Escape that closes a toast', async () => {
    const { page } = await openChat({ asked: ['Copy me'] });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: app.origin });
    const answer = holdAnswer();
    await sendOn(page, 'Go on');
    await page.getByRole('button', { name: 'Stop', exact: true }).waitFor();
    await messages(page).nth(1).hover();
    await messages(page).nth(1).getByRole('button', { name: 'Copy message' }).click();
    await expect.poll(toasts(page), soon).toContain('Copied');
    await page.keyboard.press('Escape');
    answer('Not stopped.');
    await messages(page).filter({ hasText: 'Not stopped.' }).waitFor();
    expect(await page.getByText('You stopped this answer').count()).toBe(0);
  });
});

test('what went wrong is told without a network too', async () => {
  const { page } = await openChat();
  await page.route(/Toaster/, (route) => route.abort());
  await page.route(isSend, (route) => route.abort());
  await sendOn(page, 'Through the tunnel');
  await page.getByRole('alert').filter({ hasText: 'Error: Failed to send message' }).waitFor();
  await expect.poll(typed(page), soon).toBe('Through the tunnel');
  await page.unroute(/Toaster/);
  await send(page).click();
  await expect.poll(toasts(page), soon).toContain('Failed to send message');
});

test('what is open stays open, and who has the focus keeps it', async () => {
  app.provider.answer = () => 'Begin where you stand [1], and today [2].';
  const { page } = await openChat({ asked: ['How?'] });
  expect(offeredSources(app.provider.requests.at(-1)!).length).toBeGreaterThan(1);
  const answer = messages(page).nth(1);
  const entry = answer.locator('details').nth(1);
  await entry.locator('summary').click();
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/reactions', async (route) => {
    await promise;
    await route.continue();
  });
  await answer.hover();
  await answer.getByRole('button', { name: 'Thumbs up', exact: true }).click();
  await box(page).click();
  resolve();
  await answer.getByRole('button', { name: 'Take back thumbs up' }).waitFor();
  expect(await entry.evaluate((details: HTMLDetailsElement) => details.open), 'after a reaction').toBe(true);
  expect(await focused(page)).toBe('content');

  await sendOn(page, 'And then?');
  await messages(page).nth(3).waitFor();
  expect(await entry.evaluate((details: HTMLDetailsElement) => details.open), 'after the next answer').toBe(true);
});

test('help is in view on a phone before any answer, and other countries are not read out', async () => {
  const { page } = await openChat({ asked: ['One', 'Two', 'Three'], width: 360, height: 640 });
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const answer = holdAnswer();
  await sendOn(page, 'I want to kill myself.');
  const panel = page.getByRole('note');
  await panel.waitFor();
  const firstNumber = panel.locator('a[href^="tel:"]').first();
  await expect.poll(async () => (await firstNumber.boundingBox())!.y, soon).toBeLessThan(500);
  await expect.poll(() => page.locator('output.sr-only').first().textContent(), soon).toContain('116 123');
  expect(await page.locator('output.sr-only').first().textContent()).not.toContain('Japan');
  const others = panel.locator('details');
  await others.locator('summary').click();
  answer('I hear you.');
  await messages(page).filter({ hasText: 'I hear you.' }).waitFor();
  expect(await others.evaluate((details: HTMLDetailsElement) => details.open), 'still open').toBe(true);
});

describe('what is typed', () => {
  test('as a new wording is kept when the session has ended', async () => {
    const { page, person } = await openChat({ asked: ['How do I being?'] });
    await edit(page, 0);
    await endSession(person);
    await sendOn(page, 'How do I begin, after all this time?');
    await signIn(page, person);
    await expect.poll(typed(page), soon).toBe('How do I begin, after all this time?');
    await page.getByText('Editing your last question').waitFor();
    await send(page).click();
    await page.getByText('Editing your last question').waitFor({ state: 'detached' });
    await messages(page).nth(1).getByText('Begin today.').waitFor();
    expect(await messages(page).nth(0).innerText()).toContain('How do I begin, after all this time?');
    await send(page).waitFor();
    expect(new URL(page.url()).search, 'a reload edits nothing').toBe('');
  });

  test('before a question was edited is there again when the new wording is sent', async () => {
    const { page } = await openChat({ asked: ['How do I being?'] });
    await box(page).fill('my next thought');
    await edit(page, 0);
    await expect.poll(typed(page), soon).toBe('How do I being?');
    await sendOn(page, 'How do I begin?');
    await expect.poll(typed(page), soon).toBe('my next thought');
    await messages(page).filter({ hasText: 'How do I begin?' }).waitFor();
    await page.reload();
    await awake(page);
    await expect.poll(typed(page), soon).toBe('my next thought');
  });

  test('while a message is on its way does not take its place', async () => {
    const { page } = await openChat();
    const { promise, resolve } = Promise.withResolvers<void>();
    onTestFinished(() => resolve());
    await page.route(isSend, async (route) => {
      await promise;
      await route.abort();
    });
    await sendOn(page, 'A long story');
    await box(page).fill('and then');
    await page.reload();
    await awake(page);
    await expect.poll(typed(page), soon).toBe('A long story\nand then');
  });

  test('before the page is awake is not set back to what the server gave', async () => {
    const { page, id } = await openChat();
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route(/_astro\/Chat\..*\.js/, async (route) => {
      await promise;
      await route.continue();
    });
    await page.goto(`/chat/${id}?starter=1`);
    await box(page).fill('Something else');
    resolve();
    await awake(page);
    expect(await box(page).inputValue()).toBe('Something else');
  });

  test('comes back by undo when a starter has replaced it', async () => {
    const { page } = await openChat();
    await box(page).fill('half a thought');
    await main(page).getByRole('listitem').getByRole('link').first().click();
    await expect.poll(typed(page), soon).not.toBe('half a thought');
    await page.keyboard.press('ControlOrMeta+z');
    await expect.poll(typed(page), soon).toBe('half a thought');
  });

  test('is not cut off when it is too long, but comes back with the reason', async () => {
    const { page } = await openChat();
    const long = 'x'.repeat(8_001);
    await sendOn(page, long);
    await expect.poll(toasts(page), soon).toContain('A message has at most 8,000 characters');
    await expect.poll(typed(page), soon).toBe(long);
  });

  test('as a new wording becomes a message of its own when another tab has asked since', async () => {
    const { page, person, id } = await openChat({ asked: ['One'] });
    await edit(page, 0);
    await ask(person, id, 'Two, from another tab');
    await sendOn(page, 'One, in other words');
    await page.getByText('Editing your last question').waitFor({ state: 'detached' });
    await expect.poll(typed(page), soon).toBe('One, in other words');
    expect((await messagesOf(person, id)).filter(({ role }) => role === 'user').map(({ content }) => content)).toEqual([
      'One',
      'Two, from another tab',
    ]);
  });
});

test('Recent History leads to the box from a page of older messages', async () => {
  const person = await signUp(app);
  const id = await holdLongConversation(person, 26);
  const { page } = await samePage({ app, javaScript: true, width: 1280, as: person });
  await page.goto(`/chat/${id}?before=2`);
  await page.getByRole('button', { name: 'Recent History' }).click();
  await page.waitForURL(/recent=open/);
  await page
    .getByRole('link', { name: /Question 25/ })
    .first()
    .click();
  await awake(page);
  await expect.poll(typed(page), soon).toBe('Question 25');
});

import type { Page } from 'playwright';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app.ts';
import { samePage } from '#tests/support/browser.ts';
import { signUp } from '#tests/support/client.ts';
import { ask, startConversation } from '#tests/support/conversation.ts';

/** Long enough for a busy machine; what holds is seen at once. */
const soon = { timeout: 8_000 };

let app: App;
beforeAll(async () => void (app = await startApp({ env: { LOG_LEVEL: 'error' } })));
beforeEach(() => void (app.provider.answer = () => 'Begin today.'));

const items = (page: Page) => page.getByRole('main').getByRole('article');
const preview = (page: Page, title: string) =>
  items(page).filter({ hasText: title }).locator('[data-preview]').innerText();

describe.for([true, false])('the history screen, with JavaScript: %s', (javaScript) => {
  // spec: product-4, screens-1, screens-3, screens-4, entities-48
  test('lists conversations, newest first, and continues one, at any width', async () => {
    const person = await signUp(app);
    const [old, one, none] = [
      await startConversation(person, 'kobe', 'Chat with Kobe Bryant'),
      await startConversation(person, 'daisaku-ikeda', '<b>Hope</b> & fear'),
      await startConversation(person, 'srk', 'Not begun'),
    ];
    app.provider.answer = () => '**First** of all:\n\n- *practise* <i>now</i>';
    await ask(person, old, 'How?');
    app.provider.answer = () => ({ status: 400, error: { message: 'no' } });
    await ask(person, one, 'Unanswered?');
    await app.sql`update conversations set updated_at = now() - interval '3 hours 5 minutes' where id = ${one}`;
    await app.sql`update conversations set updated_at = now() - interval '8 days' where id = ${old}`;
    const { page, problems } = await samePage({ app, javaScript, width: 360, as: person });
    await page.goto('/history');
    const read = async () =>
      Promise.all(
        (await items(page).all()).map(async (item) => ({
          title: await item.getByRole('heading').innerText(),
          about: await item.locator('p').first().innerText(),
          preview: await item.locator('[data-preview]').allInnerTexts(),
          href: await item.getByRole('link', { name: 'Continue' }).getAttribute('href'),
          isLoaded: await item.locator('img').evaluate(async (image: HTMLImageElement) => {
            image.scrollIntoView();
            await image.decode();
            return image.naturalWidth > 0;
          }),
        })),
      );
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await read(), `${width} px`).toEqual([
        {
          title: 'Not begun',
          about: 'Shah Rukh Khan · 0 messages · less than a minute ago',
          preview: [],
          href: `/chat/${none}`,
          isLoaded: true,
        },
        {
          title: '<b>Hope</b> & fear',
          about: 'Daisaku Ikeda · 1 message · 3 hours ago',
          preview: ['Unanswered?'],
          href: `/chat/${one}`,
          isLoaded: true,
        },
        {
          title: 'How?',
          about: 'Kobe Bryant · 2 messages · 1 week ago',
          preview: ['First of all: practise now'],
          href: `/chat/${old}`,
          isLoaded: true,
        },
      ]);
    }
    await page.getByRole('link', { name: 'Continue: How?' }).click();
    await page.waitForURL(`/chat/${old}`);
    await page.getByRole('heading', { level: 1, name: 'Kobe Bryant' }).waitFor();

    // What has moved on meanwhile is there when the back button leads back.
    app.provider.answer = () => 'And then?';
    await ask(person, old, 'More?');
    await page.goBack();
    await page.reload();
    expect(await items(page).getByRole('heading').allInnerTexts()).toEqual(['How?', 'Not begun', '<b>Hope</b> & fear']);
    await items(page).first().getByText('4 messages').waitFor();
    expect(problems).toEqual([]);
  });
});

describe('the history screen', () => {
  // spec: screens-1, screens-2
  test('is empty at first, and leads to the first conversation', async () => {
    const { page, problems } = await samePage({ app, javaScript: true, width: 360, as: await signUp(app) });
    await page.goto('/');
    await page.locator('summary').click();
    await page.getByRole('link', { name: 'Continue Your Learning' }).click();
    await page.waitForURL('/history');
    await page.getByRole('heading', { level: 1, name: 'Continue Your Learning' }).waitFor();
    await page.getByRole('heading', { name: 'No Conversations Yet' }).waitFor();
    expect(await page.getByRole('navigation', { name: 'Pages' }).count()).toBe(0);
    expect(await page.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/');
    await page.getByRole('link', { name: 'Start Your First Conversation' }).click();
    await page.waitForURL('/');
    expect(problems).toEqual([]);
  });

  // spec: screens-5, limits-22
  test('cuts the last message at 150 characters', async () => {
    const person = await signUp(app);
    const texts = {
      'A 150': 'x'.repeat(150),
      'B 151': 'x'.repeat(151),
      'C 150': '🙏'.repeat(150),
      'D 151': '🙏'.repeat(151),
      'E long': 'word '.repeat(2_000),
    };
    for (const [title, text] of Object.entries(texts)) {
      app.provider.answer = () => text;
      await ask(person, await startConversation(person, 'ali', title), 'Say it');
    }
    const { page } = await samePage({ app, javaScript: false, width: 360, as: person });
    await page.goto('/history');
    expect(await preview(page, 'A 150')).toBe('x'.repeat(150));
    expect(await preview(page, 'B 151')).toBe(`${'x'.repeat(150)}…`);
    expect(await preview(page, 'C 150')).toBe('🙏'.repeat(150));
    expect(await preview(page, 'D 151')).toBe(`${'🙏'.repeat(150)}…`);
    expect(await preview(page, 'E long')).toBe(`${'word '.repeat(30)}…`);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360);
  });

  // spec: chat-5
  test('shows a conversation whose mentor is gone', async () => {
    const person = await signUp(app);
    const id = await startConversation(person, 'ali', 'Chat with Socrates');
    await app.sql`update conversations set personality_key = 'socrates' where id = ${id}`;
    const { page, problems } = await samePage({ app, javaScript: true, width: 1280, as: person });
    await page.goto('/history');
    await items(page).getByText('socrates · 0 messages').waitFor();
    await page.getByRole('link', { name: 'Continue: Chat with Socrates' }).click();
    await page.getByRole('heading', { name: 'Personality Not Found' }).waitFor();
    expect(problems).toEqual([]);
  });

  test('pages through older and newer ones, 50 at a time', async () => {
    const person = await signUp(app);
    for (let n = 0; n < 51; n++) await startConversation(person, 'ali', `Number ${n}`);
    const { page, problems } = await samePage({ app, javaScript: false, width: 360, as: person });
    await page.goto('/history');
    expect(await items(page).count()).toBe(50);
    expect(await page.getByRole('link', { name: 'Newer' }).count()).toBe(0);
    await page.getByRole('link', { name: 'Older' }).click();
    await page.getByRole('heading', { name: 'Number 0', exact: true }).waitFor();
    expect(await items(page).count()).toBe(1);
    expect(await page.getByRole('link', { name: 'Older' }).count()).toBe(0);
    await page.getByRole('link', { name: 'Newer' }).click();
    await page.waitForURL('/history');
    expect(await items(page).first().getByRole('heading').innerText()).toBe('Number 50');
    await page.goto('/history?before=cut-off');
    expect(await items(page).count()).toBe(50);
    expect(problems).toEqual([]);
  });

  // spec: routes-10
  test('is for people who are signed in, and comes after signing in', async () => {
    const person = await signUp(app);
    await startConversation(person, 'ali', 'My own');
    const { page } = await samePage({ app, javaScript: true, width: 1280 });
    await page.goto('/history');
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password').fill(person.password);
    await page.getByRole('button', { name: 'Explore Wisdom' }).click();
    await page.waitForURL('/history');
    expect(await items(page).getByRole('heading').allInnerTexts()).toEqual(['My own']);
  });
});

const opener = (page: Page) => page.getByRole('button', { name: 'Recent History' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Your Recent Questions' });
const questions = (page: Page) => dialog(page).getByRole('listitem').getByRole('button');
const box = (page: Page) => page.getByRole('textbox');
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.id || document.activeElement?.textContent?.trim());
const isQuestions = (url: URL) => url.pathname === '/api/history/questions';

/** A conversation of somebody who has asked these questions of Gandhi, ready for use. */
async function openChat(asked: string[], { width = 1280, javaScript = true } = {}) {
  const person = await signUp(app);
  const id = await startConversation(person, 'gandhi');
  for (const question of asked) await ask(person, id, question);
  const { page, problems } = await samePage({ app, javaScript, width, as: person });
  let fetched = 0;
  page.on('request', (request) => void (fetched += Number(isQuestions(new URL(request.url())))));
  // A page that is awake has asked for its conversation.
  const query = javaScript
    ? page.waitForResponse((response) => new URL(response.url()).pathname === `/api/conversations/${id}`)
    : undefined;
  await page.goto(`/chat/${id}`);
  if (javaScript) await page.locator('[data-live]').waitFor();
  await query;
  return { page, problems, person, id, fetches: () => fetched };
}

describe('the Recent History dialog', () => {
  // spec: chat-7, chat-28, chat-29, chat-31, chat-32, states-23, calls-18
  test('is fetched when it opens; a question fills the box and closes it', async () => {
    const hard = `<img src=x onerror="alert(1)"> & **stars**\n${'long '.repeat(1_000)}end`;
    const { page, problems, person, fetches } = await openChat(['How do I begin?', hard], { width: 360 });
    await ask(person, await startConversation(person, 'kobe'), 'And without talent?');
    await app.sql`update question_analytics set timestamp = '2026-01-31T12:00:00Z' where user_id = ${person.user.id} and personality = 'kobe'`;
    expect(fetches()).toBe(0);
    await box(page).fill('half a thought');

    await opener(page).click();
    await questions(page).nth(2).waitFor();
    expect(fetches()).toBe(1);
    expect(await questions(page).count()).toBe(3);
    expect(await questions(page).nth(2).innerText()).toBe('And without talent?\nKobe Bryant · Jan 31, 2026');
    expect(await questions(page).nth(1).innerText()).toMatch(/^How do I begin\?\nMahatma Gandhi · \w{3} \d+, \d{4}$/);
    const text = questions(page).first().locator('[data-text]');
    expect(await text.textContent()).toBe(hard);
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      const lines = await text.evaluate(
        (element) => element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight),
      );
      expect(Math.round(lines), `clamped, ${width} px`).toBe(2);
    }

    await questions(page).first().click();
    await dialog(page).waitFor({ state: 'hidden' });
    expect(await box(page).inputValue()).toBe(hard);
    expect(await focused(page)).toBe('content');
    expect(await page.getByRole('button', { name: 'Send' }).isEnabled()).toBe(true);
    // What stood there before is not lost, and what stands there now is kept as a draft.
    await page.keyboard.press('ControlOrMeta+z');
    await expect.poll(() => box(page).inputValue(), soon).toBe('half a thought');
    await page.keyboard.press('ControlOrMeta+Shift+z');
    await expect.poll(() => box(page).inputValue(), soon).toBe(hard);
    await page.reload();
    await expect.poll(() => box(page).inputValue(), soon).toBe(hard);
    expect(fetches()).toBe(1);
    expect(problems).toEqual([]);
  });

  test('a filled-in question is sent like a typed one, and is the newest when the dialog opens again', async () => {
    const { page, problems, fetches } = await openChat(['What is courage?']);
    await opener(page).click();
    await questions(page).first().click();
    await page.keyboard.press('Enter');
    await page.locator('li[id^=message-]').nth(3).waitFor();
    expect(await box(page).inputValue()).toBe('');
    await opener(page).click();
    await expect.poll(() => questions(page).count(), soon).toBe(2);
    expect(fetches()).toBe(2);
    expect(problems).toEqual([]);
  });

  test('works by keyboard alone; Escape, a click beside it and Close give the focus back', async () => {
    const { page, fetches } = await openChat(['One?', 'Two?']);
    const isClosed = async () => {
      await dialog(page).waitFor({ state: 'hidden' });
      expect(await focused(page)).toBe('Recent History');
    };
    await opener(page).focus();
    for (const key of ['Enter', 'Space']) {
      await page.keyboard.press(key);
      await questions(page).first().waitFor();
      await page.keyboard.press('Escape');
      await isClosed();
    }
    await opener(page).click();
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await isClosed();
    await opener(page).click();
    await questions(page).first().waitFor();
    await dialog(page).getByRole('heading').click();
    expect(await dialog(page).isVisible(), 'a click within closes nothing').toBe(true);
    await page.mouse.click(5, 400);
    await isClosed();
    expect(fetches()).toBe(4);

    await page.keyboard.press('Enter');
    await questions(page).nth(1).waitFor();
    expect(await focused(page), 'Close, at first').toBe('');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await dialog(page).waitFor({ state: 'hidden' });
    expect(await box(page).inputValue()).toBe('One?');
    expect(await focused(page)).toBe('content');
  });

  test('a double click opens it once, and fetches once', async () => {
    const { page, fetches } = await openChat(['One?']);
    await opener(page).dblclick();
    await questions(page).first().waitFor();
    expect(await dialog(page).isVisible()).toBe(true);
    expect(fetches()).toBe(1);
  });

  test('opened again while it still loads, it waits for the first fetch', async () => {
    const { page, fetches } = await openChat(['One?']);
    const { promise: gate, resolve: open } = Promise.withResolvers<void>();
    await page.route(isQuestions, async (route) => {
      await gate;
      await route.continue();
    });
    await opener(page).click();
    await dialog(page).getByRole('status').filter({ hasText: 'Loading your questions...' }).waitFor();
    await page.keyboard.press('Escape');
    await opener(page).click();
    await dialog(page).getByText('Loading your questions...').waitFor();
    open();
    await questions(page).first().waitFor();
    expect(await dialog(page).getByText('Loading your questions...').isVisible()).toBe(false);
    expect(fetches()).toBe(1);
  });

  // spec: chat-33
  test('says that there are none yet', async () => {
    const { page, problems } = await openChat([]);
    await opener(page).click();
    await dialog(page).getByText('No recent questions yet').waitFor();
    await dialog(page).getByText('Start chatting to build your history!').waitFor();
    expect(problems).toEqual([]);
  });

  test('tells of an error and of a broken connection, and tries again', async () => {
    const { page, id, fetches } = await openChat(['One?']);
    for (const [at, fault] of [{ status: 500, json: { error: 'no', message: 'no' } }, null].entries()) {
      await page.goto(`/chat/${id}`);
      await page.locator('[data-live]').waitFor();
      await page.route(isQuestions, (route) => (fault === null ? route.abort() : route.fulfill(fault)));
      await opener(page).click();
      await dialog(page).getByRole('alert').filter({ hasText: 'Your questions could not be loaded.' }).waitFor();
      expect(await dialog(page).getByText('No recent questions yet').isVisible()).toBe(false);
      await page.unroute(isQuestions);
      await dialog(page).getByRole('button', { name: 'Try Again' }).click();
      await questions(page).first().waitFor();
      expect(await dialog(page).getByRole('alert').count()).toBe(0);
      expect(await focused(page), 'the focus stays within').not.toBe('Recent History');
      expect(fetches()).toBe(at * 2 + 2);
    }
  });

  test('leads to the sign-in screen when the session has ended, and back with the draft', async () => {
    const { page, person, id } = await openChat(['One?']);
    await box(page).fill('half a thought');
    await app.sql`delete from sessions where user_id = ${person.user.id}`;
    await opener(page).click();
    await page.waitForURL(`/login?next=${encodeURIComponent(`/chat/${id}`)}`);
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password').fill(person.password);
    await page.getByRole('button', { name: 'Explore Wisdom' }).click();
    await page.waitForURL(`/chat/${id}`);
    await expect.poll(() => box(page).inputValue(), soon).toBe('half a thought');
  });

  // spec: chat-30, limits-20
  test('scrolls a list of 200 within 15 rem', async () => {
    const { page } = await openChat([]);
    const many = Array.from({ length: 200 }, (_, n) => ({
      question: `Question ${n} `.repeat(20),
      personalityKey: n % 2 ? 'ikeda' : 'socrates',
      timestamp: '2026-01-01T00:00:00.000Z',
    }));
    await page.route(isQuestions, (route) => route.fulfill({ json: many }));
    await opener(page).click();
    await expect.poll(() => questions(page).count(), soon).toBe(200);
    const list = dialog(page).getByRole('list');
    expect((await list.boundingBox())!.height).toBe(15 * 16);
    expect(await questions(page).nth(0).innerText()).toContain('socrates · ');
    expect(await questions(page).nth(1).innerText()).toContain('Daisaku Ikeda · ');
    await questions(page).nth(199).click();
    expect(await box(page).inputValue()).toBe('Question 199 '.repeat(20));
  });
});

describe('Recent History without JavaScript', () => {
  const panel = (page: Page) => page.getByRole('region', { name: 'Your Recent Questions' });
  const links = (page: Page) => panel(page).getByRole('listitem').getByRole('link');

  // spec: chat-7, chat-28, chat-32
  test('opens in the page; a question fills the box', async () => {
    const hard = '<b>bold</b> & **stars**\nsecond line 🙏';
    const { page, problems, person, id } = await openChat(['How do I begin?', hard], { width: 360, javaScript: false });
    await ask(person, await startConversation(person, 'ikeda'), 'Where is hope?');
    expect(await panel(page).count()).toBe(0);
    await opener(page).click();
    await panel(page).waitFor();
    expect(page.url()).toBe(`${app.origin}/chat/${id}?recent=open#recent`);
    expect(await links(page).locator('[data-text]').allTextContents()).toEqual([
      'Where is hope?',
      hard,
      'How do I begin?',
    ]);
    expect(await links(page).first().innerText()).toMatch(/^Where is hope\?\nDaisaku Ikeda · \w{3} \d+, \d{4}$/);
    await links(page).nth(1).click();
    expect(await box(page).inputValue()).toBe(hard);
    expect(new URL(page.url()).hash).toBe('#content');
    expect(await panel(page).count()).toBe(0);
    await page.goBack();
    await panel(page).getByRole('link', { name: 'Close' }).click();
    await page.waitForURL(`/chat/${id}`);
    expect(await panel(page).count()).toBe(0);
    expect(problems).toEqual([]);
  });

  // spec: chat-33
  test('says that there are none yet', async () => {
    const { page, problems } = await openChat([], { javaScript: false });
    await opener(page).click();
    await panel(page).getByText('No recent questions yet').waitFor();
    await panel(page).getByText('Start chatting to build your history!').waitFor();
    expect(problems).toEqual([]);
  });

  test('the same address with JavaScript fills the box in place', async () => {
    const { page, problems, person, id } = await openChat(['How do I begin?']);
    await page.goto(`/chat/${id}?recent=open`);
    await page.locator('[data-live]').waitFor();
    await links(page).first().click();
    await expect.poll(() => box(page).inputValue(), soon).toBe('How do I begin?');
    expect(new URL(page.url()).search, 'no page was loaded').toBe('?recent=open');

    // An address with a question in it puts it into the box once.
    const [row] = await app.sql`select id from question_analytics where user_id = ${person.user.id}`;
    await box(page).fill('');
    await page.goto(`/chat/${id}?question=${row!['id']}`);
    await page.locator('[data-live]').waitFor();
    expect(await box(page).inputValue()).toBe('How do I begin?');
    await box(page).press('Enter');
    await page.locator('li[id^=message-]').nth(3).waitFor();
    await page.reload();
    await page.locator('[data-live]').waitFor();
    expect(await box(page).inputValue()).toBe('');
    expect(problems).toEqual([]);
  });
});

import type { Page } from 'playwright';
import { beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { mentors } from '#lib/mentors/index.ts';
import { type App, startApp } from '#tests/support/app.ts';
import { newPage, samePage } from '#tests/support/browser.ts';
import { type Client, signUp } from '#tests/support/client.ts';
import { ask, holdAnswers, messagesOf, offeredSources, startConversation } from '#tests/support/conversation.ts';
import type { Answer } from '#tests/support/provider.ts';

/** Long enough for a busy machine; what holds is seen at once. */
const soon = { timeout: 8_000 };

let app: App;
// The warnings about the provider's scripted failures would drown everything else.
beforeAll(async () => void (app = await startApp({ env: { LOG_LEVEL: 'error' } })));
beforeEach(() => void (app.provider.answer = () => 'Begin today.'));

const box = (page: Page) => page.getByRole('textbox');
const send = (page: Page) => page.getByRole('button', { name: 'Send' });
const awake = (page: Page) => page.locator('[data-live]').waitFor();
const messages = (page: Page) => page.locator('li[id^=message-]');
const typing = (page: Page) => page.locator('[data-typing]');
const answerAgain = (page: Page) => page.getByRole('button', { name: 'Answer again' });
const toast = (page: Page) => page.getByRole('region', { name: /notifications/i }).getByRole('listitem');
const toastText = (page: Page) => expect.poll(async () => (await toast(page).allInnerTexts()).join('\n'), soon);
const typed = (page: Page) => expect.poll(() => box(page).inputValue(), soon);
const isMessages = (url: URL) => url.pathname.endsWith('/messages');
const isConversation = (url: URL) => /^\/api\/conversations\/[^/]+$/.test(url.pathname);
const said = async (person: Client, id: string) =>
  (await messagesOf(person, id)).filter(({ role }) => role === 'user').map(({ content }) => content);

/** A person's conversation in a window of its own, ready for use. */
async function openChat(options: { mentor?: string; asked?: string[]; width?: number; height?: number } = {}) {
  const person = await signUp(app);
  const id = await startConversation(person, options.mentor ?? 'jobs');
  for (const question of options.asked ?? []) await ask(person, id, question);
  const { page, problems } = await samePage({
    app,
    javaScript: true,
    width: options.width ?? 1280,
    height: options.height ?? 800,
    as: person,
  });
  await page.goto(`/chat/${id}`);
  await awake(page);
  return { page, problems, person, id };
}

/** Holds answers back until it is told what to answer, or the test is over. */
function holdAnswer() {
  const answer = holdAnswers(app.provider);
  onTestFinished(() => answer('Too late.'));
  return answer;
}

describe('an empty conversation', () => {
  // spec: chat-9, chat-10, chat-11, chat-24, entities-30, limits-19
  test('opens with a welcome and six starters, cut at 50 characters; one fills the box', async () => {
    const kobe = mentors.find(({ key }) => key === 'kobe')!;
    const { page, problems } = await openChat({ mentor: 'kobe' });
    await page.getByRole('heading', { name: 'Start a conversation with Kobe Bryant:' }).waitFor();
    const starters = page.getByRole('main').getByRole('listitem').getByRole('link');
    const labels = await starters.allInnerTexts();
    expect(labels).toEqual(kobe.starters.map((text) => (text.length > 50 ? `${text.slice(0, 47)}...` : text)));
    expect(
      labels
        .map((label) => label.length)
        .toSorted((one, other) => one - other)
        .at(-1),
    ).toBe(50);
    await page.getByText(kobe.welcomeMessage.slice(0, 60)).waitFor();
    expect(await box(page).getAttribute('placeholder')).toBe('Ask Kobe Bryant for guidance...');

    expect(await send(page).isDisabled()).toBe(true);
    const long = kobe.starters.findIndex((text) => text.length > 50);
    await starters.nth(long).click();
    await typed(page).toBe(kobe.starters[long]);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('content');
    expect(new URL(page.url()).search, 'no page was loaded').toBe('');
    expect(await send(page).isEnabled()).toBe(true);
    expect(problems).toEqual([]);
  });

  // spec: chat-6, chat-8
  test('shows who the mentor is, that it is an AI, and the way back', async () => {
    const { page } = await openChat({ mentor: 'ikeda' });
    const header = page.getByRole('banner');
    await header.getByRole('heading', { level: 1, name: 'Daisaku Ikeda' }).waitFor();
    const description = mentors.find(({ key }) => key === 'ikeda')!.description;
    await header.getByText(description).waitFor();
    expect(await header.locator('img').evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(
      0,
    );
    await page.getByText(/This is an AI speaking in the manner of Daisaku Ikeda/).waitFor();
    const line = await page.getByText(/This is an AI/).boundingBox();
    const field = await box(page).boundingBox();
    expect(line!.y).toBeGreaterThanOrEqual(field!.y + field!.height);
    await header.getByRole('link', { name: 'Change Mentor' }).click();
    await page.waitForURL('/');
  });

  test('says nothing with two full stops, even where a name ends with one', async () => {
    const { page } = await openChat({ mentor: 'mlk' });
    await page.getByText('in the manner of Martin Luther King Jr. It is not Martin Luther King Jr., and').waitFor();
    await box(page).fill('I want to kill myself.');
    await send(page).click();
    await messages(page).nth(1).waitFor();
    await page.getByRole('note').getByText('not from Martin Luther King Jr. It appears by itself').waitFor();
    expect(await page.getByRole('main').innerText()).not.toMatch(/\.\.(?!\.)/);
  });

  // spec: chat-6
  test('shows the whole description of each mentor: at once where there is room, else when it is opened', async () => {
    const person = await signUp(app);
    const { page } = await samePage({ app, javaScript: false, width: 1280, as: person });
    const wrong: unknown[] = [];
    for (const { key, description } of mentors) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(`/chat/${await startConversation(person, key)}`);
      const shown = page.getByRole('banner').getByText(description);
      for (const width of [1280, 768, 360]) {
        await page.setViewportSize({ width, height: 800 });
        const isOpen = await shown.isVisible();
        if (width === 360) await page.getByRole('banner').getByText('About', { exact: true }).click();
        const seen = { isOpen, isWhole: (await shown.isVisible()) && (await shown.evaluate(isWhole)) };
        if (seen.isOpen !== width > 360 || !seen.isWhole) wrong.push({ key, width, ...seen });
      }
    }
    expect(wrong).toEqual([]);
  });

  test('loads less than 80 kB of JavaScript', async () => {
    const person = await signUp(app);
    const { page } = await newPage({ app, javaScript: true, width: 1280, as: person });
    const sizes: Promise<{ responseBodySize: number }>[] = [];
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'script') sizes.push(request.sizes());
    });
    await page.goto(`/chat/${await startConversation(person)}`);
    await awake(page);
    await page.waitForLoadState('networkidle');
    const bytes = (await Promise.all(sizes)).reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
    expect(bytes).toBeGreaterThan(10_000);
    expect(bytes).toBeLessThan(80_000);
  });
});

describe('sending', () => {
  // spec: chat-13, chat-14, chat-15, chat-16, chat-17, chat-18, chat-19, chat-22, chat-26, states-16, states-17
  // spec: validation-24
  test('empties the box, says that it is pending, and shows the answer with its sources', async () => {
    const { page, problems, person, id } = await openChat();
    const answer = holdAnswer();
    const asked = app.provider.requests.length;
    await box(page).fill('  How do I begin?  ');
    await send(page).click();
    expect(await box(page).inputValue()).toBe('');
    const pending = page.getByRole('button', { name: 'Sending...' });
    await pending.waitFor();
    expect(await pending.isDisabled()).toBe(true);
    await page.getByRole('main').getByText('How do I begin?', { exact: true }).waitFor();
    await typing(page).waitFor();
    expect(await page.getByText('Start a conversation with').count()).toBe(0);
    // What is typed meanwhile is neither sent nor lost.
    await box(page).fill('And then?');
    await box(page).press('Enter');
    expect(await pending.isDisabled()).toBe(true);

    await app.provider.received(asked + 1);
    const works = offeredSources(app.provider.requests.at(-1)!);
    answer(richAnswer);
    await messages(page).nth(1).waitFor();
    const shown = messages(page).nth(1);
    expect(await shown.getByRole('table').getByRole('row').allInnerTexts()).toEqual(['Day\tStep', 'Monday\tone page']);
    expect(
      await shown.getByRole('checkbox').evaluateAll((all) => all.map((one) => (one as HTMLInputElement).checked)),
    ).toEqual([true, false]);
    expect(await shown.locator('del').innerText()).toBe('tomorrow');
    expect(await shown.getByRole('link', { name: 'https://example.com/more' }).getAttribute('href')).toBe(
      'https://example.com/more',
    );
    expect(await shown.locator('.footnotes').innerText()).toContain('As far as anyone knows.');
    // The answer cites the third passage first, and one that there is not.
    await shown.getByText('Sources:').waitFor();
    expect((await shown.locator('.chip').allInnerTexts()).map((chip) => chip.replace(/^\d\s*/, ''))).toEqual([
      works[2],
      works[0],
    ]);
    expect(await shown.innerText()).not.toContain('[99]');

    await typing(page).waitFor({ state: 'detached' });
    await page
      .getByRole('status')
      .filter({ hasText: /^Steve Jobs: / })
      .waitFor({ state: 'attached' });
    expect(await box(page).inputValue()).toBe('And then?');
    expect(await send(page).isEnabled()).toBe(true);
    expect(await said(person, id)).toEqual(['How do I begin?']);
    const question = messages(page).first().locator('.prose');
    expect((await question.boundingBox())!.x, 'questions right, answers left').toBeGreaterThan(
      (await shown.boundingBox())!.x,
    );
    expect(problems).toEqual([]);
  });

  // spec: chat-25, chat-27, validation-22
  test('by Enter; Shift+Enter makes a line, and Enter while composing does nothing', async () => {
    const { page, problems, person, id } = await openChat();
    await box(page).fill('   ');
    expect(await send(page).isDisabled()).toBe(true);
    await box(page).press('Enter');
    await box(page).fill('');
    await box(page).pressSequentially('first');
    await box(page).press('Shift+Enter');
    await box(page).pressSequentially('second');
    const isPrevented = await box(page).evaluate(
      (field) =>
        !field.dispatchEvent(
          new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, isComposing: true }),
        ),
    );
    expect(isPrevented).toBe(false);
    expect(await box(page).inputValue()).toBe('first\nsecond');
    await box(page).press('Enter');
    await messages(page).nth(1).waitFor();
    expect(await said(person, id)).toEqual(['first\nsecond']);
    expect(await box(page).inputValue()).toBe('');
    expect(problems).toEqual([]);
  });

  // spec: chat-25
  test('on a touch keyboard Enter makes a line', async () => {
    const person = await signUp(app);
    const id = await startConversation(person);
    const { page } = await newPage({ app, javaScript: true, width: 360, as: person });
    await page.goto(`/chat/${id}`);
    await awake(page);
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Emulation.setTouchEmulationEnabled', { enabled: true });
    expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true);
    await box(page).pressSequentially('first');
    await box(page).press('Enter');
    await box(page).pressSequentially('second');
    expect(await box(page).inputValue()).toBe('first\nsecond');
    await send(page).click();
    await messages(page).nth(1).waitFor();
    expect(await said(person, id)).toEqual(['first\nsecond']);
  });

  test('a double click sends one message', async () => {
    const { page, person, id } = await openChat();
    const asked = app.provider.requests.length;
    await box(page).fill('Only once');
    await send(page).dblclick();
    await messages(page).nth(1).waitFor();
    expect(await messages(page).count()).toBe(2);
    expect(await said(person, id)).toEqual(['Only once']);
    expect(app.provider.requests.length).toBe(asked + 1);
  });

  // spec: calls-31
  test('from two tabs of one conversation: one answer at a time, and nothing is lost', async () => {
    const { page, person, id } = await openChat();
    const other = await page.context().newPage();
    await other.goto(`/chat/${id}`);
    await awake(other);
    const answer = holdAnswer();
    await box(page).fill('From the first tab');
    await send(page).click();
    await typing(page).waitFor();
    await expect.poll(() => said(person, id), soon).toEqual(['From the first tab']);

    await box(other).fill('From the second tab');
    await send(other).click();
    await toastText(other).toContain('still answering');
    await typed(other).toBe('From the second tab');
    await messages(other).filter({ hasText: 'From the first tab' }).waitFor();
    await typing(other).waitFor();
    answer('One answer for both.');
    for (const tab of [page, other]) await messages(tab).filter({ hasText: 'One answer for both.' }).waitFor();
    await send(other).click();
    await expect.poll(() => said(person, id), soon).toEqual(['From the first tab', 'From the second tab']);
    await messages(other).nth(3).waitFor();
    expect(await box(other).inputValue()).toBe('');
  });

  // spec: chat-23, limits-21
  test('the box grows with its text, to six lines', async () => {
    const { page } = await openChat();
    const height = async () => (await box(page).boundingBox())!.height;
    const oneLine = await height();
    await box(page).fill('one\ntwo');
    await expect.poll(height, soon).toBeGreaterThan(oneLine + 10);
    await box(page).fill('line\n'.repeat(30));
    await expect.poll(height, soon).toBeCloseTo(142.4, 0);
    await send(page).click();
    await expect.poll(height, soon).toBe(oneLine);
  });
});

test('what is sent before the page’s own query has come back stays out of the box', async () => {
  const person = await signUp(app);
  const id = await startConversation(person);
  const { page } = await samePage({ app, javaScript: true, width: 1280, as: person });
  const { promise: late, resolve: comeBack } = Promise.withResolvers<void>();
  await page.route(
    isConversation,
    async (route) => {
      const response = await route.fetch();
      await late;
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  const answer = holdAnswer();
  await page.goto(`/chat/${id}`);
  await awake(page);
  await box(page).fill('Am I too fast?');
  await send(page).click();
  await page.getByRole('button', { name: 'Sending...' }).waitFor();
  const mounted = page.waitForResponse((response) => isConversation(new URL(response.url())));
  comeBack();
  await mounted;
  answer('Not at all.');
  await messages(page).filter({ hasText: 'Not at all.' }).waitFor();
  expect(await box(page).inputValue()).toBe('');
  expect((await messagesOf(person, id)).map(({ content }) => content)).toEqual(['Am I too fast?', 'Not at all.']);
});

describe('when sending fails', () => {
  // spec: states-18, errors-10, errors-12, errors-13, errors-14
  test('by the provider, it says so; the message stays and can be answered again', async () => {
    const { page, person, id, problems } = await openChat();
    const faults: [name: string, fault: Answer, words: RegExp][] = [
      [
        'quota',
        { status: 429, error: { message: 'no', code: 'insufficient_quota' } },
        /quota.*Please try again in a moment/,
      ],
      ['key', { status: 401, error: { message: 'no' } }, /API key issue\..*check.*AI.*configuration/],
      ['request', { status: 400, error: { message: 'no' } }, /The AI provider failed to answer/],
      // Later than an answer may come: it is not waited for.
      [
        'rate limit',
        { status: 429, error: { message: 'slow down' }, headers: { 'retry-after': '3600' } },
        /Rate limit exceeded\. Please try again in a moment/,
      ],
    ];
    for (const [at, [name, fault, words]] of faults.entries()) {
      app.provider.answer = () => fault;
      await box(page).fill(`Is anybody there, ${name}?`);
      await send(page).click();
      await expect
        .poll(async () => (await toast(page).allInnerTexts()).join('\n'), { ...soon, message: name })
        .toMatch(words);
      expect((await toast(page).allInnerTexts()).join('\n')).toMatch(/^Error\n/);
      await answerAgain(page).waitFor();
      expect(await messages(page).count()).toBe(at * 2 + 1);
      expect(await box(page).inputValue()).toBe('');

      // Just so on a page that is opened now.
      await page.reload();
      await awake(page);
      if (name === 'rate limit') {
        // The provider's wish ends with the one who has heard it.
        await app.killWorker(0);
        await app.startWorker();
      }
      app.provider.answer = () => `Here I am, ${name}.`;
      await answerAgain(page).click();
      await messages(page)
        .filter({ hasText: `Here I am, ${name}.` })
        .waitFor();
      expect(await answerAgain(page).count()).toBe(0);
      await send(page).waitFor();
    }
    expect((await messagesOf(person, id)).map(({ content }) => content)).toEqual(
      faults.flatMap(([name]) => [`Is anybody there, ${name}?`, `Here I am, ${name}.`]),
    );
    expect(problems.filter((problem) => !problem.includes('/messages)'))).toEqual([]);
  });

  // spec: errors-11
  test('without a word from the server, it says that much', async () => {
    const { page } = await openChat();
    await page.route(isMessages, (route) => route.fulfill({ status: 500, body: '' }));
    await box(page).fill('Hello?');
    await send(page).click();
    await toastText(page).toContain('Failed to send message');
    await typed(page).toBe('Hello?');
    expect(await send(page).isEnabled()).toBe(true);
  });

  // spec: errors-11
  test('by the network, the text comes back, and sending it later is not doubled', async () => {
    const { page, person, id } = await openChat();
    await page.route(isMessages, (route) => route.abort());
    await box(page).fill('Through the tunnel');
    await send(page).click();
    await toastText(page).toContain('Failed to send message');
    await typed(page).toBe('Through the tunnel');
    expect(await send(page).isEnabled()).toBe(true);

    // This time it arrives, and only the reply is lost.
    await page.unroute(isMessages);
    await page.route(isMessages, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await send(page).click();
    await messages(page).nth(1).waitFor();
    await page.unroute(isMessages);
    await page.getByRole('button', { name: 'Sending...' }).waitFor({ state: 'detached' });
    if ((await box(page).inputValue()) !== '') {
      await send(page).click();
      await typed(page).toBe('');
    }
    expect(await said(person, id)).toEqual(['Through the tunnel']);
  });

  test('what is changed after a lost reply is sent as well', async () => {
    const { page, person, id } = await openChat();
    await page.route(isMessages, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await box(page).fill('First thought');
    await send(page).click();
    await messages(page).nth(1).waitFor();
    await page.unroute(isMessages);
    await page.getByRole('button', { name: 'Sending...' }).waitFor({ state: 'detached' });
    await box(page).fill('Second thought');
    await send(page).click();
    await typed(page).toBe('');
    await expect.poll(() => said(person, id), soon).toEqual(['First thought', 'Second thought']);
  });

  test('because the session has ended, the text is back after signing in again', async () => {
    const { page, person, id } = await openChat();
    await app.sql`delete from sessions where user_id = ${person.user.id}`;
    await box(page).fill('Written before the door closed');
    await send(page).click();
    await page.waitForURL('**/login?**');
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password').fill(person.password);
    await page.getByRole('button', { name: 'Explore Wisdom' }).click();
    await page.waitForURL(`/chat/${id}`);
    await awake(page);
    await typed(page).toBe('Written before the door closed');
    await send(page).click();
    await messages(page).nth(1).waitFor();
    await page.reload();
    await awake(page);
    expect(await box(page).inputValue()).toBe('');
  });
});

describe('after a reload', () => {
  test('a text that was not sent is there again', async () => {
    const { page } = await openChat();
    await box(page).fill('Half a thou');
    await page.reload();
    await awake(page);
    await typed(page).toBe('Half a thou');
    expect(await send(page).isEnabled()).toBe(true);
  });

  test('a message that is being answered is there once, and not in the box', async () => {
    const { page } = await openChat();
    const answer = holdAnswer();
    const asked = app.provider.requests.length;
    await box(page).fill('AnswerRequest once');
    await send(page).click();
    await app.provider.received(asked + 1);
    await page.reload();
    await awake(page);
    await typing(page).waitFor();
    expect(await messages(page).filter({ hasText: 'AnswerRequest once' }).count()).toBe(1);
    expect(await box(page).inputValue()).toBe('');
    answer('Answered once.');
    await messages(page).filter({ hasText: 'Answered once.' }).waitFor();
    await typing(page).waitFor({ state: 'detached' });
    expect(await messages(page).count()).toBe(2);
  });
});

describe('the actions of an answer', () => {
  // spec: chat-20, errors-16, errors-17
  test('copy its markdown, and say so', async () => {
    app.provider.answer = () => '**Bold** [1] and\n\n- a list';
    const { page } = await openChat({ asked: ['Copy me'] });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: app.origin });
    const answer = messages(page).nth(1);
    const actions = answer.locator('.message-actions');
    await expect.poll(() => opacity(actions), soon).toBe('0');
    await answer.hover();
    await expect.poll(() => opacity(actions), soon).toBe('1');
    await answer.getByRole('button', { name: 'Copy message' }).click();
    await toastText(page).toMatch(/^Copied\nMessage copied to clipboard/);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('**Bold** [1] and\n\n- a list');

    await page.evaluate(() => (navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'))));
    await answer.getByRole('button', { name: 'Copy message' }).click();
    await toastText(page).toContain('Failed to copy message');
    expect(await toast(page).count()).toBe(1);
  });

  // spec: chat-21, states-20, errors-15
  test('react to it: a chip shows, and takes it back', async () => {
    const { page, person, id, problems } = await openChat({ asked: ['React to me'] });
    const answer = messages(page).nth(1);
    const up = answer.getByRole('button', { name: 'Thumbs up', exact: true });
    const down = answer.getByRole('button', { name: 'Thumbs down', exact: true });
    const chip = answer.getByRole('button', { name: /^Take back/ });
    const stored = async () => (await messagesOf(person, id))[1]!.reactions ?? [];

    await answer.hover();
    await up.click();
    await chip.waitFor();
    expect(await chip.innerText()).toBe('👍');
    expect(await stored()).toEqual(['👍']);
    expect(await up.getAttribute('aria-pressed')).toBe('true');

    await down.click();
    await answer.getByRole('button', { name: 'Take back thumbs down' }).waitFor();
    expect(await chip.count()).toBe(1);
    expect(await stored()).toEqual(['👎']);
    await chip.click();
    await chip.waitFor({ state: 'detached' });
    expect(await stored()).toEqual([]);
    expect(problems).toEqual([]);

    await page.route('**/reactions', (route) => route.fulfill({ status: 500, json: { error: 'no', message: 'no' } }));
    await up.click();
    await toastText(page).toContain('Failed to add reaction');
    expect(await up.isEnabled()).toBe(true);
    expect(await chip.count()).toBe(0);
  });

  test('a reaction that is given looks so, and its buttons stay where they are, at any width', async () => {
    const { page, person, id, problems } = await openChat({ asked: ['React to me'] });
    const answer = messages(page).nth(1);
    const up = answer.getByRole('button', { name: 'Thumbs up', exact: true });
    const chip = answer.getByRole('button', { name: /^Take back/ });
    const buttons = answer.locator('.message-actions button');
    const places = () => buttons.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().x));
    const looks = () =>
      up.evaluate((one) => {
        const [{ backgroundColor, color, outlineStyle }, { fill }] = [
          getComputedStyle(one),
          getComputedStyle(one.querySelector('svg')!),
        ];
        return [backgroundColor, color, outlineStyle, fill];
      });
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await answer.hover();
      const [before, plain] = [await places(), await looks()];
      const { x, y, width: wide, height } = (await up.boundingBox())!;
      await page.mouse.click(x + wide / 2, y + height / 2);
      await chip.waitFor();
      expect(await places()).toEqual(before);
      await page.mouse.move(0, 0);
      await up.evaluate((one) => one.blur());
      expect(await opacity(answer.locator('.message-actions')), 'seen without hovering').toBe('1');
      const given = await looks();
      for (const [at, look] of given.entries()) expect(look, `${width} px`).not.toBe(plain[at]);
      // A second click on the spot is one on the same button.
      await page.mouse.click(x + wide / 2, y + height / 2);
      await chip.waitFor({ state: 'detached' });
      expect(await places()).toEqual(before);
      expect((await messagesOf(person, id))[1]!.reactions ?? []).toEqual([]);
      await page.mouse.move(0, 0);
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    }
    expect(problems).toEqual([]);
  });

  // spec: chat-20
  test('a question can be copied as well, and not only the last one', async () => {
    const { page, problems } = await openChat({ asked: ['Copy *me*', 'And me'] });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: app.origin });
    for (const [at, text] of [
      [0, 'Copy *me*'],
      [2, 'And me'],
    ] as const) {
      const question = messages(page).nth(at);
      await expect.poll(() => opacity(question.locator('.message-actions')), soon).toBe('0');
      await question.hover();
      await expect.poll(() => opacity(question.locator('.message-actions')), soon).toBe('1');
      await question.getByRole('button', { name: 'Copy question' }).click();
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText()), soon).toBe(text);
      expect(await question.getByRole('button', { name: /^Thumbs/ }).count()).toBe(0);
    }
    expect(problems).toEqual([]);
  });

  // spec: states-19
  test('cannot be given while one is on its way', async () => {
    const { page } = await openChat({ asked: ['React to me'] });
    const answer = messages(page).nth(1);
    const thumbs = answer.getByRole('button', { name: /^Thumbs/ });
    const states = () => thumbs.evaluateAll((all) => all.map((one) => (one as HTMLButtonElement).disabled));
    const { promise: gate, resolve: open } = Promise.withResolvers<void>();
    await page.route('**/reactions', async (route) => {
      await gate;
      await route.continue();
    });
    await answer.hover();
    await thumbs.first().click();
    await expect.poll(states, soon).toEqual([true, true]);
    open();
    await answer.getByRole('button', { name: 'Take back thumbs up' }).waitFor();
    await expect.poll(states, soon).toEqual([false, false]);
  });
});

describe('the conversation query', () => {
  const aMessage = { role: 'assistant', content: 'Not a conversation' };

  // spec: states-21, states-22, calls-31
  test('is made on mount, and not again when the window gets the focus', async () => {
    const { page, person, id } = await openChat({ asked: ['An old question'] });
    let queries = 0;
    page.on('request', (request) => void (queries += Number(isConversation(new URL(request.url())))));
    const { promise: gate, resolve: open } = Promise.withResolvers<void>();
    await page.route('**/_astro/*.js', async (route) => {
      await gate;
      await route.continue();
    });
    await page.goto(`/chat/${id}`, { waitUntil: 'commit' });
    await messages(page).nth(1).waitFor();
    await ask(person, id, 'A newer question');
    open();
    await messages(page).filter({ hasText: 'A newer question' }).waitFor();
    expect(await messages(page).count()).toBe(4);
    await page.evaluate(async () => {
      dispatchEvent(new Event('focus'));
      document.dispatchEvent(new Event('visibilitychange'));
      await fetch('/healthz');
    });
    expect(queries).toBe(1);
  });

  // spec: roles-7, calls-1, calls-2
  test('and every other call bring the cookie, and a content type only with a body', async () => {
    const { page } = await openChat();
    const seen = new Map<string, Record<string, string>>();
    page.on('request', async (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/'))
        seen.set(`${request.method()} ${pathname.split('/').at(-1)}`, await request.allHeaders());
    });
    await page.reload();
    await awake(page);
    await page.getByRole('button', { name: 'Recent History' }).click();
    await page.keyboard.press('Escape');
    await box(page).fill('What do you see of me?');
    await send(page).click();
    await messages(page).nth(1).waitFor();
    await expect.poll(() => seen.size, soon).toBe(3);
    for (const [name, headers] of seen) {
      expect(headers['cookie'], name).toMatch(/=/);
      expect(headers['content-type'], name).toBe(name.startsWith('GET ') ? undefined : 'application/json');
    }
    expect([...seen.keys()].toSorted()).toEqual([
      expect.stringMatching(/^GET [0-9a-f-]{36}$/),
      'GET questions',
      'POST messages',
    ]);
  });

  // spec: chat-1
  test('says "Loading conversation..." while it is waited for, on mount and when the page comes back', async () => {
    const { page } = await openChat({ asked: ['A question'] });
    const loading = page.getByText('Loading conversation...');
    const gates: (() => void)[] = [];
    await page.route(isConversation, async (route) => {
      await new Promise<void>((resolve) => gates.push(resolve));
      await route.continue();
    });
    await page.reload();
    await loading.waitFor();
    // What is there already stays.
    expect(await messages(page).count()).toBe(2);
    await expect.poll(() => gates.length, soon).toBe(1);
    gates[0]!();
    await loading.waitFor({ state: 'detached' });
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await loading.waitFor();
    await expect.poll(() => gates.length, soon).toBe(2);
    gates[1]!();
    await loading.waitFor({ state: 'detached' });
    expect(await messages(page).count()).toBe(2);
  });

  test('that fails leaves what is there, says so, and can be made again', async () => {
    const { page } = await openChat({ asked: ['A question'] });
    await page.route(
      isConversation,
      (route) => (route.request().url().includes('/api/') ? route.abort() : route.continue()),
      { times: 2 },
    );
    await page.reload();
    const notice = page.getByRole('alert').filter({ hasText: 'The conversation could not be loaded.' });
    await notice.waitFor();
    expect(await messages(page).count()).toBe(2);
    await page.unroute(isConversation);
    await notice.getByRole('button', { name: 'Try Again' }).click();
    await notice.waitFor({ state: 'detached' });
    expect(await messages(page).count()).toBe(2);
  });

  // spec: chat-4
  test('that brings a message is made again, with the words "Reloading conversation..."', async () => {
    const { page } = await openChat({ asked: ['A question'] });
    const { promise: gate, resolve: open } = Promise.withResolvers<void>();
    let queries = 0;
    await page.route(isConversation, async (route) => {
      if (++queries === 1) return route.fulfill({ json: aMessage });
      await gate;
      return route.continue();
    });
    await page.reload();
    await page.getByText('Reloading conversation...').waitFor();
    open();
    await messages(page).nth(1).waitFor();
    expect(await page.getByText('Reloading conversation...').count()).toBe(0);
    expect(queries).toBe(2);
  });

  test('that is made again does not take away what was typed', async () => {
    const { page } = await openChat({ asked: ['A question'] });
    await box(page).fill('Not sent yet');
    await page.route(isConversation, (route) => route.fulfill({ json: aMessage }), { times: 1 });
    const again = page.waitForResponse(
      (response) => isConversation(new URL(response.url())) && response.url().includes('/api/'),
    );
    await page.reload();
    await again;
    await page.getByText('Reloading conversation...').waitFor({ state: 'detached' });
    await messages(page).nth(1).waitFor();
    await typed(page).toBe('Not sent yet');
    expect(await send(page).isEnabled()).toBe(true);
  });

  // spec: chat-2, chat-3, validation-23
  test('that brings no conversation leads to "Conversation Not Found"', async () => {
    const person = await signUp(app);
    const id = await startConversation(person);
    const { page } = await samePage({ app, javaScript: true, width: 1280, as: person });
    const replies = {
      nothing: { json: null },
      'a refusal': { status: 404, json: { error: 'Not found', message: 'Not found' } },
      'only messages': { json: aMessage },
    };
    const found: string[] = [];
    for (const [what, reply] of Object.entries(replies)) {
      await page.route(isConversation, (route) => route.fulfill(reply));
      await page.goto(`/chat/${id}`);
      await page
        .getByRole('heading', { name: 'Conversation Not Found' })
        .waitFor()
        .catch(() => found.push(what));
      if (
        (await page.getByText("The conversation you're looking for doesn't exist or has been deleted.").count()) === 0
      )
        found.push(`${what}, without words`);
      if ((await box(page).count()) > 0) found.push(`${what}, with a box`);
      await page.unroute(isConversation);
    }
    expect(found).toEqual([]);
    await page.getByRole('link', { name: 'Return Home' }).click();
    await page.waitForURL('/');
  });

  // spec: states-21
  test('is made again when the back button brings the page back', async () => {
    const { page, person, id } = await openChat({ asked: ['Before'] });
    await page.getByRole('link', { name: 'Change Mentor' }).click();
    await page.waitForURL('/');
    await ask(person, id, 'Meanwhile');
    await page.goBack();
    await messages(page).filter({ hasText: 'Meanwhile' }).waitFor();
    expect(await messages(page).count()).toBe(4);
  });
});

describe('in a long conversation', () => {
  const longText = 'A paragraph that fills its line and a little more, so that the page becomes long.\n\n'.repeat(12);
  /** Higher than what still counts as the end being in view. */

  test('it opens at its end, after a reload and on the way back where it was read', async () => {
    app.provider.answer = () => longText;
    const { page, id } = await openChat({ asked: ['One', 'Two'], height: 600 });
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY)).toBeLessThan(5);
    await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
    await page.reload();
    await expect.poll(() => page.evaluate(() => scrollY), soon).toBe(300);
    await page.getByRole('link', { name: 'Change Mentor' }).click();
    await page.waitForURL('/');
    await page.goBack();
    await expect.poll(() => page.evaluate(() => scrollY), soon).toBe(300);
    await page.goto(`/chat/${id}#message-1`);
    await expect
      .poll(
        () =>
          messages(page)
            .nth(1)
            .evaluate((element) => element.getBoundingClientRect().top),
        soon,
      )
      .toBeLessThan(200);
  });

  test('the reading place is kept while an answer arrives', async () => {
    app.provider.answer = () => longText;
    const { page } = await openChat({ asked: ['One', 'Two'], height: 600 });
    const answer = holdAnswer();
    await box(page).fill('Three');
    await send(page).click();
    await typing(page).waitFor();
    await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
    answer(longText);
    await messages(page).nth(5).waitFor();
    await page
      .getByRole('status')
      .filter({ hasText: /^[A-Z].*: / })
      .waitFor({ state: 'attached' });
    expect(await page.evaluate(() => scrollY)).toBe(300);
  });

  test('the reading place is kept while a person types', async () => {
    app.provider.answer = () => longText;
    const { page } = await openChat({ asked: ['One', 'Two'], height: 600 });
    await box(page).focus();
    await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
    await page.keyboard.type('Three');
    await typed(page).toBe('Three');
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    expect(await page.evaluate(() => scrollY)).toBe(300);
  });
});

/** Runs in the page: whether a text is within the window, and none of it is cut off. */
function isWhole(element: Element): boolean {
  const { left, right, bottom, height } = element.getBoundingClientRect();
  const isCut = element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight;
  return !isCut && height > 0 && left >= 0 && right <= innerWidth && bottom < 300;
}

const opacity = (part: ReturnType<Page['locator']>) => part.evaluate((element) => getComputedStyle(element).opacity);

const richAnswer = `Not ~~tomorrow~~ today [3], in small steps [1], as nobody said [99].[^1]

| Day | Step |
|---|---|
| Monday | one page |

- [x] sharpen the pencil
- [ ] write

See https://example.com/more for more.

[^1]: As far as anyone knows.`;

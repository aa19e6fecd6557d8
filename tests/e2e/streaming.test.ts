import type { Page } from 'playwright';
import { beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { type App, startApp } from '#tests/support/app.ts';
import { samePage } from '#tests/support/browser.ts';
import { type Client, signUp } from '#tests/support/client.ts';
import { ask, messagesOf, startConversation } from '#tests/support/conversation.ts';

/** Long enough for a busy machine; what holds is seen at once. */
const soon = { timeout: 8_000 };

let app: App;
beforeAll(async () => void (app = await startApp({ webs: 2, env: { LOG_LEVEL: 'error' } })));
beforeEach(() => void (app.provider.answer = () => 'Begin today.'));

const box = (page: Page) => page.getByRole('textbox');
const messages = (page: Page) => page.locator('li[id^=message-]:visible');
const main = (page: Page) => page.getByRole('main');
const stopButton = (page: Page) => page.getByRole('button', { name: 'Stop', exact: true }).last();
const textOf = (person: Client, id: string, index: number) => messagesOf(person, id).then((all) => all[index]?.content);
/** The answer is whole and the page has taken it over. */
const settled = (page: Page) => page.locator('[data-typing]').waitFor({ state: 'detached' });

async function openChat(options: { javaScript?: boolean; asked?: string[]; width?: number; height?: number } = {}) {
  const person = await signUp(app);
  const id = await startConversation(person, 'gandhi');
  for (const question of options.asked ?? []) await ask(person, id, question);
  const { javaScript = true, width = 1280, height = 800 } = options;
  const { page, problems } = await samePage({ app, javaScript, width, height, as: person });
  await page.goto(`/chat/${id}`);
  if (javaScript) await page.locator('[data-live]').waitFor();
  return { page, problems, person, id };
}

/** Lets the provider write half of a text and wait until it is told to go on, or the test is over. */
function halfOf(text: string): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  app.provider.answer = () => ({ text, holdHalfway: promise });
  onTestFinished(() => resolve());
  return resolve;
}

async function sendOn(page: Page, text: string): Promise<void> {
  await box(page).fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
}

const first = 'The *first* half is here.';
const whole = `${first} And here is the rest.`;

describe('an answer', () => {
  test('that tells of danger brings help under the question, and shows nothing of how it was told', async () => {
    const { page, problems, person, id } = await openChat({ asked: ['What is truth?'], width: 360 });
    const asked = main(page).getByText('The letters are written, one for each.');
    const { promise: mark, resolve: tell } = Promise.withResolvers<void>();
    const { promise: rest, resolve: goOn } = Promise.withResolvers<void>();
    app.provider.answer = async () => {
      await mark;
      return {
        text: '[danger: self-harm]\n\nI hear you, and I am glad that you wrote. Whom could you call now?',
        holdHalfway: rest,
      };
    };
    await sendOn(page, 'The letters are written, one for each.');
    await main(page).getByText('is writing').first().waitFor();
    // Opened while nothing is known of any danger.
    const { page: second } = await samePage({ app, javaScript: true, width: 360, as: person });
    await second.goto(`/chat/${id}`);
    await main(second).getByText('is writing').first().waitFor();
    expect(await second.getByRole('note').count()).toBe(0);
    tell();
    // While the rest of the answer is still to come.
    for (const tab of [page, second]) {
      await main(tab).getByText('I hear you').waitFor();
      expect(await main(tab).textContent()).not.toContain('[danger');
      const heading = tab.getByRole('note').getByRole('heading').first();
      expect(await heading.textContent()).toBe('You do not have to carry this alone');
      // It is what the eye falls on, and what is read out.
      const seenAt = (await heading.boundingBox())!.y;
      expect(seenAt).toBeGreaterThan(60);
      expect(seenAt).toBeLessThan(300);
      expect(await tab.locator('output').textContent()).toMatch(/^\s*You do not have to carry this alone/);
    }
    // Who comes later finds it there once.
    await second.reload();
    await main(second).getByText('I hear you').waitFor();
    expect(await second.getByRole('note').count()).toBe(1);
    const panel = page.getByRole('note');
    expect((await panel.boundingBox())!.y).toBeGreaterThan((await asked.boundingBox())!.y);
    goOn();
    for (const tab of [page, second]) await settled(tab);
    expect(await panel.count()).toBe(1);
    await expect.poll(() => page.locator('output').textContent(), soon).toMatch(/^Mahatma Gandhi: I hear you/);
    const top = async (locator: ReturnType<Page['locator']>) => (await locator.boundingBox())!.y;
    const places = [await top(page.locator('#message-2')), await top(panel), await top(page.locator('#message-3'))];
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(problems).toEqual([]);
  });

  test('that tells of danger brings help at its end if it could not be brought before', async () => {
    const { page } = await openChat({ asked: ['What is truth?'], width: 360 });
    const release = halfOf('[danger: self-harm]\n\nI hear you, and I am glad that you wrote. Whom could you call now?');
    const { promise: failed, resolve: fail } = Promise.withResolvers<void>();
    await page.route(
      '**/transcript?from=2',
      (route) => {
        fail();
        return route.abort();
      },
      { times: 1 },
    );
    await sendOn(page, 'The letters are written, one for each.');
    await failed;
    expect(await page.getByRole('note').count()).toBe(0);
    release();
    await settled(page);
    const heading = page.getByRole('note').getByRole('heading').first();
    await heading.waitFor();
    const seenAt = (await heading.boundingBox())!.y;
    expect(seenAt).toBeGreaterThan(60);
    expect(seenAt).toBeLessThan(300);
    expect(await page.locator('output').textContent()).toMatch(
      /^\s*You do not have to carry this alone[^]*Mahatma Gandhi: I hear you/,
    );
  });

  test('shows while it is written, offers copying when it is whole, and is read out as a whole', async () => {
    const { page, problems } = await openChat();
    const release = halfOf(whole);
    await sendOn(page, 'How?');
    await main(page).getByText('The first half is here.').waitFor();
    expect(await main(page).locator('em').textContent()).toBe('first');
    expect(await page.getByRole('button', { name: 'Copy message' }).count()).toBe(0);
    const status = page.locator('output');
    expect(await status.textContent()).toBe('Mahatma Gandhi is writing…');
    release();
    await settled(page);
    await messages(page).nth(1).getByText('And here is the rest.').waitFor();
    expect(await messages(page).count()).toBe(2);
    await messages(page).nth(1).hover();
    await page.getByRole('button', { name: 'Copy message' }).waitFor();
    await expect
      .poll(() => status.textContent(), soon)
      .toBe('Mahatma Gandhi: The first half is here. And here is the rest.\n');
    expect(problems).toEqual([]);
  });

  test('goes on where it was after a reload, and in a second tab', async () => {
    const { page, person, id } = await openChat();
    const count = app.provider.requests.length;
    const release = halfOf(whole);
    await sendOn(page, 'How?');
    await main(page).getByText('The first half is here.').waitFor();
    await page.reload();
    await main(page).getByText('The first half is here.').waitFor();
    const { page: second } = await samePage({ app, javaScript: true, width: 360, as: person });
    await second.goto(`/chat/${id}`);
    await main(second).getByText('The first half is here.').waitFor();
    for (const tab of [page, second]) expect(await main(tab).getByText('How?', { exact: true }).count()).toBe(1);
    release();
    for (const tab of [page, second]) {
      await settled(tab);
      await messages(tab).nth(1).getByText('And here is the rest.').waitFor();
      expect(await messages(tab).count()).toBe(2);
    }
    expect(app.provider.requests).toHaveLength(count + 1);
  });

  test('goes on after the connection was lost', async () => {
    const { page } = await openChat();
    const release = halfOf(whole);
    await sendOn(page, 'How?');
    await main(page).getByText('The first half is here.').waitFor();
    await app.killWeb(0);
    await main(page).locator('[data-typing]').filter({ hasText: 'Reconnecting…' }).waitFor();
    await app.startWeb();
    release();
    await settled(page);
    await messages(page).nth(1).getByText('And here is the rest.').waitFor();
    expect(await messages(page).count()).toBe(2);
    expect(await box(page).inputValue()).toBe('');
  });

  test.for(['asked here', 'joined'] as const)(
    'that is %s says at once that the connection is gone, keeps its text, and goes on by itself',
    async (how) => {
      const { page } = await openChat();
      const release = halfOf(whole);
      await sendOn(page, 'How?');
      await main(page).getByText('The first half is here.').waitFor();
      if (how === 'joined') {
        await page.reload();
        await page.locator('[data-live]').waitFor();
        await main(page).getByText('The first half is here.').waitFor();
      }
      await main(page).getByText('Mahatma Gandhi is writing…').filter({ visible: true }).first().waitFor();
      await page.context().setOffline(true);
      await main(page).locator('[data-typing]').filter({ hasText: 'Reconnecting…' }).waitFor({ timeout: 2_000 });
      expect(await main(page).locator('[data-typing]').innerText()).not.toContain('is writing');
      await expect.poll(() => page.locator('output').textContent(), soon).toBe('The connection is lost. Reconnecting…');
      await main(page).getByText('The first half is here.').waitFor();
      await page.context().setOffline(false);
      await main(page).locator('[data-typing]').filter({ hasText: 'is writing' }).waitFor();
      await main(page).getByText('The first half is here.').waitFor();
      release();
      await settled(page);
      await messages(page).nth(1).getByText('And here is the rest.').waitFor();
      expect(await messages(page).count()).toBe(2);
      expect(await page.locator('output').textContent()).toMatch(/^Mahatma Gandhi: The first half is here/);
    },
  );
});

describe('stopping', () => {
  test.for(['button', 'Escape'] as const)('by %s keeps what is written, and lets it be answered again', async (way) => {
    const { page, problems, person, id } = await openChat();
    halfOf(whole);
    await sendOn(page, 'How?');
    await main(page).getByText('The first half is here.').waitFor();
    if (way === 'button') await stopButton(page).click();
    else await page.keyboard.press('Escape');
    await page.getByText('You stopped this answer before its end.').waitFor();
    expect(await textOf(person, id, 1)).toBe(first);
    expect(await stopButton(page).count()).toBe(0);
    app.provider.answer = () => 'The whole answer.';
    await page.getByRole('button', { name: 'Answer again' }).click();
    await messages(page).nth(1).getByText('The whole answer.').waitFor();
    await settled(page);
    expect(await messages(page).count()).toBe(2);
    expect(await page.getByText('You stopped this answer').count()).toBe(0);
    expect(problems.filter((problem) => !problem.includes('409'))).toEqual([]);
  });

  test('before anything is written leaves the question, and no error', async () => {
    const { page } = await openChat();
    const { promise, resolve } = Promise.withResolvers<string>();
    onTestFinished(() => resolve('Too late.'));
    app.provider.answer = () => promise;
    await sendOn(page, 'How?');
    await stopButton(page).click();
    await page.getByText('Stopped before anything was written.').waitFor();
    expect(
      await page
        .getByRole('region', { name: /notifications/i })
        .getByRole('listitem')
        .count(),
    ).toBe(0);
    expect(await box(page).inputValue()).toBe('');
  });
});

describe('the last question', () => {
  test('can be asked again: the new answer takes the place of the old one', async () => {
    const { page } = await openChat({ asked: ['How?'] });
    const release = halfOf('Another half of an answer. The other half of it.');
    await messages(page).nth(1).hover();
    await page.getByRole('button', { name: 'Ask again' }).click();
    await main(page).getByText('Another half of').waitFor();
    expect(await main(page).getByText('Begin today.').count(), 'the old one gives way').toBe(1);
    expect(await main(page).getByText('Begin today.').isVisible()).toBe(false);
    release();
    await messages(page).nth(1).getByText('The other half of it.').waitFor();
    expect(await messages(page).count()).toBe(2);
  });

  test('can be edited: the box holds it, Cancel leaves all as it was, Send replaces both', async () => {
    const { page, problems, person, id } = await openChat({ asked: ['One', 'How do I being?'] });
    await box(page).fill('a draft');
    await messages(page).nth(2).hover();
    await page.getByRole('link', { name: 'Edit question' }).click();
    await expect.poll(() => box(page).inputValue(), soon).toBe('How do I being?');
    await page.getByRole('link', { name: 'Cancel' }).click();
    await expect.poll(() => box(page).inputValue(), soon).toBe('a draft');
    await messages(page).nth(2).hover();
    await page.getByRole('link', { name: 'Edit question' }).click();
    const release = halfOf('You begin like this. And then you go on.');
    await sendOn(page, 'How do I begin?');
    await main(page).getByText('You begin like this.').waitFor();
    expect(await main(page).getByText('How do I being?').isVisible()).toBe(false);
    release();
    await messages(page).nth(3).getByText('And then you go on.').waitFor();
    expect(await messages(page).count()).toBe(4);
    expect((await messagesOf(person, id)).map(({ content }) => content).slice(2)).toEqual([
      'How do I begin?',
      'You begin like this. And then you go on.',
    ]);
    expect(await page.getByText('Editing your last question').count()).toBe(0);
    expect(new URL(page.url()).search).toBe('');
    expect(problems).toEqual([]);
  });
});

describe('without JavaScript', () => {
  test('an answer grows by looking again, can be stopped, asked again, and its question edited', async () => {
    const { page, problems, person, id } = await openChat({ javaScript: false, width: 360 });
    halfOf(whole);
    await sendOn(page, 'How?');
    await main(page).getByText('The first half is here.').waitFor();
    await stopButton(page).click();
    await page.getByText('You stopped this answer before its end.').waitFor();
    expect(await textOf(person, id, 1)).toBe(first);

    app.provider.answer = () => 'The whole answer.';
    await page.getByRole('button', { name: 'Answer again' }).click();
    await main(page).getByText('The whole answer.').waitFor();
    await page.getByRole('button', { name: 'Ask again' }).click();
    await main(page).getByText('The whole answer.').waitFor();

    await page.getByRole('link', { name: 'Edit question' }).click();
    expect(await box(page).inputValue()).toBe('How?');
    app.provider.answer = () => 'To another question.';
    await sendOn(page, 'Why?');
    await main(page).getByText('To another question.').waitFor();
    expect((await messagesOf(person, id)).map(({ content }) => content)).toEqual(['Why?', 'To another question.']);
    expect(problems).toEqual([]);
  });
});

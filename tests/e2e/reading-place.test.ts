import type { Locator, Page } from 'playwright';
import { beforeAll, beforeEach, expect, inject, onTestFinished, test } from 'vitest';
import { type App, startApp } from '#tests/support/app.ts';
import { samePage } from '#tests/support/browser.ts';
import { signUp } from '#tests/support/client.ts';
import { ask, startConversation } from '#tests/support/conversation.ts';

/** Long enough for a busy machine; what holds is seen at once. */
const soon = { timeout: 8_000 };
const phone = { width: 360, height: 740 };
const desktop = { width: 1280, height: 800 };

/** Paragraphs that can be told apart, with sources to name below them. */
const longText = (of: string) =>
  Array.from(
    { length: 30 },
    (_, at) =>
      `${of} ${at}: a paragraph that fills its line and a little more, so that the page becomes long [${(at % 4) + 1}].`,
  ).join('\n\n');

let app: App;
beforeAll(async () => void (app = await startApp({ env: { LOG_LEVEL: 'error' } })));
beforeEach(() => void (app.provider.answer = () => longText('Before')));

const box = (page: Page) => page.getByRole('textbox');
const main = (page: Page) => page.getByRole('main');
/** Where it can be read: whoever listens is told the whole answer once more. */
const said = (page: Page, words: string) => main(page).locator('li').getByText(words).filter({ visible: true });
const toLatest = (page: Page) => page.getByRole('button', { name: /jump to latest/i });
const settled = (page: Page) => page.locator('[data-typing]').waitFor({ state: 'detached' });
const firstNumber = (page: Page) => page.getByRole('note').locator('a[href^="tel:"]').first();

/** A conversation with one long answer, opened. */
async function openChat({ width, height }: typeof phone, asked = ['What was before?']) {
  const person = await signUp(app);
  const id = await startConversation(person);
  for (const question of asked) await ask(person, id, question);
  const { page, problems } = await samePage({ app, javaScript: true, width, height, as: person });
  await page.goto(`/chat/${id}`);
  await page.locator('[data-live]').waitFor();
  return { page, problems, person, id };
}

async function sendOn(page: Page, text: string): Promise<void> {
  await box(page).fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
}

/** Lets the provider write the whole text and say that it is whole only when it is told to, or the test is over. */
function holdEndOf(text: string): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  app.provider.answer = () => ({ text, holdEnd: promise });
  onTestFinished(() => resolve());
  return resolve;
}

/** A text of which the second half and the end come when they are let. */
function growing(of: string) {
  const [half, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  onTestFinished(() => (half.resolve(), end.resolve()));
  return {
    text: { text: longText(of), holdHalfway: half.promise, holdEnd: end.promise },
    grow: half.resolve,
    end: end.resolve,
  };
}

const scrollDown = (page: Page, y: number) => page.evaluate((top) => scrollBy({ top, behavior: 'instant' }), y);

/** The paragraph that stands at a third of what is free to read, by its first words, and where it begins. */
const readParagraph = (page: Page) =>
  page.evaluate(() => {
    const start = document.querySelector('header')!.getBoundingClientRect().bottom;
    const end = document.querySelector('form[data-action=send]')!.getBoundingClientRect().top;
    const eye = start + (end - start) / 3;
    const paragraphs = [...document.querySelectorAll('main .prose p')].filter((one) => one.checkVisibility());
    const read = paragraphs.find((one) => one.getBoundingClientRect().bottom >= eye)!;
    return { words: /^.*?:/.exec(read.textContent!)![0], top: read.getBoundingClientRect().top };
  });

const topOf = (page: Page, words: string) =>
  said(page, words).evaluate((element) => element.getBoundingClientRect().top);

/** Some frames later, when a browser has put right what it wants to. */
const painted = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame);
  });

/** Whether the whole of it is free to see, between the header and the box. */
const isInSight = (locator: Locator) =>
  locator.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    const header = document.querySelector('header')!.getBoundingClientRect();
    const composer = document.querySelector('form[data-action=send]')!.parentElement!.getBoundingClientRect();
    return top >= header.bottom && bottom <= composer.top;
  });

/** What somebody does while the answer is written. */
const readers: Record<string, (page: Page) => Promise<unknown>> = {
  'reads from the question on': async () => {},
  'reads above': (page) => scrollDown(page, -1_500),
  'reads further down': (page) => scrollDown(page, 400),
  'has jumped to the latest': (page) => toLatest(page).click(),
};
const matrix = Object.keys(readers).flatMap((reader, at) =>
  [phone, desktop].flatMap((size) =>
    (['ends', 'is stopped'] as const).map((how) => ({ reader, at, how, size, isWide: size === desktop })),
  ),
);
/** Each reader once, each ending and size twice. */
const diagonal = matrix.filter(({ at, how, isWide }) => (how === 'ends') === at % 2 < 1 && isWide === at > 1);

test.for(inject('everyLook') ? matrix : diagonal)(
  'whoever $reader keeps the place while a long answer grows and when it $how, $size.width px wide',
  async ({ reader, how, size }) => {
    const { page, problems } = await openChat(size);
    const { text, grow, end } = growing('Now');
    app.provider.answer = () => text;
    await sendOn(page, 'What is now?');
    await said(page, 'Now 12:').waitFor();
    await readers[reader]!(page);
    await painted(page);
    const before = await readParagraph(page);
    const shift = async () => Math.abs((await topOf(page, before.words)) - before.top);
    grow();
    await said(page, 'Now 29:').waitFor();
    await painted(page);
    expect(await shift(), 'while it grows').toBeLessThanOrEqual(4);
    if (how === 'ends') end();
    else await page.keyboard.press('Escape');
    await settled(page);
    await page.locator('#message-3 .message-actions').waitFor({ state: 'attached' });
    await painted(page);
    expect(await shift(), 'at its end').toBeLessThanOrEqual(4);
    expect(problems.filter((problem) => !problem.includes('409'))).toEqual([]);
  },
);

test.for([phone, desktop])(
  'a question goes to the top when it is sent, and stays there with its short answer, $width px wide',
  async (size) => {
    const { page } = await openChat(size);
    const end = holdEndOf('Here I am.');
    await sendOn(page, 'Do you see me?');
    const question = main(page).getByText('Do you see me?', { exact: true }).filter({ visible: true });
    const top = () =>
      question.evaluate(
        (element) =>
          element.closest('[data-question]')!.getBoundingClientRect().top -
          document.querySelector('header')!.getBoundingClientRect().bottom,
      );
    await expect.poll(top, soon).toBeLessThan(40);
    await said(page, 'Here I am.').waitFor();
    await painted(page);
    const before = await top();
    end();
    await settled(page);
    await page.locator('#message-3 .message-actions').waitFor({ state: 'attached' });
    await painted(page);
    expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(4);
    expect(await toLatest(page).count()).toBe(0);
    // The next one, too.
    await sendOn(page, 'And now?');
    await settled(page);
    const next = main(page).getByText('And now?', { exact: true }).filter({ visible: true });
    await expect.poll(() => next.evaluate((element) => element.getBoundingClientRect().top), soon).toBeLessThan(160);
  },
);

test('what is read stays in its place when the window changes its size', async () => {
  const { page } = await openChat(phone);
  await said(page, 'Before 14:').evaluate((element) =>
    element.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
  await painted(page);
  const before = await readParagraph(page);
  await page.setViewportSize({ width: 740, height: 600 });
  await painted(page);
  expect(await isInSight(said(page, before.words))).toBe(true);
});

test('whoever joins an answer that is written keeps the place when it ends', async () => {
  const { page } = await openChat(desktop);
  const end = holdEndOf(longText('Now'));
  await sendOn(page, 'What is now?');
  await main(page).getByText('Now 29:').waitFor();
  await page.reload();
  await page.locator('[data-live]').waitFor();
  await main(page).getByText('Now 29:').waitFor();
  await main(page)
    .getByText('Now 12:')
    .evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await painted(page);
  const before = await readParagraph(page);
  end();
  await settled(page);
  await painted(page);
  expect(Math.abs((await topOf(page, before.words)) - before.top)).toBeLessThanOrEqual(8);
});

test.for([
  ['from the message', phone],
  ['from the model', desktop],
  ['from the model', phone],
] as const)(
  'help that is known %s is in sight when it appears, and stays when the answer ends, %o',
  async ([source, size]) => {
    const { page, problems } = await openChat(size);
    const { promise: mark, resolve: tell } = Promise.withResolvers<void>();
    const { promise: end, resolve: finish } = Promise.withResolvers<void>();
    onTestFinished(() => (tell(), finish()));
    app.provider.answer = async () => {
      await mark;
      return {
        text: `${source === 'from the model' ? '[danger: self-harm]\n\n' : ''}${longText('Now')}`,
        holdEnd: end,
      };
    };
    await sendOn(
      page,
      source === 'from the model' ? 'The letters are written, one for each.' : 'I want to kill myself.',
    );
    await main(page).getByText('is writing').first().waitFor();
    if (source === 'from the model') await scrollDown(page, -1_500);
    tell();
    await firstNumber(page).waitFor();
    await expect.poll(() => isInSight(firstNumber(page)), soon).toBe(true);
    await main(page).getByText('Now 29:').waitFor();
    await painted(page);
    expect(await isInSight(firstNumber(page)), 'while the answer grows').toBe(true);
    const before = await firstNumber(page).evaluate((element) => element.getBoundingClientRect().top);
    finish();
    await settled(page);
    await painted(page);
    expect(await isInSight(firstNumber(page)), 'when the answer has ended').toBe(true);
    const after = await firstNumber(page).evaluate((element) => element.getBoundingClientRect().top);
    expect(Math.abs(after - before)).toBeLessThanOrEqual(8);
    expect(problems).toEqual([]);
  },
);

test('what is sent by somebody who reads above comes into view', async () => {
  const { page } = await openChat(phone);
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
  const end = holdEndOf('Here I am.');
  await box(page).fill('Do you see me?');
  await box(page).press('Enter');
  const question = main(page).getByText('Do you see me?', { exact: true });
  await expect.poll(() => isInSight(question), soon).toBe(true);
  end();
  await settled(page);
  await painted(page);
  expect(await isInSight(question.filter({ visible: true }))).toBe(true);
});

test('a button leads to the latest, says when there is something new, and goes at the end', async () => {
  const { page, problems } = await openChat(phone);
  await painted(page);
  expect(await toLatest(page).count()).toBe(0);
  const end = holdEndOf(longText('Now'));
  await sendOn(page, 'What is now?');
  await main(page).getByText('Now 29:').waitFor();
  await page.getByRole('button', { name: 'New below: jump to latest' }).waitFor();
  const [button, composer] = [await toLatest(page).boundingBox(), await box(page).boundingBox()];
  expect(button!.y + button!.height).toBeLessThanOrEqual(composer!.y);
  end();
  await settled(page);
  // By the keyboard, which goes on in the box.
  await toLatest(page).focus();
  await page.keyboard.press('Enter');
  await toLatest(page).waitFor({ state: 'detached' });
  expect(await isInSight(page.locator('#message-3 .message-actions'))).toBe(true);
  expect(await box(page).evaluate((field) => field === document.activeElement)).toBe(true);

  const { promise: mark, resolve: write } = Promise.withResolvers<string>();
  onTestFinished(() => write(''));
  app.provider.answer = () => mark;
  await sendOn(page, 'And then?');
  await page.locator('[data-typing]').waitFor();
  await scrollDown(page, -1_500);
  await toLatest(page).waitFor();
  expect(await toLatest(page).innerText()).toBe('Jump to latest');
  write('Something new.');
  await page.getByRole('button', { name: 'New below: jump to latest' }).click();
  await toLatest(page).waitFor({ state: 'detached' });
  await expect.poll(() => isInSight(said(page, 'Something new.'))).toBe(true);
  expect(problems).toEqual([]);
});

test('on a window as low as at 400 % zoom nothing sticks, and it opens with half of it free to read', async () => {
  const { page } = await openChat({ width: 320, height: 256 });
  const free = () =>
    page.evaluate(() => {
      const isText = (y: number) =>
        document.elementFromPoint(innerWidth / 2, y)?.closest('header, [data-composer]') === null;
      const rows = Array.from({ length: innerHeight / 4 }, (_, at) => at * 4 + 2);
      return rows.filter(isText).length / rows.length;
    });
  await painted(page);
  expect(await free(), 'as it opens').toBeGreaterThanOrEqual(0.5);
  await scrollDown(page, -800);
  expect(await free(), 'further up').toBe(1);
  // What is sent is seen here too.
  holdEndOf('Here I am.');
  await sendOn(page, 'Do you see me?');
  await expect
    .poll(
      () =>
        main(page)
          .getByText('Do you see me?', { exact: true })
          .evaluate((element) => {
            const { top, bottom } = element.getBoundingClientRect();
            return top >= 0 && bottom <= innerHeight;
          }),
      soon,
    )
    .toBe(true);
  await painted(page);
  expect(await free(), 'after sending').toBeGreaterThanOrEqual(0.5);
});

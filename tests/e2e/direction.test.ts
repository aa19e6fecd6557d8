import type { Locator } from 'playwright';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { makeAdmin } from '#tests/support/admin.ts';
import { type App, startApp } from '#tests/support/app.ts';
import { samePage } from '#tests/support/browser.ts';
import { signUp } from '#tests/support/client.ts';
import { ask, startConversation } from '#tests/support/conversation.ts';

let app: App;
beforeAll(async () => void (app = await startApp({ env: { LOG_LEVEL: 'error' } })));

const arabic = 'كيف أجد السلام في قلبي؟';
const hebrew = 'איך מוצאים שלווה בלב?';
const answer = [
  arabic,
  'Now in English.',
  `- ${hebrew}\n- Second\n\n  ${arabic}`,
  `> ${arabic}`,
  '- First\n- Second',
  `| ${hebrew} |\n| --- |\n| one |`,
  '## Peace',
  '```\ncode\n```',
].join('\n\n');

const directionOf = (place: Locator) => place.evaluate((element) => getComputedStyle(element).direction);

/** What a message's blocks are, and the direction of each. */
const blocksOf = (place: Locator) =>
  place
    .locator('.prose > *')
    .evaluateAll((all) => all.map((one) => `${one.localName} ${getComputedStyle(one).direction}`));
const answerBlocks = ['p rtl', 'p ltr', 'ul rtl', 'blockquote rtl', 'ul ltr', 'table rtl', 'h4 ltr', 'pre ltr'];

test('every block of a message has the direction of its own text', async () => {
  const person = await signUp(app);
  const id = await startConversation(person);
  app.provider.answer = () => answer;
  await ask(person, id, `${arabic}\n\nAnd in English`);
  const { page, problems } = await samePage({ app, javaScript: false, width: 360, as: person });
  await page.goto(`/chat/${id}?recent=open`);
  expect(await blocksOf(page.locator('#message-0'))).toEqual(['p rtl', 'p ltr']);
  expect(await blocksOf(page.locator('#message-1'))).toEqual(answerBlocks);
  // Also where a list names it.
  expect(await directionOf(page.locator('#recent').getByText(arabic))).toBe('rtl');
  expect(problems).toEqual([]);
});

test('so does what is typed, sent and being written, and what the dialog of recent questions names', async () => {
  const person = await signUp(app);
  const id = await startConversation(person);
  const { page, problems } = await samePage({ app, javaScript: true, width: 360, as: person });
  await page.goto(`/chat/${id}`);
  await page.locator('[data-live]').waitFor();
  const { promise, resolve } = Promise.withResolvers<void>();
  onTestFinished(() => resolve());
  app.provider.answer = () => ({ text: answer, holdEnd: promise });
  const box = page.getByRole('textbox');
  await box.fill(hebrew);
  expect(await directionOf(box)).toBe('rtl');
  await page.getByRole('button', { name: 'Send' }).click();
  expect(await directionOf(page.getByRole('main').getByText(hebrew, { exact: true }).last())).toBe('rtl');
  const draft = page.locator('[aria-busy]');
  await draft.locator('.prose pre').waitFor();
  const directions = (blocks: string[]) => blocks.map((block) => block.split(' ')[1]);
  expect(directions(await blocksOf(draft))).toEqual(directions(answerBlocks));
  resolve();
  await page.locator('#message-1 pre').waitFor();
  await page.getByRole('button', { name: 'Recent History' }).click();
  expect(await directionOf(page.getByRole('dialog').getByText(hebrew))).toBe('rtl');
  expect(problems).toEqual([]);
});

test('a line in another direction than its list or quotation aligns by its own', async () => {
  const person = await signUp(app);
  const id = await startConversation(person);
  app.provider.answer = () => `- First\n- ${arabic}`;
  await ask(person, id, 'Two?');
  const { page } = await samePage({ app, javaScript: false, width: 360, as: person });
  await page.goto(`/chat/${id}`);
  const places = await page.locator('#message-1 li').evaluateAll((all) =>
    all.map((item) => {
      const range = document.createRange();
      range.selectNodeContents(item);
      const [text, box] = [range.getBoundingClientRect(), item.getBoundingClientRect()];
      return text.left - box.left < box.right - text.right ? 'left' : 'right';
    }),
  );
  expect(places).toEqual(['left', 'right']);
});

test('titles, previews, recommendations and comments have the direction of their text', async () => {
  const person = await signUp(app);
  await makeAdmin(app, person);
  const id = await startConversation(person, 'gandhi', hebrew);
  app.provider.answer = () => arabic;
  await ask(person, id, 'One question');
  const words = `${arabic} ${arabic}`;
  await person.json('POST', '/api/recommendations', {
    name: hebrew,
    category: 'legacy',
    description: words,
    reasoning: `${words} 2`,
  });
  await person.json('POST', '/api/feedback', { experienceRating: 5, npsScore: 9, comment: words });
  const { page } = await samePage({ app, javaScript: false, width: 360, as: person });
  const rightToLeft = async (path: string, texts: string[]) => {
    await page.goto(path);
    for (const text of texts)
      expect(
        await directionOf(page.getByRole('main').getByText(text, { exact: true }).first()),
        `${text} on ${path}`,
      ).toBe('rtl');
  };
  await rightToLeft('/history', [hebrew, arabic]);
  await rightToLeft('/recommend', [hebrew, words, `${words} 2`]);
  await rightToLeft('/analytics?view=recommendations', [hebrew, words, `${words} 2`]);
  await rightToLeft('/analytics?view=feedback', [words]);
});

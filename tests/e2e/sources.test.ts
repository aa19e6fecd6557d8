import type { Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { mentors } from '#lib/mentors/index.ts';
import type { Passage } from '#lib/mentors/mentor.ts';
import { type App, startApp } from '#tests/support/app.ts';
import { samePage } from '#tests/support/browser.ts';
import { signUp } from '#tests/support/client.ts';
import { ask, startConversation } from '#tests/support/conversation.ts';

let app: App;
let person: Awaited<ReturnType<typeof signUp>>;
/** A conversation in which two answers cite the second and the first passage that was offered, in this order. */
let conversationId: string;
const cited: Passage[][] = [];
beforeAll(async () => {
  app = await startApp();
  app.provider.answer = () =>
    `First this [2].\n\n${'Then a long way to go.\n\n'.repeat(20)}And that [1], and [2] again.`;
  person = await signUp(app);
  conversationId = await startConversation(person, 'jobs');
  for (const question of ['How do I find what I love?', 'What do you say about money?']) {
    await ask(person, conversationId, question);
    const [second, first] = offered();
    cited.push([first!, second!]);
  }
});

const jobs = mentors.find(({ key }) => key === 'jobs')!;

/** The passages that the provider was offered last, in the order of their numbers. */
function offered(): Passage[] {
  const listed = [...app.provider.requests.at(-1)!.messages[0]!.content.matchAll(/^\[\d+\] .+? \(\d+\): (.+)$/gm)];
  return listed.map(([, teaching]) => jobs.library.find((passage) => passage.teaching === teaching)!);
}

async function openChat(options: { javaScript: boolean; width: number; fragment?: string }) {
  const { page, problems } = await samePage({ app, javaScript: options.javaScript, width: options.width, as: person });
  await page.goto(`/chat/${conversationId}${options.fragment ?? ''}`);
  if (options.javaScript) await page.locator('[data-live]').waitFor();
  return { page, problems };
}

const answer = (page: Page, at: number) => page.locator(`#message-${at * 2 + 1}`);
const chips = (page: Page, at: number) => answer(page, at).locator('summary');
const openEntries = (page: Page) => page.locator('details[open] > [id^=source-]');

test.for([360, 1280])(
  'a chip of the last answer opens its entry in sight, between header and box, %i px wide',
  async (width) => {
    const { page, problems } = await openChat({ javaScript: true, width });
    for (const chip of await chips(page, 1).all()) {
      await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
      // By the mouse alone: nothing scrolls the chip into view first.
      const { x, y, height } = (await chip.boundingBox())!;
      await page.mouse.click(x + 20, y + height / 2);
      const entry = openEntries(page);
      await entry.waitFor();
      await expect
        .poll(() =>
          entry.evaluate((element) => {
            const { top, bottom } = element.getBoundingClientRect();
            const [header, form] = [
              document.querySelector('header')!,
              document.querySelector('form[data-action=send]')!,
            ];
            return top >= header.getBoundingClientRect().bottom && bottom <= form.getBoundingClientRect().top;
          }),
        )
        .toBe(true);
    }
    expect(problems).toEqual([]);
  },
);

describe.for([
  { javaScript: false, width: 360 },
  { javaScript: true, width: 1280 },
])('with JavaScript $javaScript, $width px wide', (options) => {
  test('a chip says work and year, and opens its entry below the chips, one at a time', async () => {
    const { page, problems } = await openChat(options);
    // A click on a chip does not wait for the page to have come to rest.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const [at, passages] of cited.entries()) {
      expect((await chips(page, at).allInnerTexts()).map((text) => text.replaceAll(/\s+/g, ' '))).toEqual(
        passages.map(({ work, year }, n) => `${n + 1} ${work} (${year})`),
      );
    }
    expect(await openEntries(page).count()).toBe(0);
    for (const [at, passage] of cited[0]!.entries()) {
      const before = await chips(page, 0).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().x));
      await chips(page, 0).nth(at).click();
      const entry = openEntries(page);
      expect(await entry.count()).toBe(1);
      const text = (await entry.innerText()).replaceAll(/\s+/g, ' ');
      for (const part of [passage.work, `(${passage.year})`, passage.locator, `In our own words: ${passage.teaching}`])
        expect(text).toContain(part);
      expect(text.toLowerCase()).toContain(`${passage.kind}: `);
      // The chips stay where they are, and the entry has the whole width below them.
      expect(await chips(page, 0).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().x))).toEqual(
        before,
      );
      // Measured together: the page may be on its way to the entry.
      const last = await chips(page, 0).last().elementHandle();
      const box = await entry.evaluate((one, chip) => {
        const { y, width } = one.getBoundingClientRect();
        return { below: y - chip!.getBoundingClientRect().bottom, width };
      }, last);
      expect(box.below).toBeGreaterThanOrEqual(0);
      expect(box.width).toBeGreaterThan(options.width === 360 ? 300 : 700);
    }
    // One of each answer can be open.
    await chips(page, 1).first().click();
    expect(await openEntries(page).count()).toBe(2);
    await chips(page, 0).last().click();
    await chips(page, 1).first().click();
    expect(await openEntries(page).count()).toBe(0);
    expect(problems).toEqual([]);
  });

  test('a number in the text leads to the entry of its own answer and opens it', async () => {
    const { page, problems } = await openChat(options);
    await answer(page, 1).getByRole('link', { name: 'Source 2' }).click();
    const entry = openEntries(page);
    await entry.waitFor();
    expect(await entry.getAttribute('id')).toBe('source-3-2');
    expect(await entry.innerText()).toContain(cited[1]![1]!.teaching);
    expect(await page.evaluate(() => document.activeElement?.id), 'one reads on there').toBe('source-3-2');
    await expect
      .poll(() =>
        entry.evaluate((element) => {
          const { top, bottom } = element.getBoundingClientRect();
          return top >= 0 && bottom <= innerHeight;
        }),
      )
      .toBe(true);
    // Closed by hand, it opens again; and the other one takes its place.
    await chips(page, 1).nth(1).click();
    expect(await openEntries(page).count()).toBe(0);
    await answer(page, 1).getByRole('link', { name: 'Source 2' }).last().click();
    await entry.waitFor();
    await answer(page, 1).getByRole('link', { name: 'Source 1' }).first().click();
    await expect.poll(() => entry.evaluateAll((all) => all.map(({ id }) => id))).toEqual(['source-3-1']);
    await page.goBack();
    expect(problems).toEqual([]);
  });

  test('an address with a source’s fragment opens it', async () => {
    const { page } = await openChat({ ...options, fragment: '#source-1-2' });
    await openEntries(page).waitFor();
    expect(await openEntries(page).evaluateAll((all) => all.map(({ id }) => id))).toEqual(['source-1-2']);
  });

  test('the keyboard opens, enters and closes an entry', async () => {
    const { page } = await openChat(options);
    await chips(page, 0).first().focus();
    await page.keyboard.press('Enter');
    await openEntries(page).waitFor();
    await page.keyboard.press('Enter');
    expect(await openEntries(page).count()).toBe(0);
    await page.keyboard.press('Tab');
    expect(
      await chips(page, 0)
        .nth(1)
        .evaluate((one) => one === document.activeElement),
    ).toBe(true);
    await page.keyboard.press('Space');
    await openEntries(page).waitFor();
  });
});

test('a public address leads away from here, and says so', async () => {
  const { page } = await openChat({ javaScript: false, width: 1280 });
  for (const [at, passages] of cited.entries()) {
    for (const [n, { url }] of passages.entries()) {
      await chips(page, at).nth(n).click();
      const links = answer(page, at).locator('details[open] a[href^=http]');
      expect(
        await links.evaluateAll((all) => all.map((one) => [one.getAttribute('href'), one.textContent!.trim()])),
      ).toEqual(url === undefined ? [] : [[url, `Go to ${new URL(url).host} (leaves this site)`]]);
      for (const rel of await links.evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).rel))) {
        expect(rel.split(' ').toSorted()).toEqual(['nofollow', 'noopener', 'noreferrer']);
      }
    }
  }
  expect(
    cited.flat().some(({ url }) => url !== undefined),
    'there was one to see',
  ).toBe(true);
});

import type { Page } from 'playwright';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app.ts';
import { newPage, outcome, samePage } from '#tests/support/browser.ts';
import { type Client, signUp } from '#tests/support/client.ts';

/** Long enough for a busy machine; what holds is seen at once. */
const soon = { timeout: 8_000 };

let app: App;
beforeAll(async () => void (app = await startApp({ workers: 0 })));
beforeEach(async () => void (await app.sql`delete from personality_recommendations`));

const good = {
  name: 'Maya Angelou',
  category: 'cinema',
  description: 'Poet, singer and memoirist.',
  reasoning: 'She knew how to begin again.',
};
const recommend = async (client: Client, fields: Partial<typeof good> = {}): Promise<string> =>
  (await client.json('POST', '/api/recommendations', { ...good, ...fields })).body.id;
const voteCount = async (id: string): Promise<number> =>
  (await app.sql`select vote_count from personality_recommendations where id = ${id}`)[0]!['vote_count'];

const toggle = (page: Page, name: 'Recommend New Personality' | 'Cancel') =>
  page.getByRole('button', { name, exact: true });
const field = (page: Page, name: string) => page.getByRole('textbox', { name });
const category = (page: Page) => page.getByRole('combobox', { name: 'Category' });
const submit = (page: Page) => page.getByRole('button', { name: 'Submit Recommendation' });
const item = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name }) });
const button = (page: Page, way: 'up' | 'down', name: string) =>
  item(page, name).getByRole('button', { name: `Vote ${way}: ${name}` });
const count = async (page: Page, name: string) => (await item(page, name).getByRole('status').innerText()).trim();
const pressed = async (page: Page, name: string) => [
  await button(page, 'up', name).getAttribute('aria-pressed'),
  await button(page, 'down', name).getAttribute('aria-pressed'),
];
const badge = (page: Page, heading: string) => page.getByRole('heading', { name: heading }).locator('span').innerText();

describe.for([true, false])('with JavaScript: %s', (javaScript) => {
  // spec: product-5, screens-6, screens-8, screens-9, entities-35, entities-36, entities-37, entities-38, entities-39
  // spec: calls-23, errors-30, errors-37
  test('somebody is recommended, and is on the list', async () => {
    const { page, problems } = await samePage({
      app,
      javaScript,
      width: javaScript ? 1280 : 360,
      as: await signUp(app),
    });
    await page.goto('/recommend');
    await page.getByText('No pending recommendations at the moment.').waitFor();
    expect(await badge(page, 'Pending Review')).toBe('0');
    expect(await field(page, 'Name').isVisible()).toBe(false);
    expect(await toggle(page, 'Recommend New Personality').getAttribute('aria-expanded')).toBe('false');
    await toggle(page, 'Recommend New Personality').click();
    await field(page, 'Name').fill(good.name);
    expect(await toggle(page, 'Cancel').getAttribute('aria-expanded')).toBe('true');
    expect(await category(page).locator('option').allInnerTexts()).toEqual([
      'Choose a category',
      'Business & Entrepreneurship',
      'Sports & Athletics',
      'Cinema & Entertainment',
      'World Leaders & Politics',
      'Legacy & History',
    ]);
    await category(page).selectOption('Cinema & Entertainment');
    await field(page, 'Description').fill(good.description);
    await field(page, 'Reasoning').fill(good.reasoning);
    await submit(page).click();
    const told = outcome(page).filter({ hasText: 'Recommendation submitted!' });
    await told.waitFor();
    expect(await told.innerText()).toContain(
      'Your personality recommendation has been submitted for community review.',
    );
    expect(await field(page, 'Name').isVisible()).toBe(false);
    expect(await badge(page, 'Pending Review')).toBe('1');
    const text = await item(page, good.name).innerText();
    for (const part of ['Cinema & Entertainment', 'Pending', good.description, good.reasoning])
      expect(text).toContain(part);
    expect(await count(page, good.name)).toContain('0');
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await page.waitForURL(`${app.origin}/`);
    expect(problems).toEqual([]);
  });

  // spec: screens-7
  test('the form goes away with Cancel', async () => {
    const { page, problems } = await samePage({ app, javaScript, width: 360, as: await signUp(app) });
    await page.goto('/recommend');
    await toggle(page, 'Recommend New Personality').click();
    await field(page, 'Name').waitFor();
    await toggle(page, 'Cancel').click();
    await field(page, 'Name').waitFor({ state: 'hidden' });
    await toggle(page, 'Recommend New Personality').click();
    await field(page, 'Name').waitFor();
    expect(problems).toEqual([]);
  });

  // spec: validation-21, validation-31, errors-29
  test('what is refused is told under its field, with everything that was typed', async () => {
    const { page, problems } = await samePage({ app, javaScript, width: 360, as: await signUp(app) });
    await page.goto('/recommend');
    await toggle(page, 'Recommend New Personality').click();
    await field(page, 'Name').fill('🪷'.repeat(101));
    await category(page).selectOption('legacy');
    await field(page, 'Description').fill('x'.repeat(1_001));
    await field(page, 'Reasoning').fill('          Because      ');
    await submit(page).click();
    // With a script nothing was sent yet that could have failed.
    if (!javaScript)
      await outcome(page).filter({ hasText: 'Failed to submit recommendation. Please try again.' }).waitFor();
    await page.locator('[aria-invalid=true]').first().waitFor();
    for (const [name, message] of [
      ['Name', 'Name must be at most 100 characters'],
      ['Description', 'Description must be at most 1,000 characters'],
      ['Reasoning', 'Reasoning must be at least 10 characters'],
    ] as const) {
      expect(await field(page, name).getAttribute('aria-invalid')).toBe('true');
      const ids = (await field(page, name).getAttribute('aria-describedby'))!.split(' ');
      const described = await Promise.all(ids.map((id) => page.locator(`#${id}`).innerText()));
      expect(described.join(' ')).toContain(message);
    }
    expect(await field(page, 'Name').inputValue()).toBe('🪷'.repeat(101));
    expect(await category(page).inputValue()).toBe('legacy');
    expect(await field(page, 'Description').inputValue()).toBe('x'.repeat(1_001));
    await field(page, 'Name').fill('🪷'.repeat(100));
    await field(page, 'Description').fill('x'.repeat(1_000));
    await field(page, 'Reasoning').fill('Because of the ponds');
    await submit(page).click();
    await outcome(page).filter({ hasText: 'Recommendation submitted!' }).waitFor();
    expect(problems).toEqual([]);
  });

  // spec: screens-10, calls-25
  test('votes go up and down, are taken back, and are there after a reload', async () => {
    const [author, other] = [await signUp(app), await signUp(app)];
    const id = await recommend(author);
    await other.json('POST', `/api/recommendations/${id}/vote`, { vote: 'up', on: true });
    // One's own can be voted on too.
    const { page, problems } = await samePage({ app, javaScript, width: 360, as: author });
    await page.goto('/recommend');
    expect(await pressed(page, good.name)).toEqual(['false', 'false']);
    for (const [way, shown, state] of [
      ['up', '2', ['true', 'false']],
      ['down', '0', ['false', 'true']],
      ['down', '1', ['false', 'false']],
      ['up', '2', ['true', 'false']],
    ] as const) {
      const answered = page.waitForResponse('**/vote');
      await button(page, way, good.name).click();
      await answered;
      await expect.poll(() => pressed(page, good.name), soon).toEqual(state);
      await expect.poll(() => count(page, good.name), soon).toContain(shown);
      await expect.poll(() => voteCount(id), soon).toBe(Number(shown));
    }
    await page.reload();
    expect(await pressed(page, good.name)).toEqual(['true', 'false']);
    expect(await count(page, good.name)).toContain('2');
    expect(problems).toEqual([]);
  });

  test('one vote is called a vote, others votes', async () => {
    const person = await signUp(app);
    await recommend(person);
    const { page, problems } = await samePage({ app, javaScript, width: 1280, as: person });
    await page.goto('/recommend');
    const said: string[] = [];
    for (const way of ['up', 'up', 'down'] as const) {
      said.push((await item(page, good.name).getByRole('status').textContent()) ?? '');
      const answered = page.waitForResponse('**/vote');
      await button(page, way, good.name).click();
      await answered;
      await expect.poll(() => item(page, good.name).getByRole('status').textContent(), soon).not.toBe(said.at(-1));
    }
    said.push((await item(page, good.name).getByRole('status').textContent()) ?? '');
    expect(said).toEqual(['0 votes', '1 vote', '0 votes', '-1 vote']);
    expect(problems).toEqual([]);
  });

  test('what does not fit on a page is on the next, and can be voted on there', async () => {
    const person = await signUp(app);
    await app.sql`
      insert into personality_recommendations (user_id, name, description, category, reasoning, created_at)
      select ${person.user.id}, 'Number ' || n, 'What they have done', 'legacy', 'Why they should be here', now() + n * interval '1 second' from generate_series(1, 102) n`;
    const { page, problems } = await samePage({ app, javaScript, width: 360, as: person });
    await page.goto('/recommend');
    expect(await badge(page, 'Pending Review')).toBe('102');
    const pages = page.getByRole('navigation', { name: 'Pages of what is pending' });
    expect(await pages.getByRole('link').allInnerTexts()).toEqual(['Next']);
    await pages.getByRole('link', { name: 'Next' }).click();
    await item(page, 'Number 100').waitFor();
    await pages.getByRole('link', { name: 'Next' }).click();
    await item(page, 'Number 102').waitFor();
    for (const [way, shown] of [
      ['down', '-1'],
      ['up', '1'],
    ] as const) {
      await button(page, way, 'Number 102').click();
      // Without a script it is where its votes have put it: at the end, then at the top of the first page.
      await expect.poll(() => count(page, 'Number 102'), soon).toContain(shown);
      await expect
        .poll(
          async () =>
            (
              await app.sql`select vote_count from personality_recommendations where name = 'Number 102' and user_id = ${person.user.id}`
            )[0]!['vote_count'],
          soon,
        )
        .toBe(Number(shown));
      expect(
        await item(page, 'Number 102').evaluate((article) => article.getBoundingClientRect().top < innerHeight),
      ).toBe(true);
    }
    await page.goto('/recommend');
    expect(await page.getByRole('article').first().getByRole('heading', { level: 3 }).innerText()).toBe('Number 102');
    expect(problems).toEqual([]);
  });
});

describe('the list', () => {
  // spec: states-5, states-6, states-8
  test('decided ones show their badge and their votes, and take no more; pending ones are in order', async () => {
    const person = await signUp(app);
    const names = ['Ada Lovelace', 'Serena Williams', 'Nelson Mandela', 'Rumi the Poet'] as const;
    const ids: string[] = [];
    for (const name of names) ids.push(await recommend(person, { name }));
    for (const id of ids.slice(1))
      await person.json('POST', `/api/recommendations/${id}/vote`, { vote: 'up', on: true });
    await app.sql`update personality_recommendations set status = 'approved' where id = ${ids[2]!}`;
    await app.sql`update personality_recommendations set status = 'rejected' where id = ${ids[3]!}`;
    const { page, problems } = await samePage({ app, javaScript: false, width: 360, as: person });
    await page.goto('/recommend');
    const section = (name: string) =>
      page.getByRole('region', { name }).getByRole('heading', { level: 3 }).allInnerTexts();
    expect(await section('Pending Review')).toEqual(['Serena Williams', 'Ada Lovelace']);
    expect(await section('Decided')).toEqual(['Nelson Mandela', 'Rumi the Poet']);
    expect([await badge(page, 'Pending Review'), await badge(page, 'Decided')]).toEqual(['2', '2']);
    const colours: number[][] = [];
    for (const [name, status] of [
      ['Ada Lovelace', 'Pending'],
      ['Nelson Mandela', 'Approved'],
      ['Rumi the Poet', 'Rejected'],
    ] as const) {
      colours.push(await item(page, name).getByText(status, { exact: true }).evaluate(backgroundOf));
      if (status === 'Pending') continue;
      expect(await item(page, name).getByRole('button').count()).toBe(0);
      await item(page, name).getByText('1 vote', { exact: true }).waitFor();
    }
    const [[pr, pg, pb], [ar, ag, ab], [rr, rg, rb]] = colours as [number[], number[], number[]];
    expect(pr! > pb! + 40 && pg! > pb! + 40, 'pending is yellow').toBe(true);
    expect(ag! > ar! && ag! > ab!, 'approved is green').toBe(true);
    expect(rr! > rg! && rr! > rb!, 'rejected is red').toBe(true);
    expect(problems).toEqual([]);
  });

  test('long words stay within a narrow phone, and what looks like markup is text', async () => {
    const person = await signUp(app);
    await recommend(person, {
      name: 'W'.repeat(100),
      description: 'i'.repeat(1_000),
      reasoning: `<b>${'<i>'.repeat(300)}</b>`,
    });
    const { page, problems } = await samePage({ app, javaScript: false, width: 360, as: person });
    await page.goto('/recommend');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    expect(await page.getByRole('article').locator('b, i').count()).toBe(0);
    expect(problems).toEqual([]);
  });
});

describe('with JavaScript', () => {
  // spec: calls-23
  test('a vote changes in place, with what others have voted meanwhile, and without React before it', async () => {
    const [person, other] = [await signUp(app), await signUp(app)];
    const id = await recommend(person);
    const { page, problems } = await newPage({ app, javaScript: true, width: 1280, as: person });
    const scripts: Promise<string>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.text());
    });
    await page.goto('/recommend', { waitUntil: 'networkidle' });
    expect((await Promise.all(scripts)).some((script) => script.includes('Minified React error'))).toBe(false);
    await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''));
    await other.json('POST', `/api/recommendations/${id}/vote`, { vote: 'up', on: true });
    await button(page, 'up', good.name).click();
    await expect.poll(() => count(page, good.name), soon).toContain('2');
    expect(await page.locator('html[data-same-page]').count(), 'no page was loaded').toBe(1);
    expect(problems).toEqual([]);
  });

  test('a double click votes once', async () => {
    const person = await signUp(app);
    const id = await recommend(person);
    const { page } = await samePage({ app, javaScript: true, width: 1280, as: person });
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route('**/vote', async (route) => {
      await promise;
      await route.continue();
    });
    await page.goto('/recommend');
    await button(page, 'up', good.name).hover();
    await page.waitForLoadState('networkidle');
    const answered = page.waitForResponse('**/vote');
    await button(page, 'up', good.name).dblclick();
    resolve();
    await answered;
    await expect.poll(() => count(page, good.name), soon).toContain('1');
    expect(await voteCount(id)).toBe(1);
    expect(await pressed(page, good.name)).toEqual(['true', 'false']);
  });

  test('a double click on a fast line votes once too, and a changed mind is heard on a slow one', async () => {
    const person = await signUp(app);
    const id = await recommend(person);
    const { page, problems } = await samePage({ app, javaScript: true, width: 1280, as: person });
    await page.goto('/recommend');
    const answered = page.waitForResponse('**/vote');
    await button(page, 'up', good.name).click();
    await answered;
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    expect(await pressed(page, good.name)).toEqual(['true', 'false']);

    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route('**/vote', async (route) => {
      await promise;
      await route.continue();
    });
    for (const [way, shown, state] of [
      ['up', '0', ['false', 'false']],
      ['up', '1', ['true', 'false']],
      ['down', '-1', ['false', 'true']],
    ] as const) {
      await button(page, way, good.name).press('Enter');
      expect(await pressed(page, good.name)).toEqual(state);
      expect(await count(page, good.name)).toContain(shown);
    }
    resolve();
    await expect.poll(() => voteCount(id), soon).toBe(-1);
    expect(await count(page, good.name)).toContain('-1');
    expect(problems).toEqual([]);
  });

  // spec: errors-31
  test('a vote that fails is told, and what holds is shown', async () => {
    const person = await signUp(app);
    const id = await recommend(person);
    const { page } = await samePage({ app, javaScript: true, width: 360, as: person });
    await page.goto('/recommend');
    await page.route('**/vote', (route) => route.abort());
    await button(page, 'down', good.name).click();
    const toast = page.getByRole('region', { name: /notifications/i }).getByRole('listitem');
    await toast.filter({ hasText: 'Failed to submit vote. Please try again.' }).waitFor();
    await expect.poll(() => pressed(page, good.name), soon).toEqual(['false', 'false']);
    expect(await count(page, good.name)).toContain('0');
    await page.unroute('**/vote');

    await app.sql`update personality_recommendations set status = 'approved' where id = ${id}`;
    await button(page, 'down', good.name).click();
    await toast.filter({ hasText: 'This recommendation has been decided; it takes no more votes.' }).waitFor();
    await expect.poll(() => pressed(page, good.name), soon).toEqual(['false', 'false']);
    expect(await voteCount(id)).toBe(0);
  });

  // spec: screens-7
  test('the form opens and closes in place, keeps what was typed, and counts it', async () => {
    const { page, problems } = await samePage({ app, javaScript: true, width: 360, as: await signUp(app) });
    await page.goto('/recommend');
    await toggle(page, 'Recommend New Personality').click();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('name');
    await field(page, 'Description').fill('  🪷 a flower ');
    await page.getByText('10 / 1,000').waitFor();
    await toggle(page, 'Cancel').click();
    await toggle(page, 'Recommend New Personality').click();
    expect(await field(page, 'Description').inputValue()).toBe('  🪷 a flower ');
    expect(page.url()).toBe(`${app.origin}/recommend`);
    expect(problems).toEqual([]);
  });
});

/** Runs in the page: the background's red, green and blue, whatever colour space the style sheet names it in. */
function backgroundOf(element: Element): number[] {
  const context = document.createElement('canvas').getContext('2d')!;
  context.fillStyle = getComputedStyle(element).backgroundColor;
  context.fillRect(0, 0, 1, 1);
  return [...context.getImageData(0, 0, 1, 1).data.slice(0, 3)];
}

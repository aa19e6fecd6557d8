import type { Locator, Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { categories } from '#lib/mentors/categories.ts';
import { mentors } from '#lib/mentors/index.ts';
import { type App, startApp } from '#tests/support/app.ts';
import { newPage, samePage } from '#tests/support/browser.ts';
import { type Client, signUp } from '#tests/support/client.ts';

/** Long enough for a busy machine; what holds is seen at once. */
const soon = { timeout: 8_000 };

let app: App;
beforeAll(async () => {
  app = await startApp({
    workers: 0,
    env: { CREATORS: 'Ada Example <ada@example.org>, Lin Example <lin@example.org>' },
  });
});

/** What a category's tab shows (docs/contract.md §6.1). */
const mentorsOf = (key: string) => mentors.filter(({ category }) => category === key).map(({ name }) => name);
const tabs = {
  favorites: 'Favorites',
  business: 'Business Leaders',
  sports: 'Sports Icons',
  cinema: 'Cinema & Entertainment',
  leaders: 'World Leaders',
  legacy: 'Buddhist Wisdom',
};

const emptyText = 'Start exploring different categories and add your favorite mentors here.';
const tabBar = (page: Page) => page.getByRole('navigation', { name: 'Categories' });
/** What is read out: on phones some words are only that. */
const chosenTabs = async (page: Page) =>
  (await tabBar(page).locator('[aria-current=page]').allTextContents()).map((text) => text.trim());
const cards = (page: Page) => page.getByRole('article');
const names = (page: Page) => cards(page).getByRole('heading').allInnerTexts();
const heart = (page: Page, name: string) => page.getByRole('button', { name: `Favorite ${name}` });
const box = (page: Page) => page.getByLabel('What is on your mind today?');
const proposals = (page: Page) => page.locator('#guidance > ul > li');
const question = 'How do I begin again after my company has failed?';
const banner = (page: Page) => page.getByRole('complementary', { name: 'Support' });
const menu = (page: Page) => page.getByRole('navigation', { name: 'Account' });
const toasts = (page: Page) => page.getByRole('region', { name: /notifications/i }).getByRole('listitem');
const favoritesOf = async (person: Client): Promise<string[]> =>
  (await person.json('GET', '/api/auth/user')).body.favoritePersonalities;

describe.for([true, false])('with JavaScript: %s', (javaScript) => {
  // spec: product-4, home-8, home-9, states-12, calls-21
  test('a chosen favorite is on its tab after a reload, and leaves it again', async () => {
    const person = await signUp(app);
    const { page, problems } = await samePage({ app, javaScript, width: 1280, as: person });
    await page.goto('/?category=favorites');
    expect(await cards(page).count()).toBe(0);
    await page.getByText(emptyText).waitFor();

    await page.goto('/?category=sports');
    await heart(page, 'Muhammad Ali').click();
    await expect.poll(() => heart(page, 'Muhammad Ali').getAttribute('aria-pressed'), soon).toBe('true');
    expect(new URL(page.url()).search).toBe('?category=sports');
    await expect.poll(() => favoritesOf(person), soon).toEqual(['ali']);
    await page.reload();
    expect(await heart(page, 'Muhammad Ali').getAttribute('aria-pressed')).toBe('true');
    expect(await heart(page, 'Kobe Bryant').getAttribute('aria-pressed')).toBe('false');

    await page.goto('/?category=favorites');
    expect(await names(page)).toEqual(['Muhammad Ali']);
    await heart(page, 'Muhammad Ali').click();
    await page.getByText(emptyText).waitFor();
    await expect.poll(() => cards(page).count(), soon).toBe(0);
    await expect.poll(() => favoritesOf(person), soon).toEqual([]);
    await page.goto('/?category=favorites');
    await page.getByText(emptyText).waitFor();
    expect(await page.getByRole('button', { name: 'Undo' }).count()).toBe(0);
    expect(problems).toEqual([]);
  });

  // spec: states-12
  test('a favorite that is taken off its tab leaves its place, from which it can come back', async () => {
    const person = await signUp(app);
    for (const personalityKey of ['jobs', 'ali', 'mlk'])
      await person.json('PATCH', '/api/users/favorites', { personalityKey, on: true });
    const { page, problems } = await samePage({ app, javaScript, width: 360, height: 640, as: person });
    await page.goto('/?category=favorites');
    const left = page.getByRole('group', { name: 'Muhammad Ali is no longer among your favorites.' });
    await heart(page, 'Muhammad Ali').click();
    await left.waitFor();
    expect(await names(page)).toEqual(['Steve Jobs', 'Martin Luther King Jr.']);
    expect(await page.getByText(emptyText).count()).toBe(0);
    await expect.poll(() => left.evaluate((one) => one === document.activeElement), soon).toBe(true);
    await expect.poll(() => left.evaluate(isInView), soon).toBe(true);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await left.waitFor({ state: 'detached' });
    expect(await names(page)).toEqual(['Steve Jobs', 'Muhammad Ali', 'Martin Luther King Jr.']);
    await expect.poll(() => favoritesOf(person), soon).toContain('ali');
    await expect.poll(() => heart(page, 'Muhammad Ali').evaluate(isInView), soon).toBe(true);
    expect(problems).toEqual([]);
  });
});

describe.for([
  [true, 1280],
  [false, 360],
] as const)('the box of home (JavaScript: %s, %s px)', ([javaScript, width]) => {
  test('stands before everything, proposes three mentors, and one click asks one of them', async () => {
    const person = await signUp(app);
    const { page, problems } = await samePage({ app, javaScript, width, as: person });
    await page.goto('/');
    expect(await box(page).evaluate(isInView)).toBe(true);
    expect(await page.getByRole('main').getByRole('textbox').count()).toBe(1);
    await box(page).fill(question);
    await page.getByRole('button', { name: 'Find Mentors' }).click();
    await page.waitForURL('/?guidance=open#guidance');
    expect(await proposals(page).count()).toBe(3);
    expect(await page.locator('#guidance').getByRole('heading').first().innerText()).toBe('Three who speak of this');
    for (const proposal of await proposals(page).all()) {
      expect(await proposal.innerText()).toMatch(/From “.+” \(\d+\)/);
      expect(await proposal.getByRole('img').getAttribute('alt')).toContain('Portrait of');
    }
    expect(await box(page).inputValue()).toBe(question);
    await page.reload();
    expect(await proposals(page).count()).toBe(3);
    // Another tab leaves them there.
    await tabBar(page).getByRole('link', { name: 'Sports Icons' }).click();
    await page.waitForURL('/?category=sports&guidance=open#choose');
    expect(await proposals(page).count()).toBe(3);

    const name = await proposals(page).first().getByRole('heading').innerText();
    await page.getByRole('button', { name: `Ask ${name}`, exact: true }).dblclick();
    await page.waitForURL(/\/chat\/[^/]+$/);
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await page.getByText(question).first().waitFor();
    const { body } = await person.json('GET', '/api/conversations');
    expect(body).toMatchObject([{ title: `Chat with ${name}`, messageCount: 1 }]);

    await page.goto('/');
    expect(await box(page).inputValue()).toBe('');
    await page.getByRole('link', { name: `Continue with ${name}` }).click();
    await page.waitForURL(`/chat/${body[0].id}`);
    expect(problems).toEqual([]);
  });

  test('says what is wrong under it, and keeps what was typed', async () => {
    const { page } = await samePage({ app, javaScript, width, as: await signUp(app) });
    await page.goto('/');
    await page.getByRole('button', { name: 'Find Mentors' }).click();
    await page.locator('#question-error').filter({ hasText: 'Please write a message' }).waitFor();
    expect(await box(page).getAttribute('aria-invalid')).toBe('true');
    const long = 'Why? '.repeat(1_601).trim();
    await box(page).fill(long);
    await page.getByRole('button', { name: 'Find Mentors' }).click();
    await page.locator('#question-error').filter({ hasText: 'at most 8,000 characters' }).waitFor();
    expect(await box(page).inputValue()).toBe(long);
  });

  test('shows where help is before any mentor', async () => {
    const { page, problems } = await samePage({ app, javaScript, width, height: 640, as: await signUp(app) });
    await page.goto('/');
    await box(page).fill('I want to die');
    await page.getByRole('button', { name: 'Find Mentors' }).click();
    const help = page.getByRole('note');
    await expect.poll(() => help.getByRole('heading').first().evaluate(isInView), soon).toBe(true);
    await expect.poll(() => help.getByRole('link', { name: '999' }).evaluate(isInView), soon).toBe(true);
    const below = await Promise.all((await proposals(page).all()).map(async (one) => (await one.boundingBox())!.y));
    const { y, height } = (await help.boundingBox())!;
    expect(Math.min(...below)).toBeGreaterThan(y + height);
    expect(problems).toEqual([]);
  });
});

test('every row of cards is full, with two, three or four in it by the room there is', async () => {
  const person = await signUp(app);
  const { page } = await samePage({ app, javaScript: false, width: 1280, as: person });
  const rows = async () => {
    const boxes = await Promise.all((await cards(page).all()).map(async (card) => (await card.boundingBox())!));
    const list = (await page
      .getByRole('list')
      .filter({ has: cards(page).first() })
      .boundingBox())!;
    const byTop = Map.groupBy(boxes, ({ y }) => Math.round(y));
    for (const row of byTop.values()) {
      expect(row[0]!.x).toBeCloseTo(list.x, 0);
      expect(row.at(-1)!.x + row.at(-1)!.width).toBeCloseTo(list.x + list.width, 0);
    }
    return [...byTop.values()].map((row) => row.length);
  };
  const found: Record<string, number[]> = {};
  const show = async (path: string, name: string) => {
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      found[`${name}, ${width}`] = await rows();
    }
  };
  await show('/?category=business', 'business');
  await show('/?category=leaders', 'leaders');
  for (const { key } of mentors.slice(0, 7))
    await person.json('PATCH', '/api/users/favorites', { personalityKey: key, on: true });
  await show('/?category=favorites', 'seven favorites');
  expect(found).toEqual({
    'business, 360': [2, 1],
    'business, 768': [3],
    'business, 1280': [3],
    'leaders, 360': [2],
    'leaders, 768': [2],
    'leaders, 1280': [2],
    'seven favorites, 360': [2, 2, 2, 1],
    'seven favorites, 768': [3, 2, 2],
    'seven favorites, 1280': [4, 3],
  });
});

test('on phones each tab shows a word of its name under its icon, and is read out whole', async () => {
  const { page } = await samePage({ app, javaScript: true, width: 360, as: await signUp(app) });
  await page.goto('/');
  const links = await tabBar(page).getByRole('link').all();
  const seen = await Promise.all(links.map((link) => link.evaluate(visibleText)));
  expect(seen).toEqual(['Favorites', 'Business', 'Sports', 'Cinema', 'Leaders', 'Wisdom']);
  for (const name of Object.values(tabs))
    expect(await tabBar(page).getByRole('link', { name, exact: true }).count()).toBe(1);
  for (const link of links) {
    const { x, width, height } = (await link.boundingBox())!;
    expect(height).toBeLessThan(70);
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(360);
  }
});

describe('without JavaScript', () => {
  // spec: home-4, home-7, entities-29, entities-40
  test('every tab is an address with its own cards; an unknown one is business', async () => {
    const { page, problems } = await samePage({ app, javaScript: false, width: 1280, as: await signUp(app) });
    await page.goto('/');
    for (const { key, description } of categories) {
      await tabBar(page).getByRole('link', { name: tabs[key], exact: true }).click();
      await page.waitForURL(`/?category=${key}`);
      expect(await chosenTabs(page)).toEqual([tabs[key]]);
      await page.getByRole('heading', { level: 3, name: tabs[key] }).waitFor();
      await page.getByText(description, { exact: true }).waitFor();
      expect(await names(page), key).toEqual(mentorsOf(key));
      expect(await cards(page).evaluateAll(missingParts), key).toEqual([]);
      for (const picture of await cards(page).getByRole('img').all()) {
        await expect
          .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth), soon)
          .toBeGreaterThan(0);
      }
    }
    for (const unknown of ['', 'nobody', '__proto__', 'Sports']) {
      await page.goto(`/?category=${unknown}`);
      expect(await chosenTabs(page), unknown).toEqual(['Business Leaders']);
    }
    expect(problems).toEqual([]);
  });

  // spec: routes-7, home-21, entities-10, states-13
  test('Start Conversation leads to a new conversation with that mentor', async () => {
    const person = await signUp(app);
    const { page, problems } = await samePage({ app, javaScript: false, width: 1280, as: person });
    await page.goto('/?category=leaders');
    await page.getByRole('button', { name: 'Start Conversation with Mahatma Gandhi' }).click();
    await page.waitForURL(/\/chat\/[^/]+$/);
    expect(await page.title()).toContain('Chat with Mahatma Gandhi');
    await page.getByRole('heading', { level: 1, name: 'Mahatma Gandhi' }).waitFor();
    const { body } = await person.json('GET', '/api/conversations');
    expect(body).toMatchObject([
      {
        id: page.url().split('/').at(-1),
        title: 'Chat with Mahatma Gandhi',
        personalityKey: 'gandhi',
        messageCount: 0,
      },
    ]);
    expect(problems).toEqual([]);
  });

  // spec: home-10, home-11
  test('a quote with its work, and two creators to write to', async () => {
    const { page } = await samePage({ app, javaScript: false, width: 1280, as: await signUp(app) });
    await page.goto('/');
    const quote = page.getByRole('figure');
    expect((await quote.getByRole('blockquote').innerText()).length).toBeGreaterThan(30);
    expect(await quote.innerText()).toContain('Seneca');
    expect(await quote.locator('cite').innerText()).toMatch(/\w/);
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('heading', { name: 'Creators' }).waitFor();
    expect(await footer.getByRole('listitem').getByRole('link').allInnerTexts()).toEqual([
      'Ada Example',
      'Lin Example',
    ]);
    expect(await footer.getByRole('link', { name: 'Ada Example' }).getAttribute('href')).toBe('mailto:ada@example.org');
    expect(await footer.getByRole('link', { name: 'Lin Example' }).getAttribute('href')).toBe('mailto:lin@example.org');
  });

  // spec: home-14, home-15, home-16, home-17, roles-4
  test('the account menu has its entries, analytics for admins only', async () => {
    const person = await signUp(app);
    const { page } = await samePage({ app, javaScript: false, width: 1280, as: person });
    const entries = async () => {
      await page.locator('summary').click();
      return Promise.all(
        (await menu(page).getByRole('link').all()).map(async (link) => [
          await link.innerText(),
          await link.getAttribute('href'),
        ]),
      );
    };
    const common = [
      ['Change Password', '/change-password'],
      ['Continue Your Learning', '/history'],
      ['Recommend Personality', '/recommend'],
    ];
    await page.goto('/');
    expect((await entries()).slice(0, 3)).toEqual(common);
    expect((await menu(page).getByRole('link').allInnerTexts()).slice(3)).toEqual(['Your Account', 'Give Feedback']);
    await app.sql`update users set role = 'admin' where id = ${person.user.id}`;
    await page.reload();
    expect((await entries()).slice(0, 4)).toEqual([...common, ['Analytics Dashboard', '/analytics']]);
  });

  // spec: routes-15, home-13, home-19, states-3
  test('signing out ends the session on the server too, and leads to the sign-in screen without a menu', async () => {
    const person = await signUp(app);
    const { page, problems } = await samePage({ app, javaScript: false, width: 1280, as: person });
    await page.goto('/');
    await page.locator('summary').click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('button', { name: 'Explore Wisdom' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
    expect(await page.locator('summary').count()).toBe(0);
    // The cookie that the person had before opens nothing any more.
    expect((await person.json('GET', '/api/auth/user')).status).toBe(401);
    expect(problems).toEqual([]);
  });

  test('a heart brings back to its card', async () => {
    const person = await signUp(app);
    const { page } = await samePage({ app, javaScript: false, width: 360, height: 640, as: person });
    await page.goto('/?category=cinema');
    const reload = page.waitForNavigation();
    await heart(page, 'Oprah Winfrey').click();
    await reload;
    expect(page.url()).toBe(`${app.origin}/?category=cinema#mentor-oprah`);
    await expect.poll(() => heart(page, 'Oprah Winfrey').evaluate(isInView), soon).toBe(true);
    expect(await heart(page, 'Oprah Winfrey').getAttribute('aria-pressed')).toBe('true');
    expect(await favoritesOf(person)).toEqual(['oprah']);
  });

  // spec: home-2, home-12
  test('the support banner goes away by a link, and "Support Us" says Coming Soon', async () => {
    const { page, problems } = await samePage({ app, javaScript: false, width: 360, as: await signUp(app) });
    await page.goto('/?category=legacy');
    await banner(page).getByRole('link', { name: 'Support Us' }).click();
    await page.getByRole('status').filter({ hasText: 'Coming Soon' }).waitFor();
    expect(await chosenTabs(page)).toEqual(['Buddhist Wisdom']);
    await banner(page).getByRole('link', { name: 'Dismiss' }).click();
    await banner(page).waitFor({ state: 'detached' });
    expect(await chosenTabs(page)).toEqual(['Buddhist Wisdom']);
    expect(problems).toEqual([]);
  });
});

describe('with JavaScript', () => {
  // spec: routes-2, home-1, home-3, home-4, home-5, home-6
  test('greets, and shows six tabs in one row with business chosen', async () => {
    const { page, problems } = await samePage({
      app,
      javaScript: true,
      width: 1280,
      as: await signUp(app, { firstName: 'Zoë' }),
    });
    await page.goto('/');
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toContain('Zoë');
    await page.getByRole('heading', { level: 2, name: 'Choose Your Mentor' }).waitFor();
    const links = await tabBar(page).getByRole('link').all();
    expect(await Promise.all(links.map((link) => link.innerText()))).toEqual(Object.values(tabs));
    expect(await Promise.all(links.map((link) => link.getAttribute('href')))).toEqual(
      Object.keys(tabs).map((key) => `/?category=${key}`),
    );
    expect(new Set(await Promise.all(links.map(async (link) => (await link.boundingBox())?.y))).size).toBe(1);
    for (const link of links) expect(await link.locator('svg').count()).toBe(1);
    expect(await chosenTabs(page)).toEqual(['Business Leaders']);
    expect(await names(page)).toEqual(mentorsOf('business'));
    expect(problems).toEqual([]);
  });

  // spec: home-21
  test('Start Conversation, clicked again, opens the empty conversation with that mentor again', async () => {
    const person = await signUp(app);
    const { page, problems } = await samePage({ app, javaScript: true, width: 360, as: person });
    const opened = new Set<string>();
    for (let click = 0; click < 3; click++) {
      await page.goto('/?category=leaders');
      await page.getByRole('button', { name: 'Start Conversation with Mahatma Gandhi' }).click();
      await page.waitForURL(/\/chat\/[^/]+$/);
      opened.add(page.url());
    }
    expect(opened.size).toBe(1);
    expect((await person.json('GET', '/api/conversations')).body).toHaveLength(1);
    expect(problems).toEqual([]);
  });

  // spec: home-8
  test.for(['pointer', 'focus'])(
    'React comes with the first %s, and the heart changes in place on a slow machine too',
    async (sign) => {
      const person = await signUp(app);
      const { page, problems } = await newPage({ app, javaScript: true, width: 1280, as: person });
      const scripts = scriptsOf(page);
      // The click comes long before React is ready for it.
      await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 4 });
      await page.goto('/', { waitUntil: 'networkidle' });
      expect(scripts.length).toBeGreaterThan(0);
      expect(await holdReact(scripts)).toBe(false);
      await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''));

      if (sign === 'pointer') await heart(page, 'Steve Jobs').click();
      else await heart(page, 'Steve Jobs').press('Enter');
      await expect.poll(() => heart(page, 'Steve Jobs').getAttribute('aria-pressed'), soon).toBe('true');
      await expect.poll(() => favoritesOf(person), soon).toEqual(['jobs']);
      expect(await holdReact(scripts)).toBe(true);
      expect(await page.locator('html[data-same-page]').count(), 'no page was loaded').toBe(1);

      await heart(page, 'Steve Jobs').click();
      await expect.poll(() => favoritesOf(person), soon).toEqual([]);
      expect(await heart(page, 'Steve Jobs').getAttribute('aria-pressed')).toBe('false');
      expect(problems).toEqual([]);
    },
  );

  test('a double click on a heart is one click, and a changed mind is heard on a slow line', async () => {
    const person = await signUp(app);
    const { page, problems } = await samePage({ app, javaScript: true, width: 1280, as: person });
    await page.goto('/');
    const answered = page.waitForResponse('**/api/users/favorites');
    await heart(page, 'Steve Jobs').click();
    await answered;
    // The second click comes when the first has been answered, as on a fast line.
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    expect(await heart(page, 'Steve Jobs').getAttribute('aria-pressed')).toBe('true');

    const { promise, resolve } = Promise.withResolvers<void>();
    const sent: unknown[] = [];
    await page.route('**/api/users/favorites', async (route) => {
      sent.push(route.request().postDataJSON());
      await promise;
      await route.continue();
    });
    for (const state of ['false', 'true', 'false', 'true', 'false']) {
      await heart(page, 'Steve Jobs').press('Enter');
      expect(await heart(page, 'Steve Jobs').getAttribute('aria-pressed')).toBe(state);
    }
    await heart(page, 'Jeff Bezos').press('Enter');
    // Until its island is awake nothing has changed yet, and another press is the same one again.
    await expect.poll(() => heart(page, 'Jeff Bezos').getAttribute('aria-pressed'), soon).toBe('true');
    await heart(page, 'Jeff Bezos').press('Enter');
    resolve();
    await expect.poll(() => sent, soon).toHaveLength(3);
    expect(sent).toEqual([
      { personalityKey: 'jobs', on: false },
      { personalityKey: 'bezos', on: true },
      { personalityKey: 'bezos', on: false },
    ]);
    await expect.poll(() => favoritesOf(person), soon).toEqual([]);
    expect(problems).toEqual([]);
  });

  test('when the heart’s code does not come, its form goes as without JavaScript', async () => {
    const person = await signUp(app);
    const { page } = await samePage({ app, javaScript: true, width: 1280, as: person });
    await page.route(/_astro\/FavoriteButton/, (route) => route.abort());
    await page.goto('/');
    await heart(page, 'Jeff Bezos').click();
    await page.waitForURL('/?category=business#mentor-bezos');
    expect(await heart(page, 'Jeff Bezos').getAttribute('aria-pressed')).toBe('true');
    expect(await favoritesOf(person)).toEqual(['bezos']);
  });

  test('a heart that could not be kept shows what holds', async () => {
    const person = await signUp(app);
    const { page } = await samePage({ app, javaScript: true, width: 1280, as: person });
    await page.route('**/api/users/favorites', (route) =>
      route.fulfill({ status: 500, json: { error: 'no', message: 'no' } }),
    );
    await page.goto('/');
    const refused = page.waitForResponse('**/api/users/favorites');
    await heart(page, 'Jeff Bezos').click();
    await refused;
    await expect.poll(() => heart(page, 'Jeff Bezos').getAttribute('aria-pressed'), soon).toBe('false');
    expect(await favoritesOf(person)).toEqual([]);
  });

  // spec: calls-20, errors-1, errors-2, errors-32
  test('a heart that fails, with a body or without, raises "Failed to update favorites" and its cause, which nobody sees', async () => {
    const { page } = await samePage({ app, javaScript: true, width: 1280, as: await signUp(app) });
    const raised: Promise<unknown>[] = [];
    page.on('console', (message) => {
      const [error] = message.args();
      if (error)
        raised.push(error.evaluate((one) => one instanceof Error && [one.message, (one.cause as Error).message]));
    });
    for (const [body, cause] of [
      ['no hearts today', '503: no hearts today'],
      ['', '503: Service Unavailable'],
    ] as const) {
      await page.route('**/api/users/favorites', (route) => route.fulfill({ status: 503, body }));
      await page.goto('/');
      raised.length = 0;
      await heart(page, 'Jeff Bezos').click();
      await expect.poll(() => Promise.all(raised), soon).toContainEqual(['Failed to update favorites', cause]);
      expect(await toasts(page).count()).toBe(0);
      expect(await page.getByRole('alert').count()).toBe(0);
      await page.unroute('**/api/users/favorites');
    }
  });

  // spec: states-12
  test('heart, Favorites tab and Undo agree in place, also about what failed', async () => {
    const person = await signUp(app);
    for (const personalityKey of ['jobs', 'ali'])
      await person.json('PATCH', '/api/users/favorites', { personalityKey, on: true });
    const { page, problems } = await newPage({ app, javaScript: true, width: 1280, as: person });
    const scripts = scriptsOf(page);
    await page.goto('/?category=favorites', { waitUntil: 'networkidle' });
    expect(await holdReact(scripts)).toBe(false);
    await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''));
    const left = (name: string) => page.getByRole('group', { name: `${name} is no longer among your favorites.` });
    const isFocused = (one: Locator) =>
      expect.poll(() => one.evaluate((element) => element === document.activeElement), soon).toBe(true);

    await heart(page, 'Steve Jobs').press('Enter');
    await left('Steve Jobs').waitFor();
    await isFocused(left('Steve Jobs'));
    expect(await names(page)).toEqual(['Muhammad Ali']);
    expect(await page.getByText(emptyText).count()).toBe(0);
    await heart(page, 'Muhammad Ali').press('Enter');
    await page.getByText(emptyText).waitFor();
    expect(await names(page)).toEqual([]);
    await expect.poll(() => favoritesOf(person), soon).toEqual([]);

    await left('Steve Jobs').getByRole('button', { name: 'Undo' }).press('Enter');
    await isFocused(heart(page, 'Steve Jobs'));
    expect(await heart(page, 'Steve Jobs').getAttribute('aria-pressed')).toBe('true');
    expect(await names(page)).toEqual(['Steve Jobs']);
    expect(await page.getByText(emptyText).count()).toBe(0);
    await expect.poll(() => favoritesOf(person), soon).toEqual(['jobs']);
    expect(problems).toEqual([]);

    await page.route('**/api/users/favorites', (route) =>
      route.fulfill({ status: 500, json: { error: 'no', message: 'no' } }),
    );
    const refused = page.waitForResponse('**/api/users/favorites');
    await heart(page, 'Steve Jobs').press('Enter');
    await refused;
    await left('Steve Jobs').waitFor({ state: 'detached' });
    await isFocused(heart(page, 'Steve Jobs'));
    expect(await page.locator('html[data-same-page]').count(), 'no page was loaded').toBe(1);
    expect(await favoritesOf(person)).toEqual(['jobs']);
  });

  // spec: home-21
  test('a double click on Start Conversation begins one', async () => {
    const person = await signUp(app);
    const { page } = await samePage({ app, javaScript: true, width: 1280, as: person });
    await page.goto('/');
    await page.getByRole('button', { name: 'Start Conversation with Jeff Bezos' }).dblclick();
    await page.waitForURL(/\/chat\//);
    expect((await person.json('GET', '/api/conversations')).body).toHaveLength(1);
  });

  // spec: home-2, states-10, states-11, limits-25
  test('a dismissed support banner stays away, and never flashes up', async () => {
    const { page, problems } = await newPage({ app, javaScript: true, width: 1280, as: await signUp(app) });
    // Frame by frame: until when the banner was laid out. Frames before the first paint are never seen.
    await page.addInitScript(() => {
      const look = () => {
        const isThere = document.getElementById('support-banner')?.getClientRects().length;
        requestAnimationFrame(() => {
          if (isThere) document.documentElement.setAttribute('data-until', String(performance.now()));
          look();
        });
      };
      requestAnimationFrame(look);
    });
    const wasSeen = () =>
      page.evaluate(async () => {
        const paint = () => performance.getEntriesByName('first-paint')[0];
        do await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        while (!paint());
        const paintedAt = paint()!.startTime;
        // Chromium tells the time of a paint in steps of 4 ms; a frame has 16.
        return Number(document.documentElement.getAttribute('data-until') ?? 0) > paintedAt + 8;
      });
    await page.goto('/');
    await expect.poll(wasSeen, soon).toBe(true);
    await banner(page).getByRole('link', { name: 'Dismiss' }).click();
    await banner(page).waitFor({ state: 'hidden' });
    expect(await page.evaluate(() => localStorage.getItem('paymentBannerDismissed'))).toBe('true');
    expect(page.url(), 'no page was loaded').toBe(`${app.origin}/`);
    expect(problems).toEqual([]);

    // Its scripts come late or not at all: what hides the banner does not wait for them.
    await page.route('**/_astro/*.js', (route) => route.abort());
    // Nor does it when the style sheet is late, and the first frame comes with it.
    await page.route('**/_astro/*.css', async (route) => {
      await page.locator('header').waitFor({ state: 'attached' });
      await route.continue();
    });
    await page.reload();
    await page.getByRole('heading', { name: 'Creators' }).waitFor();
    expect(await wasSeen()).toBe(false);
    expect(await banner(page).isVisible()).toBe(false);
  });

  // spec: home-12, limits-10
  test('"Support Us" shows a toast for 5 seconds, one at a time', async () => {
    const { page, problems } = await newPage({ app, javaScript: true, width: 1280, as: await signUp(app) });
    await page.clock.install();
    await page.goto('/');
    await page.clock.pauseAt(Date.now() + 60_000);
    const support = banner(page).getByRole('link', { name: 'Support Us' });
    await support.click();
    await toasts(page).filter({ hasText: 'Coming Soon' }).waitFor();
    expect(page.url()).toBe(`${app.origin}/`);
    await page.clock.runFor(4_900);
    expect(await toasts(page).count()).toBe(1);
    await page.clock.runFor(200);
    await expect.poll(() => toasts(page).count(), soon).toBe(0);

    await support.click();
    await support.click();
    await toasts(page).waitFor();
    expect(await toasts(page).count()).toBe(1);
    await page.keyboard.press('F8');
    // A toast hears the key a moment after it is there.
    const afterEscape = async () => {
      await page.keyboard.press('Escape');
      return toasts(page).count();
    };
    await expect.poll(afterEscape, soon).toBe(0);
    expect(problems).toEqual([]);
  });

  // spec: states-3
  test('signing out leaves nothing typed behind', async () => {
    const person = await signUp(app);
    const { page, problems } = await samePage({ app, javaScript: true, width: 1280, as: person });
    await page.goto('/');
    await page.evaluate(() => sessionStorage.setItem('draft:some-conversation', 'a secret thought'));
    await page.locator('summary').click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('button', { name: 'Explore Wisdom' }).waitFor();
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    expect((await person.json('GET', '/api/auth/user')).status).toBe(401);
    expect(problems).toEqual([]);
  });

  test('the account menu opens by keyboard, and Escape closes it and gives the focus back', async () => {
    const { page } = await samePage({
      app,
      javaScript: true,
      width: 360,
      as: await signUp(app, { firstName: 'Maya', lastName: 'Iyer' }),
    });
    await page.goto('/');
    expect(await menu(page).isVisible()).toBe(false);
    await page.locator('summary').focus();
    await page.keyboard.press('Enter');
    await menu(page).waitFor();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent?.trim())).toBe('Change Password');
    await page.keyboard.press('Escape');
    await menu(page).waitFor({ state: 'hidden' });
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('SUMMARY');
    await page.locator('summary').click();
    await menu(page).waitFor();
    await page.mouse.click(5, 700);
    await menu(page).waitFor({ state: 'hidden' });
  });
});

// spec: home-13, home-20, validation-32
test('the menu shows initials: of both names, else of the address', async () => {
  for (const [person, initials] of [
    [await signUp(app, { firstName: 'Ólafur', lastName: 'arnalds' }), 'ÓA'],
    [await signUp(app, { firstName: 'Maya', lastName: '', email: 'zed-only@example.com' }), 'Z'],
  ] as const) {
    const { page } = await samePage({ app, javaScript: false, width: 360, as: person });
    await page.goto('/');
    expect((await page.locator('summary').innerText()).split(/[\s,]+/)).toContain(initials);
  }
});

/** Runs in the page: what a card should hold besides the name, and does not. */
function missingParts(articles: Element[]): string[] {
  return articles.flatMap((card) => {
    const name = card.querySelector('h4')?.textContent;
    const [tag, description] = card.querySelectorAll('p');
    const buttons = [...card.querySelectorAll('button')].map((button) => button.getAttribute('aria-label'));
    const parts = {
      picture: card.querySelector('img')?.alt.includes(String(name)),
      tag: /^.{3,24}$/.test(tag?.textContent?.trim() ?? ''),
      icon: tag?.querySelector('svg'),
      description: (description?.textContent?.trim().length ?? 0) > 30,
      heart: buttons.includes(`Favorite ${name}`),
      start: buttons.includes(`Start Conversation with ${name}`) && card.textContent?.includes('Start Conversation'),
    };
    return Object.entries(parts).flatMap(([part, isThere]) => (isThere ? [] : [`${name}: ${part}`]));
  });
}

/** Runs in the page: the text that takes room. */
function visibleText(element: Element): string {
  const words = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let text = '';
  while (words.nextNode()) if (words.currentNode.parentElement!.clientWidth !== 1) text += words.currentNode.nodeValue;
  return text.trim();
}

/** Runs in the page: whether all of it can be seen, but for a part of a pixel. */
function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return Math.round(top) >= 0 && Math.round(bottom) <= innerHeight;
}

/** The texts of the scripts that a page loads, as they come. */
function scriptsOf(page: Page): Promise<string>[] {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text());
  });
  return scripts;
}

const holdReact = async (scripts: Promise<string>[]) =>
  (await Promise.all(scripts)).some((script) => script.includes('Minified React error'));

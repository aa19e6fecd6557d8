import type { Page, Route } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app.ts';
import { axe, newPage, samePage } from '#tests/support/browser.ts';
import { signUp } from '#tests/support/client.ts';

/** Long enough for a busy machine; what holds is seen at once. */
const soon = { timeout: 8_000 };

let app: App;
beforeAll(async () => void (app = await startApp({ workers: 0 })));

type Person = Awaited<ReturnType<typeof signUp>>;
const stored = async (person: Person) =>
  [
    ...(await app.sql`select experience_rating, nps_score, comment from user_feedback where user_id = ${person.user.id}`),
  ].map(({ ...row }) => row);

const form = (page: Page) => page.locator('form[action="/api/feedback"]');
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Give Feedback' });
const star = (page: Page, label: string) => form(page).getByRole('radio', { name: label, exact: true });
const score = (page: Page, nps: number) => form(page).getByRole('radio', { name: String(nps), exact: true });
/** What is clicked: the radio itself is there for the keyboard only. */
const labelOf = (page: Page, name: string | number) =>
  form(page)
    .locator('label')
    .filter({ has: page.getByRole('radio', { name: String(name), exact: true }) });
const comment = (page: Page) => form(page).getByRole('textbox', { name: 'Comment' });
const submit = (page: Page) => page.getByRole('button', { name: 'Submit', exact: true });
const toasts = (page: Page) => page.getByRole('region', { name: /notifications/i }).getByRole('listitem');
const labels = ['Needs improvement', 'Fair', 'Good', 'Great', 'Excellent'];

/** Opens the form by the account menu, and waits until it is there. */
async function open(page: Page, path = '/'): Promise<void> {
  await page.goto(path);
  await reopen(page);
}

async function reopen(page: Page): Promise<void> {
  await page.locator('summary').click();
  await page.getByRole('link', { name: 'Give Feedback' }).click();
  await form(page).waitFor();
}

async function fill(page: Page, { rating = 'Great', nps = 9, text = '' } = {}): Promise<void> {
  await labelOf(page, rating).click();
  await labelOf(page, nps).click();
  if (text) await comment(page).fill(text);
}

describe.for([
  [true, 1280],
  [false, 360],
] as const)('with JavaScript: %s, %i px wide', ([javaScript, width]) => {
  // spec: product-5, feedback-1, feedback-5, errors-28
  test('feedback is given from any tab, and the page is there again', async () => {
    const person = await signUp(app);
    const { page, problems } = await samePage({ app, javaScript, width, as: person });
    await open(page, '/?category=legacy');
    expect(await form(page).getByRole('radio').count()).toBe(15);
    for (const label of labels) expect(await star(page, label).count()).toBe(1);
    await fill(page, { rating: 'Excellent', nps: 10, text: '  So much to learn  ' });
    expect(
      await form(page)
        .getByText('Excellent', { exact: true })
        .evaluate((one) => one.getBoundingClientRect().width),
    ).toBeGreaterThan(20);
    await submit(page).click();
    const thanks = page.getByText('Thank you for your feedback!').first();
    await thanks.waitFor();
    await page.getByText('Your input helps us improve Buddhist Wisdom.').first().waitFor();
    await form(page).waitFor({ state: 'detached' });
    expect(page.url()).toBe(`${app.origin}/?category=legacy`);
    expect(await stored(person)).toEqual([{ experience_rating: 5, nps_score: 10, comment: 'So much to learn' }]);
    expect(problems).toEqual([]);
  });

  // spec: validation-18, validation-19
  test('what was left out is asked for, rating first, and nothing filled in is lost', async () => {
    const person = await signUp(app);
    const { page, problems } = await samePage({ app, javaScript, width: 360, as: person });
    await open(page, '/?category=sports');
    const told = (text: string) => (javaScript ? toasts(page) : page.getByRole('alert')).filter({ hasText: text });
    await comment(page).fill('Half a thought');
    await submit(page).click();
    await told('Please rate your experience').waitFor();
    expect(await told('Please rate your experience').innerText()).toContain(
      "We'd love to know how you feel about Buddhist Wisdom.",
    );
    const groups = form(page).getByRole('radiogroup');
    expect(await groups.first().getAttribute('aria-invalid')).toBe('true');
    await groups.first().getByText('Please rate your experience').waitFor();

    await labelOf(page, 'Fair').click();
    // Once it is answered nothing asks for it any more.
    await expect
      .poll(() => page.getByText('Please rate your experience').filter({ visible: true }).count(), soon)
      .toBe(0);
    await submit(page).click();
    await told('Please provide an NPS score').waitFor();
    expect(await told('Please provide an NPS score').innerText()).toContain(
      'How likely are you to recommend this app?',
    );
    await groups.last().getByText('Please provide an NPS score').waitFor();
    expect(await groups.first().getAttribute('aria-invalid')).toBe(null);
    expect(await star(page, 'Fair').isChecked()).toBe(true);
    expect(await comment(page).inputValue()).toBe('Half a thought');
    expect(new URL(page.url()).searchParams.get('category')).toBe('sports');
    expect(await stored(person)).toEqual([]);

    await labelOf(page, 3).click();
    await expect
      .poll(() => page.getByText('Please provide an NPS score').filter({ visible: true }).count(), soon)
      .toBe(0);
    await submit(page).click();
    await page.getByText('Thank you for your feedback!').first().waitFor();
    expect(await stored(person)).toEqual([{ experience_rating: 2, nps_score: 3, comment: 'Half a thought' }]);
    expect(problems).toEqual([]);
  });

  // spec: feedback-2, feedback-3, limits-4
  test('each score has the message of its band; both scales are moved along by arrow keys, and are large enough for a thumb', async () => {
    const { page } = await samePage({ app, javaScript, width: 360, as: await signUp(app) });
    await open(page);
    const said = new Map<string, number[]>();
    for (let nps = 1; nps <= 10; nps++) {
      await labelOf(page, nps).click();
      const text = (await form(page).getByRole('status').innerText()).trim();
      said.set(text, [...(said.get(text) ?? []), nps]);
    }
    expect([...said.values()]).toEqual([
      [1, 2, 3, 4, 5, 6],
      [7, 8],
      [9, 10],
    ]);
    expect([...said.keys()].every((text) => /\w{3}/.test(text))).toBe(true);

    await star(page, 'Needs improvement').focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    expect(await star(page, 'Good').isChecked()).toBe(true);
    const ring = await labelOf(page, 'Good').evaluate((label) => getComputedStyle(label).outlineWidth);
    expect(ring).toBe('3px');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowLeft');
    expect(await score(page, 9).isChecked()).toBe(true);
    expect(await labelOf(page, 9).evaluate((label) => getComputedStyle(label).outlineWidth)).toBe('3px');

    const boxes = await form(page)
      .locator('label:has([type=radio])')
      .evaluateAll((all) => all.map((label) => label.getBoundingClientRect().toJSON()));
    expect(boxes.filter((box) => box.width < 44 || box.height < 44)).toEqual([]);
    // Two rows of five.
    expect(new Set(boxes.slice(5).map(({ y }) => y)).size).toBe(2);
    expect(new Set(boxes.slice(5, 10).map(({ y }) => y)).size).toBe(1);
  });

  // spec: feedback-5, states-15
  test('Cancel leads back, and nothing of it is left', async () => {
    const person = await signUp(app);
    const { page, problems } = await samePage({ app, javaScript, width, as: person });
    await open(page, '/?category=cinema');
    await fill(page, { text: 'Never mind' });
    await form(page).getByText('Cancel').click();
    await form(page).waitFor({ state: 'detached' });
    expect(page.url()).toBe(`${app.origin}/?category=cinema`);
    await reopen(page);
    expect(await form(page).locator(':checked').count()).toBe(0);
    expect(await comment(page).inputValue()).toBe('');
    expect(await stored(person)).toEqual([]);
    expect(problems).toEqual([]);
  });
});

// spec: home-18
test('without JavaScript the form stands below the header on every screen that has the menu, thanks included', async () => {
  const person = await signUp(app);
  const { page } = await samePage({ app, javaScript: false, width: 360, as: person });
  for (const path of ['/', '/recommend', '/nowhere', '/chat/nothing']) {
    await open(page, path);
    await fill(page);
    await submit(page).click();
    await page.getByRole('status').filter({ hasText: 'Thank you for your feedback!' }).waitFor();
    expect(page.url()).toBe(app.origin + path);
  }
  expect(await stored(person)).toHaveLength(4);
});

describe('with JavaScript', () => {
  test('no React is loaded before somebody goes for the entry', async () => {
    const { page } = await samePage({ app, javaScript: true, width: 1280, as: await signUp(app) });
    const scripts: Promise<string>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.text());
    });
    const holdReact = async () =>
      (await Promise.all(scripts)).some((script) => script.includes('Minified React error'));
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.locator('summary').click();
    expect(await holdReact()).toBe(false);
    await page.getByRole('link', { name: 'Give Feedback' }).click();
    await dialog(page).waitFor();
    expect(await holdReact()).toBe(true);
  });

  // spec: states-14, limits-9
  test('the success view closes after 2 seconds, the toast stays for 5, and the form is empty again', async () => {
    const { page, problems } = await newPage({ app, javaScript: true, width: 1280, as: await signUp(app) });
    await page.clock.install();
    await open(page);
    await fill(page, { text: 'Good' });
    await page.clock.pauseAt(Date.now() + 60_000);
    await submit(page).click();
    const view = page.getByRole('dialog', { name: 'Thank you!' });
    await view.waitFor();
    await toasts(page).filter({ hasText: 'Thank you for your feedback!' }).waitFor();
    expect(await page.locator('dialog [role=region] li').count(), 'the toast is within what can be used').toBe(1);
    await page.clock.runFor(1_900);
    expect(await view.isVisible()).toBe(true);
    await page.clock.runFor(150);
    await view.waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName), soon).toBe('SUMMARY');
    expect(await toasts(page).isVisible()).toBe(true);
    await page.clock.runFor(2_800);
    expect(await toasts(page).count()).toBe(1);
    await page.clock.runFor(300);
    await expect.poll(() => toasts(page).count(), soon).toBe(0);
    await page.clock.resume();
    await reopen(page);
    expect(await form(page).locator(':checked').count()).toBe(0);
    expect(await comment(page).inputValue()).toBe('');
    expect(problems).toEqual([]);
  });

  // spec: home-18
  test('the focus goes into the dialog and stays there; Escape gives it back, and what was filled in is there again', async () => {
    const person = await signUp(app);
    const { page, problems } = await samePage({ app, javaScript: true, width: 1280, as: person });
    await page.goto('/');
    await page.locator('summary').focus();
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'Give Feedback' }).press('Enter');
    await dialog(page).waitFor();
    const isInside = () => page.evaluate(() => document.activeElement?.closest('dialog') !== null);
    expect(await isInside()).toBe(true);
    expect(await page.locator('details[data-menu]').getAttribute('open')).toBe(null);
    await page.keyboard.press('ArrowRight');
    await labelOf(page, 8).click();
    await comment(page).fill('A long thought');
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName), soon).toBe('SUMMARY');
    await reopen(page);
    expect(await star(page, 'Fair').isChecked()).toBe(true);
    expect(await score(page, 8).isChecked()).toBe(true);
    expect(await comment(page).inputValue()).toBe('A long thought');
    await submit(page).click();
    await page.getByText('Thank you for your feedback!').first().waitFor();
    expect(await stored(person)).toEqual([{ experience_rating: 2, nps_score: 8, comment: 'A long thought' }]);
    expect(problems).toEqual([]);
  });

  test('one Escape closes one thing: the toast, then the dialog', async () => {
    const { page, problems } = await samePage({ app, javaScript: true, width: 1280, as: await signUp(app) });
    await open(page);
    await comment(page).fill('Half a thought');
    await submit(page).click();
    const toast = toasts(page).filter({ hasText: 'Please rate your experience' });
    // A toast waits while the pointer is on it.
    await toast.hover();
    await page.keyboard.press('Escape');
    await expect.poll(() => toasts(page).count(), soon).toBe(0);
    expect(await dialog(page).isVisible()).toBe(true);
    expect(await comment(page).inputValue()).toBe('Half a thought');
    // From within the toast too, and the focus is where it was.
    await comment(page).focus();
    await submit(page).press('Enter');
    await toast.waitFor();
    await comment(page).focus();
    await page.keyboard.press('F8');
    await page.keyboard.press('Tab');
    expect(await toast.evaluate((one) => one.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(() => toasts(page).count(), soon).toBe(0);
    expect(await dialog(page).isVisible()).toBe(true);
    expect(await comment(page).evaluate((box) => box === document.activeElement)).toBe(true);
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    expect(problems).toEqual([]);
  });

  test('a question is not covered by the toast that asks for it, and the toast goes once it is answered', async () => {
    const { page, problems } = await samePage({ app, javaScript: true, width: 360, as: await signUp(app) });
    const covered: string[] = [];
    for (const [width, height] of [
      [360, 740],
      [360, 500],
      [768, 500],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      await open(page);
      for (const [at, text, answer] of [
        [0, 'Please rate your experience', 'Good'],
        [1, 'Please provide an NPS score', 7],
      ] as const) {
        await submit(page).click();
        const toast = toasts(page).filter({ hasText: text });
        await toast.hover();
        const question = form(page).getByRole('radiogroup').nth(at);
        const [around, asked, over] = [
          (await dialog(page).boundingBox())!,
          (await question.boundingBox())!,
          (await toast.boundingBox())!,
        ];
        if (asked.y < around.y || asked.y + asked.height > over.y) covered.push(`${text} at ${width} × ${height}`);
        await labelOf(page, answer).click();
        await expect.poll(() => toasts(page).count(), soon).toBe(0);
      }
    }
    expect(covered).toEqual([]);
    expect(problems).toEqual([]);
  });

  // spec: errors-27
  test('a failure is told, and keeps what was filled in; sent again, it is kept once', async () => {
    const failures = {
      'a broken connection': [(route: Route) => route.abort(), 'Please try again later.'],
      'a server that says why': [
        (route: Route) =>
          route.fulfill({ status: 429, json: { error: 'Too many requests.', message: 'Too many requests.' } }),
        'Too many requests.',
      ],
      'a server that says nothing': [
        (route: Route) => route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' }),
        'Please try again later.',
      ],
      // Last: what is sent again after it is the same.
      'a lost answer': [(route: Route) => route.fetch().then(() => route.abort()), 'Please try again later.'],
    } as const;
    const person = await signUp(app);
    const { page } = await samePage({ app, javaScript: true, width: 360, as: person });
    await open(page);
    await fill(page, { rating: 'Good', nps: 6, text: 'Still here' });
    const toast = toasts(page).filter({ hasText: 'Failed to submit feedback' });
    for (const [name, [reply, text]] of Object.entries(failures)) {
      await page.route('**/api/feedback', reply);
      await submit(page).click();
      await toast.waitFor();
      expect.soft(await toast.innerText(), name).toContain(text);
      expect.soft(await star(page, 'Good').isChecked(), name).toBe(true);
      expect.soft(await score(page, 6).isChecked(), name).toBe(true);
      expect.soft(await comment(page).inputValue(), name).toBe('Still here');
      await toast.getByRole('button', { name: 'Close' }).click();
      await toast.waitFor({ state: 'detached' });
      await page.unroute('**/api/feedback');
    }
    await submit(page).click();
    await toasts(page).filter({ hasText: 'Thank you for your feedback!' }).waitFor();
    expect(await stored(person)).toEqual([{ experience_rating: 3, nps_score: 6, comment: 'Still here' }]);
  });

  // spec: states-14, validation-17
  test('while it is sent the buttons are disabled and say so; a double submit sends once', async () => {
    const person = await signUp(app);
    const { page, problems } = await samePage({ app, javaScript: true, width: 1280, as: person });
    const { promise, resolve } = Promise.withResolvers<void>();
    let sent = 0;
    await page.route('**/api/feedback', async (route) => {
      sent += 1;
      expect(route.request().postDataJSON()).toEqual({
        experienceRating: 4,
        npsScore: 9,
        idempotencyKey: expect.stringMatching(/^[\d-]{10,}$/),
      });
      await promise;
      await route.continue();
    });
    await open(page);
    await fill(page, { text: '   ' });
    await form(page).evaluate((one: HTMLFormElement) => {
      one.requestSubmit();
      one.requestSubmit();
    });
    const pending = page.getByRole('button', { name: 'Submitting...' });
    await pending.waitFor();
    expect(await pending.isDisabled()).toBe(true);
    expect(await page.getByRole('button', { name: 'Cancel' }).isDisabled()).toBe(true);
    // What is on its way cannot be cancelled.
    await page.keyboard.press('Escape');
    expect(await dialog(page).isVisible()).toBe(true);
    resolve();
    await toasts(page).filter({ hasText: 'Thank you for your feedback!' }).waitFor();
    expect(sent).toBe(1);
    expect(await stored(person)).toHaveLength(1);
    expect(problems).toEqual([]);
  });

  test('somebody whose session has ended finds the form filled in after signing in', async () => {
    const person = await signUp(app);
    const { page } = await samePage({ app, javaScript: true, width: 360, as: person });
    await open(page, '/?category=sports');
    await fill(page, { rating: 'Fair', nps: 4, text: 'Written too slowly' });
    await app.sql`delete from sessions where user_id = ${person.user.id}`;
    await submit(page).click();
    await page.waitForURL(/\/login\?/);
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByRole('button', { name: 'Explore Wisdom' }).click();
    await page.waitForURL('/?category=sports');
    await submit(page).click();
    await page.getByText('Thank you for your feedback!').first().waitFor();
    expect(await stored(person)).toEqual([{ experience_rating: 2, nps_score: 4, comment: 'Written too slowly' }]);
  });

  test('a toast above the dialog is seen, can be closed, and is in nobody’s way', async () => {
    const { page, problems } = await samePage({ app, javaScript: true, width: 360, as: await signUp(app) });
    // One that shows already moves into the dialog when that opens.
    await page.goto('/');
    await page.getByRole('link', { name: 'Support Us' }).click();
    await toasts(page).filter({ hasText: 'Coming Soon' }).hover();
    await page.locator('summary').press('Enter');
    await page.getByRole('link', { name: 'Give Feedback' }).press('Enter');
    await expect.poll(() => page.locator('dialog').getByText('Coming Soon').count(), soon).toBeGreaterThan(0);
    await submit(page).click();
    const toast = toasts(page).filter({ hasText: 'Please rate your experience' });
    await toast.hover();
    const isOnTop = await toast.evaluate((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
    expect(isOnTop).toBe(true);
    expect(await axe(page)).toEqual([]);
    await page.keyboard.press('F8');
    await page.keyboard.press('Tab');
    expect(await toast.evaluate((one) => one.contains(document.activeElement))).toBe(true);
    await toast.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => toasts(page).count(), soon).toBe(0);
    expect(await dialog(page).isVisible()).toBe(true);
    expect(problems).toEqual([]);
  });

  test('when the dialog’s code does not come, the entry leads to the form in the page', async () => {
    const person = await signUp(app);
    const { page } = await samePage({ app, javaScript: true, width: 1280, as: person });
    await page.route(/_astro\/GiveFeedback/, (route) => route.abort());
    await open(page, '/?category=leaders');
    expect(new URL(page.url()).search).toBe('?category=leaders&feedback=open');
    await fill(page);
    await submit(page).click();
    await page.getByRole('status').filter({ hasText: 'Thank you for your feedback!' }).waitFor();
    expect(page.url()).toBe(`${app.origin}/?category=leaders`);
    expect(await stored(person)).toHaveLength(1);
  });
});

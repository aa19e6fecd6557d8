import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { makeAdmin } from '#tests/support/admin.ts';
import { type App, startApp } from '#tests/support/app.ts';
import { samePage } from '#tests/support/browser.ts';
import { signUp } from '#tests/support/client.ts';
import { ask, startConversation } from '#tests/support/conversation.ts';

let app: App;
beforeAll(async () => void (app = await startApp()));

const views = ['Recommendations', 'Personality Usage', 'Reactions', 'Feedback'];
const emptyTexts = [
  'No recommendations available yet',
  'No usage data available yet',
  'No reaction data available yet. Users need to like or dislike responses first.',
  'No feedback results available yet',
];
const tabs = (page: Page) => page.getByRole('navigation', { name: 'Views' });
const cardsOf = (page: Page) =>
  page
    .locator('dl > div')
    .evaluateAll((cards) => cards.map((card) => [...card.children].map((part) => part.textContent!.trim())));

// First: nobody has done anything yet.
// spec: screens-14, screens-15, screens-16, screens-17, screens-18, entities-43, errors-33, errors-34, errors-35
// spec: errors-36, limits-23
test('nothing yet: eight cards, four views each with its empty text, Recommendations first', async () => {
  const admin = await makeAdmin(app, await signUp(app));
  await expect.poll(() => app.sql`select from rollups where metric = 'user'`).not.toHaveLength(0);
  const { page, problems } = await samePage({ app, javaScript: true, width: 1280, as: admin });
  await page.goto('/analytics');
  await page.getByRole('heading', { level: 1, name: 'Analytics Dashboard' }).waitFor();
  expect(await page.getByRole('link', { name: 'Back to Chat' }).getAttribute('href')).toBe('/');
  expect((await cardsOf(page)).map(([label]) => label)).toEqual([
    'Total Users',
    'Total Logins',
    'Total Questions',
    'Active Users',
    'Avg Questions per User',
    'Avg NPS Score',
    'Avg Experience Rating',
    'Total Reactions',
  ]);
  expect((await cardsOf(page))[3]).toEqual(['Active Users', '1', '100.0% of all, in the last 30 days']);
  expect((await cardsOf(page))[4]![1]).toBe('0.0');
  for (const [at, name] of views.entries()) {
    if (at > 0) await tabs(page).getByRole('link', { name }).click();
    expect(await tabs(page).locator('[aria-current=page]').innerText()).toBe(name);
    await page.getByRole('heading', { level: 2, name }).waitFor();
    await page.getByText(emptyTexts[at]!, { exact: true }).waitFor();
  }
  expect(problems).toEqual([]);
});

// spec: screens-17, screens-18
test.for([true, false])(
  'on a phone a choice of view and period, that survives a reload (JavaScript: %s)',
  async (javaScript) => {
    const admin = await makeAdmin(app, await signUp(app));
    const { page, problems } = await samePage({ app, javaScript, width: 360, as: admin });
    await page.goto('/analytics?view=nonsense');
    expect(await tabs(page).isVisible()).toBe(false);
    expect(await page.getByRole('combobox', { name: 'View' }).inputValue()).toBe('recommendations');
    await page.getByRole('combobox', { name: 'View' }).selectOption('Reactions');
    if (!javaScript) await page.getByRole('button', { name: 'Show' }).click();
    await page.waitForURL('/analytics?view=reactions&period=all');
    await page.getByRole('combobox', { name: 'Period' }).selectOption('7 days');
    if (!javaScript) await page.getByRole('button', { name: 'Show' }).click();
    await page.waitForURL('/analytics?view=reactions&period=7d');
    await page.reload();
    expect(await page.getByRole('combobox', { name: 'Period' }).inputValue()).toBe('7d');
    await page.getByRole('heading', { level: 2, name: 'Reactions' }).waitFor();
    // What the back button brings back is what that page shows, not what was chosen on it.
    await page.goBack();
    await page.waitForURL('/analytics?view=reactions&period=all');
    await expect.poll(() => page.getByRole('combobox', { name: 'Period' }).inputValue()).toBe('all');
    expect(problems).toEqual([]);
  },
);

// spec: limits-23
test('what people did, in lists, and in plots that have their words', async () => {
  const admin = await makeAdmin(app, await signUp(app, { firstName: 'Ravi', lastName: 'Rao' }));
  app.provider.answer = () => 'Begin. [1]';
  const id = await startConversation(admin, 'nichiren-daishonin');
  await ask(admin, id, 'How?');
  await admin.json('POST', `/api/conversations/${id}/messages/1/reactions`, { emoji: '👍' });
  await admin.json('POST', '/api/feedback', {
    experienceRating: 4,
    npsScore: 10,
    comment: `Very ${'long'.repeat(300)}`,
  });
  await expect.poll(() => app.sql`select from rollup_deltas`, { timeout: 10_000 }).toHaveLength(0);
  const { page, problems } = await samePage({ app, javaScript: false, width: 1280, as: admin });
  await page.goto('/analytics?view=usage');
  await page.getByRole('listitem').filter({ hasText: 'Nichiren Daishonin' }).getByText('100.0%').waitFor();
  await page.getByRole('img', { name: /^Questions by mentor: Nichiren Daishonin \d+\.$/ }).waitFor();
  await page.getByRole('img', { name: /^Questions a day over the last 30 days: \d+ in all, most on / }).waitFor();
  await page.goto('/analytics?view=reactions');
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Nichiren Daishonin' })
    .getByText(/\d+ reactions?: \d+ likes?, 0 dislikes/)
    .waitFor();
  await page.getByRole('img', { name: /^Likes and dislikes by mentor: Nichiren Daishonin \d+ and 0\.$/ }).waitFor();
  await page.goto('/analytics?view=feedback');
  const entry = page.getByRole('listitem').filter({ hasText: 'Ravi Rao' }).first();
  expect(await entry.innerText()).toContain('NPS 10/10 (promoter)');
  await page.getByRole('img', { name: /^Net promoter score 100\. / }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  expect(problems).toEqual([]);
});

test('a view is downloaded, and who is signed out meanwhile gets the sign-in screen', async () => {
  const admin = await makeAdmin(app, await signUp(app));
  const { page, problems } = await samePage({ app, javaScript: true, width: 1280, as: admin });
  await page.goto('/analytics?view=usage');
  const link = page.getByRole('link', { name: 'Download CSV' });
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toBe('usage-all.csv');
  expect(new URL(page.url()).pathname).toBe('/analytics');
  await app.sql`delete from sessions where user_id = ${admin.user.id}`;
  await link.click();
  await page.waitForURL('/login?next=%2Fanalytics');
  expect(problems).toEqual([]);
});

test('no React is sent', async () => {
  const admin = await makeAdmin(app, await signUp(app));
  const { page } = await samePage({ app, javaScript: true, width: 1280, as: admin });
  let bytes = 0;
  page.on('response', async (response) => {
    if (response.url().endsWith('.js')) bytes += (await response.body()).length;
  });
  await page.goto('/analytics?view=feedback', { waitUntil: 'networkidle' });
  expect(bytes).toBeLessThan(10_000);
});

// spec: screens-19
test('a list scrolls by itself at a fixed height', async () => {
  const admin = await makeAdmin(app, await signUp(app));
  await app.sql`
    insert into user_feedback (user_id, experience_rating, nps_score, comment)
    select ${admin.user.id}, 5, 9, 'Number ' || n from generate_series(1, 300) as n`;
  const { page } = await samePage({ app, javaScript: false, width: 1280, as: admin });
  await page.goto('/analytics?view=feedback');
  const list = page.getByRole('region', { name: 'Feedback' });
  expect((await list.boundingBox())!.height).toBeLessThanOrEqual(512);
  expect(await list.getByRole('listitem').count()).toBeGreaterThanOrEqual(300);
  await app.sql`
    insert into personality_recommendations (user_id, name, description, category, reasoning)
    select ${admin.user.id}, 'Hypatia', 'A philosopher of Alexandria', 'legacy', 'She taught everybody who came' from generate_series(1, 50)`;
  await page.goto('/analytics?view=recommendations');
  expect((await page.getByRole('region', { name: 'Recommendations' }).boundingBox())!.height).toBeLessThanOrEqual(512);
  // What only a screen reader is told does not make the page longer either.
  expect(
    await page.evaluate(() => document.documentElement.scrollHeight - document.body.getBoundingClientRect().height),
  ).toBeLessThanOrEqual(1);
});

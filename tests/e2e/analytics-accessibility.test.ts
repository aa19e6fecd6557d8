import { beforeAll, expect, test } from 'vitest';
import { makeAdmin } from '#tests/support/admin.ts';
import { type App, startApp } from '#tests/support/app.ts';
import { barriers } from '#tests/support/barriers.ts';
import { newPage } from '#tests/support/browser.ts';
import { signUp } from '#tests/support/client.ts';
import { ask, startConversation } from '#tests/support/conversation.ts';

let app: App;
beforeAll(async () => void (app = await startApp()));

const views = ['recommendations', 'usage', 'reactions', 'feedback'];

test.for(views)('%s, with nothing to show', async (view) => {
  const empty = await startApp({ workers: 0 });
  const { page, problems } = await newPage({ app: empty, javaScript: true, width: 1280, as: await makeAdmin(empty, await signUp(empty)) });
  await page.goto(`/analytics?view=${view}`);
  expect(await barriers(page, problems)).toEqual({});
  await empty.stop();
});

test.for(views)('%s, with much to show', async (view) => {
  const admin = await makeAdmin(app, await signUp(app, { firstName: 'W'.repeat(100) }));
  app.provider.answer = () => 'Begin. [1]';
  const id = await startConversation(admin, 'ali');
  await ask(admin, id, 'How?');
  await admin.json('POST', `/api/conversations/${id}/messages/1/reactions`, { emoji: '👎' });
  await admin.json('POST', '/api/feedback', { experienceRating: 2, npsScore: 3, comment: 'y'.repeat(2_000) });
  for (const status of ['pending', 'approved', 'rejected']) {
    const { body } = await admin.json('POST', '/api/recommendations', {
      name: 'x'.repeat(100),
      category: 'leaders',
      description: 'A description that is long enough',
      reasoning: 'z'.repeat(1_000),
    });
    await admin.json('POST', `/api/recommendations/${body.id}/vote`, { vote: 'up', on: true });
    await admin.json('PATCH', `/api/recommendations/${body.id}`, { status, adminNotes: 'A note' });
  }
  await expect.poll(() => app.sql`select from rollup_deltas`, { timeout: 10_000 }).toHaveLength(0);
  const { page, problems } = await newPage({ app, javaScript: true, width: 1280, as: admin });
  await page.goto(`/analytics?view=${view}`);
  // The forms with which recommendations are decided.
  for (const details of await page.locator('main details').all()) await details.locator('summary').click();
  expect(await barriers(page, problems)).toEqual({});
});

test('what was recommended, with its notes', async () => {
  const person = await signUp(app);
  const { body } = await person.json('POST', '/api/recommendations', { name: 'Hypatia', category: 'legacy', description: 'A philosopher of Alexandria', reasoning: 'She taught everybody' });
  await (await makeAdmin(app, await signUp(app))).json('PATCH', `/api/recommendations/${body.id}`, { status: 'rejected', adminNotes: 'n'.repeat(2_000) });
  const { page, problems } = await newPage({ app, javaScript: true, width: 1280, as: person });
  await page.goto('/recommend');
  await page.getByRole('heading', { name: 'Your Recommendations' }).waitFor();
  expect(await barriers(page, problems)).toEqual({});
});

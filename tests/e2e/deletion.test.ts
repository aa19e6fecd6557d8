import type { Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app.ts';
import { newPage, outcome, samePage, unexpected } from '#tests/support/browser.ts';
import { signUp } from '#tests/support/client.ts';
import { ask, startConversation } from '#tests/support/conversation.ts';

let app: App;
beforeAll(async () => {
  app = await startApp({ env: { LOG_LEVEL: 'error' } });
  app.provider.answer = () => 'Begin today.';
});

const items = (page: Page) => page.getByRole('main').getByRole('article');
const names = (page: Page) => items(page).getByRole('heading').allInnerTexts();
const menuOf = async (page: Page, name: string) => {
  const item = items(page).filter({ has: page.getByRole('heading', { name, exact: true }) });
  await item.locator('summary').click();
  return item;
};
const startThree = async () => {
  const person = await signUp(app);
  const ids: string[] = [];
  for (const title of ['One', 'Two', 'Three']) ids.push(await startConversation(person, 'ali', title));
  return { person, ids };
};

describe.for([true, false])('with JavaScript: %s', (javaScript) => {
  // spec: screens-4
  test('a conversation is recognised by its first question, under its day, and nothing is said twice', async () => {
    const person = await signUp(app);
    const [asked, named, empty] = [
      await startConversation(person, 'kobe', 'Chat with Kobe Bryant'),
      await startConversation(person, 'gandhi', 'On patience'),
      await startConversation(person, 'srk', 'Chat with Shah Rukh Khan'),
    ];
    await ask(person, asked, '**How** early\nis early?');
    await ask(person, asked, 'And on rest days?');
    await ask(person, named, 'How?');
    await app.sql`delete from messages where conversation_id = ${named} and index = 1`;
    await app.sql`update conversations set message_count = 1 where id = ${named}`;
    await app.sql`update conversations set updated_at = now() - interval '1 day' where id = ${asked}`;
    await app.sql`update conversations set updated_at = '2026-01-31T12:00:00Z' where id = ${empty}`;
    const { page, problems } = await samePage({ app, javaScript, width: 360, as: person });
    await page.goto('/history');
    expect(await page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts()).toEqual([
      'Today',
      'Yesterday',
      'Jan 31, 2026',
    ]);
    expect(await names(page)).toEqual(['On patience', 'How early is early?', 'Chat with Shah Rukh Khan']);
    expect(await items(page).nth(2).innerText()).not.toContain('Shah Rukh Khan ·');
    expect(await items(page).nth(1).innerText()).toContain('Kobe Bryant · 4 messages · 1 day ago');
    // Unanswered, and not named yet: the question is its name.
    await app.sql`delete from messages where conversation_id = ${asked} and index > 0`;
    await app.sql`update conversations set message_count = 1 where id = ${asked}`;
    await page.reload();
    expect(await items(page).nth(1).locator('[data-preview]').count()).toBe(0);
    expect(problems).toEqual([]);
  });

  test('renamed in the history and in the chat', async () => {
    const { person, ids } = await startThree();
    const { page, problems } = await samePage({ app, javaScript, width: 360, as: person });
    await page.goto('/history');
    const item = await menuOf(page, 'Two');
    await item.getByLabel('Title').fill('  ');
    await item.getByRole('button', { name: 'Rename' }).click();
    await items(page).getByText('Please enter a title').waitFor();
    await items(page).nth(1).getByLabel('Title').fill('Second thoughts');
    await items(page).nth(1).getByRole('button', { name: 'Rename' }).click();
    await outcome(page).getByText('Conversation renamed.').waitFor();
    expect(await names(page)).toEqual(['Three', 'Second thoughts', 'One']);

    await page.goto(`/chat/${ids[1]}`);
    expect(await page.title()).toContain('Second thoughts');
    await page.getByRole('banner').locator('summary', { hasText: 'Rename or delete' }).click();
    const title = page.getByRole('banner').getByLabel('Title');
    expect(await title.inputValue()).toBe('Second thoughts');
    await title.fill('Third thoughts');
    await page.getByRole('button', { name: 'Rename' }).click();
    await outcome(page).getByText('Conversation renamed.').waitFor();
    expect(await page.title()).toContain('Third thoughts');
    expect(unexpected(problems)).toEqual([]);
  });

  test('one is deleted after one question, and brought back', async () => {
    const { person } = await startThree();
    const { page, problems } = await samePage({ app, javaScript, width: 360, as: person });
    await page.goto('/history');
    await (await menuOf(page, 'Two')).getByRole('link', { name: 'Delete' }).click();
    await page.getByRole('heading', { level: 1, name: 'Delete this conversation?' }).waitFor();
    await page.getByRole('main').getByText('Two', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'Cancel' }).click();
    await page.waitForURL('/history');
    expect(await names(page)).toEqual(['Three', 'Two', 'One']);
    await (await menuOf(page, 'Two')).getByRole('link', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.waitForURL('/history');
    await outcome(page).getByText('Conversation deleted.').waitFor();
    expect(await names(page)).toEqual(['Three', 'One']);
    await outcome(page).getByRole('button', { name: 'Undo' }).click();
    await outcome(page).getByText('Conversation brought back.').waitFor();
    expect(await names(page)).toEqual(['Three', 'Two', 'One']);
    expect(problems).toEqual([]);
  });

  test('several are deleted at once; too late for the undo, it says so', async () => {
    const { person } = await startThree();
    const { page, problems } = await samePage({ app, javaScript, width: 360, as: person });
    await page.goto('/history');
    expect(await page.getByRole('checkbox', { name: 'Choose: One' }).isVisible()).toBe(false);
    await page.getByLabel('Choose several').check();
    for (const name of ['One', 'Three']) await page.getByRole('checkbox', { name: `Choose: ${name}` }).check();
    await page.getByRole('button', { name: 'Delete chosen' }).click();
    await page.getByRole('heading', { level: 1, name: 'Delete 2 conversations?' }).waitFor();
    await page.getByRole('button', { name: 'Delete 2' }).click();
    await outcome(page).getByText('2 conversations deleted.').waitFor();
    expect(await names(page)).toEqual(['Two']);
    await app.sql`update conversations set deleted_at = deleted_at - interval '30 seconds' where user_id = ${person.user.id}`;
    await outcome(page).getByRole('button', { name: 'Undo' }).click();
    await outcome(page).getByText('It is too late to undo this: it is deleted for good.').waitFor();
    expect(await names(page)).toEqual(['Two']);
    // Nothing chosen, or nothing of theirs: there is nothing to ask.
    await page.goto('/history/delete?id=x&id=00000000-0000-4000-8000-000000000000');
    await page.waitForURL('/history');
    expect(unexpected(problems)).toEqual([]);
  });

  test('from the chat: its address is not there any more', async () => {
    const { person, ids } = await startThree();
    const { page } = await samePage({ app, javaScript, width: 360, as: person });
    await page.goto(`/chat/${ids[0]}`);
    await page.getByRole('banner').locator('summary', { hasText: 'Rename or delete' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.waitForURL('/history');
    expect(await names(page)).toEqual(['Three', 'Two']);
    await page.goto(`/chat/${ids[0]}`);
    await page.getByRole('heading', { name: 'Conversation Not Found' }).waitFor();
  });

  test('all of them, and the name, on the account screen', async () => {
    const { person } = await startThree();
    const { page, problems } = await samePage({ app, javaScript, width: 360, as: person });
    await page.goto('/account');
    await page.getByLabel('First Name').fill('x'.repeat(101));
    await page.getByRole('button', { name: 'Change Name' }).click();
    await page.locator('#first-name-error', { hasText: 'First name must be at most 100 characters' }).waitFor();
    await page.getByLabel('First Name').fill('Hypatia');
    await page.getByRole('button', { name: 'Change Name' }).click();
    await outcome(page).getByText('Your name is changed.').waitFor();
    await page.getByRole('heading', { level: 2, name: 'Hypatia Iyer' }).waitFor();
    await page.getByRole('link', { name: 'Delete all conversations' }).click();
    await page.getByRole('heading', { level: 1, name: 'Delete all conversations?' }).waitFor();
    await page.getByText('You have 3 conversations.').waitFor();
    await page.getByRole('button', { name: 'Delete all' }).click();
    await page.waitForURL('/history');
    await page.getByRole('heading', { name: 'No Conversations Yet' }).waitFor();
    await outcome(page).getByRole('button', { name: 'Undo' }).click();
    await outcome(page).getByText('Conversations brought back.').waitFor();
    expect(await names(page)).toEqual(['Three', 'Two', 'One']);
    expect(unexpected(problems)).toEqual([]);
  });
});

test('a menu closes by Escape, by a click elsewhere and when another one opens', async () => {
  const { person } = await startThree();
  const { page } = await samePage({ app, javaScript: true, width: 1280, as: person });
  await page.goto('/history');
  const isOpen = (at: number) =>
    items(page)
      .nth(at)
      .locator('details')
      .evaluate((menu: HTMLDetailsElement) => menu.open);
  await menuOf(page, 'Two');
  expect(await isOpen(1)).toBe(true);
  await page.keyboard.press('Escape');
  expect(await isOpen(1)).toBe(false);
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe('summary');
  await menuOf(page, 'Two');
  await menuOf(page, 'Three');
  expect([await isOpen(0), await isOpen(1)]).toEqual([true, false]);
  await page.getByRole('heading', { level: 1 }).click();
  expect(await isOpen(0)).toBe(false);
});

test('the days are those of the reader’s time zone', async () => {
  const { person, ids } = await startThree();
  const timeZone = 'Pacific/Kiritimati';
  const { page, problems } = await newPage({ app, javaScript: true, width: 1280, timeZone, as: person });
  // Fourteen hours ahead of UTC.
  await app.sql`update conversations set updated_at = '2026-01-30T09:00:00Z' where id = ${ids[0]!}`;
  await app.sql`update conversations set updated_at = '2026-01-30T11:00:00Z' where id = ${ids[1]!}`;
  await app.sql`update conversations set updated_at = '2026-01-31T09:00:00Z' where id = ${ids[2]!}`;
  await page.goto('/history');
  const days = page.locator('[data-days] section');
  await expect
    .poll(() => days.allInnerTexts())
    .toEqual([expect.stringMatching(/^Jan 31, 2026\s+Three[^]+Two/), expect.stringMatching(/^Jan 30, 2026\s+One/)]);
  expect(problems).toEqual([]);
});

import { beforeAll, expect, test } from 'vitest';
import { findMentor } from '#lib/mentors/index.ts';
import { type App, startApp } from '#tests/support/app.ts';
import { newPage, samePage } from '#tests/support/browser.ts';
import { signUp, somebody } from '#tests/support/client.ts';
import { ask, startConversation } from '#tests/support/conversation.ts';

let app: App;
beforeAll(async () => void (app = await startApp()));

const question = findMentor('mlk')!.starters[1];

test.for([true, false])(
  'a visitor picks a question on a mentor’s page, makes an account, and finds it in the box (JavaScript: %s)',
  async (javaScript) => {
    const { page, problems } = await samePage({ app, javaScript, width: 360 });
    await page.goto('/mentors');
    await page.getByRole('link', { name: 'Martin Luther King Jr.' }).click();
    await page.getByRole('heading', { level: 1, name: 'Martin Luther King Jr.' }).waitFor();
    await page.getByRole('link', { name: question }).click();
    const { email, password } = somebody();
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Begin Exploration' }).click();
    await page.getByText('You wanted to ask').waitFor();
    await page.getByRole('button', { name: 'Take it to the conversation' }).click();
    await page.waitForURL('**/chat/**');
    const box = page.getByRole('textbox');
    await expect.poll(() => box.inputValue()).toBe(question);
    expect(problems).toEqual([]);
  },
);

test.for([true, false])(
  'a person who is signed in takes a question straight into a conversation (JavaScript: %s)',
  async (javaScript) => {
    const { page, problems } = await samePage({ app, javaScript, width: 1280, as: await signUp(app) });
    await page.goto('/mentors/mlk');
    await page.getByRole('button', { name: question }).click();
    await page.waitForURL('**/chat/**');
    await expect.poll(() => page.getByRole('textbox').inputValue()).toBe(question);
    expect(problems).toEqual([]);
  },
);

test.for([true, false])(
  'the address of an entry opens its work and shows it, from outside and from an answer’s source (JavaScript: %s)',
  async (javaScript) => {
    const person = await signUp(app);
    const { page, problems } = await samePage({ app, javaScript, width: 360, as: person });
    const [, entry] = findMentor('gandhi')!.library;
    await page.goto(`/mentors/gandhi#${entry!.id}`);
    await expect.poll(() => page.locator(`#${entry!.id}`).getByText(entry!.teaching).isVisible()).toBe(true);
    expect(await page.locator('#works details[open]').count()).toBe(1);

    app.provider.answer = () => 'Begin today [1].';
    const chat = await startConversation(person, 'gandhi');
    await ask(person, chat, 'How do I begin?');
    await page.goto(`/chat/${chat}`);
    const [cited] = findMentor('gandhi')!.library;
    await page.locator('.sources summary').first().click();
    await page.getByRole('link', { name: 'Among all works' }).click();
    await page.waitForURL(`**/mentors/gandhi#${cited!.id}`);
    await expect.poll(() => page.locator(`#${cited!.id}`).isVisible()).toBe(true);
    expect(problems).toEqual([]);
  },
);

test('who is offline sees a page of ours, with its style, and nothing of theirs is kept for it', async () => {
  const { page } = await newPage({
    app,
    javaScript: true,
    width: 360,
    serviceWorker: true,
    as: await signUp(app, { firstName: 'Zarathustra' }),
  });
  await page.goto('/');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.goto('/history');
  await page.goto('/account');
  const kept = await page.evaluate(async () => {
    const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = (await Promise.all(opened.map((cache) => cache.keys()))).flat();
    const offline = await (await caches.match('/offline'))!.text();
    return { paths: requests.map(({ url }) => new URL(url).pathname), offline };
  });
  expect(kept.paths.filter((path) => !/^\/offline$|^\/_astro\/[\w.-]+\.(?:css|woff2)$/.test(path))).toEqual([]);
  expect(kept.paths).toContain('/offline');
  expect(kept.offline).not.toContain('Zarathustra');

  await page.context().setOffline(true);
  await page.goto('/history');
  await page.getByRole('heading', { name: 'You are offline' }).waitFor();
  expect(await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor)).toBe(
    'rgb(248, 242, 231)',
  );
  await page.context().setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await page.getByRole('heading', { name: 'Continue Your Learning' }).waitFor();
});

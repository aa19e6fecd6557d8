import { beforeAll, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app.ts';
import { barriers } from '#tests/support/barriers.ts';
import { newPage, unexpected } from '#tests/support/browser.ts';
import { signUp } from '#tests/support/client.ts';
import { startConversation } from '#tests/support/conversation.ts';
import { type Google, googlePerson, startGoogle } from '#tests/support/google.ts';

let google: Google;
let app: App;
beforeAll(async () => {
  google = await startGoogle();
  app = await startApp({ workers: 0, env: google.env });
});

test.for([true, false])('whoever meets an account of their address chooses what becomes of it (JavaScript: %s)', async (javaScript) => {
  const before = await signUp(app);
  await startConversation(before, 'gandhi', 'An earlier talk');
  google.claims = googlePerson({ email: before.email });
  const { page, problems } = await newPage({ app, javaScript, width: 360 });
  // axe is a script.
  const found = async () => (javaScript ? barriers(page, unexpected(problems)) : {});
  await page.goto('/login?next=/history');
  await page.getByRole('link', { name: 'Continue with Google' }).click();
  await page.getByRole('heading', { level: 1, name: 'This address has an account' }).waitFor();
  await page.getByText(before.email).waitFor();
  expect(await found()).toEqual({});
  await page.getByLabel('Password').fill('a guess');
  await page.getByRole('button', { name: 'Keep everything' }).click();
  await page.getByText('This is not the password of that account').first().waitFor();
  expect(await found()).toEqual({});
  if (javaScript) {
    await page.getByLabel('Password').fill(before.password);
    await page.getByRole('button', { name: 'Keep everything' }).click();
    await page.getByText('An earlier talk').waitFor();
  } else {
    await page.getByRole('button', { name: 'Begin with an empty account' }).click();
    await page.getByText('No Conversations Yet').waitFor();
  }
  expect(new URL(page.url()).pathname).toBe('/history');
  expect(unexpected(problems)).toEqual([]);
});

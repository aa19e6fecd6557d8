import { brotliCompressSync } from 'node:zlib';
import type { Browser, Page, Request } from 'playwright';
import type { Client } from '#tests/support/client.ts';
import { step } from '#tools/run/steps.ts';
import { type App, holdConversation } from './app.ts';
import { newWindow, withBrowser } from './browser.ts';
import { aimBelow, type Figure } from './figures.ts';
import type { House } from './house.ts';

/** Longer than an island needs to hydrate on this machine. */
const settleMs = 1_500;

type Visit = {
  name: string;
  path: string;
  person?: Client;
  aimKb: number;
  interact?: { name: string; run: (page: Page) => Promise<unknown> };
};

/** Bytes of JavaScript of each page as they go over the line, before interaction and after. */
export function measureBytes(house: House): Promise<Figure[]> {
  return step('bytes of JavaScript', async () => {
    const app = await house.startApp('postgres');
    const person = await app.signUp();
    const visits: Visit[] = [
      // A screen without an island has small scripts only (docs/architecture.md §4).
      { name: '/login', path: '/login', aimKb: 1 },
      // Islands that hydrate on intent: a directive may be there, React (60 kB) may not.
      { name: 'home', path: '/', person, aimKb: 5, interact: { name: 'a heart hovered', run: hoverHeart } },
      {
        name: 'chat, 50 messages',
        path: `/chat/${await holdConversation(person)}`,
        person,
        aimKb: 80,
        interact: { name: 'a toast', run: raiseToast },
      },
    ];
    const figures = await withBrowser(house.notes, async (browser) => {
      const all: Figure[] = [];
      for (const visit of visits) all.push(...(await measureVisit(browser, app, visit)));
      return all;
    });
    await app.stop();
    return figures ?? [];
  });
}

async function measureVisit(
  browser: Browser,
  app: App,
  { name, path, person, aimKb, interact }: Visit,
): Promise<Figure[]> {
  const context = await newWindow(browser, app, person);
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: app.origin });
  const page = await context.newPage();
  const scripts: Request[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') scripts.push(request);
  });
  await page.goto(path, { waitUntil: 'load' });
  await page.waitForTimeout(settleMs);
  const part = 'JavaScript, compressed as sent';
  const before = await sizeOf(scripts);
  const figures: Figure[] = [
    {
      part,
      name: `${name}, before`,
      value: before.kb,
      unit: 'kB',
      aim: aimBelow(before.kb, aimKb, 'kB'),
      note: `${before.note}, inline ${await inlineKb(page)} kB`,
    },
  ];
  if (interact) {
    await interact.run(page);
    await page.waitForTimeout(settleMs);
    const after = await sizeOf(scripts);
    figures.push({ part, name: `${name}, after ${interact.name}`, value: after.kb, unit: 'kB', note: after.note });
  }
  await context.close();
  return figures;
}

async function sizeOf(scripts: Request[]): Promise<{ kb: number; note: string }> {
  let bytes = 0;
  let plain = 0;
  for (const script of scripts) {
    bytes += (await script.sizes()).responseBodySize;
    const encoding = (await script.response())?.headers()['content-encoding'];
    if (encoding !== 'br') plain++;
  }
  return { kb: bytes / 1000, note: `${scripts.length} files${plain > 0 ? `, ${plain} NOT brotli` : ''}` };
}

/** The scripts inside the HTML travel with it; their size by themselves. */
async function inlineKb(page: Page): Promise<string> {
  const text = await page.evaluate(() =>
    [...document.scripts]
      .filter((script) => script.src === '')
      .map((script) => script.textContent)
      .join('\n'),
  );
  return (text === '' ? 0 : brotliCompressSync(text).length / 1000).toFixed(1);
}

const hoverHeart = (page: Page) =>
  page
    .getByRole('button', { name: /^Favorite / })
    .first()
    .hover();

async function raiseToast(page: Page): Promise<void> {
  await page.locator('[data-action=copy]').last().click();
  await page
    .getByText(/^(Copied|Failed to copy message)$/)
    .first()
    .waitFor();
}

import { type Browser, type BrowserContext, chromium } from 'playwright';
import { bringChromium, chromiumArgs } from '#tests/support/tools.ts';
import type { Client } from '#tests/support/client.ts';
import type { App } from './app.ts';

/** Runs with a Chromium of this machine; null, and a note for the reader, when there is none. */
export async function withBrowser<T>(notes: string[], run: (browser: Browser) => Promise<T>): Promise<T | null> {
  const tool = await bringChromium();
  if (!tool) {
    notes.push('There is no Chromium on this machine: bytes and paint were not measured.');
    return null;
  }
  const browser = await chromium.launch({ executablePath: tool.path, args: chromiumArgs });
  try {
    return await run(browser);
  } finally {
    await browser.close();
  }
}

/** A window with an empty cache, signed in as somebody. */
export async function newWindow(browser: Browser, app: App, person?: Client): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: app.origin,
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
  });
  const cookies = [...(person?.cookies ?? [])].map(([name, { value }]) => ({ name, value, url: app.origin }));
  await context.addCookies(cookies);
  return context;
}

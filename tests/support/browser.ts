import { mkdirSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, type Page, chromium } from 'playwright';
import { afterAll, onTestFinished } from 'vitest';
import type { App } from './app.ts';
import type { Client } from './client.ts';
import { bringChromium, chromiumArgs } from './tools.ts';

let launched: Promise<Browser> | undefined;
const withoutJavaScript = new WeakSet<Page>();
afterAll(async () => (await launched)?.close());

async function launch(): Promise<Browser> {
  const tool = await bringChromium();
  if (!tool) throw new Error('No Chromium: there is none on this machine and none could be installed');
  return chromium.launch({ executablePath: tool.path, args: chromiumArgs });
}

export type PageOptions = {
  app: App;
  javaScript: boolean;
  width: number;
  height?: number;
  dark?: boolean;
  /** Signs the browser in as this person. */
  as?: Client;
};

/**
 * A new browser window of its own; call it inside a test, which closes it at its end and keeps a picture in test-results/ when
 * it failed. Relative addresses go to the app.
 * @returns the page, and `problems`: what the console, thrown errors and the content security policy have complained of so far
 */
export async function newPage(options: PageOptions): Promise<{ page: Page; problems: string[] }> {
  launched ??= launch();
  const context = await (await launched).newContext({
    baseURL: options.app.origin,
    javaScriptEnabled: options.javaScript,
    viewport: { width: options.width, height: options.height ?? 800 },
    colorScheme: options.dark ? 'dark' : 'light',
    locale: 'en-GB',
    timezoneId: 'UTC',
  });
  context.setDefaultTimeout(10_000);
  if (options.as) {
    await context.addCookies([...options.as.cookies].map(([name, { value }]) => ({ name, value, url: options.app.origin, httpOnly: true, sameSite: 'Lax' })));
  }
  const page = await context.newPage();
  if (!options.javaScript) withoutJavaScript.add(page);
  const problems: string[] = [];
  // Chromium reports violations of the content security policy as console errors too, with JavaScript off as well.
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => problems.push(`thrown: ${error.stack ?? error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    // A navigation or an abort of ours ends requests on purpose.
    if (reason !== 'net::ERR_ABORTED') problems.push(`request: ${request.method()} ${request.url()} ${reason}`);
  });
  onTestFinished(async ({ task }) => {
    if (task.result?.state === 'fail') await photograph(page, task.name);
    await context.close();
  });
  return { page, problems };
}

async function photograph(page: Page, testName: string): Promise<void> {
  mkdirSync('test-results', { recursive: true });
  const file = `test-results/${testName.replaceAll(/[^a-z0-9]+/gi, '-').slice(0, 120)}-${Date.now()}.png`;
  await page.screenshot({ path: file, fullPage: true, timeout: 5_000 }).catch(() => {});
  console.error(`Seen last at ${page.url()}: ${file}`);
}

/** What can be wrong in one colour scheme and right in the other. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/**
 * What axe finds wrong on the page at WCAG 2.2 AA, a line for each place.
 * @param only `colours` looks at nothing else, for a page that has been looked at in its other colour scheme
 * @throws on a page with JavaScript off: axe is a script
 */
export async function axe(page: Page, only?: 'colours'): Promise<string[]> {
  if (withoutJavaScript.has(page)) throw new Error('axe runs in the page: it needs one with JavaScript on');
  // No frames here, for which it would open another window each time.
  const builder = new AxeBuilder({ page }).setLegacyMode(true);
  if (only === 'colours') builder.withRules(colourRules);
  else builder.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']);
  const { violations } = await builder.analyze();
  return violations.flatMap(({ id, help, nodes }) => nodes.map((node) => `${id}: ${help} at ${node.target.join(' ')}`));
}

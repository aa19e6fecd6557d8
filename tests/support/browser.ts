import { mkdirSync } from 'node:fs';
import axeCore from 'axe-core';
import { type Browser, type BrowserContext, type Locator, type Page, chromium } from 'playwright';
import { onTestFinished } from 'vitest';
import type { App } from './app.ts';
import type { Client } from './client.ts';
import { bringChromium, chromiumArgs } from './tools.ts';

/** By the size of their text. Playwright ends them with the process: they serve all test files of a worker. */
const launched = new Map<number, Promise<Browser>>();
const withoutJavaScript = new WeakSet<Page>();

/** As Playwright sets it, whose own flag ours takes the place of: there is a mouse, and it hovers. */
const aMouse = 'primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4';

async function launch(fontSize: number): Promise<Browser> {
  // `npm test` has tried that one already.
  const path = process.env['TEST_CHROMIUM'] ?? (await bringChromium())?.path;
  if (path === undefined) throw new Error('No Chromium: there is none on this machine and none could be installed');
  return chromium.launch({
    executablePath: path,
    args: [...chromiumArgs, `--blink-settings=${aMouse},defaultFontSize=${fontSize}`],
  });
}

export type PageOptions = {
  app: App;
  javaScript: boolean;
  width: number;
  height?: number;
  dark?: boolean;
  /** Pixels of normal text, as it is set in the browser's settings. */
  fontSize?: number;
  timeZone?: string;
  /** Signs the browser in as this person. */
  as?: Client;
  /** Whether pages may keep a service worker: what it fetches, a test can neither see nor answer. */
  serviceWorker?: boolean;
};

/**
 * A new browser window of its own; call it inside a test, which closes it at its end and keeps a picture in test-results/ when
 * it failed. Relative addresses go to the app.
 * @returns the page, and `problems`: what the console, thrown errors and the content security policy have complained of so far
 */
export async function newPage(options: PageOptions): Promise<{ page: Page; problems: string[] }> {
  const { page, context } = await openWindow(options);
  onTestFinished(async ({ task }) => {
    if (task.result?.state === 'fail') await photograph(page, task.name);
    await context.close();
  });
  return { page, problems: problemsOf(page) };
}

/** Those that no test uses at the moment. */
const spare = new Map<string, { page: Page; context: BrowserContext }>();

/**
 * As newPage, in the window of an earlier test of the file with its process and its caches: a page is there in a third of the time.
 * Cookies, storage, routes and listeners are gone. What cannot be taken back stays (a clock, a script for every page, an emulation
 * through a CDP session): a test that needs one takes newPage.
 */
export async function samePage(options: PageOptions): Promise<{ page: Page; problems: string[] }> {
  const { app, as, width, height = 800 } = options;
  const key = JSON.stringify([app.origin, options.javaScript, options.fontSize, options.timeZone]);
  const used = spare.get(key);
  spare.delete(key);
  const { page, context } = used ?? (await openWindow(options));
  if (used) {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme: options.dark ? 'dark' : 'light' });
    if (as) await signInAs(page, app, as);
  }
  onTestFinished(async ({ task }) => {
    const failed = task.result?.state === 'fail';
    if (failed) await photograph(page, task.name);
    if (failed || !(await clear(page, context))) await context.close();
    else spare.set(key, { page, context });
  });
  return { page, problems: problemsOf(page) };
}

/** Closes the windows that are kept, at the end of a test file: its app is gone then. */
export async function closeWindows(): Promise<void> {
  const contexts = [...spare.values()].map(({ context }) => context);
  spare.clear();
  await Promise.all(contexts.map((context) => context.close()));
}

/** Makes a window as good as new. @returns false when it cannot be */
async function clear(page: Page, context: BrowserContext): Promise<boolean> {
  const others = context.pages().filter((one) => one !== page);
  await Promise.all(others.map((one) => one.close()));
  for (const event of [
    'request',
    'requestfinished',
    'requestfailed',
    'response',
    'framenavigated',
    'console',
    'pageerror',
  ] as const)
    page.removeAllListeners(event);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
  await context.setOffline(false);
  await context.clearPermissions();
  await context.clearCookies();
  try {
    // A page of the same origin that runs no script: its storage can be emptied there, and nothing writes to it any more.
    await page.goto('/healthz');
    await page.evaluate(() => (localStorage.clear(), sessionStorage.clear()));
    await page.mouse.move(0, 0);
    return true;
  } catch {
    return false;
  }
}

async function openWindow(options: PageOptions): Promise<{ page: Page; context: BrowserContext }> {
  const { fontSize = 16 } = options;
  const browser = launched.get(fontSize) ?? launch(fontSize);
  launched.set(fontSize, browser);
  const context = await (
    await browser
  ).newContext({
    baseURL: options.app.origin,
    javaScriptEnabled: options.javaScript,
    viewport: { width: options.width, height: options.height ?? 800 },
    colorScheme: options.dark ? 'dark' : 'light',
    locale: 'en-GB',
    timezoneId: options.timeZone ?? 'UTC',
    serviceWorkers: options.serviceWorker ? 'allow' : 'block',
  });
  context.setDefaultTimeout(10_000);
  const page = await context.newPage();
  if (options.as) await signInAs(page, options.app, options.as);
  if (!options.javaScript) withoutJavaScript.add(page);
  return { page, context };
}

/** What the page complains of from now on. */
function problemsOf(page: Page): string[] {
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
  return problems;
}

/** The browser belongs to this person from now on, or with null to nobody. */
export async function signInAs(page: Page, app: App, person: Client | null): Promise<void> {
  await page.context().clearCookies();
  await page.context().addCookies(
    [...(person?.cookies ?? [])].map(([name, { value }]) => ({
      name,
      value,
      url: app.origin,
      httpOnly: true,
      sameSite: 'Lax',
    })),
  );
}

async function photograph(page: Page, testName: string): Promise<void> {
  mkdirSync('test-results', { recursive: true });
  const file = `test-results/${testName.replaceAll(/[^a-z0-9]+/gi, '-').slice(0, 120)}-${Date.now()}.png`;
  await page.screenshot({ path: file, fullPage: true, timeout: 5_000 }).catch(() => {});
  console.error(`Seen last at ${page.url()}: ${file}`);
}

/** The browser tells of every response that is no success; a refusal that a script has asked for is no problem. */
export const unexpected = (problems: string[]): string[] =>
  problems.filter((problem) => !/ status of 4\d\d /.test(problem));

/** What a form led to, as the page tells it: by a toast, or with JavaScript off by a notice. */
export function outcome(page: Page): Locator {
  if (withoutJavaScript.has(page)) return page.locator('.notice[role]');
  return page.getByRole('region', { name: /notifications/i }).getByRole('listitem');
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
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeCore.source);
  return page.evaluate(
    findViolations,
    only === 'colours' ? colourRules : ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  );
}

/** Runs in the page. To write out what passes as well would take most of the time. */
async function findViolations(runOnly: string[]): Promise<string[]> {
  const { violations } = await (globalThis as unknown as { axe: typeof axeCore }).axe.run(document, {
    runOnly,
    iframes: false,
    resultTypes: ['violations'],
  });
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help} at ${target.join(' ')}`),
  );
}

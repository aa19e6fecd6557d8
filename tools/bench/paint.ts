import type { Browser } from 'playwright';
import type { Client } from '#tests/support/client.ts';
import { step } from '#tools/run/steps.ts';
import { type App, holdConversation } from './app.ts';
import { newWindow, withBrowser } from './browser.ts';
import { aimBelow, beside, type Figure, median } from './figures.ts';
import type { House } from './house.ts';

const slowedTimes = 4;
/** Hydration and what follows it, on a slowed processor, are over by then. */
const settleMs = 3_000;

/** Largest contentful paint and total blocking time of a 50-message chat page on a slow machine, beside a page of one line. */
export function measurePaint(house: House): Promise<Figure[]> {
  return step('paint', async () => {
    const app = await house.startApp('postgres');
    const person = await app.signUp();
    const chat = `${app.origin}/chat/${await holdConversation(person)}`;
    const runs = house.isQuick ? 1 : 3;
    const figures = await withBrowser(house.notes, async (browser) => {
      await visit(browser, app, chat, person); // The first visit to a fresh server is nobody's everyday.
      const bare: Paint[] = [];
      const ours: Paint[] = [];
      for (let run = 0; run < runs; run++) {
        bare.push(await visit(browser, app, house.bareUrl));
        ours.push(await visit(browser, app, chat, person));
      }
      const lcpMs = median(ours.map((one) => one.lcpMs));
      const blockedMs = median(ours.map((one) => one.blockedMs));
      const part = `Chat with 50 messages, processor slowed ${slowedTimes} × (baseline: a page of one line)`;
      return [
        {
          part,
          name: 'largest contentful paint',
          value: lcpMs,
          unit: 'ms',
          baseline: beside(lcpMs, median(bare.map((one) => one.lcpMs))),
          aim: aimBelow(lcpMs, 600, 'ms'),
          note: `median of ${runs}`,
        },
        {
          part,
          name: 'total blocking time',
          value: blockedMs,
          unit: 'ms',
          aim: aimBelow(blockedMs, 50, 'ms'),
          note: `of the bare page ${median(bare.map((one) => one.blockedMs)).toFixed(0)} ms`,
        },
      ] satisfies Figure[];
    });
    await app.stop();
    return figures ?? [];
  });
}

type Paint = { lcpMs: number; blockedMs: number };

async function visit(browser: Browser, app: App, url: string, person?: Client): Promise<Paint> {
  const context = await newWindow(browser, app, person);
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowedTimes });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(settleMs);
  const paint = await page.evaluate(readPaint);
  await context.close();
  return paint;
}

/** Runs in the page. What blocks is each task's time beyond 50 ms, after the first contentful paint (web.dev/tbt). */
async function readPaint(): Promise<Paint> {
  const entries = (type: string) =>
    new Promise<PerformanceEntryList>((resolve) => {
      const observer = new PerformanceObserver((list) => resolve(list.getEntries()));
      observer.observe({ type, buffered: true });
      setTimeout(() => resolve([]), 500);
    });
  const [largest, long] = await Promise.all([entries('largest-contentful-paint'), entries('longtask')]);
  const firstPaintMs = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
  const blocking = long.map(({ startTime, duration }) => startTime + duration - Math.max(startTime, firstPaintMs) - 50);
  return {
    lcpMs: largest.at(-1)?.startTime ?? Number.NaN,
    blockedMs: blocking.reduce((sum, ms) => sum + Math.max(0, ms), 0),
  };
}

import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import type { Client } from '#tests/support/client.ts';
import { step } from '#tools/run/steps.ts';
import { type App, beginConversation } from './app.ts';
import { beside, type Figure, median } from './figures.ts';
import type { House } from './house.ts';

const screens = ['recommendations', 'usage', 'reactions', 'feedback'].map((view) => `/analytics?view=${view}`);
const calls = ['dashboard', 'personality-usage', 'reactions', 'feedback'].map((name) => `/api/analytics/${name}`);

/** What a screen costs when there is a thousand times as much to show: the dashboard, and somebody's history. */
export async function measureGrowth(house: House): Promise<Figure[]> {
  const [few, many] = [1_000, house.isQuick ? 20_000 : 1_000_000];
  const rounds = house.isQuick ? 30 : 150;
  const small = await step('1,000 questions', () => openDashboard(house, few));
  const large = await step(`${many.toLocaleString('en')} questions`, () => openDashboard(house, many));
  const figures = await step('dashboards', async () => {
    const measured: Figure[] = [];
    for (const path of [...screens, ...calls]) {
      const [smallMs, largeMs] = await timeBoth(
        rounds,
        () => read(small.admin, path),
        () => read(large.admin, path),
      );
      const part = `Dashboard with ${many.toLocaleString('en')} questions, one request at a time (baseline: with 1,000)`;
      measured.push(compare(part, path, largeMs, smallMs, 1.3));
    }
    return measured;
  });
  await large.app.stop();
  const history = await step('history', async () => {
    const [short, long] = [await small.app.signUp(), await small.app.signUp()];
    const length = house.isQuick ? 500 : 10_000;
    await begin(short, 10);
    await begin(long, length);
    const [shortMs, longMs] = await timeBoth(
      rounds,
      () => read(short, '/history'),
      () => read(long, '/history'),
    );
    // Fifty items against ten: a page of the first costs more than one of the second, whatever lies behind it.
    await begin(short, 40);
    const [pageMs, sameMs] = await timeBoth(
      rounds,
      () => read(short, '/history'),
      () => read(long, '/history'),
    );
    const part = `First page of the history with ${length.toLocaleString('en')} conversations`;
    return [
      compare(part, 'beside one of 10, which shows 10', longMs, shortMs, 1.5),
      compare(part, 'beside one of 50, which shows as many', sameMs, pageMs, 1.5),
    ];
  });
  await small.app.stop();
  return [...figures, ...history];
}

async function openDashboard(house: House, questions: number): Promise<{ app: App; admin: Client }> {
  const app = await house.startApp('postgres', { users: 1_000, questions });
  const admin = await app.signUp();
  const sql = postgres(app.databaseUrl, { max: 1 });
  const { email } = (await (await admin.send('GET', '/api/auth/user')).json()) as { email: string };
  await sql`update users set role = 'admin' where email = ${email}`;
  // Until everything is counted, and counted again: the first thing that a worker does on a new database.
  while ((await sql`select from rollup_deltas limit 1`).length > 0) await sleep(200);
  await sleep(house.isQuick ? 1_000 : 10_000);
  await sql.end();
  return { app, admin };
}

async function begin(client: Client, count: number): Promise<void> {
  for (let left = count; left > 0; left -= 10)
    await Promise.all(Array.from({ length: Math.min(10, left) }, () => beginConversation(client)));
}

/** In turns, so that what else happens on the machine happens to both. @returns the medians, in milliseconds */
async function timeBoth(
  rounds: number,
  first: () => Promise<void>,
  second: () => Promise<void>,
): Promise<[number, number]> {
  const times: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds + 20; round++) {
    for (const [at, run] of [first, second].entries()) {
      const startedAt = performance.now();
      await run();
      // The first ones warm it up.
      if (round >= 20) times[at]!.push(performance.now() - startedAt);
    }
  }
  return [median(times[0]), median(times[1])];
}

async function read(client: Client, path: string): Promise<void> {
  const response = await client.send('GET', path);
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`GET ${path} gave ${response.status}`);
}

function compare(part: string, name: string, valueMs: number, baselineMs: number, most: number): Figure {
  const baseline = beside(valueMs, baselineMs);
  return {
    part,
    name,
    value: valueMs,
    unit: 'ms',
    baseline,
    aim: { text: `ratio < ${most}`, isMet: baseline.ratio < most },
  };
}

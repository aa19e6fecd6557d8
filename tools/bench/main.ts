import { mkdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { measureBytes } from './bytes.ts';
import { type Figure, showTable } from './figures.ts';
import { measureFirstTokens } from './first-token.ts';
import { measureGrowth } from './growth.ts';
import { openHouse } from './house.ts';
import { measureMemory } from './memory.ts';
import { measurePages } from './pages.ts';
import { measurePaint } from './paint.ts';
import { measureSends } from './send.ts';
import { ensureBuilt } from '../../bin/build.ts';
import { step } from '#tools/run/steps.ts';

// `npm run bench`: every figure of docs/architecture.md §5.1 in one run, beside a baseline of the same run. It measures and judges; it fails
// only when it could not measure. `--only send,pages` chooses parts, `--quick` is a smoke run, `--profile` writes CPU profiles.
const parts = {
  first: measureFirstTokens,
  send: measureSends,
  pages: measurePages,
  bytes: measureBytes,
  memory: measureMemory,
  paint: measurePaint,
  growth: measureGrowth,
};
type Part = keyof typeof parts;

const { values } = parseArgs({
  options: { only: { type: 'string' }, quick: { type: 'boolean' }, profile: { type: 'boolean' } },
});
const chosen = (values.only?.split(',') ?? Object.keys(parts)) as Part[];
const unknown = chosen.filter((part) => !(part in parts));
if (unknown.length > 0) {
  process.stderr.write(`No such part: ${unknown.join(', ')}. There are: ${Object.keys(parts).join(', ')}\n`);
  process.exit(64); // EX_USAGE
}

const dataDir = path.resolve(import.meta.dirname, '../../.data');
const profileDir = values.profile ? path.join(dataDir, 'profiles') : null;

await step('build', ensureBuilt);
const busy = await busyShare();
const opening = openHouse({ isQuick: values.quick ?? false, profileDir });
let isInterrupted = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    isInterrupted = true;
    // Work that is cut off may complain of it; nobody waits for it any more.
    process.on('uncaughtException', () => {});
    void opening.then((opened) => opened.close()).finally(() => process.exit(130));
  });
}
const house = await step('databases and baselines', () => opening);

const figures: Figure[] = [];
try {
  for (const part of chosen) figures.push(...(await parts[part](house)));
} catch (error) {
  if (!isInterrupted) process.stderr.write(`${(error as Error).stack}\n${house.logs().slice(-4_000)}\n`);
  process.exitCode = 1;
}
await step('cleaning up', house.close);
// Half a table would only be taken for a whole one.
if (process.exitCode === 1) process.exit();

const machine = `${os.availableParallelism()} × ${os.cpus()[0]?.model.trim()}, Node ${process.version}, ${Math.round(busy * 100)} % busy before we began`;
if (busy > 0.1) house.notes.push('Other programs were at work on this machine: they share these figures.');
process.stdout.write(`\n${showTable(figures)}\n${machine}\n`);
if (values.quick) process.stdout.write('A quick run: too short to be quoted.\n');
for (const note of house.notes) process.stdout.write(`!! ${note}\n`);
mkdirSync(dataDir, { recursive: true, mode: 0o700 });
const file = path.join(dataDir, 'bench.json');
writeFileSync(
  file,
  `${JSON.stringify({ at: new Date().toISOString(), machine, isQuick: values.quick ?? false, notes: house.notes, figures }, null, 2)}\n`,
);
process.stdout.write(`Written to ${path.relative(process.cwd(), file)}\n`);
if (profileDir) process.stdout.write(`CPU profiles in ${path.relative(process.cwd(), profileDir)}\n`);

/** How much of the processors others use, seen for a second. */
async function busyShare(): Promise<number> {
  const read = () =>
    os.cpus().map(({ times }) => ({ idle: times.idle, all: Object.values(times).reduce((sum, ms) => sum + ms, 0) }));
  const before = read();
  await sleep(1_000);
  const after = read();
  const passed = (key: 'idle' | 'all') => after.reduce((sum, cpu, at) => sum + cpu[key] - before[at]![key], 0);
  return 1 - passed('idle') / passed('all');
}

import { randomBytes } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import postgres from 'postgres';
import { launch } from '#tests/support/launch.ts';
import { startProvider } from '#tests/support/provider.ts';
import { quantile } from '#tools/bench/figures.ts';
import { type Backend, openStores } from '#tools/bench/stores.ts';
import { ensureBuilt } from '../../bin/build.ts';
import { type ChaosReport, runChaos } from './run.ts';
import { say, seconds, step } from '#tools/run/steps.ts';

// `npm run chaos`: two web processes and two workers, killed and started again at random while people ask questions, and whether
// every question has exactly one answer in the end.
const usage = `Usage: npm run chaos -- [options]
  --answers 1000          how many questions are asked
  --backend redis         on which queue: redis, postgres, or both (default: both)
  --people 32             how many ask at the same time
  --up 6                  seconds that a process is up, on average
  --seed 1                the same seed has the same people do the same (default: a new one)`;

const numbers = { answers: 1_000, people: 32, up: 6, seed: randomBytes(4).readUInt32LE() };
const options = (() => {
  try {
    const { values } = parseArgs({
      options: {
        answers: { type: 'string' },
        people: { type: 'string' },
        up: { type: 'string' },
        seed: { type: 'string' },
        backend: { type: 'string', default: 'both' },
      },
    });
    const read = (name: keyof typeof numbers) => {
      const number = Number(values[name] ?? numbers[name]);
      if (!(number > 0 || (name === 'seed' && number === 0))) throw new Error(`--${name} must be a number above 0`);
      return number;
    };
    if (!['redis', 'postgres', 'both'].includes(values.backend))
      throw new Error('--backend must be redis, postgres or both');
    const backends: Backend[] = values.backend === 'both' ? ['redis', 'postgres'] : [values.backend as Backend];
    return {
      backends,
      answers: read('answers'),
      people: read('people'),
      meanUpMs: read('up') * 1_000,
      seed: read('seed'),
    };
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n\n${usage}\n`);
    process.exit(64); // EX_USAGE
  }
})();

const product = path.resolve(import.meta.dirname, '../..');
const belongings = new AsyncDisposableStack();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    // Work that is cut off may complain of it; nobody waits for it any more.
    process.on('uncaughtException', () => {});
    void belongings.disposeAsync().finally(() => process.exit(130));
  });
}

let isFine = true;
try {
  await step('build', ensureBuilt);
  const stores = await step('databases', () => openStores(belongings));
  for (const backend of options.backends) {
    if (backend === 'redis' && stores.redisUrl === null) throw new Error('There is no redis-server on this machine');
    const report = await step(`chaos on ${backend}`, () => run(backend));
    isFine &&= isAsItOughtToBe(report);
    say(`\n${tell(backend, report)}\n`);
  }

  /** One run on a database of its own. */
  async function run(backend: Backend): Promise<ChaosReport> {
    await using own = new AsyncDisposableStack();
    const databaseUrl = await stores.createDatabase();
    const redisUrl = backend === 'redis' ? stores.redisUrl! : undefined;
    const provider = await startProvider();
    own.defer(() => provider.close());
    const sql = postgres(databaseUrl, { max: 2, onnotice: () => {} });
    own.defer(() => sql.end());
    const processes = await launch({
      product,
      folder: mkdtempSync(path.join(stores.folder, 'app-')),
      webs: 2,
      workers: 2,
      env: {
        DATABASE_URL: databaseUrl,
        ...(redisUrl !== undefined && { REDIS_URL: redisUrl }),
        OPENAI_BASE_URL: provider.url,
        ENCRYPTION_KEY: randomBytes(32).toString('base64'),
        RATE_LIMIT_SCALE: '100000',
        STOP_GRACE_SECONDS: '1',
        LOG_LEVEL: 'error',
      },
    });
    belongings.defer(() => processes.endAll('SIGKILL'));
    let shown = 0;
    const onProgress = (answered: number, kills: number) => {
      if (answered < options.answers && answered - shown < options.answers / 10) return;
      shown = answered;
      say(`    ${answered} of ${options.answers} answered, ${kills} kills`);
    };
    try {
      return await runChaos({ ...processes, sql, databaseUrl, redisUrl, provider }, { ...options, onProgress });
    } finally {
      await processes.endAll('SIGKILL');
      const errors = processes
        .logs()
        .split('\n')
        .filter((line) => line.includes('"level":50') || line.includes('"level":60') || /^\s*at |Error/.test(line));
      if (errors.length > 0)
        say(`    ${errors.length} errors in the log, the first ones:\n${errors.slice(0, 5).join('\n')}`);
    }
  }
} catch (error) {
  isFine = false;
  process.stderr.write(`${(error as Error).stack}\n`);
}
await step('cleaning up', () => belongings.disposeAsync());
process.exit(isFine ? 0 : 1);

function isAsItOughtToBe({ once, lost, doubled, wrong, faults }: ChaosReport): boolean {
  return once === options.answers && [lost, doubled, wrong, faults].every((list) => list.length === 0);
}

function tell(backend: Backend, report: ChaosReport): string {
  const { once, lost, doubled, wrong, faults, kills, retried, joined, providerCalls, eachMs, tookMs } = report;
  const rows: [string, string | number][] = [
    ['questions sent', options.answers],
    ['answered exactly once', once],
    ['lost', lost.length],
    ['doubled', doubled.length],
    ['wrong otherwise', wrong.length],
    ['answers of the product that must not be', faults.length],
    ...Object.entries(kills).toSorted(([one], [other]) => one.localeCompare(other)),
    ['sends retried', retried],
    ['streams joined again', joined],
    ['provider calls', providerCalls],
    ['median answer', seconds(quantile(eachMs, 0.5)).trim()],
    ['slowest answer', seconds(Math.max(...eachMs)).trim()],
    ['took', seconds(tookMs).trim()],
  ];
  const width = Math.max(...rows.map(([name]) => name.length));
  const findings = [...lost, ...doubled, ...wrong, ...faults];
  return [
    `Chaos on ${backend}, seed ${options.seed}, ${options.people} people at once`,
    ...rows.map(([name, value]) => `  ${name.padEnd(width)}  ${String(value).padStart(10)}`),
    ...findings.slice(0, 20).map((finding) => `  !! ${finding}`),
  ].join('\n');
}

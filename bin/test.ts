import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import type { Totals } from '#tests/support/reporter.ts';
import { bringChromium, bringRedis } from '#tests/support/tools.ts';
import { ensureBuilt } from './build.ts';
import { runChecks } from '#tools/run/checks.ts';
import { seconds, step, stepBeside } from '#tools/run/steps.ts';

// `npm test`: what tests need, then the checks and beside them the tests of the product. `npm run test:tools`: the tests of the
// tools, and those that take long. `.ci/run`: both. Further arguments go to Vitest; then nothing is checked.
const startedAt = performance.now();
const [mode, ...rest] = process.argv.slice(2);
const isMode = mode === '--tools' || mode === '--all';
const vitestArgs = isMode ? rest : process.argv.slice(2);
const suites = mode === '--tools' ? ['tools*'] : mode === '--all' ? ['!tools*', 'tools*'] : ['!tools*'];
const inCi = process.env['CI'] === 'true';
const problems: { name: string; output: string }[] = [];
// Whoever started this is gone (tools/run/bootstrap.mjs): so is the reason to go on.
process.once('disconnect', () => process.exit(1));
process.channel?.unref();
// This process stays to report how Vitest ended.
let vitest: ChildProcess | undefined;
let isStopped = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (vitest === undefined) process.exit(1);
    isStopped = true;
    vitest.kill(signal);
  });
}
rmSync('test-results', { recursive: true, force: true });

const redis = await step('Redis for tests', async (note) => {
  const tool = await bringRedis();
  note(tool ? `${tool.path} (${tool.from})` : 'none found and none could be installed');
  return tool;
});
const chromium = await step('Chromium for tests', async (note) => {
  const tool = await bringChromium();
  note(tool ? `${tool.path} (${tool.from})` : 'none found and none could be installed: browser tests will fail');
  return tool;
});
try {
  await step('build', ensureBuilt);
} catch (error) {
  problems.push({ name: 'build', output: String((error as Error).stack ?? error) });
}

const built = problems.length === 0;
const [checks, tests] = await Promise.all([
  vitestArgs.length === 0 && mode !== '--tools' ? runChecks(stepBeside) : { passed: 0, failures: [] },
  built ? runSuites() : { passed: 0, failed: 0, skipped: 0 },
]);

if (!redis) {
  const output =
    'redis-server is neither on PATH nor could apt install it: the tests on the Redis backend did NOT run.';
  if (inCi) problems.push({ name: 'Redis backend', output: `${output} In CI that is a failure.` });
  else process.stdout.write(`\n!! SKIPPED: ${output}\n`);
}
problems.push(...checks.failures);
for (const { name, output } of problems) process.stdout.write(`\n── failed: ${name} ──\n${output}\n`);

const passed = checks.passed + tests.passed;
const failed = problems.length + tests.failed;
process.stdout.write(`\nin ${seconds(performance.now() - startedAt).trim()}\n`);
const skipped = [
  ...(tests.skipped > 0 ? [`${tests.skipped} skipped`] : []),
  ...(redis || inCi ? [] : ['all on Redis skipped']),
];
process.stdout.write(`${[`${passed} passed`, `${failed} failed`, ...skipped].join(', ')}\n`);
process.exitCode = failed > 0 ? 1 : 0;

async function runSuites(): Promise<Totals> {
  const sum: Totals = { passed: 0, failed: 0, skipped: 0 };
  for (const suite of suites) {
    if (isStopped) break;
    const totals = await runVitest(suite);
    for (const name of ['passed', 'failed', 'skipped'] as const) sum[name] += totals[name];
  }
  return sum;
}

/** Runs Vitest with its output going by; the numbers come as a message, so that a crash of Vitest cannot be taken for success. */
async function runVitest(projects: string): Promise<Totals> {
  const args = [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=./tests/support/reporter.ts',
    `--project=${projects}`,
    ...(redis ? [] : ['--project=!*:redis']),
    ...vitestArgs,
  ];
  const env = {
    ...process.env,
    ...(chromium && { TEST_CHROMIUM: chromium.path }),
    ...(!process.stdout.isTTY && { NO_COLOR: '1' }),
  };
  // Errors into the same stream as the rest: they must stand where they belong.
  const child = (vitest = spawn(process.execPath, args, { stdio: ['inherit', 'inherit', process.stdout, 'ipc'], env }));
  let totals: Totals | undefined;
  child.on('message', (message) => (totals = message as Totals));
  const code = await new Promise<number | null>((resolve, reject) =>
    child.once('error', reject).once('close', resolve),
  );
  if (!totals) problems.push({ name: 'tests', output: `Vitest ended (${code}) before it had a result.` });
  else if (totals.passed + totals.failed === 0) problems.push({ name: 'tests', output: 'No test ran.' });
  else if (code !== 0 && totals.failed === 0)
    problems.push({ name: 'tests', output: `Vitest ended with ${code} without naming a failed test.` });
  return totals ?? { passed: 0, failed: 0, skipped: 0 };
}

import { spawn } from 'node:child_process';
import { globSync } from 'node:fs';
import type { Totals } from '../tests/support/reporter.ts';
import { bringChromium, bringRedis } from '../tests/support/tools.ts';
import { ensureBuilt } from './build.ts';
import { runChecks } from './checks.ts';
import { seconds, step } from './steps.ts';

// `npm test`: what tests need, then the checks, then the tests. `npm test -- <arguments>` gives them to Vitest and skips the checks.
const startedAt = performance.now();
const vitestArgs = process.argv.slice(2);
const inCi = process.env['CI'] === 'true';
const problems: { name: string; output: string }[] = [];
// Whoever started this is gone (bin/bootstrap.mjs): so is the reason to go on.
process.once('disconnect', () => process.exit(1));
process.channel?.unref();

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

const checks = vitestArgs.length === 0 ? await runChecks() : { passed: 0, failures: [] };
const built = problems.length === 0;
const tests = built ? await runTests() : { passed: 0, failed: 0, skipped: 0 };

let skipped = tests.skipped;
if (!redis) {
  const files = globSync('tests/api/**/*.test.ts').length;
  const output = `redis-server is neither on PATH nor could apt install it: ${files} test files did NOT run on the Redis backend.`;
  if (inCi) problems.push({ name: 'Redis backend', output: `${output} In CI that is a failure.` });
  else process.stdout.write(`\n!! SKIPPED: ${output}\n`);
  skipped += files;
}
problems.push(...checks.failures);
for (const { name, output } of problems) process.stdout.write(`\n── failed: ${name} ──\n${output}\n`);

const passed = checks.passed + tests.passed;
const failed = problems.length + tests.failed;
process.stdout.write(`\nin ${seconds(performance.now() - startedAt).trim()}\n`);
process.stdout.write(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}\n`);
process.exitCode = failed > 0 ? 1 : 0;

/** Runs Vitest with its output going by; the numbers come as a message, so that a crash of Vitest cannot be taken for success. */
async function runTests(): Promise<Totals> {
  const vitest = 'node_modules/vitest/vitest.mjs';
  const args = [vitest, 'run', '--reporter=./tests/support/reporter.ts', ...(redis ? [] : ['--project=!api:redis', '--project=!outages:redis']), ...vitestArgs];
  const env = { ...process.env, ...(chromium && { TEST_CHROMIUM: chromium.path }), ...(!process.stdout.isTTY && { NO_COLOR: '1' }) };
  // Errors into the same stream as the rest: they must stand where they belong.
  const child = spawn(process.execPath, args, { stdio: ['inherit', 'inherit', process.stdout, 'ipc'], env });
  // This process stays to report how Vitest ended.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal));
  let totals: Totals | undefined;
  child.on('message', (message) => (totals = message as Totals));
  const code = await new Promise<number | null>((resolve, reject) => child.once('error', reject).once('close', resolve));
  if (!totals) problems.push({ name: 'tests', output: `Vitest ended (${code}) before it had a result.` });
  else if (totals.passed + totals.failed === 0) problems.push({ name: 'tests', output: 'No test ran.' });
  else if (code !== 0 && totals.failed === 0) problems.push({ name: 'tests', output: `Vitest ended with ${code} without naming a failed test.` });
  return totals ?? { passed: 0, failed: 0, skipped: 0 };
}

import { ensureBuilt } from './build.ts';
import { runChecks } from '#tools/run/checks.ts';
import { step } from '#tools/run/steps.ts';

// `npm run check`: everything that CI asks but the tests.
await step('build', ensureBuilt);
const { failures } = await runChecks();
for (const { name, output } of failures) process.stdout.write(`\n── ${name} ──\n${output}\n`);
process.exitCode = failures.length > 0 ? 1 : 0;

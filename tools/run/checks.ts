import { execFile, spawn } from 'node:child_process';
import path from 'node:path';
import { promisify, stripVTControlCharacters } from 'node:util';
import { type Note, step } from './steps.ts';

/** Every check that is no test. They ask nothing of a database or a browser. */
const checks: { name: string; run: (note: Note) => Promise<void> }[] = [
  { name: 'lint and import rules', run: () => runTool('oxlint', '--deny-warnings') },
  { name: 'format', run: () => runTool('prettier', '--check', '--log-level', 'warn', '.') },
  // The build makes it too, but not again when only the evaluation has changed.
  { name: 'library entries', run: () => runTool('node', 'tools/eval/check-library.ts') },
  { name: 'types', run: () => runTool('astro', 'check') },
  { name: 'dead code', run: () => runTool('knip') },
  { name: 'byte budgets', run: () => runTool('size-limit') },
  { name: 'known advisories', run: checkAdvisories },
];

/**
 * Runs all checks, one after the other. Byte budgets need a build.
 * @param show shows each of them
 * @returns how many passed, and the output of those that failed
 */
export async function runChecks(
  show: (name: string, run: (note: Note) => Promise<void>) => Promise<void> = step,
): Promise<{ passed: number; failures: { name: string; output: string }[] }> {
  const failures: { name: string; output: string }[] = [];
  for (const { name, run } of checks) {
    try {
      await show(name, run);
    } catch (error) {
      failures.push({ name, output: (error as Error).message });
    }
  }
  return { passed: checks.length - failures.length, failures };
}

/** Fails when a package that the product ships has a known hole of high or critical severity. Not every registry knows. */
async function checkAdvisories(note: Note): Promise<void> {
  const args = ['audit', '--omit=dev', '--json', '--fetch-timeout=15000', '--fetch-retries=0'];
  // It ends with 1 when it finds something, and when it learns nothing.
  const audit = promisify(execFile)('npm', args).catch((error: { stdout?: string }) => error);
  const found = JSON.parse((await audit).stdout || '{}').metadata?.vulnerabilities;
  if (found === undefined) note('the registry gives none');
  else if (found.high + found.critical > 0) throw new Error((await audit).stdout);
}

/** Runs a tool of node_modules/.bin quietly. @throws an error that holds its output when it fails */
async function runTool(tool: string, ...args: string[]): Promise<void> {
  // Node 24 first: the tools' own first lines ask for whatever `node` is on PATH.
  const PATH = `${path.resolve('node_modules/.bin')}${path.delimiter}${process.env['PATH']}`;
  const env = { ...process.env, PATH, ASTRO_TELEMETRY_DISABLED: '1' };
  const child = spawn(tool, args, { stdio: ['ignore', 'pipe', 'pipe'], env });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => void (output += text));
  const code = await new Promise<number | null>((resolve, reject) =>
    child.once('error', reject).once('close', resolve),
  );
  if (code !== 0) throw new Error(stripVTControlCharacters(output).trim() || `${tool} ended with ${code}`);
}

import { spawn } from 'node:child_process';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { step } from './steps.ts';

/** Every check that is no test, with the command that makes it. They ask nothing of a database or a browser. */
const checks: { name: string; command: [tool: string, ...args: string[]] }[] = [
  { name: 'lint and import rules', command: ['oxlint', '--deny-warnings'] },
  { name: 'format', command: ['prettier', '--check', '--log-level', 'warn', '.'] },
  // The build makes it too, but not again when only the evaluation set has changed.
  { name: 'library entries', command: ['node', 'tools/eval/check-library.ts'] },
  { name: 'types', command: ['astro', 'check'] },
  { name: 'dead code', command: ['knip'] },
  { name: 'byte budgets', command: ['size-limit'] },
];

/** Runs all checks, one after the other, and gives the output of those that failed. Byte budgets need a build. @param show shows each of them */
export async function runChecks(
  show: (name: string, run: () => Promise<void>) => Promise<void> = step,
): Promise<{ passed: number; failures: { name: string; output: string }[] }> {
  const failures: { name: string; output: string }[] = [];
  for (const { name, command } of checks) {
    try {
      await show(name, () => runTool(...command));
    } catch (error) {
      failures.push({ name, output: (error as Error).message });
    }
  }
  return { passed: checks.length - failures.length, failures };
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

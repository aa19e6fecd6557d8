import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export type Process = {
  child: ChildProcess;
  file: string;
  /** True once the process is gone. */
  readonly ended: boolean;
};

/** Starts a file under this Node, with an IPC channel: the child exits by itself when the test process dies. */
export function startProcess(
  file: string,
  env: NodeJS.ProcessEnv,
  write: (text: string) => void,
  cwd = process.cwd(),
): Process {
  const child = spawn(process.execPath, [file], { cwd, env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  child.stdout!.setEncoding('utf8').on('data', write);
  child.stderr!.setEncoding('utf8').on('data', write);
  child.once('exit', (code, signal) =>
    write(`[${path.basename(path.dirname(file))}/${path.basename(file)} ended: ${signal ?? code}]\n`),
  );
  return {
    child,
    file,
    get ended() {
      return child.exitCode !== null || child.signalCode !== null;
    },
  };
}

/** Asks until the process is ready. @throws with its logs when it ends or takes longer than 30 s */
export async function untilReady(process: Process, isReady: () => Promise<boolean>, logs: () => string): Promise<void> {
  const giveUpAt = Date.now() + 30_000;
  while (!(await isReady().catch(() => false))) {
    const { exitCode, signalCode } = process.child;
    const trouble = process.ended
      ? `ended (${signalCode ?? exitCode})`
      : Date.now() > giveUpAt
        ? 'was not ready within 30 s'
        : undefined;
    if (trouble) throw new Error(`${process.file} ${trouble}:\n${logs().slice(-4_000)}`);
    await sleep(25);
  }
}

/** Sends a signal and waits for the end. @throws when the process outlives it by 15 s (it is then killed) */
export async function end(process: Process, signal: NodeJS.Signals): Promise<void> {
  if (process.ended) return;
  const exited = once(process.child, 'exit').then(() => true);
  process.child.kill(signal);
  if (await Promise.race([exited, sleep(15_000, false, { ref: false })])) return;
  process.child.kill('SIGKILL');
  await exited;
  throw new Error(`${process.file} was still running 15 s after ${signal}`);
}

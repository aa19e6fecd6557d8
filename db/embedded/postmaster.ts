import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { PostgresProgram } from './postgres-program.ts';
import { folderMark, processMark } from './process-lock.mjs';

/** PostgreSQL's own environment: nothing of ours, and messages in English whatever the shell speaks. */
export const environment = { PATH: process.env['PATH'], LC_ALL: 'C' };

/** A PostgreSQL that did not come up; `output` is what it wrote. */
class LaunchFailed extends Error {
  output: string;
  constructor(output: string, log: string) {
    const reason =
      output.split('\n').findLast((line) => /FATAL|PANIC|ERROR|error/.test(line)) ?? output.trim().split('\n').at(-1);
    super(
      `PostgreSQL did not start: ${reason?.replace(/^.*?(FATAL|PANIC|ERROR): +/, '') || 'it wrote no reason'} (more in ${log})`,
    );
    this.output = output;
  }
}

/**
 * Starts the server on a data directory and waits until it takes connections, however long it has to recover.
 * Of a server that was killed a moment ago some processes may live a little longer; it waits for them too.
 * @throws an error of one line with the reason and where to read more
 */
export async function launch(program: PostgresProgram, data: string, port: number, log: string): Promise<ChildProcess> {
  for (const giveUpAt = Date.now() + 15_000; ; await sleep(200)) {
    try {
      return await launchOnce(program, data, port, log);
    } catch (error) {
      const leftovers =
        error instanceof LaunchFailed && /pre-existing shared memory block|still in use/.test(error.output);
      if (!leftovers || Date.now() > giveUpAt) throw error;
    }
  }
}

async function launchOnce(program: PostgresProgram, data: string, port: number, log: string): Promise<ChildProcess> {
  const options = [
    '-D',
    data,
    '-p',
    String(port),
    '-c',
    'listen_addresses=127.0.0.1',
    '-c',
    'unix_socket_directories=',
  ];
  const [file, ...args] = program('postgres', options, 'SIGINT');
  const written = existsSync(log) ? statSync(log).size : 0;
  const output = openSync(log, 'a', 0o600);
  // Detached: Ctrl-C is for us; we end PostgreSQL when all that uses it has ended.
  const child = spawn(file!, args, { cwd: '/', env: environment, detached: true, stdio: ['ignore', output, output] });
  closeSync(output);
  let trouble: string | undefined;
  child.once('error', (error) => (trouble = error.message));
  while (readyServer(data)?.pid !== child.pid || child.pid === undefined) {
    if (trouble === undefined && hasEnded(child)) trouble = readFileSync(log).subarray(written).toString();
    if (trouble !== undefined) throw new LaunchFailed(trouble, log);
    await sleep(15);
  }
  return child;
}

/** Ends a server that this process started; resolves when it is gone. */
export async function end(child: ChildProcess): Promise<void> {
  await endWithin(
    (signal) => child.kill(signal),
    () => hasEnded(child),
  );
}

/**
 * Ends the server that a killed supervisor left behind on this data directory, if there is one. A pid file is removed when it names
 * a dead process which nobody has buried yet, some other program by now, or the server of the directory that this one is a copy of:
 * PostgreSQL would take that for a running server and refuse. (Should a process of the dead server still live, PostgreSQL sees its
 * shared memory.)
 */
export async function endOrphan(data: string): Promise<void> {
  const server = readPidFile(data);
  if (server === null) return;
  const { pid } = server;
  const isOurs = commandOf(pid).includes('/postgres ') && isServerOf(data, server);
  if (isOurs)
    await endWithin(
      (signal) => sendSignal(pid, signal),
      () => processMark(pid) === null,
    );
  if (sendSignal(pid, 0) && (processMark(pid) === null || !isOurs)) rmSync(pidFile(data), { force: true });
}

/** The server of this data directory if it takes connections, as its pid file says. */
export function readyServer(data: string): { pid: number; port: number } | null {
  const server = readPidFile(data);
  return server?.status === 'ready' && processMark(server.pid) !== null && isServerOf(data, server) ? server : null;
}

/** Whether a pid file's server works on this very directory: a copy of a live one has the pid file of the original. */
function isServerOf(data: string, { pid, dir }: { pid: number; dir: string }): boolean {
  return serverFolderMark(pid, dir) === folderMark(data);
}

function serverFolderMark(pid: number, dir: string): string | null {
  try {
    // Where it works, which a move of the directory does not change; nobody but its owner and root may see that.
    if (process.platform === 'linux') return folderMark(`/proc/${pid}/cwd`);
  } catch {
    // Then what it has written down.
  }
  return folderMark(dir);
}

/** "Fast" shutdown: breaks connections, loses nothing. Then "immediate", which leaves recovery to the next start. */
async function endWithin(send: (signal: NodeJS.Signals) => unknown, isGone: () => boolean): Promise<void> {
  for (const [signal, waitMs] of [
    ['SIGINT', 10_000],
    ['SIGQUIT', 5_000],
    ['SIGKILL', 5_000],
  ] as const) {
    if (isGone()) return;
    send(signal);
    for (const until = Date.now() + waitMs; !isGone() && Date.now() < until;) await sleep(15);
  }
}

const pidFile = (data: string) => path.join(data, 'postmaster.pid');

/** The fields of postmaster.pid that we need (PostgreSQL's src/include/utils/pidfile.h). */
function readPidFile(data: string): { pid: number; dir: string; port: number; status: string } | null {
  try {
    const lines = readFileSync(pidFile(data), 'utf8').split('\n');
    return { pid: Number(lines[0]), dir: lines[1] ?? '', port: Number(lines[3]), status: lines[7]?.trim() ?? '' };
  } catch {
    return null;
  }
}

function commandOf(pid: number): string {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    return execFileSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  } catch {
    return '';
  }
}

/** Sends a signal (0 only asks); false when the system knows no such process. */
function sendSignal(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
    if (signal === 0) return true;
    throw error;
  }
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

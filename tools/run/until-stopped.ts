import { once } from 'node:events';
import { SettingError, settingExitCode } from '#lib/platform/encryption-key.ts';
import { say } from './steps.ts';

/** Something that a command has started and must end; `kill` ends it without patience. */
export type Running = { stop(): Promise<void>; kill?(): void };

export type Run = {
  /** Aborted when somebody asks the command to stop. */
  stopping: AbortSignal;
  /** Rejects at that moment, for steps that wait for something else. */
  stopped: Promise<never>;
  /** Registers what must end with the command. What was started last ends first. */
  running(thing: Running): void;
};

/** One Ctrl-C comes several times: from the terminal, from npm, and from the process that handed over. */
const sameKeyPressMs = 400;

/**
 * Runs a command until Ctrl-C, SIGTERM or SIGHUP, or until the process that handed over to it is gone; then ends, one
 * after the other, what it has started. A second Ctrl-C makes that quick. Exits with 0, or with 1 (78 for a wrong
 * setting) after an error, which is shown in one line.
 * @param start resolves when all is up; rejects when the command cannot go on
 */
export async function untilStopped(start: (run: Run) => Promise<void>): Promise<never> {
  const stopping = new AbortController();
  const things: Running[] = [];
  let isEnding = false;
  let lastSignalAt = 0;
  const asked = () => {
    const isRepeat = Date.now() - lastSignalAt < sameKeyPressMs;
    lastSignalAt = Date.now();
    if (isRepeat) return;
    if (!isEnding) return stopping.abort();
    say('Stopping at once');
    for (const thing of things) thing.kill?.();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, asked);
  if (process.connected) process.once('disconnect', () => stopping.abort());
  // A terminal or a pipe that is gone must not keep us from ending in order.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

  const stopped = once(stopping.signal, 'abort').then((): never => stopping.signal.throwIfAborted() as never);
  try {
    const started = start({ stopping: stopping.signal, stopped, running: (thing) => void things.unshift(thing) });
    await Promise.race([started, stopped]);
    await stopped;
  } catch (error) {
    if (!stopping.signal.aborted) {
      say(line(error));
      process.exitCode = error instanceof SettingError ? settingExitCode : 1;
    }
  }
  isEnding = true;
  if (stopping.signal.aborted) say('Stopping (Ctrl-C again: at once)');
  for (const thing of things) {
    await thing.stop().catch((error: unknown) => {
      say(line(error));
      process.exitCode = 1;
    });
  }
  process.exit();
}

/** Errors that a person can mend say so in their message; of a bug the place matters. */
function line(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isBug = [TypeError, ReferenceError, RangeError, SyntaxError].some((type) => error instanceof type);
  return isBug ? (error.stack ?? error.message) : error.message;
}

import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { endingWithUs } from '#db/embedded/death-signal.mjs';
import { config } from '#lib/platform/config.ts';
import { SettingError, settingExitCode } from '#lib/platform/encryption-key.ts';
import { readable } from './log-lines.ts';
import { say } from './steps.ts';

export type Child = {
  /** Resolves when the child first sends 'ready'; rejects when it is given up before that. */
  ready: Promise<void>;
  /** Asks it to end, waits for what it has in hand, and kills it when that takes too long. */
  stop(): Promise<void>;
  /** Ends it and what it has started at once; a `stop` that waits resolves. */
  kill(): void;
};

/** Longer than web and worker give their own last requests and answers. */
const graceMs = () => config.stopGraceMs + 10_000;
/** This many ends within a minute, before it was ever ready, and a child is given up. */
const maxEnds = 5;
const longestWaitMs = 10_000;

/**
 * Keeps a Node program running: shows its lines behind its name, and starts it again whenever it ends unasked, later
 * each time. Ctrl-C in our terminal does not reach it. When we are killed, its IPC channel closes, and Linux kills it.
 * @param args Node's arguments
 */
export function keepRunning(name: string, args: string[], env: NodeJS.ProcessEnv): Child {
  const ready = Promise.withResolvers<void>();
  ready.promise.catch(() => {}); // Whoever awaits it hears of it; until then it is no crash.
  let current: Started;
  let hasBeenReady = false;
  let isStopping = false;
  let again: NodeJS.Timeout | undefined;
  let ends: number[] = [];

  const start = () => {
    current = startNode(name, args, env);
    current.child.on('message', (message) => {
      if (message !== 'ready') return;
      hasBeenReady = true;
      ready.resolve();
    });
    void current.gone.then(ended);
  };
  const ended = ({ how, code }: End) => {
    if (isStopping) return;
    if (code === settingExitCode && !hasBeenReady) {
      return ready.reject(new SettingError(`${name} ended for a wrong setting; its line above says which`));
    }
    ends = [...ends.filter((at) => at > Date.now() - 60_000), Date.now()];
    if (!hasBeenReady && ends.length >= maxEnds) {
      const trouble = `${name} ended ${maxEnds} times before it was ready (${how}); its lines above may say why`;
      return ready.reject(new Error(trouble));
    }
    const waitMs = Math.min(1_000 * 2 ** (ends.length - 1), longestWaitMs);
    say(`${name} ended (${how}); starting it again in ${waitMs / 1_000} s`);
    again = setTimeout(start, waitMs);
  };

  start();
  return {
    ready: ready.promise,
    async stop() {
      isStopping = true;
      clearTimeout(again);
      await stop(name, current);
    },
    kill() {
      isStopping = true;
      killGroup(current.child);
    },
  };
}

interface End {
  how: string;
  code?: number | null;
}
interface Started {
  child: ChildProcess;
  gone: Promise<End>;
}

function startNode(name: string, args: string[], env: NodeJS.ProcessEnv): Started {
  const node = [process.execPath, '--disable-warning=ExperimentalWarning', ...args];
  const [file, ...rest] = endingWithUs('SIGKILL', node);
  const child = spawn(file!, rest, { env, detached: true, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  for (const stream of [child.stdout!, child.stderr!]) {
    createInterface(stream).on('line', (line) =>
      readable(line)
        .split('\n')
        .forEach((one) => say(`${name} │ ${one}`)),
    );
  }
  const gone = new Promise<End>((resolve) => {
    child.once('error', (error) => resolve({ how: error.message }));
    child.once('exit', (code, signal) => resolve({ how: signal ?? `exit code ${code}`, code }));
  });
  return { child, gone };
}

async function stop(name: string, { child, gone }: Started): Promise<void> {
  child.kill('SIGTERM');
  const late = setTimeout(() => {
    say(`${name} has not ended within ${graceMs() / 1_000} s; killing it`);
    killGroup(child);
  }, graceMs());
  await gone;
  clearTimeout(late);
  await sleep(20); // Its last lines may still be on their way.
}

/** Detached children lead a process group of their own. */
function killGroup(child: ChildProcess): void {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

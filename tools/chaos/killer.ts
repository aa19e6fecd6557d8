import { setTimeout as sleep } from 'node:timers/promises';
import type { Processes } from '#tests/support/launch.ts';
import type { Random } from './random.ts';

const signals = { SIGKILL: 5, SIGTERM: 1 };

export type Killing = {
  /** How many, by process and signal. */
  kills: Record<string, number>;
  count(): number;
  /** Kills no more; resolves when all processes are up again. */
  end(): Promise<void>;
};

/**
 * Ends each process at random moments, mostly by kill -9, now and then as an operator would, and starts it again a little later.
 * @param options.meanUpMs how long one is up, on average
 * @param options.mostKills after so many they are let be
 */
export function startKilling(
  processes: Processes,
  random: Random,
  { meanUpMs, mostKills = Infinity }: { meanUpMs: number; mostKills?: number },
): Killing {
  const kills: Record<string, number> = {};
  const count = () => Object.values(kills).reduce((sum, number) => sum + number, 0);
  const stopping = new AbortController();
  const haunt = async (name: 'web' | 'worker', index: number, own: Random) => {
    for (;;) {
      await sleep(own.untilNext(meanUpMs), null, { signal: stopping.signal }).catch(() => {});
      if (stopping.signal.aborted || count() >= mostKills) return;
      const signal = own.choose(signals);
      const kind = `${name} ${signal === 'SIGKILL' ? 'kill -9' : signal}`;
      kills[kind] = (kills[kind] ?? 0) + 1;
      await (name === 'web' ? processes.killWeb(index, signal) : processes.killWorker(index, signal));
      await sleep(own.between(50, 1_000));
      await (name === 'web' ? processes.startWeb(index) : processes.startWorker(index));
    }
  };
  const haunted = Promise.all([
    ...processes.webs.map((_, index) => haunt('web', index, random.fork())),
    ...processes.workers.map((_, index) => haunt('worker', index, random.fork())),
  ]);
  // Whoever ends it hears of it.
  haunted.catch(() => {});
  return {
    kills,
    count,
    async end() {
      stopping.abort();
      await haunted;
    },
  };
}

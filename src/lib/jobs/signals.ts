import { config } from '#lib/platform/config.ts';
import { lazy } from '#lib/platform/lazy.ts';
import { listen } from '#lib/platform/heartbeat.ts';
import { throttledWarning } from '#lib/jobs/throttled-warning.ts';
import { log } from '#lib/platform/log.ts';
import { connectRedis } from '#lib/platform/redis.ts';
import { sql } from '#lib/platform/sql.ts';

/**
 * Signals between processes, each about one answer. They go over PostgreSQL's LISTEN/NOTIFY, or Redis pub/sub when there is
 * Redis; never over BullMQ's QueueEvents, which lose events on PostgreSQL (docs/architecture.md §4). A signal carries an id and sealed
 * text at most, and may be lost: the row is the truth.
 */
interface Channel {
  /**
   * Tells whoever listens to an answer. Resolves even when nobody could be told.
   * @param sealed what goes along, up to `mostBytes`; nothing means "look at its row"
   */
  send(answerId: string, sealed?: Buffer): Promise<void>;
  /**
   * Listens for signals of one answer. Resolves once nothing that is sent from now on is missed.
   * @returns a function that stops listening
   */
  listen(answerId: string, listener: Listener): Promise<() => void>;
}

type Listener = (sealed: Buffer | null) => void;

/** The longest that may go along with a signal: as base64 behind an id it fits into PostgreSQL's 8,000 bytes. */
export const mostBytes = 5_900;

const idLength = 36;
/** How often Redis is asked whether a subscription is still there. */
const askEveryMs = 2_000;
const openRedis = lazy(() => (config.redisUrl === undefined ? null : connectRedis()));

/** From workers to web processes: an answer's row has changed, or its text has grown. */
export const answerSignals = openChannel('answers');
/** From web processes to workers: an answer's person wants no more of it. */
export const stopSignals = openChannel('stops');

function openChannel(name: string): Channel {
  const listeners = new Map<string, Set<Listener>>();
  let subscription: Promise<unknown> | undefined;
  const warn = throttledWarning({ channel: name }, 'signal not sent');
  const deliver = (signal: string) => {
    const heard = listeners.get(signal.slice(0, idLength));
    if (heard === undefined) return;
    const sealed = signal.length === idLength ? null : Buffer.from(signal.slice(idLength), 'base64');
    for (const listener of heard) listener(sealed);
  };
  return {
    async send(answerId, sealed) {
      const signal = sealed === undefined ? answerId : answerId + sealed.toString('base64');
      try {
        const redis = openRedis();
        if (redis) await redis.publish(name, signal);
        else await sql.notify(name, signal);
      } catch (error) {
        warn(error);
      }
    },
    async listen(answerId, listener) {
      const set = listeners.get(answerId) ?? new Set();
      listeners.set(answerId, set.add(listener));
      subscription ??= subscribe(name, deliver).catch((error) => {
        subscription = undefined;
        // Waiting goes on by polling; the next one who waits tries to subscribe again.
        log.warn({ err: error, channel: name }, 'signals not subscribed');
      });
      await subscription;
      return () => {
        set.delete(listener);
        if (set.size === 0 && listeners.get(answerId) === set) listeners.delete(answerId);
      };
    },
  };
}

async function subscribe(channel: string, deliver: (signal: string) => void): Promise<void> {
  if (openRedis() === null) {
    await listen(channel, deliver);
    return;
  }
  // A subscribed Redis connection can do nothing else, so it is one of its own.
  const subscriber = connectRedis();
  subscriber.on('message', (_channel, signal) => deliver(signal));
  // Nothing else is asked on it: without an answer to this it is closed, and made anew.
  const asking = setInterval(() => void subscriber.ping().catch(() => {}), askEveryMs).unref();
  try {
    await subscriber.subscribe(channel);
  } catch (error) {
    // The next one who waits opens another.
    clearInterval(asking);
    subscriber.disconnect();
    throw error;
  }
}

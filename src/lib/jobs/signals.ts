import { config } from '#lib/config.ts';
import { log } from '#lib/log.ts';
import { connectRedis } from '#lib/redis.ts';
import { sql } from '#lib/sql.ts';

/**
 * "Answer X has changed", from a worker to whichever web process waits for it. Goes over PostgreSQL's LISTEN/NOTIFY, or
 * Redis pub/sub when there is Redis; never over BullMQ's QueueEvents, which lose events on PostgreSQL (design.md §3).
 * A signal carries an id only, and may be lost: the row is the truth.
 */
const channel = 'answers';

const listeners = new Map<string, Set<() => void>>();
const deliver = (answerId: string) => listeners.get(answerId)?.forEach((listener) => listener());

const redis = config.redisUrl === undefined ? null : connectRedis();
let subscription: Promise<unknown> | undefined;

/** Tells whoever waits for an answer that its row has changed. */
export async function signal(answerId: string): Promise<void> {
  if (redis) await redis.publish(channel, answerId);
  else await sql.notify(channel, answerId);
}

/**
 * Listens for signals of one answer. Resolves once nothing that happens from now on is missed.
 * @returns a function that stops listening
 */
export async function listen(answerId: string, listener: () => void): Promise<() => void> {
  const set = listeners.get(answerId) ?? new Set();
  listeners.set(answerId, set.add(listener));
  subscription ??= subscribe().catch((error) => {
    subscription = undefined;
    // Waiting goes on by polling; the next one who waits tries to subscribe again.
    log.warn({ err: error }, 'signals not subscribed');
  });
  await subscription;
  return () => {
    set.delete(listener);
    if (set.size === 0) listeners.delete(answerId);
  };
}

async function subscribe(): Promise<void> {
  if (redis === null) {
    await sql.listen(channel, deliver);
    return;
  }
  // A subscribed Redis connection can do nothing else, so it is one of its own.
  const subscriber = connectRedis();
  subscriber.on('message', (_channel, answerId) => deliver(answerId));
  try {
    await subscriber.subscribe(channel);
  } catch (error) {
    // The next one who waits opens another.
    subscriber.disconnect();
    throw error;
  }
}

import { createHash } from 'node:crypto';
import { once } from 'node:events';
import type { Redis } from 'ioredis';
import { Pool } from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { config } from '#lib/platform/config.ts';
import { lazy } from '#lib/platform/lazy.ts';
import { databaseSocket } from '#lib/platform/heartbeat.ts';
import { log } from '#lib/platform/log.ts';
import { connectRedis } from '#lib/platform/redis.ts';
import { type Refusal, refuse } from '#lib/platform/refusal.ts';
import { logSecurity } from '#lib/platform/security-log.ts';

/** How often a thing may be done: points within seconds, before RATE_LIMIT_SCALE. */
const rules = {
  /** By address and account: guessing one person's password. Known browsers do not use it (src/lib/auth/guessing.ts). */
  'log-in': { points: 10, seconds: 15 * 60 },
  /** By address: guessing anybody's password. By address and account in a known browser. */
  'log-in-address': { points: 100, seconds: 15 * 60 },
  /** By account: guessing one person's password from everywhere. By account and browser in a known one. */
  'log-in-account': { points: 100, seconds: 60 * 60 },
  register: { points: 20, seconds: 60 * 60 },
  /** By person: guessing the password of somebody who is signed in. */
  'confirm-password': { points: 10, seconds: 15 * 60 },
  /** By address: mail to anybody. */
  'reset-mail': { points: 20, seconds: 60 * 60 },
  /** By account, whether there is one or not: mail to one person. */
  'reset-mail-account': { points: 5, seconds: 60 * 60 },
  send: { points: 30, seconds: 60 },
  /** Joining an answer that is being written. */
  watch: { points: 240, seconds: 60 },
  /** All of a person's conversations are opened for it. */
  download: { points: 10, seconds: 60 * 60 },
  /** What admins or everybody else will have to read. */
  contribute: { points: 60, seconds: 60 * 60 },
  write: { points: 240, seconds: 60 },
  flash: { points: 60, seconds: 60 },
  /** What waits for a day until somebody has signed in: anybody can leave it. */
  draft: { points: 60, seconds: 60 * 60 },
} as const;

export type LimitName = keyof typeof rules;

/** Those against guessing: who reaches one is locked out. */
const locks = new Set<LimitName>(['log-in', 'log-in-address', 'log-in-account', 'confirm-password']);
/** Those beyond which nothing is refused. */
const silent = new Set<LimitName>(['flash', 'draft']);

/** Counts are shared by all web processes (docs/architecture.md §3): kept in Redis if there is one, else in PostgreSQL. */
const counters = lazy(() => {
  const redis = config.redisUrl === undefined ? null : connectRedis();
  const store = redis ? redisStore(redis) : postgresStore();
  return {
    limiters: new Map((Object.keys(rules) as LimitName[]).map((name) => [name, store(name)])),
    /** The end of the first attempt to connect, or of our patience: what is used right after the start counts for all processes too. */
    firstConnection: redis && once(redis, 'ready', { signal: AbortSignal.timeout(2_000) }).catch(() => undefined),
  };
});

/** Opens the connections that limits are counted on, so that the first use does not wait for them. */
export function openLimits(): void {
  counters();
}

/**
 * Counts one use of a limit.
 * @param who whose use it is; kept only as a hash
 * @param account the mail address whose account it is about, for the log
 * @returns null, or the refusal `too-many` with the seconds until a repeat makes sense
 */
export async function useLimit(name: LimitName, who: string, account?: string): Promise<Refusal | null> {
  const { limiters, firstConnection } = counters();
  const limiter = limiters.get(name)!;
  try {
    await firstConnection;
    await limiter.consume(keyOf(who));
    return null;
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    const about = { limit: name, ...(account !== undefined && { account }) };
    if (locks.has(name) && error.consumedPoints === limiter.points + 1)
      logSecurity({ event: 'security.locked', ...about });
    if (!silent.has(name)) logSecurity({ event: 'security.too-many', ...about });
    return { ...refuse('too-many'), retryAfterSeconds: Math.max(1, Math.ceil(error.msBeforeNext / 1000)) };
  }
}

/** Forgets how often a limit was used. */
export async function liftLimit(name: LimitName, who: string): Promise<void> {
  const { limiters, firstConnection } = counters();
  await firstConnection;
  await limiters.get(name)!.delete(keyOf(who));
}

const keyOf = (who: string) => createHash('sha256').update(who).digest('base64url');

function limits(name: LimitName) {
  return {
    keyPrefix: name,
    points: Math.max(1, Math.round(rules[name].points * config.rateLimitScale)),
    duration: rules[name].seconds,
  };
}

function redisStore(storeClient: Redis) {
  // While Redis is away each process counts for itself: nobody waits for it, and what needs no queue goes on.
  return (name: LimitName) =>
    new RateLimiterRedis({
      storeClient,
      rejectIfRedisNotReady: true,
      insuranceLimiter: new RateLimiterMemory(limits(name)),
      ...limits(name),
    });
}

function postgresStore() {
  const storeClient = new Pool({
    connectionString: config.databaseUrl,
    // The pool closes what is not used for ten seconds; the next call would wait for a new connection.
    min: 1,
    max: 3,
    // Hundreds may ask at once and wait for their turn here. An outage ends the wait earlier (src/lib/platform/heartbeat.ts).
    connectionTimeoutMillis: 15_000,
    // A count takes a millisecond.
    query_timeout: 5_000,
    statement_timeout: 4_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    stream: () => databaseSocket({ isAlwaysInUse: false }),
    // A count that a crash forgets costs nothing; waiting for the disk at every call would.
    options: '-c synchronous_commit=off',
  });
  // An idle connection that the server closes must not end the process; the next use opens a new one.
  storeClient.on('error', (error) => log.warn({ err: error }, 'rate limit connection'));
  return (name: LimitName) =>
    new RateLimiterPostgres({
      storeClient,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: false,
      ...limits(name),
    });
}

import { Redis } from 'ioredis';
import { config } from '#lib/platform/config.ts';
import { log } from '#lib/platform/log.ts';

/** How soon Redis must answer: people are told of an outage within two seconds (docs/contract.md §16). */
export const answerMs = 1_500;

/** Of every connection to Redis: how long an attempt to connect may take, and how soon the next one comes. */
export const redisLimits = {
  connectTimeout: 3_000,
  keepAlive: 10_000,
  retryStrategy: (times: number): number => Math.min(times * 50, 1_000),
};

/**
 * A connection to the Redis of REDIS_URL, which reconnects by itself.
 * @throws when no REDIS_URL is set; ask `config.redisUrl` first
 */
export function connectRedis(): Redis {
  if (config.redisUrl === undefined) throw new Error('No REDIS_URL is set');
  // A command fails with the next attempt to connect: nobody waits for a Redis that is away.
  const redis = new Redis(config.redisUrl, {
    ...redisLimits,
    maxRetriesPerRequest: 0,
    commandTimeout: answerMs,
    socketTimeout: answerMs,
  });
  redis.on('error', (error) => log.warn({ err: error }, 'redis connection'));
  return redis;
}

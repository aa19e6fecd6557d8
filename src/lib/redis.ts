import { Redis } from 'ioredis';
import { config } from '#lib/config.ts';
import { log } from '#lib/log.ts';

/**
 * A connection to the Redis of REDIS_URL, which reconnects by itself.
 * @throws when no REDIS_URL is set; ask `config.redisUrl` first
 */
export function connectRedis(): Redis {
  if (config.redisUrl === undefined) throw new Error('No REDIS_URL is set');
  // A command fails with the next attempt to connect: nobody waits for a Redis that is away.
  const redis = new Redis(config.redisUrl, { maxRetriesPerRequest: 0 });
  redis.on('error', (error) => log.warn({ err: error }, 'redis connection'));
  return redis;
}

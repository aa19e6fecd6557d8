import { Redis } from 'ioredis';
import { config } from '#lib/config.ts';
import { log } from '#lib/log.ts';

/**
 * A connection to the Redis of REDIS_URL, which reconnects by itself.
 * @throws when no REDIS_URL is set; ask `config.redisUrl` first
 */
export function connectRedis(): Redis {
  if (config.redisUrl === undefined) throw new Error('No REDIS_URL is set');
  const redis = new Redis(config.redisUrl);
  redis.on('error', (error) => log.warn({ err: error }, 'redis connection'));
  return redis;
}

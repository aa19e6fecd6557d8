import { Redis } from 'ioredis';
import type { App } from './app.ts';

/** Every row of every table of the database, of whatever schema, as one text. Bytes stand in it as they would be read. */
export async function dumpDatabase({ sql }: App): Promise<string> {
  return sql.begin(async (sql) => {
    await sql`set local bytea_output = 'escape'`;
    const tables = await sql`
      select table_schema as schema, table_name as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`;
    const rows = await Promise.all(
      tables.map(
        ({ schema, name }) => sql`select ${`${schema}.${name}: `} || t::text as row from ${sql(`${schema}.${name}`)} t`,
      ),
    );
    return rows
      .flat()
      .map(({ row }) => row)
      .join('\n');
  }) as Promise<string>;
}

/** All that the queue's store holds, as one text: the database's, or that of Redis. */
export async function dumpQueue(app: App): Promise<string> {
  return app.backend === 'redis'
    ? dumpRedis(app)
    : (await dumpDatabase(app))
        .split('\n')
        .filter((row) => row.startsWith('bullmq.'))
        .join('\n');
}

/** All that the app's Redis holds, as one text; empty when the queue runs on PostgreSQL. */
export async function dumpRedis({ redisUrl }: App): Promise<string> {
  if (redisUrl === undefined) return '';
  const redis = new Redis(redisUrl);
  const read: Record<string, (key: string) => Promise<unknown>> = {
    string: (key) => redis.get(key),
    hash: (key) => redis.hgetall(key),
    list: (key) => redis.lrange(key, 0, -1),
    set: (key) => redis.smembers(key),
    zset: (key) => redis.zrange(key, '0', '-1'),
    stream: (key) => redis.xrange(key, '-', '+'),
  };
  try {
    const parts = (await redis.keys('*')).map(async (key) => [key, await read[await redis.type(key)]?.(key)]);
    return JSON.stringify(await Promise.all(parts));
  } finally {
    await redis.quit();
  }
}

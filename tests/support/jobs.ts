import { createPostgresBackend, Queue } from 'bullmq';
import type { App } from './app.ts';

/** Puts a job into the app's queue now, that would come by itself only after a long time. */
export async function runJob({ redisUrl, databaseUrl }: App, name: string, payload: object = {}): Promise<void> {
  const connection = redisUrl === undefined ? { connectionString: databaseUrl, schema: 'bullmq', max: 1 } : { url: redisUrl };
  const queue = new Queue(name, { connection: connection as object }, (redisUrl === undefined ? createPostgresBackend : undefined) as never);
  await queue.add(name, payload);
  await queue.close();
}

import { createPostgresBackend, Queue } from 'bullmq';
import type { App } from './app.ts';

type Stores = Pick<App, 'redisUrl' | 'databaseUrl'>;

/** Puts a job into the app's queue now, that would come by itself only after a long time. */
export async function runJob(app: Stores, queueName: string, name: string, payload: object = {}): Promise<void> {
  const queue = openQueue(app, queueName);
  await queue.add(name, payload, { removeOnComplete: true });
  await queue.close();
}

/** How many jobs the app's queue holds, in whatever state. */
export async function countJobs(app: Stores, name: string): Promise<number> {
  const queue = openQueue(app, name);
  const counts = await queue.getJobCounts();
  await queue.close();
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

function openQueue({ redisUrl, databaseUrl }: Stores, name: string): Queue {
  const connection =
    redisUrl === undefined ? { connectionString: databaseUrl, schema: 'bullmq', max: 1 } : { url: redisUrl };
  return new Queue(
    name,
    { connection: connection as object },
    (redisUrl === undefined ? createPostgresBackend : undefined) as never,
  );
}

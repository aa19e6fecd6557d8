import path from 'node:path';
import { createPostgresBackend, Queue } from 'bullmq';
import { runner } from 'node-pg-migrate';

/** The PostgreSQL schema in which BullMQ keeps its own tables. */
const queueSchema = 'bullmq';

const say = { debug() {}, info() {}, warn: console.warn, error: console.error };

/**
 * Brings a database to the newest schema: ours, then BullMQ's. Safe to run by several processes at once
 * (each waits for the other's lock) and again on a database that is up to date.
 * @returns the names of our migrations that were applied now
 * @throws when a migration fails; nothing of it stays
 */
export async function migrate(databaseUrl: string): Promise<string[]> {
  const applied = await runner({
    databaseUrl,
    dir: path.join(import.meta.dirname, 'migrations'),
    direction: 'up',
    migrationsTable: 'migrations',
    advisoryLockMode: 'wait',
    logger: say,
  });
  const queue = new Queue(
    'migration',
    { connection: { connectionString: databaseUrl, schema: queueSchema, migrate: true, max: 1 } },
    createPostgresBackend,
  );
  try {
    await queue.waitUntilReady();
  } finally {
    await queue.close();
  }
  return applied.map((migration) => migration.name);
}

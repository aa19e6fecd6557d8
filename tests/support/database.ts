import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Redis } from 'ioredis';
import postgres from 'postgres';
import { inject } from 'vitest';
import { startEmbedded } from '#db/embedded/embedded.ts';
import { migrate } from '#db/migrate.ts';

/** A migrated, empty database of its own; `drop` closes `sql` and removes it. */
export async function createDatabase(): Promise<{ url: string; sql: postgres.Sql; drop(): Promise<void> }> {
  const adminUrl = inject('adminUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  // As files: page by page through the log, as is the default, takes four times as long.
  await asAdmin(adminUrl, (admin) => admin.unsafe(`create database ${name} template template strategy file_copy`));
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  const sql = postgres(url.href, { max: 2, onnotice: () => {} });
  return {
    url: url.href,
    sql,
    async drop() {
      await sql.end();
      // `force`: a process that a test has killed may still hold a connection on the server's side.
      await asAdmin(adminUrl, (admin) => admin.unsafe(`drop database ${name} with (force)`));
    },
  };
}

/** A PostgreSQL of its own, migrated, for a test that does something to the whole server. */
export async function startDatabaseServer(): Promise<{ url: string; pids(): number[]; stop(): Promise<void> }> {
  const dir = mkdtempSync(path.join(inject('folder'), 'server-'));
  const { url, stop } = await startEmbedded({ dir });
  await migrate(url);
  return {
    url,
    /** The server and all its processes at this moment. */
    pids() {
      const postmaster = readFileSync(path.join(dir, 'data/postmaster.pid'), 'utf8').split('\n')[0]!;
      const children = execFileSync('pgrep', ['-P', postmaster], { encoding: 'utf8' }).trim().split('\n');
      return [postmaster, ...children].map(Number);
    },
    stop,
  };
}

/** An empty logical database on the run's Redis, that no other app of the run uses. */
export async function createRedisDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const rootUrl = inject('redisUrl');
  if (rootUrl === null) throw new Error('There is no redis-server on this machine');
  const root = new Redis(rootUrl);
  const number = 1 + ((await root.incr('taken')) % 999);
  await root.quit();
  const url = rootUrl.replace(/\/0$/, `/${number}`);
  const flush = async () => {
    const redis = new Redis(url);
    await redis.flushdb();
    await redis.quit();
  };
  await flush();
  return { url, drop: flush };
}

async function asAdmin(adminUrl: string, run: (admin: postgres.Sql) => Promise<unknown>): Promise<void> {
  const admin = postgres(adminUrl, { max: 1, onnotice: () => {} });
  try {
    await run(admin);
  } finally {
    await admin.end();
  }
}

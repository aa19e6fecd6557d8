import { once } from 'node:events';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import postgres from 'postgres';
import { endingWithUs } from '#db/embedded/death-signal.mjs';
import { startEmbedded } from '#db/embedded/embedded.ts';
import { freePort } from '#db/embedded/free-port.ts';
import { migrate } from '#db/migrate.ts';
import { findRedis } from '#tests/support/tools.ts';

export type Backend = 'postgres' | 'redis';
export const backendNames: Record<Backend, string> = { postgres: 'PostgreSQL', redis: 'Redis' };

/** Where the product keeps what it keeps. */
export type Stores = {
  /** Removed with them. */
  folder: string;
  /** Null when the machine has no redis-server. */
  redisUrl: string | null;
  /** Makes an empty database with the newest schema; gives its address. */
  createDatabase(): Promise<string>;
};

/**
 * Starts PostgreSQL with the product's own settings (it waits for the disk, as it does for people), and Redis if the machine has
 * it, in a temporary folder.
 * @param belongings gets what must end with them
 */
export async function openStores(belongings: AsyncDisposableStack): Promise<Stores> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'buddhist-wisdom-'));
  belongings.defer(() => rmSync(folder, { recursive: true, force: true }));
  const database = await startEmbedded({ dir: path.join(folder, 'postgres') });
  belongings.defer(() => database.stop());
  let databases = 0;
  return {
    folder,
    redisUrl: await startRedis(folder, belongings),
    createDatabase: () => createDatabase(database.url, `run_${++databases}`),
  };
}

async function createDatabase(serverUrl: string, name: string): Promise<string> {
  const sql = postgres(serverUrl, { max: 1 });
  await sql.unsafe(`create database ${name}`);
  await sql.end();
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  await migrate(url.href);
  return url.href;
}

async function startRedis(folder: string, belongings: AsyncDisposableStack): Promise<string | null> {
  const binary = findRedis();
  if (binary === undefined) return null;
  const port = await freePort();
  const options = ['--bind', '127.0.0.1', '--port', String(port), '--dir', folder, '--save', '', '--appendonly', 'no'];
  const [file, ...args] = endingWithUs('SIGKILL', [binary, ...options]);
  const server = spawn(file!, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  belongings.defer(async () => {
    const gone = once(server, 'exit');
    if (server.exitCode === null && server.kill('SIGKILL')) await gone;
  });
  for await (const text of server.stdout.setEncoding('utf8'))
    if (String(text).includes('Ready to accept connections')) break;
  if (server.exitCode !== null) throw new Error('redis-server did not start');
  return `redis://127.0.0.1:${port}/0`;
}

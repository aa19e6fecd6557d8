import { once } from 'node:events';
import { execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import postgres from 'postgres';
import { endingWithUs } from '../../db/death-signal.ts';
import { startEmbedded } from '../../db/embedded.ts';
import { freePort } from '../../db/free-port.ts';
import { migrate } from '../../db/migrate.ts';
import { end, startProcess } from '../../tests/support/processes.ts';
import { findRedis } from '../../tests/support/tools.ts';
import { type App, startApp } from './app.ts';

export type Backend = 'postgres' | 'redis';

/** What every part measures with. */
export type House = {
  isQuick: boolean;
  /** The fake AI provider, in a process of its own. */
  providerUrl: string;
  /** A bare node:http server that answers a small string, in a process of its own. */
  bareUrl: string;
  backends: Backend[];
  /**
   * Starts the product on an empty database, or on one that `npm run seed` has filled; what has not stopped when the house
   * closes is killed.
   */
  startApp(backend: Backend, seeded?: { users: number; questions: number }): Promise<App>;
  /** What a reader of the table must know. */
  notes: string[];
  logs(): string;
  close(): Promise<void>;
};

/**
 * Starts what the measuring needs in a temporary folder: PostgreSQL with the product's own settings (it waits for the disk, as it
 * does for people), Redis if the machine has it, and the two servers that stand for the world without us.
 * @param profileDir where web and worker write CPU profiles when they end; null for none
 */
export async function openHouse({ isQuick, profileDir }: { isQuick: boolean; profileDir: string | null }): Promise<House> {
  const belongings = new AsyncDisposableStack();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'buddhist-wisdom-bench-'));
  belongings.defer(() => rmSync(folder, { recursive: true, force: true }));
  let log = '';
  const write = (text: string) => void (log += text);
  try {
    const database = await startEmbedded({ dir: path.join(folder, 'postgres') });
    belongings.defer(() => database.stop());
    const redisUrl = await startRedis(folder, belongings);
    const [providerUrl, bareUrl] = await Promise.all([new URL('./provider.ts', import.meta.url), new URL('./bare.ts', import.meta.url)].map((file) => startServer(file, belongings, write)));
    if (profileDir) mkdirSync(profileDir, { recursive: true });
    let databases = 0;
    let closed: Promise<void> | undefined;
    return {
      isQuick,
      providerUrl: providerUrl!,
      bareUrl: bareUrl!,
      backends: redisUrl === null ? ['postgres'] : ['postgres', 'redis'],
      notes: redisUrl === null ? ['There is no redis-server on this machine: nothing was measured on Redis.'] : [],
      async startApp(backend, seeded) {
        const databaseUrl = await createDatabase(database.url, `bench_${++databases}`);
        if (seeded) await fill(databaseUrl, seeded);
        const app = await startApp({ databaseUrl, redisUrl: backend === 'redis' ? redisUrl : null, providerUrl: providerUrl!, profileDir, write });
        belongings.defer(() => app.kill());
        return app;
      },
      logs: () => log,
      close: () => (closed ??= belongings.disposeAsync()),
    };
  } catch (error) {
    await belongings.disposeAsync();
    throw error;
  }
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

async function fill(databaseUrl: string, { users, questions }: { users: number; questions: number }): Promise<void> {
  const program = fileURLToPath(new URL('../seed.ts', import.meta.url));
  const env = { ...process.env, DATABASE_URL: databaseUrl, ENCRYPTION_KEY: randomBytes(32).toString('base64') };
  await promisify(execFile)(process.execPath, [program, '--users', String(users), '--questions', String(questions)], { env });
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
  for await (const text of server.stdout.setEncoding('utf8')) if (String(text).includes('Ready to accept connections')) break;
  if (server.exitCode !== null) throw new Error('redis-server did not start');
  return `redis://127.0.0.1:${port}/0`;
}

/** Starts one of the servers beside this file; its first message is its address. */
async function startServer(file: URL, belongings: AsyncDisposableStack, write: (text: string) => void): Promise<string> {
  const server = startProcess(fileURLToPath(file), process.env, write);
  belongings.defer(() => end(server, 'SIGKILL'));
  const [url] = (await once(server.child, 'message')) as [string];
  return url;
}

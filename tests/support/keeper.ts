import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import { startEmbedded } from '#db/embedded/embedded.ts';
import { freePort } from '#db/embedded/free-port.ts';
import { migrate } from '#db/migrate.ts';

/** What the keeper tells the run that started it, once. */
export type FromKeeper = { adminUrl: string; redisUrl: string | null; folder: string };

// A process of its own, because it must outlive a test run that is killed: when the IPC channel to the run closes,
// for whatever reason, it stops the databases and removes their folder.
const prefix = 'buddhist-wisdom-tests-';
const [redisServer] = process.argv.slice(2);
const closed = once(process, 'disconnect');
let stopAsked = false;
process.on('message', () => (stopAsked = true));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});

removeFoldersOfTheDead();
const folder = mkdtempSync(path.join(os.tmpdir(), `${prefix}${process.pid}-`));
let database: Awaited<ReturnType<typeof startEmbedded>> | undefined;
let redis: ChildProcess | undefined;
try {
  copyProduct();
  database = await startDatabase();
  const adminUrl = await makeTemplate(database.url);
  const redisPort = redisServer ? await freePort() : undefined;
  if (redisServer && redisPort) redis = await startRedis(redisServer, redisPort);
  const ready: FromKeeper = { adminUrl, redisUrl: redisPort ? `redis://127.0.0.1:${redisPort}/0` : null, folder };
  process.send?.(ready);
  await closed;
  // A killed run: its apps are ending right now, and close their connections in order if they get a moment.
  if (!stopAsked) await sleep(3_000);
} finally {
  const redisGone = redis && redis.exitCode === null ? once(redis, 'exit') : undefined;
  redis?.kill('SIGKILL');
  await redisGone;
  await database?.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exit();

/** Tests start the product from a copy: neither an edit nor another build in the meantime can change it under them. */
function copyProduct(): void {
  const root = path.resolve(import.meta.dirname, '../..');
  for (const part of ['package.json', 'dist'])
    cpSync(path.join(root, part), path.join(folder, 'product', part), { recursive: true });
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'product/node_modules'));
}

/** Starts PostgreSQL twice: some settings of a test server take effect at a start only. */
async function startDatabase() {
  const dir = path.join(folder, 'postgres');
  const first = await startEmbedded({ dir });
  const sql = postgres(first.url, { max: 1 });
  // Nothing here must survive a crash, and several apps connect at once, each with several pools.
  for (const [name, value] of Object.entries({
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    max_connections: '400',
  })) {
    await sql.unsafe(`alter system set ${name} = '${value}'`);
  }
  await sql.end();
  await first.stop();
  return startEmbedded({ dir });
}

/** Makes the migrated database `template` that every app copies; gives the address of the server's own database. */
async function makeTemplate(adminUrl: string): Promise<string> {
  const admin = postgres(adminUrl, { max: 1 });
  await admin`create database template`;
  await admin.end();
  const url = new URL(adminUrl);
  url.pathname = '/template';
  await migrate(url.href);
  return adminUrl;
}

async function startRedis(binary: string, port: number): Promise<ChildProcess> {
  const options = [
    '--bind',
    '127.0.0.1',
    '--port',
    String(port),
    '--dir',
    folder,
    '--save',
    '',
    '--appendonly',
    'no',
    '--databases',
    '1000',
  ];
  const command =
    process.platform === 'linux' ? ['setpriv', '--pdeathsig=KILL', binary, ...options] : [binary, ...options];
  const server = spawn(command[0]!, command.slice(1), { stdio: ['ignore', 'ignore', 'inherit'] });
  for (let attempt = 0; !(await answers(port)); attempt++) {
    if (attempt > 200 || server.exitCode !== null) throw new Error('redis-server did not start');
    await sleep(25);
  }
  return server;
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });
}

/** A keeper that was itself killed leaves its folder; the next one removes it. */
function removeFoldersOfTheDead(): void {
  for (const name of readdirSync(os.tmpdir())) {
    const pid = name.startsWith(prefix) ? Number(name.slice(prefix.length).split('-')[0]) : 0;
    if (pid > 0 && !isAlive(pid)) rmSync(path.join(os.tmpdir(), name), { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

import { randomBytes } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import path from 'node:path';
import type postgres from 'postgres';
import { afterAll, afterEach, inject } from 'vitest';
import { freePort } from '#db/free-port.ts';
import { createDatabase, createRedisDatabase } from './database.ts';
import { type Process, end, startProcess, untilReady } from './processes.ts';
import { type Provider, startProvider } from './provider.ts';

export type App = {
  /** The public address, that of the first web process. */
  origin: string;
  databaseUrl: string;
  /** The operator's key, for commands that are run beside the app. */
  encryptionKey: string;
  /** The processes' working directory, its own: `.data` lies here, and no `.env` of a developer. */
  folder: string;
  /** Undefined when the queue runs on PostgreSQL. */
  redisUrl: string | undefined;
  backend: 'postgres' | 'redis';
  /** For looking at what is stored; a test acts through HTTP. */
  sql: postgres.Sql;
  /** The AI provider that the workers call; its script and what it was asked. Not called in offline mode. */
  provider: Provider;
  /** Everything that the processes have written so far. */
  logs(): string;
  webs: WebProcess[];
  workers: Process[];
  /** Starts one more web process, at the address of a killed one if there is one. */
  startWeb(): Promise<WebProcess>;
  startWorker(): Promise<Process>;
  /** Sends the signal and waits for the process to be gone. */
  killWeb(index: number, signal?: NodeJS.Signals): Promise<void>;
  killWorker(index: number, signal?: NodeJS.Signals): Promise<void>;
  /** Stops all in order and removes what they stored. @throws when a process does not end on SIGTERM within 15 s */
  stop(): Promise<void>;
};

export type WebProcess = Process & { url: string };

export type AppOptions = {
  webs?: number;
  workers?: number;
  /** Further settings; they win over the harness's own. */
  env?: Record<string, string>;
  /** `offline`: no provider is set, mentors answer from their library. */
  provider?: 'fake' | 'offline';
  /** Default: that of the running Vitest project. */
  backend?: 'postgres' | 'redis';
};

const running = new Set<App>();

afterAll(async () => {
  await Promise.all([...running].map((app) => app.stop()));
});
afterEach(({ task }) => {
  if (task.result?.state !== 'fail') return;
  for (const app of running) if (app.logs()) console.error(`Logs of the app:\n${app.logs().slice(-4_000)}`);
});

/**
 * Starts the product as an operator would, as real processes on a fresh database; resolves when /readyz says so.
 * It is stopped at the end of the test file, if the test has not done it before.
 */
export async function startApp(options: AppOptions = {}): Promise<App> {
  const backend = options.backend ?? inject('backend');
  const [database, redis, provider] = await Promise.all([
    createDatabase(),
    backend === 'redis' ? createRedisDatabase() : undefined,
    startProvider(),
  ]);
  const product = path.join(inject('folder'), 'product');
  const folder = mkdtempSync(path.join(inject('folder'), 'app-'));
  const firstPort = await freePort();
  const env: NodeJS.ProcessEnv = {
    // A shell's own settings must not leak into a test: only what finding programs and files needs.
    PATH: process.env['PATH'],
    HOME: process.env['HOME'],
    TMPDIR: process.env['TMPDIR'],
    HOST: '127.0.0.1',
    ORIGIN: `http://localhost:${firstPort}`,
    DATABASE_URL: database.url,
    ...(redis && { REDIS_URL: redis.url }),
    ENCRYPTION_KEY: randomBytes(32).toString('base64'),
    RATE_LIMIT_SCALE: '1000',
    LOG_LEVEL: 'warn',
    ...(options.provider !== 'offline' && { OPENAI_BASE_URL: provider.url, OPENAI_API_KEY: 'test' }),
    ...options.env,
  };
  let log = '';
  const write = (text: string) => void (log += text);

  const app: App = {
    origin: env['ORIGIN']!,
    databaseUrl: database.url,
    encryptionKey: env['ENCRYPTION_KEY']!,
    folder,
    redisUrl: redis?.url,
    backend,
    sql: database.sql,
    provider,
    logs: () => log,
    webs: [],
    workers: [],
    async startWeb() {
      const dead = app.webs.findIndex((web) => web.ended);
      const port = dead >= 0 ? Number(new URL(app.webs[dead]!.url).port) : app.webs.length === 0 ? firstPort : await freePort();
      const child = startProcess(path.join(product, 'dist/server/web.mjs'), { ...env, PORT: String(port) }, write, folder);
      const web = Object.assign(child, { url: `http://localhost:${port}` });
      if (dead >= 0) app.webs[dead] = web;
      else app.webs.push(web);
      await untilReady(web, async () => (await fetch(`${web.url}/readyz`)).status === 200, app.logs);
      return web;
    },
    async startWorker() {
      const worker = startProcess(path.join(product, 'dist/server/worker.mjs'), env, write, folder);
      const dead = app.workers.findIndex((one) => one.ended);
      if (dead >= 0) app.workers[dead] = worker;
      else app.workers.push(worker);
      let ready = false;
      worker.child.on('message', (message) => (ready ||= message === 'ready'));
      await untilReady(worker, async () => ready, app.logs);
      return worker;
    },
    killWeb: (index, signal = 'SIGKILL') => end(app.webs[index]!, signal),
    killWorker: (index, signal = 'SIGKILL') => end(app.workers[index]!, signal),
    async stop() {
      running.delete(app);
      try {
        await Promise.all([...app.webs, ...app.workers].map((one) => end(one, 'SIGTERM')));
      } finally {
        await Promise.all([provider.close(), database.drop(), redis?.drop()]);
      }
    },
  };
  running.add(app);
  try {
    await Promise.all([
      ...Array.from({ length: options.webs ?? 1 }, () => app.startWeb()),
      ...Array.from({ length: options.workers ?? 1 }, () => app.startWorker()),
    ]);
  } catch (error) {
    await app.stop().catch(() => {});
    throw error;
  }
  return app;
}

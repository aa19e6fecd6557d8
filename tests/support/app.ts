import { randomBytes } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import path from 'node:path';
import type postgres from 'postgres';
import { inject } from 'vitest';
import { createDatabase, createRedisDatabase } from './database.ts';
import { launch, type Processes } from './launch.ts';
import { type Provider, startProvider } from './provider.ts';

export type App = Processes & {
  databaseUrl: string;
  /** The operator's key, for commands that are run beside the app. */
  encryptionKey: string;
  /** The processes' working directory, its own: `.data` lies here. */
  folder: string;
  /** Undefined when the queue runs on PostgreSQL. */
  redisUrl: string | undefined;
  backend: 'postgres' | 'redis';
  /** For looking at what is stored; a test acts through HTTP. */
  sql: postgres.Sql;
  /** The AI provider that the workers call; its script and what it was asked. Not called in offline mode. */
  provider: Provider;
  /** Stops all in order and removes what they stored. @throws when a process does not end on SIGTERM within 15 s */
  stop(): Promise<void>;
};

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

/** Stops all that run, at the end of a test file. */
export const stopApps = async (): Promise<void> => void (await Promise.all([...running].map((app) => app.stop())));

/** The end of what each of them has written, of those that have written anything. */
export const logsOfApps = (): string[] => [...running].map((app) => app.logs().slice(-4_000)).filter(Boolean);

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
  const env = {
    DATABASE_URL: database.url,
    ...(redis && { REDIS_URL: redis.url }),
    ENCRYPTION_KEY: randomBytes(32).toString('base64'),
    RATE_LIMIT_SCALE: '1000',
    LOG_LEVEL: 'warn',
    // Hundreds of processes run the same code.
    NODE_COMPILE_CACHE: path.join(inject('folder'), 'compiled'),
    ...(options.provider !== 'offline' && { OPENAI_BASE_URL: provider.url, OPENAI_API_KEY: 'test' }),
    ...options.env,
  };
  const removeAll = () => Promise.all([provider.close(), database.drop(), redis?.drop()]);
  try {
    const processes = await launch({ product, folder, env, webs: options.webs ?? 1, workers: options.workers ?? 1 });
    const app: App = {
      ...processes,
      databaseUrl: database.url,
      encryptionKey: env.ENCRYPTION_KEY,
      folder,
      redisUrl: redis?.url,
      backend,
      sql: database.sql,
      provider,
      async stop() {
        if (!running.delete(app)) return;
        await processes.endAll().finally(removeAll);
      },
    };
    running.add(app);
    return app;
  } catch (error) {
    await removeAll();
    throw error;
  }
}

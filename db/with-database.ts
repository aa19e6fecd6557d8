import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { keptEncryptionKey } from '#lib/platform/encryption-key.ts';
import { AlreadyRunning, runningEmbedded, startEmbedded } from './embedded/embedded.ts';

/** The folder of the default run's PostgreSQL. */
export const embeddedDir = path.resolve(import.meta.dirname, '../.data/postgres');

const envFile = path.resolve(import.meta.dirname, '../.env');
const dataDir = path.resolve(import.meta.dirname, '../.data');

/**
 * Gives a command a database: that of DATABASE_URL, else the embedded one that runs, else the embedded one, started for
 * the time of the call. The process's settings name it too, so that `run` may call `start` (src/lib/platform/start.ts).
 * @throws what `run` throws; an error of one line when there is no database
 */
export async function withDatabase<T>(run: (url: string) => Promise<T>): Promise<T> {
  const known = await knownDatabase();
  if (known !== null) return run(known);
  const started = await startEmbedded({ dir: embeddedDir }).catch(async (error: unknown) => {
    if (!(error instanceof AlreadyRunning)) throw error;
    return { url: await whenUp(error), stop: async () => {} };
  });
  try {
    useEmbedded(started.url);
    return await run(started.url);
  } finally {
    await started.stop();
  }
}

/**
 * The database of DATABASE_URL (`.env` counts), else the embedded one that another process runs; null when there is
 * neither. The process's settings name it afterwards.
 */
export async function knownDatabase(): Promise<string | null> {
  if (existsSync(envFile)) process.loadEnvFile(envFile);
  const set = process.env['DATABASE_URL']?.trim();
  if (set) return set;
  const running = await runningEmbedded(embeddedDir);
  if (running !== null) useEmbedded(running.url);
  return running?.url ?? null;
}

function useEmbedded(url: string): void {
  process.env['DATABASE_URL'] = url;
  // A database without a set ENCRYPTION_KEY is refused; the embedded one has its key beside it.
  if (!process.env['ENCRYPTION_KEY']?.trim())
    process.env['ENCRYPTION_KEY'] = keptEncryptionKey(dataDir).toString('base64');
}

/** Another process is starting it at this moment. */
async function whenUp(busy: AlreadyRunning): Promise<string> {
  for (const until = Date.now() + 30_000; Date.now() < until; await sleep(100)) {
    const running = await runningEmbedded(embeddedDir);
    if (running !== null) return running.url;
  }
  throw busy;
}

import { once } from 'node:events';
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { end, startProcess } from '#tests/support/processes.ts';
import { type App, startApp } from './app.ts';
import { type Backend, openStores } from './stores.ts';

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
 * Starts what the measuring needs: PostgreSQL, Redis if the machine has it, and the two servers that stand for the world without us.
 * @param profileDir where web and worker write CPU profiles when they end; null for none
 */
export async function openHouse({
  isQuick,
  profileDir,
}: {
  isQuick: boolean;
  profileDir: string | null;
}): Promise<House> {
  const belongings = new AsyncDisposableStack();
  let log = '';
  const write = (text: string) => void (log += text);
  try {
    const { redisUrl, createDatabase } = await openStores(belongings);
    const [providerUrl, bareUrl] = await Promise.all(
      [new URL('./provider.ts', import.meta.url), new URL('./bare.ts', import.meta.url)].map((file) =>
        startServer(file, belongings, write),
      ),
    );
    if (profileDir) mkdirSync(profileDir, { recursive: true });
    let closed: Promise<void> | undefined;
    return {
      isQuick,
      providerUrl: providerUrl!,
      bareUrl: bareUrl!,
      backends: redisUrl === null ? ['postgres'] : ['postgres', 'redis'],
      notes: redisUrl === null ? ['There is no redis-server on this machine: nothing was measured on Redis.'] : [],
      async startApp(backend, seeded) {
        const databaseUrl = await createDatabase();
        const encryptionKey = randomBytes(32).toString('base64');
        if (seeded) await fill({ databaseUrl, encryptionKey }, seeded);
        const app = await startApp({
          databaseUrl,
          encryptionKey,
          redisUrl: backend === 'redis' ? redisUrl : null,
          providerUrl: providerUrl!,
          profileDir,
          write,
        });
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

async function fill(
  place: { databaseUrl: string; encryptionKey: string },
  { users, questions }: { users: number; questions: number },
): Promise<void> {
  const program = fileURLToPath(new URL('../../bin/seed.ts', import.meta.url));
  const env = { ...process.env, DATABASE_URL: place.databaseUrl, ENCRYPTION_KEY: place.encryptionKey };
  await promisify(execFile)(process.execPath, [program, '--users', String(users), '--questions', String(questions)], {
    env,
  });
}

/** Starts one of the servers beside this file; its first message is its address. */
async function startServer(
  file: URL,
  belongings: AsyncDisposableStack,
  write: (text: string) => void,
): Promise<string> {
  const server = startProcess(fileURLToPath(file), process.env, write);
  belongings.defer(() => end(server, 'SIGKILL'));
  const [url] = (await once(server.child, 'message')) as [string];
  return url;
}

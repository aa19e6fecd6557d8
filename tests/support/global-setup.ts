import { execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import type { FromKeeper } from './keeper.ts';
import { findRedis } from './tools.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The queue backend that this project's apps run on. */
    backend: 'postgres' | 'redis';
    /** Whether a sweep looks at each screen in every width, scheme and size of text, or only where they differ most. */
    everyLook: boolean;
    /** The test server's own database; apps get copies of `template`. */
    adminUrl: string;
    /** Logical database 0 of the test Redis; null on a machine without redis-server. */
    redisUrl: string | null;
    /** What the run keeps on disk; gone at its end. The product's copy is in `product`. */
    folder: string;
  }
}

/** Vitest calls it once a run, before any worker: builds the app, then starts the databases in a keeper process. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // `npm test` holds the other end: when it is gone, even killed, nobody waits for this run any more.
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel?.unref();
  await build();
  const keeper = fork(path.join(import.meta.dirname, 'keeper.ts'), [findRedis() ?? ''], {
    // A group of its own: Ctrl-C must reach Vitest only, so that the keeper outlives it and cleans up.
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const exited = once(keeper, 'exit');
  const started = await Promise.race([
    once(keeper, 'message').then(([message]) => message as FromKeeper),
    exited.then(([code]) => Promise.reject(new Error(`The test databases did not start (exit code ${code})`))),
  ]);
  project.provide('adminUrl', started.adminUrl);
  project.provide('redisUrl', started.redisUrl);
  project.provide('folder', started.folder);
  return async () => {
    if (!keeper.connected) throw new Error('The test databases ended during the run');
    keeper.send('stop', () => keeper.disconnect());
    await exited;
  };
}

/** In a process of its own: what Vitest sets (NODE_ENV=test) would give a build that is not the one that is served. */
async function build(): Promise<void> {
  const { NODE_ENV: _, VITEST: __, ...env } = process.env;
  await promisify(execFile)(process.execPath, ['bin/build.ts'], { env });
}

import { fork } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { ensureBuilt } from '../../bin/build.ts';
import type { FromKeeper } from './keeper.ts';
import { findRedis } from './tools.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The queue backend that this project's apps run on. */
    backend: 'postgres' | 'redis';
    /** The test server's own database; apps get copies of `template`. */
    adminUrl: string;
    /** Logical database 0 of the test Redis; null on a machine without redis-server. */
    redisUrl: string | null;
  }
}

/** Vitest calls it once a run, before any worker: builds the app, then starts the databases in a keeper process. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  rmSync('test-results', { recursive: true, force: true });
  await ensureBuilt();
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
  return async () => {
    keeper.send('stop', () => keeper.disconnect());
    await exited;
  };
}

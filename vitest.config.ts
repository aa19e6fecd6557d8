import { defineConfig } from 'vitest/config';

const inFolder = (folder: string) => `tests/${folder}/**/*.test.ts`;
const api = (...names: string[]) => names.map((name) => `tests/api/${name}.test.ts`);
const e2e = (...names: string[]) => names.map((name) => `tests/e2e/${name}.test.ts`);
/** What can differ between the two backends: the queue and its jobs, signals, and where rate limits are counted. */
const onBoth = api('answers', 'deletion', 'guessing', 'limits', 'privacy', 'reset-mail', 'stop', 'stream');
/** Chaos in small: processes that die, providers that hang, databases that are away. They mostly wait; `npm test` does not wait for them. */
const faults = api('crash', 'health', 'health.redis', 'long-words', 'rollups', 'slow-provider', 'summaries');
/** They look at every screen. `npm test` lets them take fewer looks at each. */
const sweeps = e2e('accessibility', 'account', 'large-text', 'long-conversation', 'reading-place', 'ways-back');
/** What is said of Redis itself. */
const ofRedis = 'tests/**/*.redis.test.ts';
/** Each of them wants a machine that does nothing else: they time what people wait for. */
const alone = inFolder('tools/alone');

/** A busy machine may take its time; yet maintenance, which mends what was lost, comes too late to be taken for what was waited for. */
const patience = { expect: { poll: { timeout: 10_000 } } };
/** Each file drives its own web and worker processes, and those mostly wait: for a crash to be noticed, a mail to be tried again. */
const beside = { ...patience, maxWorkers: 5, sequence: { groupOrder: 0 } };
const apps = { setupFiles: ['./tests/support/after-each-file.ts'] };
/** A browser keeps a core busy: with two files at a time a tenth of a 2-core machine is idle, with three nothing is. */
const inBrowser = {
  ...patience,
  setupFiles: [...apps.setupFiles, './tests/support/after-each-browser-file.ts'],
  testTimeout: 60_000,
  maxWorkers: 3,
  sequence: { groupOrder: 1 },
};
const oneByOne = { ...patience, maxWorkers: 1, sequence: { groupOrder: 2 } };

const settings = { setupFiles: ['./tests/support/settings.ts'], testTimeout: 60_000 };
const onPostgres = { ...apps, provide: { backend: 'postgres', everyLook: false } } as const;
const onRedis = { ...apps, provide: { backend: 'redis', everyLook: false } } as const;
const toolSettings = { ...onPostgres, setupFiles: [...settings.setupFiles, ...apps.setupFiles], testTimeout: 60_000 };
const everyLook = { ...apps, provide: { backend: 'postgres', everyLook: true } } as const;

/** `npm test` runs those that are not called "tools", `npm run test:tools` the others (bin/test.ts). */
export default defineConfig({
  // The tests load plain Node code; Astro's own build is what the started processes serve.
  publicDir: false,
  test: {
    globalSetup: './tests/support/global-setup.ts',
    pool: 'forks',
    // The files of a worker share what they import, and its browsers.
    isolate: false,
    allowOnly: false,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    projects: [
      { test: { name: 'lib', include: [inFolder('lib')], ...settings, ...beside } },
      { test: { name: 'api:postgres', include: [inFolder('api')], exclude: faults, ...onPostgres, ...beside } },
      { test: { name: 'api:redis', include: onBoth, ...onRedis, ...beside } },
      { test: { name: 'e2e', include: [inFolder('e2e')], ...onPostgres, ...inBrowser } },
      { test: { name: 'tools', include: [inFolder('tools')], exclude: [alone], ...toolSettings, ...beside } },
      { test: { name: 'tools:faults:postgres', include: faults, exclude: [ofRedis], ...onPostgres, ...beside } },
      { test: { name: 'tools:faults:redis', include: faults, ...onRedis, ...beside } },
      { test: { name: 'tools:e2e', include: sweeps, ...everyLook, ...inBrowser } },
      { test: { name: 'tools:postgres', include: [alone], exclude: [ofRedis], ...onPostgres, ...oneByOne } },
      { test: { name: 'tools:redis', include: [alone], ...onRedis, ...oneByOne } },
    ],
  },
});

import { defineConfig } from 'vitest/config';

const inFolder = (folder: string) => `tests/${folder}/**/*.test.ts`;
const api = (...names: string[]) => names.map((name) => `tests/api/${name}.test.ts`);
/** What can differ between the two backends: the queue and its jobs, signals, and where rate limits are counted. */
const onBoth = api(
  'answers',
  'crash',
  'guessing',
  'health',
  'limits',
  'privacy',
  'reset-mail',
  'rollups',
  'slow-provider',
  'stop',
  'stream',
  'summaries',
);
/** What is said of Redis itself. */
const ofRedis = 'tests/**/*.redis.test.ts';
/** Each of them wants a machine that does nothing else: they time what people wait for. */
const alone = inFolder('tools/alone');

/** A busy machine may take its time; yet upkeep, which mends what was lost, comes too late to be taken for what was waited for. */
const patience = { expect: { poll: { timeout: 10_000 } } };
/** Each file drives its own web and worker processes, and those mostly wait: for a crash to be noticed, a mail to be tried again. */
const beside = { ...patience, maxWorkers: 4, sequence: { groupOrder: 0 } };
/** A browser keeps a core busy: with two files at a time a tenth of a 2-core machine is idle, with three nothing is. */
const afterwards = { ...patience, maxWorkers: 3, sequence: { groupOrder: 1 } };
const oneByOne = { ...patience, maxWorkers: 1, sequence: { groupOrder: 2 } };

const settings = ['./tests/support/settings.ts'];
const [onPostgres, onRedis] = [{ provide: { backend: 'postgres' } }, { provide: { backend: 'redis' } }] as const;

/** `npm test` runs those that are not called "tools", `npm run test:tools` the others (bin/test.ts). */
export default defineConfig({
  // The tests load plain Node code; Astro's own build is what the started processes serve.
  publicDir: false,
  test: {
    globalSetup: './tests/support/global-setup.ts',
    pool: 'forks',
    allowOnly: false,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    projects: [
      { test: { name: 'lib', include: [inFolder('lib')], setupFiles: settings, testTimeout: 60_000, ...beside } },
      { test: { name: 'api:postgres', include: [inFolder('api')], exclude: [ofRedis], ...onPostgres, ...beside } },
      { test: { name: 'api:redis', include: [...onBoth, ...api('*.redis')], ...onRedis, ...beside } },
      { test: { name: 'e2e', include: [inFolder('e2e')], testTimeout: 60_000, ...onPostgres, ...afterwards } },
      {
        test: {
          name: 'tools',
          include: [inFolder('tools')],
          setupFiles: settings,
          exclude: [alone],
          testTimeout: 60_000,
          ...onPostgres,
          ...beside,
        },
      },
      { test: { name: 'tools:postgres', include: [alone], exclude: [ofRedis], ...onPostgres, ...oneByOne } },
      { test: { name: 'tools:redis', include: [alone], ...onRedis, ...oneByOne } },
    ],
  },
});

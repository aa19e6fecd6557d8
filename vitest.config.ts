import { defineConfig } from 'vitest/config';

const inFolder = (folder: string) => [`tests/${folder}/**/*.test.ts`];
/** They measure how soon people are told of an outage: nothing else may keep the machine busy. */
const outages = ['tests/api/outages.test.ts'];

/** A busy machine may take its time; yet upkeep, which mends what was lost, comes too late to be taken for what was waited for. */
const patience = { expect: { poll: { timeout: 10_000 } } };
/** Each file drives its own web and worker processes, and those mostly wait: for a crash to be noticed, a mail to be tried again. */
const beside = { ...patience, maxWorkers: 4, sequence: { groupOrder: 0 } };
/** A browser keeps a core busy: with two files at a time a tenth of a 2-core machine is idle, with three nothing is. */
const afterwards = { ...patience, maxWorkers: 3, sequence: { groupOrder: 1 } };

const alone = { ...patience, maxWorkers: 1, sequence: { groupOrder: 2 } };

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
      { test: { name: 'lib', include: inFolder('lib'), testTimeout: 60_000, ...beside } },
      { test: { name: 'api:postgres', include: inFolder('api'), exclude: outages, provide: { backend: 'postgres' }, ...beside } },
      { test: { name: 'api:redis', include: inFolder('api'), exclude: outages, provide: { backend: 'redis' }, ...beside } },
      { test: { name: 'e2e', include: inFolder('e2e'), provide: { backend: 'postgres' }, testTimeout: 60_000, ...afterwards } },
      { test: { name: 'outages:postgres', include: outages, provide: { backend: 'postgres' }, ...alone } },
      { test: { name: 'outages:redis', include: outages, provide: { backend: 'redis' }, ...alone } },
    ],
  },
});

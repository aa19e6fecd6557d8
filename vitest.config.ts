import { defineConfig } from 'vitest/config';

const inFolder = (folder: string) => [`tests/${folder}/**/*.test.ts`];

export default defineConfig({
  // The tests load plain Node code; Astro's own build is what the started processes serve.
  publicDir: false,
  test: {
    globalSetup: './tests/support/global-setup.ts',
    pool: 'forks',
    // Each file drives its own web and worker processes: two files at a time keep a 2-core machine busy, more only queue.
    maxWorkers: 2,
    allowOnly: false,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    projects: [
      { test: { name: 'lib', include: inFolder('lib') } },
      { test: { name: 'api:postgres', include: inFolder('api'), provide: { backend: 'postgres' } } },
      { test: { name: 'api:redis', include: inFolder('api'), provide: { backend: 'redis' } } },
      { test: { name: 'e2e', include: inFolder('e2e'), provide: { backend: 'postgres' }, testTimeout: 60_000 } },
    ],
  },
});

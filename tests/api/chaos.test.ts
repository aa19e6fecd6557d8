import { expect, test } from 'vitest';
import { startApp } from '#tests/support/app.ts';
import { runChaos } from '../../bin/chaos/run.ts';

// A small run of `npm run chaos`.
test('kill -9 of any process at any time: every question ends with exactly one answer', { timeout: 120_000 }, async () => {
  const app = await startApp({ webs: 2, workers: 2, env: { STOP_GRACE_SECONDS: '1', LOG_LEVEL: 'error' } });
  const { once, lost, doubled, wrong, faults, kills } = await runChaos(app, { answers: 60, seed: 5, people: 20, meanUpMs: 5_000 });
  expect({ once, lost, doubled, wrong, faults }).toEqual({ once: 60, lost: [], doubled: [], wrong: [], faults: [] });
  expect(Object.values(kills).reduce((sum, count) => sum + count, 0)).toBeGreaterThan(2);
});

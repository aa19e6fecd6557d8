import { expect, test } from 'vitest';
import { startApp } from '#tests/support/app.ts';
import { runChaos } from '#tools/chaos/run.ts';

// A small run of `npm run chaos`. A dead worker's answers are taken over after 10 to 15 s, so it has few kills, all early on.
test(
  'kill -9 of any process at any time: every question ends with exactly one answer',
  { timeout: 120_000 },
  async () => {
    const app = await startApp({ webs: 2, workers: 2, env: { STOP_GRACE_SECONDS: '1', LOG_LEVEL: 'error' } });
    const { once, lost, doubled, wrong, faults, kills } = await runChaos(app, {
      answers: 60,
      seed: 5,
      people: 20,
      meanUpMs: 3_000,
      mostKills: 6,
    });
    expect({ once, lost, doubled, wrong, faults }).toEqual({ once: 60, lost: [], doubled: [], wrong: [], faults: [] });
    expect(Object.keys(kills)).toEqual(expect.arrayContaining(['web kill -9', 'worker kill -9']));
  },
);

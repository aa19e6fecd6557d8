import type { Worker } from 'bullmq';
import { runAnswer } from '#worker/answer.ts';
import { runPurge } from '#worker/purge.ts';
import { runResetMail } from '#worker/reset-mail.ts';
import { runReconcile, runRollup } from '#worker/rollups.ts';
import { runSummary } from '#worker/summary.ts';
import { runMaintenance } from '#worker/maintenance.ts';
import { config } from '#lib/platform/config.ts';
import { answerToNobodyMs, startHeartbeat } from '#lib/platform/heartbeat.ts';
import { openQueue, openWorker } from '#lib/jobs/queues.ts';
import { log } from '#lib/platform/log.ts';
import { keysChecked } from '#lib/platform/operator-keys.ts';
import { start } from '#lib/platform/start.ts';

/** How often maintenance looks for what was left behind. */
const upkeepEveryMs = 15_000;
/** How often what has happened is added to the rollups, which may lag by 5 seconds (docs/contract.md §12.3). */
const rollupEveryMs = 2_000;
/** How often all rows are counted to see whether the rollups are right. */
const reconcileEveryMs = 24 * 60 * 60_000;
/** How often all this is planned anew: a Redis that has lost its data has lost the plan, too. */
const planEveryMs = upkeepEveryMs;

/** How long handing back may take; what is not handed back by then is taken over as that of a dead process is. */
const requeueMs = 5_000;

/** Mails one worker process sends at a time. */
const mailConcurrency = 2;

/** Summaries one worker process has written at a time: nobody waits for them. */
const summaryConcurrency = 2;

start();
await startHeartbeat(answerToNobodyMs).catch((error: unknown) => {
  const { code, message: reason } = error as NodeJS.ErrnoException;
  log.fatal({ code, reason }, 'worker cannot start: the database does not answer');
  process.exit(1);
});

const shutdown = new AbortController();
const workers: Worker[] = [];
let isStopping = false;
for (const reason of ['SIGTERM', 'SIGINT', 'disconnect'] as const) process.on(reason, () => void stop(reason));

await keysChecked();
workers.push(
  openWorker('answer', config.workerConcurrency, shutdown.signal, { answer: runAnswer }),
  openWorker('summary', summaryConcurrency, shutdown.signal, { summary: runSummary }),
  openWorker('reset-mail', mailConcurrency, shutdown.signal, { 'reset-mail': runResetMail }),
  // Enough that none of them waits for another.
  openWorker('clock', 4, shutdown.signal, {
    purge: runPurge,
    upkeep: runMaintenance,
    rollup: runRollup,
    reconcile: runReconcile,
  }),
);
await Promise.all(workers.map((worker) => worker.waitUntilReady()));
const openClock = openQueue('clock');
await plan();
setInterval(() => {
  plan().catch((error: unknown) => log.warn({ err: error }, 'upkeep and rollups not planned anew'));
}, planEveryMs);
log.info({ concurrency: config.workerConcurrency }, 'worker ready');
process.send?.('ready');

/** Plans what the clock begins. What is planned already stays at its time, whichever worker has planned it. */
async function plan(): Promise<void> {
  const clock = await openClock();
  await Promise.all([
    clock.upsertJobScheduler('upkeep', { every: upkeepEveryMs }, { data: {} }),
    clock.upsertJobScheduler('rollup', { every: rollupEveryMs }, { data: {} }),
    clock.upsertJobScheduler('reconcile', { every: reconcileEveryMs }, { data: {} }),
  ]);
}

/** Takes no new job, finishes those it has or hands them back, and ends. */
async function stop(reason: string): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  log.info({ reason }, 'worker stopping');
  setTimeout(() => shutdown.abort(), config.stopGraceMs).unref();
  setTimeout(() => process.exit(0), config.stopGraceMs + requeueMs).unref();
  await Promise.all(workers.map((worker) => worker.close()));
  log.info('worker stopped');
  process.exit(0);
}

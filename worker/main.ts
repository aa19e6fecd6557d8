import { runAnswer } from '#worker/answer.ts';
import { runUpkeep } from '#worker/upkeep.ts';
import { config } from '#lib/config.ts';
import { openQueue, openWorker } from '#lib/jobs/queues.ts';
import { log } from '#lib/log.ts';

/** How often upkeep looks for what was left behind. */
const upkeepEveryMs = 15_000;

/** How long answers in hand may take when the process is told to stop: as long as one call to the provider. */
const graceMs = 65_000;

const workers = [openWorker('answer', config.workerConcurrency, runAnswer), openWorker('upkeep', 1, runUpkeep)];
await Promise.all(workers.map((worker) => worker.waitUntilReady()));
await openQueue('upkeep').upsertJobScheduler('upkeep', { every: upkeepEveryMs }, { data: {} });
log.info({ concurrency: config.workerConcurrency }, 'worker ready');
process.send?.('ready');

let isStopping = false;

/** Takes no new job, finishes those it has, and ends. */
async function stop(reason: string): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  log.info({ reason }, 'worker stopping');
  // What is not finished by then is taken over by another worker.
  setTimeout(() => process.exit(0), graceMs).unref();
  await Promise.all(workers.map((worker) => worker.close()));
  log.info('worker stopped');
  process.exit(0);
}

for (const reason of ['SIGTERM', 'SIGINT', 'disconnect'] as const) process.on(reason, () => void stop(reason));

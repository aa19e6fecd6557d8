import { createPostgresBackend, type Job, type JobsOptions, Queue, WaitingError, Worker } from 'bullmq';
import { z } from 'zod';
import { config } from '#lib/platform/config.ts';
import { databaseSocket, whenAnswered } from '#lib/platform/heartbeat.ts';
import { throttledWarning } from '#lib/jobs/throttled-warning.ts';
import { answerMs, redisLimits } from '#lib/platform/redis.ts';

/** What a job carries: ids only, never a text (docs/architecture.md §1.4). */
const payloads = {
  // Jobs of the first release did not say which asking they are of.
  answer: z.strictObject({ answerId: z.uuid(), asking: z.int().optional() }),
  summary: z.strictObject({ conversationId: z.uuid() }),
  'reset-mail': z.strictObject({ requestId: z.uuid() }),
  purge: z.strictObject({ deletionId: z.uuid() }),
  upkeep: z.strictObject({}),
  rollup: z.strictObject({}),
  reconcile: z.strictObject({}),
};

type JobName = keyof typeof payloads;
export type Payload<N extends JobName> = z.output<(typeof payloads)[N]>;

/**
 * The queues with their jobs. What waits for its time shares one: each queue listens for itself, and on PostgreSQL every listener
 * is woken whenever a job is added anywhere.
 */
const queues = {
  answer: ['answer'],
  summary: ['summary'],
  'reset-mail': ['reset-mail'],
  clock: ['purge', 'upkeep', 'rollup', 'reconcile'],
} as const satisfies Record<string, readonly JobName[]>;

type QueueName = keyof typeof queues;
type JobOf<Q extends QueueName> = (typeof queues)[Q][number];

/**
 * BullMQ on Redis when REDIS_URL is set, else on our PostgreSQL (docs/architecture.md §4). Each object owns its connections, so pools
 * are small; `producer` fails fast when the queue is down instead of holding a person's request. Jobs do not wait for the
 * disk: questions and answers are rows of ours, and a job that a crash of the database forgets is made again by maintenance.
 * Of each pool one connection outlives ten quiet seconds: a question after them would wait twice as long for its first word.
 */
const backend = () => (config.redisUrl === undefined ? createPostgresBackend : undefined) as never;
const connection = (max: number, producer: boolean) =>
  config.redisUrl === undefined
    ? {
        connectionString: config.databaseUrl,
        schema: 'bullmq',
        min: 1,
        max,
        options: '-c synchronous_commit=off',
        ...postgresLimits,
      }
    : {
        url: config.redisUrl,
        maxRetriesPerRequest: producer ? 1 : null,
        socketTimeout: producer ? answerMs : blockingMs,
        ...redisLimits,
      };

/** Many jobs may wait for few connections; each of BullMQ's statements is short. */
const postgresLimits = {
  connectionTimeoutMillis: 10_000,
  query_timeout: 20_000,
  statement_timeout: 15_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  stream: () => databaseSocket({ isAlwaysInUse: false }),
  // BullMQ reads the schema's version without listening for errors: a connection that ends then must not end the process.
  onConnect: (client: NodeJS.EventEmitter) => void client.on('error', () => {}),
};

/** A worker's connection waits up to ten seconds for a job. */
const blockingMs = 12_000;

/**
 * Opens a queue to put jobs into.
 * @returns a function that gives it once it is ready. On PostgreSQL a queue that could not connect at first never will, as BullMQ
 *   keeps the failure: so the next call opens another.
 */
export function openQueue<Q extends QueueName>(name: Q): () => Promise<Queue<Payload<JobOf<Q>>>> {
  let opening: Promise<Queue<Payload<JobOf<Q>>>> | undefined;
  const warn = throttledWarning({ queue: name }, 'queue connection');
  const open = async () => {
    // The two backends differ in type only by their connection options.
    const queue = new Queue<Payload<JobOf<Q>>>(
      name,
      { connection: connection(4, true) as object, defaultJobOptions: { removeOnComplete: true, removeOnFail: true } },
      backend(),
    );
    queue.on('error', warn);
    try {
      await queue.waitUntilReady();
      return queue as Queue<Payload<JobOf<Q>>>;
    } catch (error) {
      opening = undefined;
      warn(error);
      await queue.close().catch(warn);
      throw error;
    }
  };
  const ready = () => (opening ??= open());
  // At once, so that the first job does not wait for it; yet not before there is a database at all.
  void whenAnswered.then(ready).catch(() => {});
  return ready;
}

/** What a job's code is told beside its payload. */
export interface Run {
  /** BullMQ will not try again if it throws. */
  isLastAttempt: boolean;
  /** Aborted when this process must end: code that hears it may return `requeued`, and another worker begins the job anew. */
  shutdownSignal: AbortSignal;
}

/** The code of a job. */
type Runner<N extends JobName> = (payload: Payload<N>, run: Run) => Promise<void | 'ended' | 'requeued'>;

/**
 * Lets this process work on a queue.
 * @param runners the code of each of its jobs
 */
export function openWorker<Q extends QueueName>(
  name: Q,
  concurrency: number,
  shutdownSignal: AbortSignal,
  runners: { [N in JobOf<Q>]: Runner<N> },
): Worker {
  const worker = new Worker(
    name,
    async (job: Job, token?: string) => {
      const jobName = job.name as JobOf<Q>;
      const payload = payloads[jobName].parse(job.data) as Payload<JobOf<Q>>;
      const isLastAttempt = job.attemptsMade + 1 >= (job.opts.attempts ?? 1);
      if ((await runners[jobName](payload, { isLastAttempt, shutdownSignal })) !== 'requeued') return;
      await job.moveToWait(token);
      throw new WaitingError();
    },
    {
      connection: connection(Math.min(10, concurrency + 2), false) as object,
      concurrency,
      // A killed worker's jobs are taken over by another one after at most lock and check together.
      lockDuration: 10_000,
      // More often than by default: on PostgreSQL a renewal of hundreds at once may be undone by a deadlock with the check below.
      lockRenewTime: 3_000,
      stalledInterval: 5_000,
      maxStalledCount: 10,
      // After an outage it goes on at once; fifteen seconds are the default.
      runRetryDelay: 1_000,
    },
    backend(),
  );
  worker.on('error', throttledWarning({ queue: name }, 'worker connection'));
  return worker as Worker;
}

/** Passing faults are tried again with backoff before anyone is told (docs/contract.md §8.5). */
export const answerAttempts: JobsOptions = { attempts: 3, backoff: { type: 'exponential', delay: 500 } };

/** Nobody waits for a summary, so a provider that is busy gets its time: 2 s, 4 s, 8 s, 16 s. */
export const summaryAttempts: JobsOptions = { attempts: 5, backoff: { type: 'exponential', delay: 2_000 } };

/** A mail server that is down gets its time: 2 s, 4 s, 8 s … over four minutes; after that maintenance begins anew. */
export const mailAttempts: JobsOptions = { attempts: 8, backoff: { type: 'exponential', delay: 2_000 } };

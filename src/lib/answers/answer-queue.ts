import type { AnswerRequest } from '#lib/answers/send.ts';
import { answerAttempts, openQueue } from '#lib/jobs/queues.ts';

const answers = openQueue('answer');

/** A queue that has not taken a job by then counts as down. Should it still take it, nothing is done twice. */
const patienceMs = 1_500;

/**
 * Puts an answer to work. A job of the same asking that still lives makes a new one nothing; one of an earlier asking, which
 * may be just about to end, does not.
 * @throws when the queue does not take it in time
 */
export async function enqueueAnswer({ answerId, asking }: Pick<AnswerRequest, 'answerId' | 'asking'>): Promise<void> {
  const adding = answers().then((queue) =>
    queue.add('answer', { answerId, asking }, { jobId: `${answerId}-${asking}`, ...answerAttempts }),
  );
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error('the queue did not take the job in time')), patienceMs);
  await Promise.race([adding, late.promise]).finally(() => clearTimeout(timer));
}

/** Rejects when the queue takes nothing: it does not answer, or a full or read-only store behind it refuses what is written. */
export async function isQueueUp(): Promise<void> {
  await (await answers()).backend.setQueueMeta({ 'ready-at': Date.now() });
}

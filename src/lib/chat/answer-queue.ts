import type { Asked } from '#lib/chat/send.ts';
import { answerAttempts, openQueue } from '#lib/jobs/queues.ts';

const answers = openQueue('answer');

/**
 * Puts an answer to work. A job of the same asking that still lives makes a new one nothing; one of an earlier asking, which
 * may be just about to end, does not.
 */
export async function enqueueAnswer({ answerId, asking }: Pick<Asked, 'answerId' | 'asking'>): Promise<void> {
  await (await answers()).add('answer', { answerId, asking }, { jobId: `${answerId}-${asking}`, ...answerAttempts });
}

/** Rejects when the queue does not answer. */
export async function isQueueUp(): Promise<void> {
  await (await answers()).getJobCountByTypes('waiting');
}

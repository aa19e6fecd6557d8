import { writeAnswer } from '#lib/answers/write-answer.ts';
import type { Payload, Run } from '#lib/jobs/queues.ts';

/** The job `answer`: writes one answer. */
export function runAnswer({ answerId, asking }: Payload<'answer'>, run: Run): Promise<'ended' | 'requeued'> {
  return writeAnswer(answerId, asking, run);
}

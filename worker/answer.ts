import { writeAnswer } from '#lib/chat/write-answer.ts';
import type { Payload } from '#lib/jobs/queues.ts';

/** The job `answer`: writes one answer. */
export function runAnswer({ answerId }: Payload<'answer'>, isLastAttempt: boolean): Promise<void> {
  return writeAnswer(answerId, isLastAttempt);
}

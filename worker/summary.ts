import { summarise } from '#lib/prompt/summarise.ts';
import type { Payload, Run } from '#lib/jobs/queues.ts';

/** The job `summary`: summarises the older part of a conversation. */
export function runSummary(
  { conversationId }: Payload<'summary'>,
  { shutdownSignal }: Run,
): Promise<'ended' | 'requeued'> {
  return summarise(conversationId, shutdownSignal);
}

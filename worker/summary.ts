import { summarise } from '#lib/chat/summarise.ts';
import type { Payload } from '#lib/jobs/queues.ts';

/** The job `summary`: summarises the older part of a conversation. */
export function runSummary({ conversationId }: Payload<'summary'>): Promise<void> {
  return summarise(conversationId);
}

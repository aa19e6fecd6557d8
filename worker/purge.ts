import { purgeDeleted } from '#lib/conversations/purge.ts';
import type { Payload } from '#lib/jobs/queues.ts';

/** The job `purge`: removes what was deleted half a minute ago and not brought back. */
export function runPurge({ deletionId }: Payload<'purge'>): Promise<void> {
  return purgeDeleted(deletionId);
}

import { openQueue } from '#lib/jobs/queues.ts';
import { log } from '#lib/platform/log.ts';
import { sql } from '#lib/platform/sql.ts';
import type { ConversationsRow } from '#lib/platform/tables.ts';

/** For so long a deletion can be undone (docs/contract.md §7.7). */
export const undoSeconds = 30;

/** What one transaction removes at most, so that it holds its locks for a moment only. */
const stepConversations = 20;
const stepMessages = 1_000;
/** Steps of one run; maintenance goes on with the rest. */
const mostSteps = 500;

const clock = openQueue('clock');

/** Has what was deleted removed once it cannot be undone any more. Should no job be made, maintenance removes it. */
export function purgeLater(deletionId: string): void {
  clock()
    .then((queue) => queue.add('purge', { deletionId }, { jobId: deletionId, delay: undoSeconds * 1_000 + 500 }))
    .catch((error: unknown) => log.warn({ err: error, deletionId }, 'purge not enqueued'));
}

/**
 * Removes deleted conversations that cannot be brought back any more, with messages, answers, drafts and summaries: the job
 * `purge`. What is counted of them stays, without the person and without their words (docs/contract.md §7.7).
 * @param deletionId of which deletion; of any when it is left out
 */
export async function purgeDeleted(deletionId?: string): Promise<void> {
  for (let step = 0; step < mostSteps; step++) if (!(await purgeSome(deletionId))) return;
}

/** @returns whether there may be more */
async function purgeSome(deletionId: string | undefined): Promise<boolean> {
  return sql.begin(async (sql) => {
    // The conversations first, as whatever stores an answer or deletes an account locks them. The epoch says that the removal has
    // begun: an undo that has waited for this lock must not bring back what is left.
    const found = await sql<Pick<ConversationsRow, 'id'>[]>`
      update conversations set deleted_at = 'epoch' where id in (
        select id from conversations
        where deleted_at <= now() - make_interval(secs => ${undoSeconds})
          ${deletionId === undefined ? sql`` : sql`and deletion_id = ${deletionId}`}
        order by deleted_at, id limit ${stepConversations} for update skip locked
      ) returning id`;
    if (found.length === 0) return false;
    const ids = found.map(({ id }) => id);
    await sql`
      update reaction_analytics set user_id = null, conversation_id = null, message_index = null
      where conversation_id = any(${ids})`;
    await sql`
      update question_analytics set question = null, user_id = null, conversation_id = null
      where conversation_id = any(${ids})`;
    // Their answers go with them.
    const removed = await sql`
      delete from messages where (conversation_id, index) in (
        select conversation_id, index from messages where conversation_id = any(${ids}) limit ${stepMessages}
      )`;
    if (removed.count < stepMessages) await sql`delete from conversations where id = any(${ids})`;
    return true;
  });
}

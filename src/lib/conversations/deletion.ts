import { randomUUID } from 'node:crypto';
import type { Output } from '#api/contract.ts';
import type { SignedIn } from '#lib/auth/sessions.ts';
import { endDeletedAnswers, tellDeletedAnswers } from '#lib/answers/stop-answer.ts';
import { formatCount } from '#api/format.ts';
import { isId } from '#lib/conversations/conversations.ts';
import { purgeLater, undoSeconds } from '#lib/conversations/purge.ts';
import { bareColumns, type BareConversation, type BareRow, bareView } from '#lib/conversations/rename.ts';
import { type Refusal, refuse } from '#lib/platform/refusal.ts';
import { sql } from '#lib/platform/sql.ts';
import type { ConversationsRow } from '#lib/platform/tables.ts';

/** What a deletion has removed from sight, as the calls tell it. */
export type Deletion = Output<'POST /api/conversations/delete'>;

/**
 * Deletes a person's conversations: hides them at once, stops answers that are being written, and has all of it removed once
 * it cannot be undone any more. A repeat within that time gives the deletion that there was.
 * @param ids what is not there, not theirs or deleted already is left out
 * Refuses `not-found` when nothing of it is there.
 */
export async function deleteConversations(user: SignedIn, ids: readonly string[]): Promise<Deletion | Refusal> {
  const known = ids.filter(isId);
  return (await hide(user, known)) ?? (await findDeletion(user, known)) ?? refuse('not-found');
}

/** Deletes all conversations of a person in the same way; there may be none. */
export async function deleteAllConversations(user: SignedIn): Promise<Deletion> {
  return (await hide(user, 'all')) ?? (await findDeletion(user, 'all')) ?? tell(randomUUID(), 0, new Date());
}

/** What was deleted, or all: for conditions. */
type Which = readonly string[] | 'all';
const among = (which: Which) => (which === 'all' ? sql`true` : sql`id = any(${which}::uuid[])`);

/** @returns null when there was nothing to hide */
async function hide(user: SignedIn, which: Which): Promise<Deletion | null> {
  const id = randomUUID();
  const hidden = await sql.begin(async (sql) => {
    // In one order, so that of two deletions neither waits for the other for ever.
    const found = await sql<Pick<ConversationsRow, 'id'>[]>`
      select id from conversations where user_id = ${user.id} and deleted_at is null and ${among(which)}
      order by id for no key update`;
    if (found.length === 0) return null;
    const ids = found.map((conversation) => conversation.id);
    const answers = await endDeletedAnswers(sql, ids);
    const [row] = await sql<{ deleted_at: Date }[]>`
      with deleted as (
        update conversations set deleted_at = now(), deletion_id = ${id} where id = any(${ids}) returning id
      )
      select now() as deleted_at from deleted limit 1`;
    return { count: ids.length, deletedAt: row!.deleted_at, answers };
  });
  if (hidden === null) return null;
  tellDeletedAnswers(hidden.answers);
  purgeLater(id);
  return tell(id, hidden.count, hidden.deletedAt);
}

/** The newest deletion of any of these that can still be undone: a double click has deleted them, or another tab. */
async function findDeletion(user: SignedIn, which: Which): Promise<Deletion | null> {
  const [row] = await sql<{ deletion_id: string; deleted_at: Date; count: number }[]>`
    select deletion_id, deleted_at, count(*)::integer as count from conversations
    where user_id = ${user.id} and ${canBeUndone()} and ${among(which)}
    group by deletion_id, deleted_at order by deleted_at desc limit 1`;
  return row === undefined ? null : tell(row.deletion_id, row.count, row.deleted_at);
}

const tell = (deletion: string, deleted: number, deletedAt: Date): Deletion => ({
  message: deleted === 1 ? 'Conversation deleted.' : `${formatCount(deleted)} conversations deleted.`,
  deletion,
  deleted,
  undoUntil: new Date(deletedAt.getTime() + undoSeconds * 1_000).toISOString(),
});

/** Of `conversations`: deleted, and not for too long. */
const canBeUndone = () => sql`deleted_at > now() - make_interval(secs => ${undoSeconds})`;

/**
 * Brings a deleted conversation back; one that is not deleted stays as it is.
 * Refuses `undo-over` when it is too late, or there is no such conversation.
 */
export async function restoreConversation(user: SignedIn, id: string): Promise<BareConversation | Refusal> {
  const [row] = await sql<BareRow[]>`
    update conversations set deleted_at = null
    where id = ${id} and user_id = ${user.id} and (deleted_at is null or ${canBeUndone()})
    returning ${bareColumns()}`;
  return row === undefined ? refuse('undo-over') : bareView(user, row);
}

/**
 * Brings back what one deletion has removed from sight; a repeat finds it done.
 * Refuses `undo-over` when it is too late, or there is no such deletion of theirs.
 */
export async function undoDeletion(user: SignedIn, deletion: string): Promise<{ restored: number } | Refusal> {
  if (!isId(deletion)) return refuse('undo-over');
  const restored = await sql`
    update conversations set deleted_at = null
    where deletion_id = ${deletion} and user_id = ${user.id} and (deleted_at is null or ${canBeUndone()})
    returning id`;
  return restored.length === 0 ? refuse('undo-over') : { restored: restored.length };
}

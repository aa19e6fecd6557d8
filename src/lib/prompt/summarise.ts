import { cutToLine } from '#lib/prompt/quoting.ts';
import { openMessage } from '#lib/conversations/message-body.ts';
import { mostKnown, type Turn } from '#lib/prompt/prompt.ts';
import { completeChat, ProviderFault } from '#lib/prompt/provider.ts';
import { openSummary, sealSummary } from '#lib/prompt/summary-body.ts';
import { composeSummaryPrompt } from '#lib/prompt/summary-prompt.ts';
import { dueForSummary } from '#lib/prompt/summary-window.ts';
import { config } from '#lib/platform/config.ts';
import { openQueue, summaryAttempts } from '#lib/jobs/queues.ts';
import { log } from '#lib/platform/log.ts';
import { sql } from '#lib/platform/sql.ts';
import type { ConversationSummariesRow, ConversationsRow, MessagesRow, UserKeysRow } from '#lib/platform/tables.ts';
import { openVault, type Vault } from '#lib/platform/vault.ts';

/** Turns that one run reads: more than it summarises. */
const mostRead = 100;

const summaries = openQueue('summary');

/**
 * Has the older part of a conversation summarised, if enough has been said since the last time. Costs no query and is not waited
 * for. A failure costs nothing but the summary: the next answer asks again.
 * @param turns the newest of the conversation, with the answer that was just stored as the last
 * @param coversUntil what the summary covered when the answer was begun, or -1
 */
export function considerSummary(
  conversationId: string,
  turns: readonly Turn[],
  messageCount: number,
  coversUntil: number,
): void {
  if (config.provider === null) return;
  const first = messageCount - turns.length;
  const uncovered = turns
    .map((turn, at) => ({ ...turn, index: first + at }))
    .filter(({ index }) => index > coversUntil);
  if (dueForSummary(uncovered, messageCount).length === 0) return;
  enqueueSummary(conversationId, coversUntil).catch((error: unknown) => {
    log.warn({ err: error, conversationId }, 'summary not enqueued');
  });
}

/** A job that continues from the same place makes a new one nothing. */
async function enqueueSummary(conversationId: string, coversUntil: number): Promise<void> {
  await (
    await summaries()
  ).add('summary', { conversationId }, { jobId: `${conversationId}-${coversUntil}`, ...summaryAttempts });
}

/**
 * Summarises what is due of a conversation's older part: the job `summary`. Of two runs at once one stores; a conversation
 * that is gone is left alone.
 * @param shutdownSignal aborted when this process must end: another worker begins anew
 * @throws for a passing fault, so that the job is tried again
 */
export async function summarise(conversationId: string, shutdownSignal: AbortSignal): Promise<'ended' | 'requeued'> {
  const found = config.provider === null ? null : await read(conversationId);
  if (found === null) return 'ended';
  const { vault, before, coversUntil, turns, messageCount } = found;
  const due = dueForSummary(turns, messageCount);
  const last = due.at(-1);
  if (last === undefined) return 'ended';
  try {
    const text = cutToLine(
      await completeChat(composeSummaryPrompt(before, due), { signal: shutdownSignal }),
      mostKnown.summary,
    );
    const isStored = await store(conversationId, vault, coversUntil, last.index, text);
    const rest = turns.slice(due.length);
    const hasMore = turns.length === mostRead || dueForSummary(rest, messageCount).length > 0;
    if (isStored && hasMore) await enqueueSummary(conversationId, last.index);
  } catch (error) {
    if (shutdownSignal.aborted) return 'requeued';
    log.warn(
      { err: error instanceof ProviderFault ? error.cause : error, conversationId },
      'conversation not summarised',
    );
    if (!(error instanceof ProviderFault) || error.isPassing) throw error;
  }
  return 'ended';
}

type Found = Pick<ConversationsRow, 'user_id' | 'message_count'> &
  Pick<UserKeysRow, 'wrapped_key'> & { [column in 'covers_until' | 'body']: ConversationSummariesRow[column] | null };

/** The oldest turns that are not covered yet, with what is known of those before. */
async function read(conversationId: string) {
  const [found] = await sql<Found[]>`
    select c.user_id, c.message_count, k.wrapped_key, s.covers_until, s.body
    from conversations c join user_keys k on k.user_id = c.user_id
    left join conversation_summaries s on s.conversation_id = c.id
    where c.id = ${conversationId} and c.deleted_at is null`;
  if (found === undefined) return null;
  const { user_id: userId, message_count: messageCount, wrapped_key, covers_until, body } = found;
  const coversUntil = covers_until ?? -1;
  const messages = await sql<Pick<MessagesRow, 'index' | 'role' | 'body'>[]>`
    select index, role, body from messages
    where conversation_id = ${conversationId} and index > ${coversUntil} order by index limit ${mostRead}`;
  const vault = openVault(userId, wrapped_key);
  return {
    vault,
    before: body && openSummary(vault, conversationId, { body, coversUntil }),
    coversUntil,
    messageCount,
    turns: messages.flatMap(({ index, role, body: sealed }) => {
      const { content, isUnopened } = openMessage(vault, conversationId, index, sealed);
      return isUnopened ? [] : [{ index, role, content }];
    }),
  };
}

/**
 * Stores a summary in place of the one that it was made from, and of no other.
 * @returns whether it was stored: not when another run was first, or when the conversation is gone
 */
async function store(
  conversationId: string,
  vault: Vault,
  from: number,
  until: number,
  text: string,
): Promise<boolean> {
  // Locked, so that a deletion comes before it or after it.
  const stored = await sql`
    with conversation as (
      select id from conversations where id = ${conversationId} and message_count > ${until} and deleted_at is null for key share
    )
    insert into conversation_summaries as s (conversation_id, covers_until, body)
    select id, ${until}, ${sealSummary(vault, conversationId, until, text)} from conversation
    where ${from} = -1 or exists (select from conversation_summaries where conversation_id = ${conversationId})
    on conflict (conversation_id) do update
    set covers_until = excluded.covers_until, body = excluded.body, updated_at = now()
    where s.covers_until = ${from}
    returning s.conversation_id`;
  return stored.length > 0;
}

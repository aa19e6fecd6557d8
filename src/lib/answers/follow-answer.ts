import type { Output } from '#api/contract.ts';
import type { SignedIn } from '#lib/auth/sessions.ts';
import { enqueueAnswer } from '#lib/answers/answer-queue.ts';
import { type Draft, newerDraft, openDraft, openDraftPart, withPart } from '#lib/answers/drafts.ts';
import { openMessage } from '#lib/conversations/message-body.ts';
import type { AnswerRequest } from '#lib/answers/send.ts';
import { openInbox } from '#lib/answers/signal-inbox.ts';
import { log } from '#lib/platform/log.ts';
import { type Refusal, refuse } from '#lib/platform/refusal.ts';
import { sql } from '#lib/platform/sql.ts';
import type { AnswersRow } from '#lib/platform/tables.ts';
import { openVault, type Vault } from '#lib/platform/vault.ts';

/** A lost signal costs at most this. */
const pollMs = 2_000;

/** A question and its answer, as they were stored. */
export type Exchange = Output<'POST /api/conversations/{id}/messages'>;

interface Options {
  /** How long to wait. The answer itself goes on after that and appears in the conversation. */
  waitMs: number;
  /** Whether somebody watches it being written: only then drafts are given. */
  isWatched?: boolean;
  /** Aborted when nobody waits any more, or must not. */
  signal?: AbortSignal;
}

/**
 * Has an answer written and waits for it. The row is the truth; a signal only wakes, or brings what the row will have within a
 * second (docs/architecture.md §2.1).
 * @yields what is written so far, each time that more is known
 * @returns the exchange, or refuses with the answer's failure, `stopped`, `queue-down` when no job could be made, or
 *   `still-writing` when it takes too long
 */
export async function* followAnswer(
  user: SignedIn,
  conversationId: string,
  asked: AnswerRequest,
  { waitMs, isWatched = false, signal }: Options,
): AsyncGenerator<Draft, Exchange | Refusal, void> {
  const { answerId } = asked;
  const until = Date.now() + waitMs;
  const vault = openVault(user.id, user.wrapped_key);
  // Before the job is made, so that no signal of it is missed.
  const inbox = await openInbox(answerId, pollMs, isWatched);
  const leave = () => inbox.push(null);
  signal?.addEventListener('abort', leave);
  try {
    if (asked.isRepeat) inbox.push(null);
    else await enqueueAnswer(asked);
    let draft: Draft | null = null;
    while (Date.now() < until && !signal?.aborted) {
      const { parts, mustLook } = await inbox.next();
      let isComplete = true;
      const before: Draft | null = draft;
      for (const part of parts) {
        const opened = openDraftPart(vault, answerId, part);
        const next: Draft | null = opened && withPart(draft, opened);
        if (next === null) isComplete = false;
        else draft = next;
      }
      if (mustLook || !isComplete) {
        const row = await findAnswer(answerId);
        const end = row === undefined ? refuse('not-found') : endOf(row, vault, conversationId, asked);
        if (end !== null) return end;
        const stored = isWatched && row!.draft !== null ? openDraft(vault, answerId, row!.draft) : null;
        if (stored !== null) draft = newerDraft(draft, stored);
      }
      if (draft !== null && draft !== before) yield draft;
    }
    return refuse('still-writing');
  } catch (error) {
    // The question is stored; maintenance asks again for its answer.
    log.error({ err: error, answerId }, 'answer not followed');
    return refuse('queue-down');
  } finally {
    inbox.close();
    signal?.removeEventListener('abort', leave);
  }
}

type Found = Pick<AnswersRow, 'state' | 'failure' | 'draft'> & Record<'question' | 'answer', Uint8Array | null>;

async function findAnswer(answerId: string): Promise<Found | undefined> {
  const [row] = await sql<Found[]>`
    select a.state, a.failure, a.draft, question.body as question, answer.body as answer from answers a
    left join messages question on a.state in ('done', 'stopped')
      and question.conversation_id = a.conversation_id and question.index = a.question_index
    left join messages answer on a.state in ('done', 'stopped')
      and answer.conversation_id = a.conversation_id and answer.index = a.question_index + 1
    where a.id = ${answerId}`;
  return row;
}

function endOf(
  row: Found,
  vault: Vault,
  conversationId: string,
  { questionIndex }: AnswerRequest,
): Exchange | Refusal | null {
  if (row.state === 'asked' || row.state === 'writing') return null;
  if (row.state === 'failed') return refuse(row.failure ?? 'failed');
  // Nothing was written yet when it was stopped.
  if (row.question === null || row.answer === null) return refuse('stopped');
  const { content: question } = openMessage(vault, conversationId, questionIndex, row.question);
  const { content, sources, isStopped, isUnfinished } = openMessage(
    vault,
    conversationId,
    questionIndex + 1,
    row.answer,
  );
  return {
    userMessage: { index: questionIndex, role: 'user', content: question },
    message: {
      index: questionIndex + 1,
      role: 'assistant',
      content,
      ...(sources && { sources }),
      ...(isStopped && { stopped: true }),
      ...(isUnfinished && { unfinished: true }),
    },
  };
}

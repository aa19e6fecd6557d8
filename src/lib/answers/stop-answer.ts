import type { TransactionSql } from 'postgres';
import type { SignedIn } from '#lib/auth/sessions.ts';
import { openInbox } from '#lib/answers/signal-inbox.ts';
import { answerSignals, stopSignals } from '#lib/jobs/signals.ts';
import { log } from '#lib/platform/log.ts';
import { type Refusal, refuse } from '#lib/platform/refusal.ts';
import { sql } from '#lib/platform/sql.ts';
import type { AnswersRow } from '#lib/platform/tables.ts';

/** How long a stop is waited for. A worker that has died cannot hear it; whoever takes its place stops then. */
const waitMs = 3_000;
const pollMs = 250;

type State = AnswersRow['state'];

/**
 * Stops an answer that is being written: the provider is called off, and what is written stays. One that has ended already is
 * left as it is.
 * @param index of the answer, or of its question
 * @returns the answer's state after that; still `writing` when its worker could not be reached in time
 * Refuses `not-found`.
 */
export async function stopAnswer(user: SignedIn, conversationId: string, index: number): Promise<State | Refusal> {
  const [answer] = await sql<Pick<AnswersRow, 'id' | 'state' | 'asking'>[]>`
    with stopped as (
      update answers a set updated_at = now(), stop_asked = a.state = 'writing',
        state = case a.state when 'asked' then 'stopped' else a.state end
      from conversations c
      where c.id = ${conversationId} and c.user_id = ${user.id} and c.deleted_at is null and a.conversation_id = c.id
        and a.question_index in (${index}, ${index - 1}) and a.state in ('asked', 'writing')
      returning a.id, a.state, a.asking
    )
    select id, state, asking from stopped
    union all
    select a.id, a.state, a.asking from answers a join conversations c on c.id = a.conversation_id
    where c.id = ${conversationId} and c.user_id = ${user.id} and c.deleted_at is null
      and a.question_index in (${index}, ${index - 1}) and not exists (select from stopped)
    limit 1`;
  if (answer === undefined) return refuse('not-found');
  const { id, state, asking } = answer;
  if (state === 'stopped') await answerSignals.send(id);
  return state === 'writing' ? waitForEnd(id, asking) : state;
}

type Open = Pick<AnswersRow, 'id' | 'state' | 'asking'>;

/** Stops the answers of conversations that are being deleted, in the transaction that deletes them. */
export function endDeletedAnswers(sql: TransactionSql, conversationIds: readonly string[]): Promise<Open[]> {
  return sql<Open[]>`
    update answers set updated_at = now(), stop_asked = state = 'writing',
      state = case state when 'asked' then 'stopped' else state end
    where conversation_id = any(${conversationIds}::uuid[]) and state in ('asked', 'writing')
    returning id, state, asking`;
}

/** Tells whoever writes or watches these answers. Nobody waits for it: what is not heard is found in the row. */
export function tellDeletedAnswers(answers: readonly Open[]): void {
  for (const { id, state, asking } of answers) {
    const told = state === 'writing' ? waitForEnd(id, asking) : answerSignals.send(id);
    told.catch((error: unknown) =>
      log.warn({ err: error, answerId: id }, 'answer of a deleted conversation not stopped yet'),
    );
  }
}

async function waitForEnd(answerId: string, asking: number): Promise<State> {
  const until = Date.now() + waitMs;
  const inbox = await openInbox(answerId, pollMs);
  try {
    for (;;) {
      // Again each time: a worker that has only just begun may not have listened yet.
      await stopSignals.send(answerId);
      await inbox.next();
      const [row] = await sql<
        Pick<AnswersRow, 'state'>[]
      >`select state from answers where id = ${answerId} and asking = ${asking}`;
      // Gone with its conversation, or asked for again: the next one is not to be stopped with it.
      if (row === undefined) return 'stopped';
      if (row.state !== 'writing' || Date.now() >= until) return row.state;
    }
  } finally {
    inbox.close();
  }
}

import type { SignedIn } from '#lib/auth/sessions.ts';
import { openMessage } from '#lib/chat/message-body.ts';
import type { Asked } from '#lib/chat/send.ts';
import { answerAttempts, openQueue } from '#lib/jobs/queues.ts';
import { listen } from '#lib/jobs/signals.ts';
import { log } from '#lib/log.ts';
import { type Refusal, refuse } from '#lib/refusal.ts';
import { sql } from '#lib/sql.ts';
import type { AnswersRow, MessagesRow } from '#lib/tables.ts';
import { openVault } from '#lib/vault.ts';

/**
 * How long a request waits; the answer itself goes on after that and appears in the conversation. A page that came from
 * a form waits less: it can show the question meanwhile, and looks again by itself.
 */
const waitMs = { json: 100_000, form: 20_000 };
/** A lost signal costs at most this. */
const pollMs = 2_000;

const answers = openQueue('answer');

/** Puts an answer to work. A job of the same answer that still lives makes this one nothing. */
export async function enqueueAnswer(answerId: string): Promise<void> {
  await answers.add('answer', { answerId }, { jobId: answerId, ...answerAttempts });
}

/** Rejects when the queue does not answer. */
export async function isQueueUp(): Promise<void> {
  await answers.getJobCountByTypes('waiting');
}

/** An answer as it was stored. */
export interface Answered {
  index: number;
  content: string;
  sources?: string[];
}

/**
 * Has an answer written and waits for it. The row is the truth; the signal only wakes (design.md §2).
 * Refuses with the answer's failure, `queue-down` when no job could be made, or `still-writing` when it takes too long.
 */
export async function awaitAnswer(
  user: SignedIn,
  conversationId: string,
  asked: Asked,
  waitsAs: keyof typeof waitMs,
): Promise<Answered | Refusal> {
  const until = Date.now() + waitMs[waitsAs];
  let woken = Promise.withResolvers<void>();
  // Before the job is made, so that no signal of it is missed.
  const stopListening = await listen(asked.answerId, () => woken.resolve());
  try {
    const found = asked.isRepeat ? await findAnswer(user, conversationId, asked) : null;
    if (found !== null) return found;
    await enqueueAnswer(asked.answerId);
    while (Date.now() < until) {
      const poll = setTimeout(() => woken.resolve(), pollMs);
      await woken.promise;
      clearTimeout(poll);
      woken = Promise.withResolvers();
      const answer = await findAnswer(user, conversationId, asked);
      if (answer !== null) return answer;
    }
    return refuse('still-writing');
  } catch (error) {
    // The question is stored; upkeep asks again for its answer.
    log.error({ err: error, answerId: asked.answerId }, 'answer not enqueued');
    return refuse('queue-down');
  } finally {
    stopListening();
  }
}

async function findAnswer(user: SignedIn, conversationId: string, asked: Asked): Promise<Answered | Refusal | null> {
  const [row] = await sql<(Pick<AnswersRow, 'state' | 'failure'> & { body: MessagesRow['body'] | null })[]>`
    select a.state, a.failure, m.body from answers a
    left join messages m on a.state = 'done' and m.conversation_id = a.conversation_id and m.index = a.question_index + 1
    where a.id = ${asked.answerId}`;
  if (row === undefined) return refuse('not-found');
  if (row.state === 'failed') return refuse(row.failure ?? 'failed');
  if (row.state !== 'done' || row.body === null) return null;
  const index = asked.questionIndex + 1;
  const vault = openVault(user.id, user.wrapped_key);
  const { content, sources } = openMessage(vault, conversationId, index, row.body);
  return { index, content, ...(sources && { sources }) };
}

/** The text of a question that was asked before. */
export async function readQuestion(user: SignedIn, conversationId: string, index: number): Promise<string> {
  const [row] = await sql<Pick<MessagesRow, 'body'>[]>`
    select body from messages where conversation_id = ${conversationId} and index = ${index}`;
  return openMessage(openVault(user.id, user.wrapped_key), conversationId, index, row!.body).content;
}

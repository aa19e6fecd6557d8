import type { Output } from '#api/contract.ts';
import type { SignedIn } from '#lib/auth/sessions.ts';
import { openMessage } from '#lib/chat/message-body.ts';
import type { Asked } from '#lib/chat/send.ts';
import { answerAttempts, openQueue } from '#lib/jobs/queues.ts';
import { listen } from '#lib/jobs/signals.ts';
import { log } from '#lib/log.ts';
import { type Refusal, refuse } from '#lib/refusal.ts';
import { sql } from '#lib/sql.ts';
import type { AnswersRow } from '#lib/tables.ts';
import { openVault } from '#lib/vault.ts';

/**
 * How long a request waits: a little longer than the provider may take, and no longer than a stopping process lets it. The
 * answer itself goes on after that and appears in the conversation. A page that came from
 * a form waits less: it can show the question meanwhile, and looks again by itself.
 */
const waitMs = { json: 66_000, form: 20_000 };
/** A lost signal costs at most this. */
const pollMs = 2_000;

const answers = openQueue('answer');

/**
 * Puts an answer to work. A job of the same asking that still lives makes a new one nothing; one of an earlier asking, which
 * may be just about to end, does not.
 */
export async function enqueueAnswer({ answerId, asking }: Pick<Asked, 'answerId' | 'asking'>): Promise<void> {
  await answers.add('answer', { answerId }, { jobId: `${answerId}-${asking}`, ...answerAttempts });
}

/** Rejects when the queue does not answer. */
export async function isQueueUp(): Promise<void> {
  await answers.getJobCountByTypes('waiting');
}

/** A question and its answer, as they were stored. */
type Exchange = Output<'POST /api/conversations/{id}/messages'>;

/**
 * Has an answer written and waits for it. The row is the truth; the signal only wakes (design.md §2).
 * Refuses with the answer's failure, `queue-down` when no job could be made, or `still-writing` when it takes too long.
 */
export async function awaitAnswer(
  user: SignedIn,
  conversationId: string,
  asked: Asked,
  waitsAs: keyof typeof waitMs,
): Promise<Exchange | Refusal> {
  const until = Date.now() + waitMs[waitsAs];
  let woken = Promise.withResolvers<void>();
  // Before the job is made, so that no signal of it is missed.
  const stopListening = await listen(asked.answerId, () => woken.resolve());
  try {
    const found = asked.isRepeat ? await findAnswer(user, conversationId, asked) : null;
    if (found !== null) return found;
    await enqueueAnswer(asked);
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

async function findAnswer(user: SignedIn, conversationId: string, asked: Asked): Promise<Exchange | Refusal | null> {
  const { answerId, questionIndex } = asked;
  const [row] = await sql<(Pick<AnswersRow, 'state' | 'failure'> & Record<'question' | 'answer', Uint8Array | null>)[]>`
    select a.state, a.failure, question.body as question, answer.body as answer from answers a
    left join messages question on a.state = 'done'
      and question.conversation_id = a.conversation_id and question.index = a.question_index
    left join messages answer on a.state = 'done'
      and answer.conversation_id = a.conversation_id and answer.index = a.question_index + 1
    where a.id = ${answerId}`;
  if (row === undefined) return refuse('not-found');
  if (row.state === 'failed') return refuse(row.failure ?? 'failed');
  if (row.question === null || row.answer === null) return null;
  const vault = openVault(user.id, user.wrapped_key);
  const { content: question } = openMessage(vault, conversationId, questionIndex, row.question);
  const { content, sources } = openMessage(vault, conversationId, questionIndex + 1, row.answer);
  return {
    userMessage: { index: questionIndex, role: 'user', content: question },
    message: { index: questionIndex + 1, role: 'assistant', content, ...(sources && { sources }) },
  };
}

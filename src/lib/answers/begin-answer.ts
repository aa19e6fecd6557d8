import { type Known, readQuestions, type SealedQuestion } from '#lib/prompt/user-context.ts';
import { sql } from '#lib/platform/sql.ts';
import type { AnswersRow, ConversationsRow, MessagesRow, UserKeysRow } from '#lib/platform/tables.ts';

/** More turns than any token budget holds; older ones are not even read. */
const mostTurns = 60;

/** An answer that is being written, and what it is written from, still sealed. */
export interface Begun {
  claimed: Claimed;
  /** The last one is the question. */
  turns: SealedTurn[];
  /** What the person asked the same mentor in other conversations, newest first. */
  questions: SealedQuestion[];
}

export type Claimed = Pick<ConversationsRow, 'user_id' | 'personality_key'> &
  Pick<AnswersRow, 'asking' | 'claims' | 'draft' | 'stop_asked'> &
  Pick<UserKeysRow, 'wrapped_key'> &
  Known;

type SealedTurn = Pick<MessagesRow, 'index' | 'role' | 'body'> & Pick<AnswersRow, 'asking'>;

/**
 * Claims an answer and reads what it is written from.
 * @param asking which one is to be answered; undefined for whichever is open
 * @returns null when there is nothing to do: it is done already, asked for anew, or gone with its conversation
 */
export async function beginAnswer(answerId: string, asking: number | undefined): Promise<Begun | null> {
  for (;;) {
    const [claimed, turns, questions] = await Promise.all([
      claim(answerId, asking),
      readTurns(answerId),
      readQuestions(answerId),
    ]);
    if (claimed === undefined) return null;
    if (turns[0]?.asking === claimed.asking) return { claimed, turns, questions };
    // The question was edited between one statement and the other.
  }
}

/** Does not wait for the disk: a claim that a crash of the database forgets is made again. */
async function claim(answerId: string, asking: number | undefined): Promise<Claimed | undefined> {
  const [claimed] = await sql<Claimed[]>`
    update answers a set state = 'writing', claims = a.claims + 1, updated_at = now()
    from conversations c join users u on u.id = c.user_id join user_keys k on k.user_id = u.id
      left join conversation_summaries s on s.conversation_id = c.id
    where a.id = ${answerId} and a.asking = coalesce(${asking ?? null}, a.asking) and a.state in ('asked', 'writing')
      and c.id = a.conversation_id
    returning c.user_id, a.conversation_id, a.question_index, a.asking, a.claims, a.draft, a.stop_asked,
      c.personality_key, k.wrapped_key, u.first_name, u.personal_memory, s.covers_until, s.body,
      set_config('synchronous_commit', 'off', true)`;
  return claimed;
}

/** The turns up to the question of an answer, and which asking they are of. */
async function readTurns(answerId: string) {
  return sql<SealedTurn[]>`
    select a.asking, m.index, m.role, m.body
    from answers a join messages m on m.conversation_id = a.conversation_id
      and m.index between a.question_index - ${mostTurns}::int and a.question_index
    where a.id = ${answerId}
    order by m.index`;
}

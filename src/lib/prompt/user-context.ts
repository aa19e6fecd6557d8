import { fittingQuestions } from '#lib/retrieval/fitting-questions.ts';
import { type UserContext, mostKnown } from '#lib/prompt/prompt.ts';
import { openSummary } from '#lib/prompt/summary-body.ts';
import { config } from '#lib/platform/config.ts';
import { keyForms } from '#lib/mentors/index.ts';
import { isInSight, openQuestion } from '#lib/conversations/questions.ts';
import { sql } from '#lib/platform/sql.ts';
import type { AnswersRow, ConversationSummariesRow, QuestionAnalyticsRow, UsersRow } from '#lib/platform/tables.ts';
import type { Vault } from '#lib/platform/vault.ts';

/** How many of a person's newest questions to a mentor are looked through: opening and comparing them takes a millisecond. */
export const lookedThrough = 100;
/** So far back they are looked for: in a conversation that is longer, earlier ones are not found any more. */
const mostPassed = 1_000;

/** A question that still has its text. */
export type SealedQuestion = Pick<QuestionAnalyticsRow, 'id'> & { question: Uint8Array };

/** What an answer's row leads to, beside the turns of its conversation. */
export type Known = Pick<AnswersRow, 'conversation_id' | 'question_index'> &
  Pick<UsersRow, 'first_name' | 'personal_memory'> & {
    /** Of the conversation's summary, if there is one. */
    [column in 'covers_until' | 'body']: ConversationSummariesRow[column] | null;
  };

/**
 * What the person asked the mentor of an answer in other conversations, newest first: nothing in offline mode, or when they have
 * switched it off. Needs the answer's id only, so that it is read beside the conversation. Finds whatever form of the
 * mentor's key a question was stored under (docs/contract.md §6.1).
 */
export async function readQuestions(answerId: string): Promise<SealedQuestion[]> {
  if (config.provider === null) return [];
  const [forms, keys] = [keyForms.map(({ form }) => form), keyForms.map(({ key }) => key)];
  return sql<SealedQuestion[]>`
    with forms as (select * from unnest(${forms}::text[], ${keys}::text[]) as known (form, key))
    select q.id, q.question
    from answers a join conversations c on c.id = a.conversation_id join users u on u.id = c.user_id and u.personal_memory
    join forms this on this.form = c.personality_key join forms same on same.key = this.key
    cross join lateral (
      select id, question, timestamp from (
        select id, question, timestamp, conversation_id from question_analytics
        where user_id = c.user_id and personality = same.form and ${isInSight()}
        order by timestamp desc, id desc limit ${mostPassed}
      ) newest
      where conversation_id <> c.id
      order by timestamp desc, id desc limit ${lookedThrough}
    ) q
    where a.id = ${answerId}
    order by q.timestamp desc, q.id desc limit ${lookedThrough}`;
}

/** Opens what is known of the person and the conversation beyond its turns, and chooses the earlier questions that fit the question. */
export function openUserContext(
  vault: Vault,
  question: string,
  known: Known,
  earlier: readonly SealedQuestion[],
): Omit<UserContext, 'earlierDanger'> {
  const { conversation_id, question_index, first_name, personal_memory, covers_until: coversUntil, body } = known;
  const texts = earlier.flatMap(({ id, question: text }) => openQuestion(vault, id, text) ?? []);
  const fitting = fittingQuestions(question, texts, mostKnown.earlierQuestions);
  const isSummed = body !== null && coversUntil !== null && coversUntil < question_index;
  return {
    firstName: personal_memory ? first_name : null,
    earlierQuestions: fitting.toSorted((one, other) => other - one).map((at) => texts[at]!),
    summary: isSummed ? openSummary(vault, conversation_id, { body, coversUntil }) : null,
  };
}

import { fittingQuestions } from '#lib/chat/fitting-questions.ts';
import { type Background, mostKnown } from '#lib/chat/prompt.ts';
import { openSummary, type SealedSummary } from '#lib/chat/summary-body.ts';
import { config } from '#lib/config.ts';
import { keyForms } from '#lib/mentors/index.ts';
import { openQuestion } from '#lib/questions.ts';
import { sql } from '#lib/sql.ts';
import type { ConversationSummariesRow, QuestionAnalyticsRow, UsersRow } from '#lib/tables.ts';
import type { Vault } from '#lib/vault.ts';

/** How many of a person's newest questions to a mentor are looked through: opening and comparing them takes a millisecond. */
export const lookedThrough = 100;

/** What is known beyond the turns of a conversation, still sealed. */
export interface SealedBackground {
  firstName: string | null;
  /** Of other conversations with the same mentor, newest first. */
  questions: (Pick<QuestionAnalyticsRow, 'id'> & { question: Uint8Array })[];
  summary: SealedSummary | null;
}

const nothing: SealedBackground = { firstName: null, questions: [], summary: null };

/**
 * Reads what a mentor may know beyond the conversation when writing an answer: nothing in offline mode, nothing of the person
 * when they have switched it off. Needs the answer's id only, so that it is read beside the conversation.
 */
export async function readBackground(answerId: string): Promise<SealedBackground> {
  if (config.provider === null) return nothing;
  const [[known], questions] = await Promise.all([readKnown(answerId), readQuestions(answerId)]);
  if (known === undefined) return nothing;
  const { first_name, personal_memory, covers_until: coversUntil, body } = known;
  return {
    firstName: personal_memory ? first_name : null,
    questions,
    summary: body === null || coversUntil === null ? null : { body, coversUntil },
  };
}

/** Opens what was read, and chooses the earlier questions that fit the question. */
export function openBackground(vault: Vault, conversationId: string, question: string, sealed: SealedBackground): Background {
  const texts = sealed.questions.map(({ id, question: text }) => openQuestion(vault, id, text));
  const fitting = fittingQuestions(question, texts, mostKnown.earlierQuestions);
  return {
    firstName: sealed.firstName,
    earlierQuestions: fitting.toSorted((one, other) => other - one).map((at) => texts[at]!),
    summary: sealed.summary && openSummary(vault, conversationId, sealed.summary),
  };
}

type Known = Pick<UsersRow, 'first_name' | 'personal_memory'> & {
  [column in 'covers_until' | 'body']: ConversationSummariesRow[column] | null;
};

async function readKnown(answerId: string) {
  return sql<Known[]>`
    select u.first_name, u.personal_memory, s.covers_until, s.body
    from answers a join conversations c on c.id = a.conversation_id join users u on u.id = c.user_id
    left join conversation_summaries s on s.conversation_id = c.id and s.covers_until < a.question_index
    where a.id = ${answerId}`;
}

/** Whatever form of the mentor's key a question was stored under (contract.md §3). */
async function readQuestions(answerId: string) {
  const [forms, keys] = [keyForms.map(({ form }) => form), keyForms.map(({ key }) => key)];
  return sql<SealedBackground['questions']>`
    with forms as (select * from unnest(${forms}::text[], ${keys}::text[]) as known (form, key))
    select q.id, q.question
    from answers a join conversations c on c.id = a.conversation_id join users u on u.id = c.user_id and u.personal_memory
    join forms this on this.form = c.personality_key join forms same on same.key = this.key
    cross join lateral (
      select id, question, timestamp from question_analytics
      where user_id = c.user_id and personality = same.form and conversation_id <> c.id
      order by timestamp desc, id desc limit ${lookedThrough}
    ) q
    where a.id = ${answerId}
    order by q.timestamp desc, q.id desc limit ${lookedThrough}`;
}

import type { Output } from '#api/contract.ts';
import type { SignedIn } from '#lib/auth/sessions.ts';
import { isId } from '#lib/conversations/conversations.ts';
import { storedKey } from '#lib/mentors/index.ts';
import { sql } from '#lib/platform/sql.ts';
import type { QuestionAnalyticsRow } from '#lib/platform/tables.ts';
import { openOrNull, unopened } from '#lib/platform/unopened.ts';
import { openVault, type Vault } from '#lib/platform/vault.ts';

/** How many of the newest questions a list gives: more than anyone scrolls through in a list of 15 rem (docs/contract.md §7.4). */
const longestList = 200;

/** Only a question of nobody has lost its text, with the account of whoever asked it. */
type AnswerRequest = QuestionAnalyticsRow & { question: Uint8Array };

/** A question that somebody has asked, as the history shows it (docs/contract.md §7.4). */
export type PastQuestion = Output<'GET /api/history/questions'>[number] & { id: string };

/** A person's own questions in all conversations, newest first, up to 200. */
export async function recentQuestions(user: SignedIn): Promise<PastQuestion[]> {
  const rows = await sql<Pick<AnswerRequest, 'id' | 'question' | 'personality' | 'timestamp'>[]>`
    select id, question, personality, timestamp from question_analytics
    where user_id = ${user.id} and ${isInSight()} order by timestamp desc, id desc limit ${longestList}`;
  const vault = openVault(user.id, user.wrapped_key);
  return rows.map(({ id, question, personality, timestamp }) => ({
    id,
    question: openQuestion(vault, id, question) ?? unopened.message,
    personalityKey: storedKey(personality),
    timestamp: timestamp.toISOString(),
  }));
}

/** The text of one of a person's questions; undefined when there is none of that id, it is somebody else's, or does not open. */
export async function findQuestion(user: SignedIn, id: string): Promise<string | undefined> {
  if (!isId(id)) return undefined;
  const [row] = await sql<Pick<AnswerRequest, 'question'>[]>`
    select question from question_analytics where id = ${id} and user_id = ${user.id} and ${isInSight()}`;
  return (row && openQuestion(openVault(user.id, user.wrapped_key), id, row.question)) ?? undefined;
}

/** Of `question_analytics`: that its conversation is not deleted. */
export const isInSight = () => sql`not exists (
  select from conversations where id = question_analytics.conversation_id and deleted_at is not null
)`;

/** Opens the text of a question in the vault of whoever asked it; null when it does not open. */
export function openQuestion(vault: Vault, id: string, sealed: Uint8Array): string | null {
  return openOrNull(() => vault.open(`question:${id}`, sealed));
}

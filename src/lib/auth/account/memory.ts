import type { SignedIn } from '#lib/auth/sessions.ts';
import { lookedThrough } from '#lib/prompt/user-context.ts';
import { mostKnown } from '#lib/prompt/prompt.ts';
import { config } from '#lib/platform/config.ts';
import { displayName } from '#lib/mentors/index.ts';
import { isInSight, openQuestion } from '#lib/conversations/questions.ts';
import { sql } from '#lib/platform/sql.ts';
import type { QuestionAnalyticsRow, UsersRow } from '#lib/platform/tables.ts';
import { unopened } from '#lib/platform/unopened.ts';
import { openVault } from '#lib/platform/vault.ts';

/** How many of the latest questions the account screen lists. */
const listed = 10;

/** What mentors are told of a person beside the conversation itself, as the person sees it. */
export interface Memory {
  isOn: boolean;
  /** Whether there is an AI provider that it is sent to. */
  isSent: boolean;
  /** Of each mentor that was asked, the most asked first. */
  asked: { mentorName: string; count: number }[];
  /** The latest questions to any mentor, newest first. */
  latest: { question: string; mentorName: string; timestamp: Date }[];
  /** How many questions to a mentor are looked through, and how many of them are sent with a question at most. */
  limits: { lookedThrough: number; sent: number };
}

/** What is kept of a person that mentors may be told. Questions whose conversation is gone or deleted are not among it. */
export async function readMemory(user: SignedIn): Promise<Memory> {
  const [[setting], counts, latest] = await Promise.all([
    sql<Pick<UsersRow, 'personal_memory'>[]>`select personal_memory from users where id = ${user.id}`,
    sql<{ personality: string; count: number }[]>`
      select personality, count(*)::integer as count from question_analytics
      where user_id = ${user.id} and conversation_id is not null and ${isInSight()} group by personality`,
    sql<(Pick<QuestionAnalyticsRow, 'id' | 'personality' | 'timestamp'> & { question: Uint8Array })[]>`
      select id, question, personality, timestamp from question_analytics
      where user_id = ${user.id} and conversation_id is not null and ${isInSight()} order by timestamp desc, id desc limit ${listed}`,
  ]);
  const vault = openVault(user.id, user.wrapped_key);
  return {
    isOn: setting?.personal_memory ?? false,
    isSent: config.provider !== null,
    asked: countsByMentor(counts),
    latest: latest.map(({ id, question, personality, timestamp }) => ({
      question: openQuestion(vault, id, question) ?? unopened.message,
      mentorName: displayName(personality),
      timestamp,
    })),
    limits: { lookedThrough, sent: mostKnown.earlierQuestions },
  };
}

/** Lets mentors be told of a person, or not: to the wished state (docs/contract.md §4.4). */
export async function setMemory(user: SignedIn, isOn: boolean): Promise<void> {
  await sql`update users set personal_memory = ${isOn}, updated_at = now() where id = ${user.id}`;
}

/** The forms of a mentor's key count together. */
function countsByMentor(counts: readonly { personality: string; count: number }[]): Memory['asked'] {
  const byName = Map.groupBy(counts, ({ personality }) => displayName(personality));
  return [...byName]
    .map(([mentorName, rows]) => ({ mentorName, count: rows.reduce((sum, { count }) => sum + count, 0) }))
    .toSorted((one, other) => other.count - one.count);
}

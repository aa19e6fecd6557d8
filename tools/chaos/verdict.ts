import type postgres from 'postgres';
import type { Conversation } from './person.ts';
import type { Exchange } from './questions.ts';
import type { Texts } from './texts.ts';

/** What became of the questions; all but `once` ought to be nothing. */
export type Verdict = {
  /** Questions that stand there once, with exactly the one answer after them that their person was given. */
  once: number;
  lost: string[];
  doubled: string[];
  /** What else is not as it ought to be. */
  wrong: string[];
};

/** Looks at all conversations through the API as their people, and at the rows behind them. */
export async function judge(exchanges: readonly Exchange[], texts: Texts, sql: postgres.Sql): Promise<Verdict> {
  const verdict: Verdict = { once: 0, lost: [], doubled: [], wrong: await findWrongRows(sql, exchanges.length) };
  for (const [conversationId, asked] of Map.groupBy(exchanges, (exchange) => exchange.conversationId)) {
    const conversation = await asked[0]!.person.read(conversationId);
    for (const exchange of asked) judgeExchange(exchange, conversation, texts, verdict);
    if (conversation.messages.length > asked.length * 2)
      verdict.doubled.push(
        `${conversation.messages.length} messages for ${asked.length} questions in ${conversationId}`,
      );
    verdict.wrong.push(...(await findWrongCounts(sql, conversationId, conversation)));
  }
  return verdict;
}

function judgeExchange(
  { question, answer, isCut }: Exchange,
  { messages }: Conversation,
  texts: Texts,
  verdict: Verdict,
): void {
  const places = messages.flatMap(({ role, content }, index) =>
    role === 'user' && content === question ? [index] : [],
  );
  const [place] = places;
  if (place === undefined) return void verdict.lost.push(`not there: ${question}`);
  if (places.length > 1) return void verdict.doubled.push(`there ${places.length} times: ${question}`);
  const shown = messages[place + 1];
  if (shown?.role !== 'assistant') return void verdict.lost.push(`no answer: ${question}`);
  const isOurs = isCut ? texts.isBeginning(question, shown.content) : texts.isWhole(question, shown.content);
  const isTold = shown.content === answer && (shown.stopped ?? shown.unfinished ?? false) === isCut;
  if (isOurs && isTold) verdict.once++;
  else
    verdict.wrong.push(
      `${isOurs ? 'not what its person was given' : 'no answer that was written'}: “${shown.content}” to ${question}`,
    );
}

/** Whether the rows of one conversation say what its messages do. */
async function findWrongCounts(
  sql: postgres.Sql,
  conversationId: string,
  { messages }: Conversation,
): Promise<string[]> {
  const [counted] = await sql<{ message_count: number; last_index: number; rows: number }[]>`
    select c.message_count, max(m.index) as last_index, count(*)::int as rows
    from conversations c join messages m on m.conversation_id = c.id where c.id = ${conversationId} group by c.id`;
  const expected = { message_count: messages.length, last_index: messages.length - 1, rows: messages.length };
  const lengths = await sql<{ question_index: number; question_length: number; response_length: number | null }[]>`
    select a.question_index, q.question_length, q.response_length
    from question_analytics q join answers a using (id) where q.conversation_id = ${conversationId}`;
  return [
    ...(JSON.stringify(counted) === JSON.stringify(expected)
      ? []
      : [`counts of ${conversationId}: ${JSON.stringify(counted)}`]),
    ...lengths
      .filter(
        (row) =>
          row.question_length !== messages[row.question_index]?.content.length ||
          row.response_length !== messages[row.question_index + 1]?.content.length,
      )
      .map((row) => `lengths in ${conversationId}: ${JSON.stringify(row)}`),
  ];
}

/** What does not hold of all rows together. */
async function findWrongRows(sql: postgres.Sql, questions: number): Promise<string[]> {
  const [found] = await sql<Record<string, number>[]>`
    select
      abs(${questions} - (select count(*) from answers))::int as "answers too many or too few",
      (select count(*) from answers where state not in ('done', 'stopped'))::int as "answers that have not ended",
      abs(${questions} - (select count(*) from question_analytics))::int as "analytics rows too many or too few",
      (select count(*) from question_analytics where response_length is null)::int as "analytics rows without an answer",
      (select count(*) from messages m where role = 'assistant' and not exists (
        select from answers a where a.conversation_id = m.conversation_id and a.question_index = m.index - 1
      ))::int as "answers to nothing",
      (select count(*) from (
        select metric, key, count(*) as count from counted_rows where metric <> 'last-active' group by 1, 2
      ) as counted full join (
        select metric, key, sum(count) as count from (
          select metric, key, count from rollups where grain = 'all' union all select metric, key, count from rollup_deltas where metric <> 'last-active'
        ) as held_or_due group by 1, 2
      ) as held using (metric, key) where coalesce(counted.count, 0) <> coalesce(held.count, 0))::int as "rollups that differ from the rows",
      (select count(*) from rollup_deltas)::int as "changes that no rollup knows"`;
  return Object.entries(found!)
    .filter(([, count]) => count > 0)
    .map(([what, count]) => `${count} ${what}`);
}

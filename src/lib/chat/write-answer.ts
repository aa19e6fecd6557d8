import type { AnswerFailure } from '#api/conversations.ts';
import { openBackground, readBackground } from '#lib/chat/background.ts';
import { type FinishedAnswer, finishAnswer } from '#lib/chat/finish-answer.ts';
import { openMessage, sealMessage, sealPreview } from '#lib/chat/message-body.ts';
import { answerOffline } from '#lib/chat/offline.ts';
import { sourceName } from '#lib/chat/passages.ts';
import { type Background, composePrompt, type Turn } from '#lib/chat/prompt.ts';
import { completeChat, ProviderFault } from '#lib/chat/provider.ts';
import { considerSummary } from '#lib/chat/summarise.ts';
import { config } from '#lib/config.ts';
import { signal } from '#lib/jobs/signals.ts';
import { log } from '#lib/log.ts';
import { findMentor } from '#lib/mentors/index.ts';
import type { Mentor } from '#lib/mentors/mentor.ts';
import { sql } from '#lib/sql.ts';
import type { AnswersRow, ConversationsRow, MessagesRow, UserKeysRow } from '#lib/tables.ts';
import { openVault, type Vault } from '#lib/vault.ts';

/** More turns than any token budget holds; older ones are not even read. */
const mostTurns = 60;

/** An answer whose worker has ended in the middle of it so often is not begun again. */
const mostClaims = 12;

type Claimed = Pick<ConversationsRow, 'user_id' | 'personality_key'> &
  Pick<AnswersRow, 'conversation_id' | 'question_index' | 'asking' | 'claims'> &
  Pick<UserKeysRow, 'wrapped_key'>;

/**
 * Writes an answer: the job `answer`. Composes, asks the provider or the library, and stores the answer with its
 * sources and its analytics in one statement that a second run of the job finds already done (design.md §2).
 * @param isLastAttempt whether a passing fault is told to the person, because nobody will try again
 * @throws ProviderFault for a passing fault, so that the job is tried again
 */
export async function writeAnswer(answerId: string, isLastAttempt: boolean): Promise<void> {
  const [turns, known] = await Promise.all([claim(answerId), readBackground(answerId)]);
  const [claimed] = turns;
  // Done already, or gone with its conversation.
  if (claimed === undefined) return;
  const mentor = findMentor(claimed.personality_key);
  let written: Turn[] | null = null;
  try {
    if (claimed.claims > mostClaims) throw new ProviderFault('failed', false, new Error('begun too often'));
    const vault = openVault(claimed.user_id, claimed.wrapped_key);
    if (mentor === undefined) throw new ProviderFault('failed', false, 'no such mentor');
    const opened = turns.map(({ index, role, body }): Turn => {
      const { content } = openMessage(vault, claimed.conversation_id, index, body);
      return { role, content };
    });
    const background = openBackground(vault, claimed.conversation_id, opened.at(-1)!.content, known);
    const answer = await compose(mentor, opened, background);
    await store(answerId, claimed, vault, answer);
    written = [...opened, { role: 'assistant', content: answer.content }];
  } catch (error) {
    const fault = error instanceof ProviderFault ? error : new ProviderFault('failed', true, error);
    log.warn({ err: fault.cause, answerId, failure: fault.failure, isLastAttempt }, 'answer not written');
    if (fault.isPassing && !isLastAttempt) throw fault;
    await fail(answerId, claimed.asking, fault.failure);
  }
  await signal(answerId);
  // Once the answer is on its way to the person.
  if (written !== null) {
    await considerSummary(claimed.conversation_id, written, claimed.question_index + 2, known.summary?.coversUntil ?? -1);
  }
}

async function compose(mentor: Mentor, turns: Turn[], background: Background): Promise<FinishedAnswer> {
  const { text, passages } =
    config.provider === null ? answerOffline(mentor, turns.at(-1)!.content) : await answerOnline(mentor, turns, background);
  const answer = finishAnswer(text, passages);
  if (answer.content === '') throw new ProviderFault('failed', true, new Error('an answer of nothing but invented numbers'));
  return answer;
}

async function answerOnline(mentor: Mentor, turns: Turn[], background: Background) {
  const { messages, passages } = composePrompt(mentor, turns, background);
  return { text: await completeChat(messages), passages };
}

/**
 * Begins an answer and gives the turns up to its question, each with what was claimed; nothing when there is nothing to do.
 * Does not wait for the disk: a claim that a crash of the database forgets is made again.
 */
async function claim(answerId: string) {
  return sql<(Claimed & Pick<MessagesRow, 'index' | 'role' | 'body'>)[]>`
    with claimed as (
      update answers a set state = 'writing', claims = a.claims + 1, updated_at = now()
      from conversations c join user_keys k on k.user_id = c.user_id
      where a.id = ${answerId} and a.state in ('asked', 'writing') and c.id = a.conversation_id
      returning c.user_id, a.conversation_id, a.question_index, a.asking, a.claims, c.personality_key, k.wrapped_key,
        set_config('synchronous_commit', 'off', true)
    )
    select claimed.*, m.index, m.role, m.body from claimed
    join messages m on m.conversation_id = claimed.conversation_id
      and m.index between claimed.question_index - ${mostTurns}::int and claimed.question_index
    order by m.index`;
}

/** Exactly one answer: whoever comes second finds the state changed, and writes nothing. */
async function store(
  answerId: string,
  { conversation_id: conversationId, question_index: questionIndex, asking }: Claimed,
  vault: Vault,
  { content, cited }: FinishedAnswer,
): Promise<void> {
  const index = questionIndex + 1;
  await sql`
    with answer as (
      update answers set state = 'done', updated_at = now()
      where id = ${answerId} and asking = ${asking} and state in ('asked', 'writing')
      returning conversation_id
    ), conversation as (
      update conversations c set message_count = ${index + 1}, updated_at = now(),
        last_message = ${sealPreview(vault, conversationId, content)}
      from answer where c.id = answer.conversation_id
    ), analytics as (
      update question_analytics q set response_length = ${content.length}
      from answer where q.id = ${answerId}
    )
    insert into messages (conversation_id, index, role, body)
    select conversation_id, ${index}, 'assistant', ${sealMessage(vault, conversationId, index, content, cited.map(sourceName))}
    from answer`;
}

async function fail(answerId: string, asking: number, failure: AnswerFailure): Promise<void> {
  await sql`
    update answers set state = 'failed', failure = ${failure}, updated_at = now()
    where id = ${answerId} and asking = ${asking} and state in ('asked', 'writing')`;
}

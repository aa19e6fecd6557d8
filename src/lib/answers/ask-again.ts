import type { SignedIn } from '#lib/auth/sessions.ts';
import { findDanger } from '#lib/safety/detection.ts';
import { sealPreview, sealQuestion } from '#lib/conversations/message-body.ts';
import { type AnswerRequest, pendingIfOpen } from '#lib/answers/send.ts';
import { isRefusal, type Refusal, refuse } from '#lib/platform/refusal.ts';
import { sql } from '#lib/platform/sql.ts';
import type { AnswersRow, ConversationsRow } from '#lib/platform/tables.ts';
import { openVault } from '#lib/platform/vault.ts';

/** An answer as it stands, and whether its question is the last one of the conversation: only that one is asked again. */
type Standing = Pick<AnswersRow, 'id' | 'question_index' | 'state' | 'asking'> &
  Pick<ConversationsRow, 'personality_key' | 'message_count'> & {
    is_last: boolean;
    /** Whether the key is that of the last edit of this question, or came with another message of the conversation. */
    is_repeat: boolean;
    is_key_used: boolean;
  };

const isOpen = ({ state }: Standing) => state === 'asked' || state === 'writing';

/**
 * Asks again for the answer to the last question of a conversation: one that failed, was stopped, or is there already. What is
 * there stays until the new one takes its place.
 * @param after which asking the person saw, if that is known: unlike a key it tells a repeat from another tab too
 * Refuses `not-found`, `answer-pending`, `nothing-to-answer` for a question that is not the last.
 */
export async function askAgain(
  user: SignedIn,
  conversationId: string,
  questionIndex: number,
  after?: number,
): Promise<AnswerRequest | Refusal> {
  for (;;) {
    const standing = await findStanding(user, conversationId, questionIndex, null);
    if (standing === undefined) return refuse('not-found');
    if (standing.asking - 1 === after) return askedFor(standing, standing.asking, true);
    if (isOpen(standing)) return refuse('answer-pending');
    if (!standing.is_last) return refuse('nothing-to-answer');
    const rows = await sql<Pick<AnswersRow, 'asking'>[]>`
      with ${stillLast(conversationId, standing)}
      update answers a set state = 'asked', failure = null, asking = a.asking + 1, claims = 0, updated_at = now()
      from still_last where a.id = ${standing.id} and a.asking = ${standing.asking} and a.state not in ('asked', 'writing')
      returning a.asking`.catch(pendingIfOpen);
    if (isRefusal(rows)) return rows;
    const [row] = rows;
    // Else somebody has asked or sent in between, in another tab: look again.
    if (row !== undefined) return askedFor(standing, row.asking, false);
  }
}

/**
 * Puts another question in the place of the last one and asks for its answer; the answer to the one before goes with it. A repeat
 * with the same key gives what the first one gave.
 * Refuses `not-found`, `answer-pending`, `nothing-to-answer` for a question that is not the last, `key-used`.
 */
export async function editQuestion(
  user: SignedIn,
  conversationId: string,
  questionIndex: number,
  content: string,
  keyHash: Buffer | null,
): Promise<AnswerRequest | Refusal> {
  const vault = openVault(user.id, user.wrapped_key);
  const danger = findDanger(content);
  for (;;) {
    const standing = await findStanding(user, conversationId, questionIndex, keyHash);
    if (standing === undefined) return refuse('not-found');
    if (standing.is_repeat) return askedFor(standing, standing.asking, true);
    if (standing.is_key_used) return refuse('key-used');
    if (isOpen(standing)) return refuse('answer-pending');
    if (!standing.is_last) return refuse('nothing-to-answer');
    const { id, asking } = standing;
    const rows = await sql<Pick<AnswersRow, 'asking'>[]>`
      with ${stillLast(conversationId, standing)}, answer as (
        update answers a set state = 'asked', failure = null, asking = a.asking + 1, claims = 0, updated_at = now(),
          edit_key = coalesce(${keyHash}, a.edit_key)
        from still_last where a.id = ${id} and a.asking = ${asking} and a.state not in ('asked', 'writing')
        returning a.asking
      ), question as (
        update messages set body = ${sealQuestion(vault, conversationId, questionIndex, content, danger)}, created_at = now()
        from answer where conversation_id = ${conversationId} and index = ${questionIndex}
      ), answer_before as (
        delete from messages using answer where conversation_id = ${conversationId} and index = ${questionIndex + 1}
      ), analytics as (
        update question_analytics set question = ${vault.seal(`question:${id}`, content)},
          question_length = ${[...content].length}, response_length = null
        from answer where id = ${id}
      ), conversation as (
        update conversations set message_count = ${questionIndex + 1}, updated_at = now(),
          last_message = ${sealPreview(vault, conversationId, content)}
        from answer where id = ${conversationId}
      )
      select asking from answer`.catch(pendingIfOpen);
    if (isRefusal(rows)) return rows;
    const [row] = rows;
    if (row !== undefined) return { ...askedFor(standing, row.asking, false), showsHelp: danger !== null };
  }
}

/**
 * The answer at an index, or to the question there, for whoever wants to see it being written.
 * Refuses `not-found`.
 */
export async function findAsked(
  user: SignedIn,
  conversationId: string,
  index: number,
): Promise<AnswerRequest | Refusal> {
  const standing =
    (await findStanding(user, conversationId, index, null)) ??
    (await findStanding(user, conversationId, index - 1, null));
  return standing === undefined ? refuse('not-found') : askedFor(standing, standing.asking, true);
}

/**
 * A conversation in which nobody has sent anything since it was looked at, locked as a send locks it (src/lib/answers/send.ts): before
 * the answer, so that of the two one waits for the other, and neither for ever.
 */
function stillLast(conversationId: string, { message_count: count }: Standing) {
  return sql`still_last as (
    select id from conversations where id = ${conversationId} and message_count = ${count} and deleted_at is null for no key update
  )`;
}

async function findStanding(user: SignedIn, conversationId: string, questionIndex: number, keyHash: Buffer | null) {
  const [standing] = await sql<Standing[]>`
    select a.id, a.question_index, a.state, a.asking, c.personality_key, c.message_count,
      coalesce(a.edit_key = ${keyHash}::bytea, false) as is_repeat,
      exists (
        select from answers other
        where other.conversation_id = c.id and other.id <> a.id and ${keyHash}::bytea in (other.idempotency_key, other.edit_key)
      ) as is_key_used,
      not exists (
        select from answers later where later.conversation_id = c.id and later.question_index > a.question_index
      ) as is_last
    from answers a join conversations c on c.id = a.conversation_id
    where c.id = ${conversationId} and c.user_id = ${user.id} and c.deleted_at is null
      and a.question_index = ${questionIndex}`;
  return standing;
}

function askedFor(standing: Standing, asking: number, isRepeat: boolean): AnswerRequest {
  const { id: answerId, question_index: questionIndex, personality_key: personalityKey } = standing;
  return { answerId, questionIndex, asking, isRepeat, personalityKey, showsHelp: false };
}

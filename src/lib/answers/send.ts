import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import type { Danger } from '#api/conversations.ts';
import type { SignedIn } from '#lib/auth/sessions.ts';
import { findDanger } from '#lib/safety/detection.ts';
import { sealPreview, sealQuestion } from '#lib/conversations/message-body.ts';
import { findMentor } from '#lib/mentors/index.ts';
import { isRefusal, type Refusal, refuse } from '#lib/platform/refusal.ts';
import { sql } from '#lib/platform/sql.ts';
import type { ConversationsRow } from '#lib/platform/tables.ts';
import { openVault } from '#lib/platform/vault.ts';

/** A question that is stored, and the answer that is asked for. */
export interface AnswerRequest {
  answerId: string;
  questionIndex: number;
  /** Counts how often the answer was asked for. */
  asking: number;
  /** Whether it has been asked for before, so that there is nothing to do but to wait. */
  isRepeat: boolean;
  personalityKey: string;
  /** Whether help is shown under the question, which has only now been sent. */
  showsHelp: boolean;
}

type Standing = Pick<ConversationsRow, 'personality_key' | 'message_count'> & {
  is_open: boolean;
  /** Of the send that this one repeats, if it does. */
  answer_id: string | null;
  question_index: number | null;
  asking: number | null;
};

/**
 * Stores a person's message and asks for its answer, in one statement (docs/contract.md §8.1). The cost does not grow with the
 * conversation. A repeat with the same key gives what the first one gave.
 * Refuses `not-found`, and `answer-pending` while another answer is being written.
 */
export async function sendMessage(
  user: SignedIn,
  conversationId: string,
  content: string,
  keyHash: Buffer | null,
): Promise<AnswerRequest | Refusal> {
  for (;;) {
    const looking = sql<Standing[]>`
      select c.personality_key, c.message_count, repeated.id as answer_id, repeated.question_index, repeated.asking,
        exists (select from answers o where o.conversation_id = c.id and o.state in ('asked', 'writing')) as is_open
      from conversations c
      left join answers repeated on repeated.conversation_id = c.id and repeated.idempotency_key = ${keyHash}
      where c.id = ${conversationId} and c.user_id = ${user.id} and c.deleted_at is null`.execute();
    // Meanwhile, since it takes about as long.
    const danger = findDanger(content);
    const [standing] = await looking;
    if (standing === undefined) return refuse('not-found');
    if (standing.answer_id !== null) {
      return {
        answerId: standing.answer_id,
        questionIndex: standing.question_index!,
        asking: standing.asking!,
        isRepeat: true,
        personalityKey: standing.personality_key,
        showsHelp: false,
      };
    }
    if (standing.is_open) return refuse('answer-pending');
    const asked = await store(user, conversationId, content, danger, keyHash, standing).catch(pendingIfOpen);
    if (isRefusal(asked)) return asked;
    // Somebody else's send came in between (a second tab, a double click): look again.
    if (asked !== null) return asked;
  }
}

async function store(
  user: SignedIn,
  conversationId: string,
  content: string,
  danger: Danger | null,
  keyHash: Buffer | null,
  { message_count: index, personality_key: key }: Standing,
): Promise<AnswerRequest | null> {
  const vault = openVault(user.id, user.wrapped_key);
  const answerId = randomUUID();
  const mentor = findMentor(key);
  // The index is sealed into the message, so it is claimed by comparing: of two sends only one finds the count unchanged.
  const [row] = await sql`
    with conversation as (
      update conversations set message_count = message_count + 1, updated_at = now(),
        last_message = ${sealPreview(vault, conversationId, content)}
      where id = ${conversationId} and message_count = ${index} and deleted_at is null
        and not exists (select from answers where conversation_id = ${conversationId} and state in ('asked', 'writing'))
      returning id
    ), message as (
      insert into messages (conversation_id, index, role, body)
      select id, ${index}, 'user', ${sealQuestion(vault, conversationId, index, content, danger)} from conversation
    ), question as (
      insert into question_analytics (id, user_id, conversation_id, question, personality, question_length, category)
      select ${answerId}, ${user.id}, id, ${vault.seal(`question:${answerId}`, content)}, ${mentor?.key ?? key},
        ${[...content].length}, ${mentor?.category ?? ''} from conversation
    )
    insert into answers (id, conversation_id, question_index, idempotency_key)
    select ${answerId}, id, ${index}, ${keyHash} from conversation
    returning question_index`;
  return row === undefined
    ? null
    : { answerId, questionIndex: index, asking: 1, isRepeat: false, personalityKey: key, showsHelp: danger !== null };
}

/** Two openings of an answer at the same moment: the database lets one of them be (docs/contract.md §8.1). */
export function pendingIfOpen(error: unknown): Refusal {
  const isOpen = error instanceof postgres.PostgresError && error.constraint_name === 'answers_one_open_key';
  if (!isOpen) throw error;
  return refuse('answer-pending');
}

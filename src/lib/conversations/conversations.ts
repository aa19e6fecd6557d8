import type { TransactionSql } from 'postgres';
import { idPattern } from '#api/call.ts';
import type { Input, Output } from '#api/contract.ts';
import type { AnswerState, LastQuestion, ShownMessage } from '#api/conversations.ts';
import type { SignedIn } from '#lib/auth/sessions.ts';
import { renderingOf } from '#lib/answers/draft-rendering.ts';
import { openDraft } from '#lib/answers/drafts.ts';
import { openMessage } from '#lib/conversations/message-body.ts';
import { shownSources } from '#lib/conversations/shown-sources.ts';
import { findMentor, keyForms, storedKey } from '#lib/mentors/index.ts';
import { type Refusal, refuse } from '#lib/platform/refusal.ts';
import { sql } from '#lib/platform/sql.ts';
import { submissionId } from '#lib/platform/idempotency.ts';
import type { AnswersRow, ConversationsRow, MessagesRow } from '#lib/platform/tables.ts';
import { openOrNull, unopened } from '#lib/platform/unopened.ts';
import { openVault, type Vault } from '#lib/platform/vault.ts';

export interface Conversation {
  id: string;
  personalityKey: string;
  title: string;
  /** All of them, or those of the window that was asked for. */
  messages: ShownMessage[];
  /** Of the whole conversation. */
  messageCount: number;
  /** Whether the window ends before the conversation does. */
  hasLater: boolean;
  answer: AnswerState | null;
  /** What is written so far of the answer that is being written, rendered. */
  draftHtml: string;
  lastQuestion: LastQuestion | null;
  createdAt: Date;
  updatedAt: Date;
}

/** A part of a conversation: its last `limit` messages, of those with an index from `from` on and under `before`. */
interface MessageWindow {
  limit?: number | undefined;
  from?: number | undefined;
  before?: number | undefined;
}

/** So many messages a screen shows at first, and more at a time. */
export const windowLength = 50;

/** Where a title is sealed. */
const titlePlace = (conversationId: string) => `title:${conversationId}`;

export function sealTitle(vault: Vault, conversationId: string, title: string): Buffer {
  return vault.seal(titlePlace(conversationId), title);
}

export function openTitle(vault: Vault, conversationId: string, sealed: Uint8Array): string {
  return openOrNull(() => vault.open(titlePlace(conversationId), sealed)) ?? unopened.title;
}

/**
 * Begins a conversation: the same form sent twice one, for as long as nothing has been said in it. With `reuseEmpty` the newest
 * one with that mentor in which nothing has been said is given instead, if there is one. A form that brings the first message
 * always means the one that it has begun; the message is not sent here. Refuses `invalid-input` for a key that is no mentor, in
 * whatever form.
 */
export async function createConversation(
  user: SignedIn,
  { reuseEmpty = false, ...input }: Input<'POST /api/conversations'>,
): Promise<Output<'POST /api/conversations'> | Refusal> {
  const mentor = findMentor(input.personalityKey);
  if (mentor === undefined) return refuse('invalid-input', { personalityKey: 'There is no such mentor.' });
  if (!reuseEmpty || input.message !== undefined) return insertConversation(sql, user, mentor.key, input);
  return sql.begin(async (sql) => {
    // One at a time for each person: two clicks at once would both find none and make two.
    await sql`select from users where id = ${user.id} for no key update`;
    return (await findEmptyConversation(sql, user, mentor.key)) ?? insertConversation(sql, user, mentor.key, input);
  });
}

type Sql = typeof sql | TransactionSql;
type NewConversation = Omit<Input<'POST /api/conversations'>, 'reuseEmpty'>;

async function findEmptyConversation(
  sql: Sql,
  user: SignedIn,
  personalityKey: string,
): Promise<Output<'POST /api/conversations'> | undefined> {
  const forms = keyForms.filter(({ key }) => key === personalityKey).map(({ form }) => form);
  const [row] = await sql<Pick<ConversationsRow, 'id' | 'title' | 'created_at' | 'updated_at'>[]>`
    select id, title, created_at, updated_at from conversations
    where user_id = ${user.id} and personality_key = any(${forms}::text[]) and message_count = 0 and deleted_at is null
    order by updated_at desc, id desc limit 1`;
  return (
    row &&
    emptyConversation(user, personalityKey, {
      ...row,
      title: openTitle(openVault(user.id, user.wrapped_key), row.id, row.title),
    })
  );
}

async function insertConversation(
  sql: Sql,
  user: SignedIn,
  personalityKey: string,
  input: NewConversation,
): Promise<Output<'POST /api/conversations'>> {
  const id = submissionId(user.id, input);
  const title = sealTitle(openVault(user.id, user.wrapped_key), id, input.title);
  const [row] = await sql<Pick<ConversationsRow, 'created_at' | 'updated_at'>[]>`
    insert into conversations as c (id, user_id, personality_key, title)
    values (${id}, ${user.id}, ${personalityKey}, ${title})
    on conflict (id) do update set id = excluded.id
      where c.deleted_at is null and (c.message_count = 0 or ${input.message !== undefined})
    returning created_at, updated_at`;
  // Sent again from a page that the back button has brought, or deleted since: a new one is wished for.
  if (row === undefined) return insertConversation(sql, user, personalityKey, { ...input, idempotencyKey: undefined });
  return emptyConversation(user, personalityKey, { id, title: input.title, ...row });
}

function emptyConversation(
  user: SignedIn,
  personalityKey: string,
  {
    id,
    title,
    created_at: createdAt,
    updated_at: updatedAt,
  }: Pick<ConversationsRow, 'id' | 'created_at' | 'updated_at'> & { title: string },
): Output<'POST /api/conversations'> {
  return {
    id,
    userId: user.id,
    personalityKey,
    title,
    messages: [],
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

/**
 * One conversation, with all its messages or those of a window: its cost then does not grow with the conversation.
 * Refuses `not-found` when it is not there or not this person's.
 */
export async function findConversation(
  user: SignedIn,
  id: string,
  { limit, from = 0, before = afterAll }: MessageWindow = {},
): Promise<Conversation | Refusal> {
  if (!isId(id)) return refuse('not-found');
  const [row] = await sql<ConversationRow[]>`
    select c.personality_key, c.title, c.message_count, c.created_at, c.updated_at, to_jsonb(a) as last
    from conversations c
    left join lateral (
      select id, state, failure, question_index, asking, encode(draft, 'base64') as draft from answers
      where conversation_id = c.id order by question_index desc limit 1
    ) a on true
    where c.id = ${id} and c.user_id = ${user.id} and c.deleted_at is null`;
  if (row === undefined) return refuse('not-found');
  // After the state, not beside it: an answer that is stored in between may be shown too early, but is never missed.
  const vault = openVault(user.id, user.wrapped_key);
  return {
    id,
    personalityKey: storedKey(row.personality_key),
    title: openTitle(vault, id, row.title),
    messages: await findMessages(vault, id, { limit, from, before }),
    messageCount: row.message_count,
    hasLater: before < row.message_count,
    answer: row.last && answerState(row.last),
    draftHtml: row.last?.draft ? renderDraft(vault, row.personality_key, row.last) : '',
    lastQuestion: row.last && { index: row.last.question_index, asking: row.last.asking },
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

/** Messages of a person's conversation. */
export async function findMessages(
  vault: Vault,
  conversationId: string,
  { limit, from = 0, before = afterAll }: MessageWindow,
): Promise<ShownMessage[]> {
  const messages = await sql<MessageRow[]>`
    select m.index, m.role, m.body, m.reactions, a.failure from messages m
    left join answers a on a.conversation_id = m.conversation_id and a.question_index = m.index and a.state = 'failed'
    where m.conversation_id = ${conversationId} and m.index >= ${from} and m.index < ${before}
    order by m.index desc limit ${limit ?? null}`;
  return messages.toReversed().map(({ index, role, body, reactions, failure }) => {
    const opened = openMessage(vault, conversationId, index, body);
    const { content, html, isStopped = false, isUnfinished = false, isUnopened = false, danger = null } = opened;
    return {
      index,
      role,
      content,
      html,
      sources: shownSources(opened),
      reactions,
      failure,
      isStopped,
      isUnfinished,
      isUnopened,
      danger,
    };
  });
}

/** An index that no message has: the largest integer of PostgreSQL. */
const afterAll = 2 ** 31 - 1;

/** The answer to the last question, if there is one; its draft in base64. */
type LastAnswer = Pick<AnswersRow, 'id' | 'state' | 'failure' | 'question_index' | 'asking'> & { draft: string | null };

type ConversationRow = Pick<
  ConversationsRow,
  'personality_key' | 'title' | 'message_count' | 'created_at' | 'updated_at'
> & { last: LastAnswer | null };

type MessageRow = Pick<MessagesRow, 'index' | 'role' | 'body' | 'reactions'> & Pick<AnswersRow, 'failure'>;

function answerState({ state, question_index: questionIndex, failure }: LastAnswer): AnswerState | null {
  if (state === 'done') return null;
  return state === 'failed' ? { state, questionIndex, failure: failure ?? 'failed' } : { state, questionIndex };
}

function renderDraft(
  vault: Vault,
  personalityKey: string,
  { id, question_index: questionIndex, asking, draft: sealed }: LastAnswer,
): string {
  const mentor = findMentor(personalityKey);
  if (mentor === undefined) return '';
  const draft = openDraft(vault, id, Buffer.from(sealed!, 'base64'));
  if (draft === null) return '';
  const blocks = renderingOf({ answerId: id, asking, questionIndex }).show(mentor, draft);
  return blocks.map(({ html }) => html).join('');
}

/** The message index that a part of an address means, or -1 for what is none. */
export function parseIndex(text: string | undefined): number {
  return text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : -1;
}

/**
 * Whether a value could be an id at all: anything else is simply not there. One in upper case is none of ours: PostgreSQL
 * would find its row, but the vault binds texts to the id as it was made.
 */
export function isId(value: string): boolean {
  return idPattern.test(value);
}

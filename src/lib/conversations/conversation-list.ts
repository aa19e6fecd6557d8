import type { Output } from '#api/contract.ts';
import type { SignedIn } from '#lib/auth/sessions.ts';
import { isId, openTitle } from '#lib/conversations/conversations.ts';
import { openMessage, openPreview } from '#lib/conversations/message-body.ts';
import { microsOf, momentOf, type CursorPosition, readCursor, writeCursor } from '#lib/platform/cursor.ts';
import { storedKey } from '#lib/mentors/index.ts';
import { type Refusal, refuse } from '#lib/platform/refusal.ts';
import { sql } from '#lib/platform/sql.ts';
import type { ConversationsRow, MessagesRow } from '#lib/platform/tables.ts';
import { openVault } from '#lib/platform/vault.ts';

/** The most conversations that one list gives; screens page through more. */
const longestList = 1_000;

/**
 * A person's conversations, newest first: `limit` of them (up to 1,000) that come after the cursor `before`.
 * A conversation that moves to the top between two pages is on the first one again; none is on two pages that follow each
 * other, since a page begins at a point in time, not at a row that may have moved.
 * Refuses `invalid-input` for a cursor that no list has given.
 * @returns the conversations, and the cursor of those that follow, if any do
 */
export async function listConversations(
  user: SignedIn,
  { limit = longestList, before }: { limit?: number | undefined; before?: string | undefined },
): Promise<{ conversations: Output<'GET /api/conversations'>; older: string | null } | Refusal> {
  const position = before === undefined ? null : readCursor(before, false);
  if (position === undefined) return refuse('invalid-input', { before: 'There is no such page of conversations.' });
  const rows = await sql<(ListRow & CursorPosition)[]>`
    select ${listColumns()}, ${microsOf('updated_at')}
    from conversations
    where user_id = ${user.id} and deleted_at is null ${position === null ? sql`` : sql`and (updated_at, id) < ${point(position)}`}
    order by updated_at desc, id desc limit ${limit + 1}`;
  return {
    conversations: listed(user, rows.slice(0, limit)),
    older: rows.length > limit ? writeCursor(rows[limit - 1]!) : null,
  };
}

/** Those of a person's conversations that have these ids, newest first; ids that mean none are left out. */
export async function findListed(user: SignedIn, ids: readonly string[]): Promise<Output<'GET /api/conversations'>> {
  const rows = await sql<ListRow[]>`
    select ${listColumns()} from conversations
    where user_id = ${user.id} and deleted_at is null and id = any(${ids.filter(isId).slice(0, longestList)}::uuid[])
    order by updated_at desc, id desc`;
  return listed(user, rows);
}

/** How many conversations a person has. */
export async function countConversations(user: SignedIn): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::integer as count from conversations where user_id = ${user.id} and deleted_at is null`;
  return row!.count;
}

const listColumns = () => sql`id, personality_key, title, message_count, last_message, updated_at`;

function listed(user: SignedIn, rows: readonly ListRow[]): Output<'GET /api/conversations'> {
  const vault = openVault(user.id, user.wrapped_key);
  return rows.map((row) => ({
    id: row.id,
    title: openTitle(vault, row.id, row.title),
    personalityKey: storedKey(row.personality_key),
    messageCount: row.message_count,
    updatedAt: row.updated_at.toISOString(),
    ...(row.last_message && { lastMessage: openPreview(vault, row.id, row.last_message) }),
  }));
}

/** A conversation to go on with. */
export interface LastConversation {
  id: string;
  personalityKey: string;
  /** What it began with. */
  firstQuestion: string;
  updatedAt: Date;
}

/** The conversation in which something was said last, or null. */
export async function findLastConversation(user: SignedIn): Promise<LastConversation | null> {
  const [row] = await sql<
    (Pick<ConversationsRow, 'id' | 'personality_key' | 'updated_at'> & Pick<MessagesRow, 'body'>)[]
  >`
    select c.id, c.personality_key, c.updated_at, m.body
    from conversations c join messages m on m.conversation_id = c.id and m.index = 0
    where c.user_id = ${user.id} and c.deleted_at is null and c.message_count > 0
    order by c.updated_at desc, c.id desc limit 1`;
  if (row === undefined) return null;
  const { content } = openMessage(openVault(user.id, user.wrapped_key), row.id, 0, row.body);
  return {
    id: row.id,
    personalityKey: storedKey(row.personality_key),
    firstQuestion: content,
    updatedAt: row.updated_at,
  };
}

type ListRow = Pick<
  ConversationsRow,
  'id' | 'personality_key' | 'title' | 'message_count' | 'last_message' | 'updated_at'
>;

/**
 * The cursor of the page of `limit` conversations that ends where the page after `before` begins, or null when that is the
 * first page.
 */
export async function findNewerPage(user: SignedIn, limit: number, before: string): Promise<string | null> {
  const position = readCursor(before, false);
  if (position === undefined) return null;
  const [row] = await sql<CursorPosition[]>`
    select id, ${microsOf('updated_at')} from conversations
    where user_id = ${user.id} and deleted_at is null and (updated_at, id) >= ${point(position)}
    order by updated_at, id offset ${limit} limit 1`;
  return row === undefined ? null : writeCursor(row);
}

const point = (position: CursorPosition) => sql`(${momentOf(position)}, ${position.id}::uuid)`;

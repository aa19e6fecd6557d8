import type { Output } from '#api/contract.ts';
import type { SignedIn } from '#lib/auth/sessions.ts';
import { isDefaultTitle } from '#lib/conversations/default-title.ts';
import { openMessage, previewCharacters } from '#lib/conversations/message-body.ts';
import { shownPreview } from '#lib/conversations/preview.ts';
import { sql } from '#lib/platform/sql.ts';
import type { MessagesRow } from '#lib/platform/tables.ts';
import { openVault } from '#lib/platform/vault.ts';

/** A conversation as the history shows it. */
export interface HistoryItem {
  id: string;
  title: string;
  personalityKey: string;
  messageCount: number;
  updatedAt: Date;
  /** What one recognises it by: the title that somebody gave it, else the first question. */
  name: string;
  /** Whether the name is that of the mentor, who need not be named again. */
  namesMentor: boolean;
  /** The beginning of the last message, unless the name says it already. */
  preview: string | null;
}

/** Makes conversations what the history shows of them, in their order. */
export async function historyItems(
  user: SignedIn,
  conversations: Output<'GET /api/conversations'>,
): Promise<HistoryItem[]> {
  const unnamed = conversations.filter(({ title, personalityKey }) => isDefaultTitle(title, personalityKey));
  const questions = await firstQuestions(
    user,
    unnamed.map(({ id }) => id),
  );
  return conversations.map(({ lastMessage, updatedAt, ...conversation }) => {
    const { id, title, personalityKey, messageCount } = conversation;
    const question = questions.get(id);
    const isSaid = question !== undefined && messageCount === 1;
    return {
      ...conversation,
      updatedAt: new Date(updatedAt),
      name: question ?? title,
      namesMentor: question === undefined && title !== 'New Conversation' && isDefaultTitle(title, personalityKey),
      preview: lastMessage === undefined || isSaid ? null : shownPreview(lastMessage),
    };
  });
}

/** The beginnings of what conversations began with, by their ids. */
async function firstQuestions(user: SignedIn, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const vault = openVault(user.id, user.wrapped_key);
  const rows = await sql<Pick<MessagesRow, 'conversation_id' | 'body'>[]>`
    select conversation_id, body from messages where conversation_id = any(${ids}::uuid[]) and index = 0`;
  return new Map(
    rows.map(({ conversation_id: id, body }) => {
      const { content } = openMessage(vault, id, 0, body);
      return [id, shownPreview([...content].slice(0, previewCharacters).join(''))];
    }),
  );
}

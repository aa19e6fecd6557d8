import type { Output } from '#api/contract.ts';
import type { SignedIn } from '#lib/auth/sessions.ts';
import { openTitle, sealTitle } from '#lib/conversations/conversations.ts';
import { storedKey } from '#lib/mentors/index.ts';
import { type Refusal, refuse } from '#lib/platform/refusal.ts';
import { sql } from '#lib/platform/sql.ts';
import type { ConversationsRow } from '#lib/platform/tables.ts';
import { openVault } from '#lib/platform/vault.ts';

/** A conversation without its messages. */
export type BareConversation = Output<'PATCH /api/conversations/{id}'>;

/** Gives a conversation another title. It keeps its place in the list. Refuses `not-found`. */
export async function renameConversation(
  user: SignedIn,
  id: string,
  title: string,
): Promise<BareConversation | Refusal> {
  const sealed = sealTitle(openVault(user.id, user.wrapped_key), id, title);
  const [row] = await sql<BareRow[]>`
    update conversations set title = ${sealed} where id = ${id} and user_id = ${user.id} and deleted_at is null
    returning ${bareColumns()}`;
  return row === undefined ? refuse('not-found') : bareView(user, row);
}

export type BareRow = Pick<ConversationsRow, 'id' | 'personality_key' | 'title' | 'created_at' | 'updated_at'>;

export const bareColumns = () => sql`id, personality_key, title, created_at, updated_at`;

export function bareView(
  user: SignedIn,
  { id, personality_key, title, created_at, updated_at }: BareRow,
): BareConversation {
  return {
    id,
    userId: user.id,
    personalityKey: storedKey(personality_key),
    title: openTitle(openVault(user.id, user.wrapped_key), id, title),
    createdAt: created_at.toISOString(),
    updatedAt: updated_at.toISOString(),
  };
}

import type { Emoji } from '#api/reactions.ts';
import type { SignedIn } from '#lib/auth/sessions.ts';
import { storedKey } from '#lib/mentors/index.ts';
import { type Refusal, refuse } from '#lib/platform/refusal.ts';
import { sql } from '#lib/platform/sql.ts';
import type { ConversationsRow, MessagesRow } from '#lib/platform/tables.ts';

/**
 * Gives a reaction to an answer, or takes it back: to the wished state if one is given, else the other way than it is
 * (docs/contract.md §4.4, §7.6). The two reactions exclude each other; each one given is a row of `reaction_analytics`.
 * Refuses `not-found`, and `invalid-input` for a message of the person's own.
 */
export async function react(
  user: SignedIn,
  conversationId: string,
  index: number,
  { emoji, on }: { emoji: Emoji; on?: boolean | undefined },
): Promise<{ reactions: Emoji[] } | Refusal> {
  return sql.begin(async (sql) => {
    // Locked, so that two clicks at once are one after the other; behind the conversation, which a deletion locks first.
    const [message] = await sql<
      (Pick<MessagesRow, 'role' | 'reactions'> & Pick<ConversationsRow, 'personality_key'>)[]
    >`
      select m.role, m.reactions, c.personality_key from messages m join conversations c on c.id = m.conversation_id
      where c.id = ${conversationId} and c.user_id = ${user.id} and c.deleted_at is null
        and m.index = ${index} for key share of c for update of m`;
    if (message === undefined) return refuse('not-found');
    if (message.role !== 'assistant') return refuse('invalid-input', { emoji: 'Only answers can be reacted to.' });
    const isOn = message.reactions.includes(emoji);
    if ((on ?? !isOn) === isOn) return { reactions: message.reactions };
    const reactions = isOn ? [] : [emoji];
    await sql`
      update messages set reactions = ${reactions} where conversation_id = ${conversationId} and index = ${index}`;
    await sql`
      delete from reaction_analytics where conversation_id = ${conversationId} and message_index = ${index}`;
    if (!isOn) {
      const personality = storedKey(message.personality_key);
      await sql`
        insert into reaction_analytics (user_id, conversation_id, message_index, reaction, personality)
        values (${user.id}, ${conversationId}, ${index}, ${emoji}, ${personality})`;
    }
    return { reactions };
  });
}

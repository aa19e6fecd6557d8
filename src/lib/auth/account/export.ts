import type { SignedIn } from '#lib/auth/sessions.ts';
import { userView } from '#lib/auth/user-view.ts';
import { openTitle } from '#lib/conversations/conversations.ts';
import { openMessage } from '#lib/conversations/message-body.ts';
import { openSummary } from '#lib/prompt/summary-body.ts';
import { sql } from '#lib/platform/sql.ts';
import type { ConversationSummariesRow, ConversationsRow, MessagesRow, UsersRow } from '#lib/platform/tables.ts';
import { unopened } from '#lib/platform/unopened.ts';
import { openVault, type Vault } from '#lib/platform/vault.ts';

/** Conversations, and messages, that are read at a time. */
const batch = { conversations: 20, messages: 100 };

/**
 * Everything that is a person's, decrypted, as the text of one JSON object in parts, so that the longest history takes no
 * more memory than some messages. A text that does not open says so in its place.
 */
export async function* exportAccount(user: SignedIn): AsyncGenerator<string> {
  const [[settings], logins, sessions, recommendations, votes, feedback] = await Promise.all([
    sql<Pick<UsersRow, 'personal_memory'>[]>`select personal_memory from users where id = ${user.id}`,
    sql`select login_time, ip_address, user_agent, remember_me from user_logins
      where user_id = ${user.id} order by login_time`,
    sql`select created_at, expire, sess ->> 'userAgent' as user_agent from sessions
      where user_id = ${user.id} order by created_at`,
    sql`select name, category, description, reasoning, vote_count, status, created_at from personality_recommendations
      where user_id = ${user.id} order by created_at`,
    sql`select r.name, v.vote, v.created_at from recommendation_votes v
      join personality_recommendations r on r.id = v.recommendation_id
      where v.user_id = ${user.id} order by v.created_at`,
    sql`select experience_rating, nps_score, comment, created_at from user_feedback
      where user_id = ${user.id} order by created_at`,
  ]);
  const rest = { user: userView(user), settings, logins, sessions, recommendations, votes, feedback };
  // All but the closing brace; the conversations come in between, part by part.
  yield JSON.stringify(rest).slice(0, -1);
  yield ',"conversations":[';
  yield* conversationsOf(user);
  yield ']}\n';
}

type Found = Pick<ConversationsRow, 'id' | 'personality_key' | 'title' | 'created_at' | 'updated_at'> & {
  [column in 'covers_until' | 'body']: ConversationSummariesRow[column] | null;
};
type Message = Pick<MessagesRow, 'conversation_id' | 'index' | 'role' | 'body' | 'reactions' | 'created_at'>;

async function* conversationsOf(user: SignedIn): AsyncGenerator<string> {
  const vault = openVault(user.id, user.wrapped_key);
  let separator = '';
  for (let after = firstId; ;) {
    const conversations = await sql<Found[]>`
      select c.id, c.personality_key, c.title, c.created_at, c.updated_at, s.covers_until, s.body
      from conversations c left join conversation_summaries s on s.conversation_id = c.id
      where c.user_id = ${user.id} and c.deleted_at is null and c.id > ${after} order by c.id limit ${batch.conversations}`;
    const messages = messagesOf(conversations.map(({ id }) => id));
    let message = await messages.next();
    for (const { id, title, covers_until: coversUntil, body, ...row } of conversations) {
      const summary =
        body === null || coversUntil === null
          ? null
          : (openSummary(vault, id, { body, coversUntil }) ?? unopened.summary);
      const rest = { id, title: openTitle(vault, id, title), ...row, ...(summary !== null && { summary }) };
      yield `${separator}\n${JSON.stringify(rest).slice(0, -1)},"messages":[`;
      separator = ',';
      for (let comma = ''; !message.done && message.value.conversation_id === id; comma = ',') {
        yield comma + JSON.stringify(openedMessage(vault, message.value));
        message = await messages.next();
      }
      yield ']}';
    }
    if (conversations.length < batch.conversations) return;
    after = conversations.at(-1)!.id;
  }
}

/** Before all ids. */
const firstId = '00000000-0000-0000-0000-000000000000';

/** The messages of some conversations, in the order of their ids. */
async function* messagesOf(conversationIds: string[]): AsyncGenerator<Message, void, void> {
  for (let [id, index] = [firstId, -1]; ;) {
    const messages = await sql<Message[]>`
      select conversation_id, index, role, body, reactions, created_at from messages
      where conversation_id = any(${conversationIds}) and (conversation_id, index) > (${id}, ${index}::int)
      order by conversation_id, index limit ${batch.messages}`;
    yield* messages;
    if (messages.length < batch.messages) return;
    ({ conversation_id: id, index } = messages.at(-1)!);
  }
}

function openedMessage(vault: Vault, { conversation_id: id, index, role, body, reactions, created_at }: Message) {
  const { content, sources, danger, isUnopened } = openMessage(vault, id, index, body);
  return {
    role,
    content,
    ...(isUnopened && { unopened: true }),
    ...(sources && { sources }),
    ...(danger && { help_shown: danger.kind }),
    reactions,
    created_at,
  };
}

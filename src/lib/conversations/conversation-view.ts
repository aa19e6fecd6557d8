import type { Output } from '#api/contract.ts';
import type { AnswerState, ShownMessage } from '#api/conversations.ts';
import type { SignedIn } from '#lib/auth/sessions.ts';
import { type Conversation, findMessages } from '#lib/conversations/conversations.ts';
import { openVault } from '#lib/platform/vault.ts';

/**
 * A conversation as `GET /api/conversations/{id}` gives it. In a list of all messages the place is the message's index; those of a
 * window say theirs.
 */
export function conversationView(
  user: SignedIn,
  conversation: Conversation,
  { isWindow }: { isWindow: boolean },
): Output<'GET /api/conversations/{id}'> {
  return {
    id: conversation.id,
    userId: user.id,
    personalityKey: conversation.personalityKey,
    title: conversation.title,
    messages: conversation.messages.map((message) => messageView(message, { isWindow })),
    createdAt: conversation.createdAt.toISOString(),
    updatedAt: conversation.updatedAt.toISOString(),
  };
}

function messageView(
  { index, role, content, sources, reactions, isStopped, isUnfinished, isUnopened }: ShownMessage,
  { isWindow }: { isWindow: boolean },
) {
  return {
    ...(isWindow && { index }),
    role,
    content,
    ...(sources.length > 0 && { sources: sources.map(({ name }) => name) }),
    ...(reactions.length > 0 && { reactions }),
    ...(isStopped && { stopped: true as const }),
    ...(isUnfinished && { unfinished: true as const }),
    ...(isUnopened && { unopened: true as const }),
  };
}

/** Changes when the conversation does. A chat screen keeps its messages as long as it stays the same. */
export function versionOf({
  updatedAt,
  messages,
  answer,
}: Pick<Conversation, 'updatedAt' | 'messages' | 'answer'>): string {
  return `${updatedAt.getTime()}-${messages.at(-1)?.index ?? -1}-${isBeingWritten(answer)}`;
}

const isBeingWritten = (answer: AnswerState | null) => answer?.state === 'asked' || answer?.state === 'writing';

/** Messages of a whole conversation that are read at a time. */
export const batchLength = 100;

/**
 * The JSON of a whole conversation, in parts: however long it is, it takes no more memory than a batch of messages.
 * @param view of the conversation with its first batch
 * @param messageCount how many messages it has altogether
 */
export async function* conversationJson(
  user: SignedIn,
  { messages, ...rest }: Output<'GET /api/conversations/{id}'>,
  messageCount: number,
): AsyncGenerator<string> {
  const vault = openVault(user.id, user.wrapped_key);
  const first = JSON.stringify(messages).slice(0, -1);
  yield `${JSON.stringify(rest).slice(0, -1)},"messages":${first}`;
  for (let from = batchLength; from < messageCount; from += batchLength) {
    const before = Math.min(from + batchLength, messageCount);
    const next = await findMessages(vault, rest.id, { from, before });
    yield next.map((message) => `,${JSON.stringify(messageView(message, { isWindow: false }))}`).join('');
  }
  yield ']}';
}

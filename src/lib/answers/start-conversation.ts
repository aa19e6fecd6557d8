import type { Input, Output } from '#api/contract.ts';
import { enqueueAnswer } from '#lib/answers/answer-queue.ts';
import { sendMessage } from '#lib/answers/send.ts';
import type { SignedIn } from '#lib/auth/sessions.ts';
import { createConversation } from '#lib/conversations/conversations.ts';
import { submissionHash } from '#lib/platform/idempotency.ts';
import { useLimit } from '#lib/platform/limits.ts';
import { log } from '#lib/platform/log.ts';
import { isRefusal, type Refusal } from '#lib/platform/refusal.ts';

/**
 * Begins a conversation, and with `message` asks its first question in one go, without waiting for the answer. The same form
 * sent twice begins one and asks once. Refuses as createConversation and sendMessage do, and `too-many`.
 */
export async function startConversation(
  user: SignedIn,
  input: Input<'POST /api/conversations'>,
): Promise<Output<'POST /api/conversations'> | Refusal> {
  const { message } = input;
  if (message === undefined) return createConversation(user, input);
  const tooMany = await useLimit('send', user.id);
  if (tooMany) return tooMany;
  const conversation = await createConversation(user, input);
  if (isRefusal(conversation)) return conversation;
  const asked = await sendMessage(user, conversation.id, message, submissionHash(user.id, new Headers(), input));
  if (isRefusal(asked)) return asked;
  if (!asked.isRepeat) {
    // The question is stored; upkeep asks again for its answer.
    await enqueueAnswer(asked).catch((error: unknown) =>
      log.error({ err: error, answerId: asked.answerId }, 'first answer not enqueued'),
    );
  }
  return { ...conversation, messages: [{ role: 'user', content: message }] };
}

import { parseIndex } from '#lib/chat/conversations.ts';
import { react } from '#lib/chat/reactions.ts';
import { endpoint, wrongMethod } from '#lib/http/endpoint.ts';
import { isRefusal } from '#lib/refusal.ts';

const key = 'POST /api/conversations/{id}/messages/{messageIndex}/reactions';

export const POST = endpoint(key, async ({ input, user, context }) => {
  const { id, messageIndex } = context.params;
  const result = await react(user, id!, parseIndex(messageIndex), input);
  return isRefusal(result) ? result : { body: result, next: `/chat/${id}#message-${messageIndex}` };
});
export const ALL = wrongMethod('POST');

import { parseIndex } from '#lib/chat/conversations.ts';
import { stopAnswer } from '#lib/chat/stop-answer.ts';
import { endpoint, wrongMethod } from '#lib/http/endpoint.ts';
import { isRefusal } from '#lib/refusal.ts';

const key = 'POST /api/conversations/{id}/messages/{messageIndex}/stop';

export const POST = endpoint(key, async ({ user, context }) => {
  const { id, messageIndex } = context.params;
  const state = await stopAnswer(user, id!, parseIndex(messageIndex));
  return isRefusal(state) ? state : { body: { state }, next: `/chat/${id}#message-${messageIndex}` };
});
export const ALL = wrongMethod('POST');

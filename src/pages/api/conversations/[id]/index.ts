import { conversationView, findConversation } from '#lib/chat/conversations.ts';
import { endpoint, wrongMethod } from '#lib/http/endpoint.ts';
import { isRefusal } from '#lib/refusal.ts';

export const GET = endpoint('GET /api/conversations/{id}', async ({ user, context }) => {
  const conversation = await findConversation(user, context.params['id']!);
  if (isRefusal(conversation)) return conversation;
  const body = conversationView(user, conversation);
  // Our own chat screen also needs what the contract's body does not carry.
  if (context.request.headers.get('prefer') !== 'rendered') return { body };
  const { messages, answer } = conversation;
  return { body: { ...body, rendered: { messages, answer } } };
});
export const ALL = wrongMethod('GET');

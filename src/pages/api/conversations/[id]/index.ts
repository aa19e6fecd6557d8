import { conversationView, findConversation } from '#lib/chat/conversations.ts';
import { endpoint, wrongMethod } from '#lib/http/endpoint.ts';
import { isRefusal } from '#lib/refusal.ts';

export const GET = endpoint('GET /api/conversations/{id}', async ({ user, context }) => {
  const conversation = await findConversation(user, context.params['id']!);
  if (isRefusal(conversation)) return conversation;
  const body = conversationView(user, conversation);
  if (context.request.headers.get('prefer') !== 'answer') return { body };
  return { body: { ...body, answer: conversation.answer } };
});
export const HEAD = GET;
export const ALL = wrongMethod('GET');

import { createConversation, listConversations } from '#lib/chat/conversations.ts';
import { endpoint, wrongMethod } from '#lib/http/endpoint.ts';
import { isRefusal } from '#lib/refusal.ts';

export const GET = endpoint('GET /api/conversations', async ({ user }) => ({ body: await listConversations(user) }));

export const POST = endpoint('POST /api/conversations', async ({ input, user }) => {
  const conversation = await createConversation(user, input);
  return isRefusal(conversation) ? conversation : { body: conversation, next: `/chat/${conversation.id}` };
});
export const HEAD = GET;
export const ALL = wrongMethod('GET', 'POST');

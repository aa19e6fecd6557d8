import { listConversations } from '#lib/chat/conversation-list.ts';
import { createConversation } from '#lib/chat/conversations.ts';
import { endpoint, wrongMethod } from '#lib/http/endpoint.ts';
import { isRefusal } from '#lib/refusal.ts';

export const GET = endpoint('GET /api/conversations', async ({ user, input, context }) => {
  const page = await listConversations(user, input);
  if (isRefusal(page)) return page;
  if (page.older === null) return { body: page.conversations };
  const next = new URLSearchParams({ ...(input.limit && { limit: String(input.limit) }), before: page.older });
  return { body: page.conversations, headers: { link: `<${context.url.pathname}?${next}>; rel="next"` } };
});

export const POST = endpoint('POST /api/conversations', async ({ input, user }) => {
  const conversation = await createConversation(user, input);
  return isRefusal(conversation) ? conversation : { body: conversation, next: `/chat/${conversation.id}` };
});
export const HEAD = GET;
export const ALL = wrongMethod('GET', 'HEAD', 'POST');

import { conversationView, findConversation } from '#lib/chat/conversations.ts';
import { endpoint, wrongMethod } from '#lib/http/endpoint.ts';
import { isRefusal } from '#lib/refusal.ts';

/** The most messages that a window has. */
const longestWindow = 1_000;

export const GET = endpoint('GET /api/conversations/{id}', async ({ user, input, context }) => {
  const { limit, before } = input;
  const isWindow = limit !== undefined || before !== undefined;
  const window = isWindow ? { limit: limit ?? longestWindow, before } : {};
  const conversation = await findConversation(user, context.params['id']!, window);
  if (isRefusal(conversation)) return conversation;
  const body = conversationView(user, conversation, { isWindow });
  const first = conversation.messages[0]?.index ?? 0;
  const next = new URLSearchParams({ ...(limit && { limit: String(limit) }), before: String(first) });
  return {
    body: context.request.headers.get('prefer') === 'answer' ? { ...body, answer: conversation.answer } : body,
    ...(first > 0 && { headers: { link: `<${context.url.pathname}?${next}>; rel="next"` } }),
  };
});
export const HEAD = GET;
export const ALL = wrongMethod('GET', 'HEAD');

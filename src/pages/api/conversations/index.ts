import { startConversation } from '#lib/answers/start-conversation.ts';
import { listConversations } from '#lib/conversations/conversation-list.ts';
import { deleteAllConversations } from '#lib/conversations/deletion.ts';
import { endpoint, wrongMethod } from '#lib/http/endpoint.ts';
import { linkToNextPage } from '#lib/http/next-page.ts';
import { isRefusal } from '#lib/platform/refusal.ts';

export const GET = endpoint('GET /api/conversations', async ({ user, input, context }) => {
  const page = await listConversations(user, input);
  return isRefusal(page)
    ? page
    : { body: page.conversations, headers: linkToNextPage(context.url, 'before', page.older) };
});

export const POST = endpoint('POST /api/conversations', async ({ input, user }) => {
  const started = await startConversation(user, input);
  if (isRefusal(started)) return started;
  const box = input.starter === undefined ? '' : `?starter=${input.starter}#content`;
  return { body: started, next: `/chat/${started.id}${box}` };
});
export const HEAD = GET;

export const DELETE = endpoint('DELETE /api/conversations', async ({ user }) => ({
  body: await deleteAllConversations(user),
}));
export const ALL = wrongMethod('GET', 'HEAD', 'POST', 'DELETE');

import { restoreConversation } from '#lib/conversations/deletion.ts';
import { endpoint, wrongMethod } from '#lib/http/endpoint.ts';
import { isRefusal } from '#lib/platform/refusal.ts';

export const POST = endpoint('POST /api/conversations/{id}/restore', async ({ params, user }) => {
  const conversation = await restoreConversation(user, params.id);
  if (isRefusal(conversation)) return conversation;
  return {
    body: conversation,
    next: `/chat/${conversation.id}`,
    flash: { tone: 'success', text: 'Conversation brought back.' },
  };
});
export const ALL = wrongMethod('POST');

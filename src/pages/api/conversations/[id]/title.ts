import { renameConversation } from '#lib/conversations/rename.ts';
import { endpoint, wrongMethod } from '#lib/http/endpoint.ts';
import { isRefusal } from '#lib/platform/refusal.ts';

export const POST = endpoint('POST /api/conversations/{id}/title', async ({ params, user, input }) => {
  const conversation = await renameConversation(user, params.id, input.title);
  if (isRefusal(conversation)) return conversation;
  return { body: conversation, flash: { tone: 'success', text: 'Conversation renamed.' } };
});
export const ALL = wrongMethod('POST');

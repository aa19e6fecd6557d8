import { deleteConversations } from '#lib/conversations/deletion.ts';
import { endpoint, wrongMethod } from '#lib/http/endpoint.ts';
import { isRefusal } from '#lib/platform/refusal.ts';

export const POST = endpoint('POST /api/conversations/delete', async ({ user, input }) => {
  const done = await deleteConversations(user, input.ids);
  if (isRefusal(done)) return done;
  const undo = { deletion: done.deletion, until: done.undoUntil };
  return { body: done, next: '/history', flash: { tone: 'success', text: done.message, undo } };
});
export const ALL = wrongMethod('POST');

import { deleteAllConversations } from '#lib/conversations/deletion.ts';
import { endpoint, wrongMethod } from '#lib/http/endpoint.ts';

export const POST = endpoint('POST /api/conversations/delete-all', async ({ user }) => {
  const done = await deleteAllConversations(user);
  const undo = { deletion: done.deletion, until: done.undoUntil };
  return {
    body: done,
    next: '/history',
    flash: { tone: 'success', text: done.message, ...(done.deleted > 0 && { undo }) },
  };
});
export const ALL = wrongMethod('POST');

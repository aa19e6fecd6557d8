import { deleteConversations } from '#lib/conversations/deletion.ts';
import { endpoint, wrongMethod } from '#lib/http/endpoint.ts';
import { isRefusal } from '#lib/platform/refusal.ts';

export const POST = endpoint('POST /api/conversations/{id}/delete', async ({ params, user }) => {
  const done = await deleteConversations(user, [params.id]);
  if (isRefusal(done)) return done;
  const { message, undoUntil, deletion } = done;
  const flash = { tone: 'success', text: message, undo: { deletion, until: undoUntil } } as const;
  return { body: { message, undoUntil }, next: '/history', flash };
});
export const ALL = wrongMethod('POST');

import { undoDeletion } from '#lib/conversations/deletion.ts';
import { endpoint, wrongMethod } from '#lib/http/endpoint.ts';
import { isRefusal } from '#lib/platform/refusal.ts';

export const POST = endpoint('POST /api/conversations/restore', async ({ user, input }) => {
  const done = await undoDeletion(user, input.deletion);
  if (isRefusal(done)) return done;
  const message = done.restored === 1 ? 'Conversation brought back.' : 'Conversations brought back.';
  return {
    body: { message, restored: done.restored },
    next: '/history',
    flash: { tone: 'success', text: message },
  };
});
export const ALL = wrongMethod('POST');

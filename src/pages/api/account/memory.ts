import { setMemory } from '#lib/auth/account/memory.ts';
import { endpoint, wrongMethod } from '#lib/http/endpoint.ts';

export const POST = endpoint('POST /api/account/memory', async ({ input: { on }, user }) => {
  await setMemory(user, on);
  const message = on
    ? 'Mentors may use your first name and your earlier questions.'
    : 'Mentors know neither your name nor your earlier questions any more.';
  return { body: { message, on }, next: '/account', flash: { tone: 'success', text: message } };
});
export const ALL = wrongMethod('POST');

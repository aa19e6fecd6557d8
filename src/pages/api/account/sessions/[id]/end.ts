import { endSignedInPlace } from '#lib/auth/account/sessions.ts';
import { endpoint, wrongMethod } from '#lib/http/endpoint.ts';
import { isRefusal } from '#lib/platform/refusal.ts';

export const POST = endpoint('POST /api/account/sessions/{id}/end', async ({ params, user }) => {
  const refused = await endSignedInPlace(user, params.id);
  if (isRefusal(refused)) return refused;
  const message = 'You are signed out there.';
  return { body: { message }, next: '/account', flash: { tone: 'success', text: message } };
});
export const ALL = wrongMethod('POST');

import { changePassword } from '#lib/auth/change-password.ts';
import { sessionCookie } from '#lib/auth/sessions.ts';
import { endpoint, wrongMethod } from '#lib/http/endpoint.ts';
import { useLimit } from '#lib/platform/limits.ts';
import { isRefusal } from '#lib/platform/refusal.ts';

const message = 'Your password has been successfully updated.';

export const POST = endpoint('POST /api/auth/change-password', async ({ input, user, context }) => {
  const session = {
    id: context.cookies.get(sessionCookie)!.value,
    userAgent: context.request.headers.get('user-agent'),
  };
  const result = (await useLimit('confirm-password', user.id)) ?? (await changePassword(user.id, input, session));
  if (isRefusal(result)) return result;
  return {
    body: { message },
    cookie: result,
    next: '/change-password?changed=1',
    flash: { tone: 'success', title: 'Password Changed', text: message },
  };
});
export const ALL = wrongMethod('POST');

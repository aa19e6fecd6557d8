import { forgetAttempts } from '#lib/auth/guessing.ts';
import { setDeviceCookie } from '#lib/auth/device-cookie.ts';
import { resetPassword } from '#lib/auth/resets.ts';
import { endpoint, wrongMethod } from '#lib/http/endpoint.ts';
import { isRefusal } from '#lib/platform/refusal.ts';

const message = 'Your password has been reset. You can sign in with it now.';

export const POST = endpoint('POST /api/auth/reset-password', async ({ input, context }) => {
  const person = await resetPassword(input);
  if (isRefusal(person)) return person;
  const account = person.email.toLowerCase();
  await forgetAttempts(account);
  setDeviceCookie(context, account, false);
  return {
    body: { message },
    next: '/reset-password?complete=1',
    flash: { tone: 'success', title: 'Password Reset Successful', text: message },
  };
});
export const ALL = wrongMethod('POST');

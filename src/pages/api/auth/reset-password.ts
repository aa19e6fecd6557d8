import { resetPassword } from '#lib/auth/resets.ts';
import { endpoint, wrongMethod } from '#lib/http/endpoint.ts';

const message = 'Your password has been reset. You can sign in with it now.';

export const POST = endpoint('POST /api/auth/reset-password', async ({ input }) => {
  const refusal = await resetPassword(input);
  if (refusal) return refusal;
  return {
    body: { message },
    next: '/reset-password?complete=1',
    flash: { tone: 'success', title: 'Password Reset Successful', text: message },
  };
});
export const ALL = wrongMethod('POST');

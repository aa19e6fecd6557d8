import { logIn } from '#lib/auth/accounts.ts';
import { countAttempt } from '#lib/auth/guessing.ts';
import { setDeviceCookie } from '#lib/auth/device-cookie.ts';
import { userView } from '#lib/auth/user-view.ts';
import { loginContext } from '#lib/auth/login-context.ts';
import { endpoint, setSessionCookie, wrongMethod } from '#lib/http/endpoint.ts';
import { isRefusal } from '#lib/platform/refusal.ts';

export const POST = endpoint('POST /api/auth/login', async ({ input, context }) => {
  const account = input.email.toLowerCase();
  const result = (await countAttempt(context, account)) ?? (await logIn(input, loginContext(context)));
  if (isRefusal(result)) return result;
  await setSessionCookie(context, result.cookie);
  setDeviceCookie(context, account, input.rememberMe);
  return {
    body: { user: userView(result.user) },
    next: '/',
    flash: { tone: 'success', text: 'Welcome back! Ready to explore wisdom from great minds?' },
  };
});
export const ALL = wrongMethod('POST');

import { logIn } from '#lib/auth/accounts.ts';
import { countAttempt } from '#lib/auth/guessing.ts';
import { rememberBrowser } from '#lib/auth/known-browser.ts';
import { userView } from '#lib/auth/user-view.ts';
import { visitOf } from '#lib/auth/visit.ts';
import { endpoint, setSessionCookie, wrongMethod } from '#lib/http/endpoint.ts';
import { isRefusal } from '#lib/platform/refusal.ts';

export const POST = endpoint('POST /api/auth/login', async ({ input, context }) => {
  const account = input.email.toLowerCase();
  const result = (await countAttempt(context, account)) ?? (await logIn(input, visitOf(context)));
  if (isRefusal(result)) return result;
  await setSessionCookie(context, result.cookie);
  rememberBrowser(context, account, input.rememberMe);
  return {
    body: { user: userView(result.user) },
    next: '/',
    flash: { tone: 'success', text: 'Welcome back! Ready to explore wisdom from great minds?' },
  };
});
export const ALL = wrongMethod('POST');

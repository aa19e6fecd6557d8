import { logIn } from '#lib/auth/accounts.ts';
import { knownBrowser, rememberBrowser } from '#lib/auth/known-browser.ts';
import { userView } from '#lib/auth/user-view.ts';
import { visitOf } from '#lib/auth/visit.ts';
import { householdOf, networkOf } from '#lib/http/client-address.ts';
import { endpoint, setSessionCookie, wrongMethod } from '#lib/http/endpoint.ts';
import { useLimit } from '#lib/limits.ts';
import { isRefusal } from '#lib/refusal.ts';

export const POST = endpoint('POST /api/auth/login', async ({ input, context }) => {
  const address = context.locals.clientAddress;
  const account = input.email.toLowerCase();
  const browser = knownBrowser(context, account);
  const result =
    (await useLimit('log-in', `${networkOf(address)} ${account}`)) ??
    (await useLimit('log-in-address', householdOf(address))) ??
    (await useLimit('log-in-account', browser === null ? account : `${account} ${browser}`)) ??
    (await logIn(input, visitOf(context)));
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

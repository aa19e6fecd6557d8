import { register } from '#lib/auth/accounts.ts';
import { rememberBrowser } from '#lib/auth/known-browser.ts';
import { userView } from '#lib/auth/user-view.ts';
import { visitOf } from '#lib/auth/visit.ts';
import { householdOf } from '#lib/http/client-address.ts';
import { endpoint, setSessionCookie, wrongMethod } from '#lib/http/endpoint.ts';
import { useLimit } from '#lib/platform/limits.ts';
import { isRefusal } from '#lib/platform/refusal.ts';

export const POST = endpoint('POST /api/auth/register', async ({ input, context }) => {
  const result =
    (await useLimit('register', householdOf(context.locals.clientAddress))) ?? (await register(input, visitOf(context)));
  if (isRefusal(result)) return result;
  await setSessionCookie(context, result.cookie);
  rememberBrowser(context, input.email.toLowerCase(), false);
  return {
    body: { user: userView(result.user) },
    next: '/',
    flash: {
      tone: 'success',
      text: `Welcome ${result.user.first_name}! Ready to explore wisdom from great minds?`.replace(' !', '!'),
    },
  };
});
export const ALL = wrongMethod('POST');

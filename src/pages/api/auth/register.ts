import { register } from '#lib/auth/accounts.ts';
import { setDeviceCookie } from '#lib/auth/device-cookie.ts';
import { userView } from '#lib/auth/user-view.ts';
import { loginContext } from '#lib/auth/login-context.ts';
import { ipv6Prefix } from '#lib/http/client-address.ts';
import { endpoint, setSessionCookie, wrongMethod } from '#lib/http/endpoint.ts';
import { useLimit } from '#lib/platform/limits.ts';
import { isRefusal } from '#lib/platform/refusal.ts';

export const POST = endpoint('POST /api/auth/register', async ({ input, context }) => {
  const result =
    (await useLimit('register', ipv6Prefix(context.locals.clientAddress))) ??
    (await register(input, loginContext(context)));
  if (isRefusal(result)) return result;
  await setSessionCookie(context, result.cookie);
  setDeviceCookie(context, input.email.toLowerCase(), false);
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

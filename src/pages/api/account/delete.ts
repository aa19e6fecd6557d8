import { deleteAccount } from '#lib/auth/account/deletion.ts';
import { clearDeviceCookie } from '#lib/auth/device-cookie.ts';
import { blankCookie } from '#lib/auth/sessions.ts';
import { endpoint, wrongMethod } from '#lib/http/endpoint.ts';
import { forgetFlashes } from '#lib/http/flash.ts';
import { isRefusal } from '#lib/platform/refusal.ts';

export const POST = endpoint('POST /api/account/delete', async ({ input, user, context }) => {
  const refused = await deleteAccount(user, input);
  if (isRefusal(refused)) return refused;
  await forgetFlashes(context);
  clearDeviceCookie(context);
  const message = 'Your account and everything in it are deleted.';
  return { body: { message }, cookie: blankCookie(), next: '/', flash: { tone: 'success', text: message } };
});
export const ALL = wrongMethod('POST');

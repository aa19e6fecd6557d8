import { blankCookie, endSession, sessionCookie } from '#lib/auth/sessions.ts';
import { endpoint, wrongMethod } from '#lib/http/endpoint.ts';
import { forgetFlashes } from '#lib/http/flash.ts';

export const POST = endpoint('POST /api/auth/logout', async ({ context }) => {
  const id = context.cookies.get(sessionCookie)?.value;
  if (id !== undefined) await endSession(id);
  await forgetFlashes(context);
  return { body: { message: 'You are signed out.' }, cookie: blankCookie(), next: '/' };
});
export const ALL = wrongMethod('POST');

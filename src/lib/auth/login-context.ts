import type { APIContext } from 'astro';
import type { LoginContext } from '#lib/auth/accounts.ts';

/** From where a request comes, for `user_logins`. */
export function loginContext(context: APIContext): LoginContext {
  return { ipAddress: context.locals.clientAddress, userAgent: context.request.headers.get('user-agent') };
}

import type { APIContext } from 'astro';
import type { Visit } from '#lib/auth/accounts.ts';

/** From where a request comes, for `user_logins`. */
export function visitOf(context: APIContext): Visit {
  return { ipAddress: context.locals.clientAddress, userAgent: context.request.headers.get('user-agent') };
}

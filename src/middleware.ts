import { defineMiddleware } from 'astro:middleware';
import { errors } from '#api/errors.ts';
import { blankCookie, findSession, sessionCookie } from '#lib/auth/sessions.ts';
import { config } from '#lib/config.ts';
import { isFromThisSite } from '#lib/http/origin.ts';
import { log } from '#lib/log.ts';
import { errorBody, refuse } from '#lib/refusal.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Every request: is it from this site, who is it from, and what the browser may do with the answer. */
export const onRequest = defineMiddleware(async (context, next) => {
  // Set by our server; the development server has only Astro's own.
  context.locals.clientAddress ??= context.clientAddress;
  context.locals.user = null;
  if (!safeMethods.has(context.request.method) && !isFromThisSite(context.request)) {
    return withHeaders(Response.json(errorBody(refuse('wrong-origin')), { status: errors['wrong-origin'].status }));
  }
  const id = context.cookies.get(sessionCookie)?.value;
  // Whether the database answers is what /readyz must say itself.
  if (id && context.routePattern !== '/readyz') {
    const found = await findSession(id).catch((error: unknown) => {
      if (!context.url.pathname.startsWith('/api/')) throw error;
      log.error({ err: error }, 'session not read');
      return 'unknown' as const;
    });
    if (found === 'unknown') {
      return withHeaders(Response.json(errorBody(refuse('unexpected')), { status: errors.unexpected.status }));
    }
    context.locals.user = found?.user ?? null;
    const cookie = found === null ? blankCookie() : found.cookie;
    if (cookie) context.cookies.set(cookie.name, cookie.value, cookie.options);
  }
  return withHeaders(await next());
});

function withHeaders(response: Response): Response {
  const { headers } = response;
  // What a page or call says depends on who asks; nothing of it may stay in a cache.
  if (!headers.has('cache-control')) headers.set('cache-control', 'private, no-store');
  headers.set('x-content-type-options', 'nosniff');
  headers.set('referrer-policy', 'same-origin');
  headers.set('cross-origin-opener-policy', 'same-origin');
  if (config.secureCookies) headers.set('strict-transport-security', 'max-age=31536000');
  headers.set('permissions-policy', 'camera=(), microphone=(), geolocation=()');
  return response;
}

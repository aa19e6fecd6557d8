import type { APIContext, MiddlewareNext } from 'astro';
import { defineMiddleware } from 'astro:middleware';
import { errors } from '#api/errors.ts';
import { blankCookie, findSession, sessionCookie } from '#lib/auth/sessions.ts';
import { config } from '#lib/platform/config.ts';
import { isDatabaseAway } from '#lib/platform/heartbeat.ts';
import { noteContext } from '#lib/http/current-request.ts';
import { answerFailure } from '#lib/http/failures.ts';
import { isFromThisSite } from '#lib/http/origin.ts';
import { DatabaseAway } from '#lib/platform/outage.ts';
import { errorBody, refuse } from '#lib/platform/refusal.ts';
import { logSecurity } from '#lib/platform/security-log.ts';
import { start } from '#lib/platform/start.ts';

// The development server does not run src/server.ts.
if (import.meta.env.DEV) start();

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);
/** They answer without knowing who asks: /readyz says itself whether the database is there, the others that it is not. */
const unasked = new Set(['/readyz', '/500', '/503']);

/** Every request: is it from this site, who is it from, and what the browser may do with the answer. */
export const onRequest = defineMiddleware(async (context, next) => {
  noteContext(context);
  return withHeaders(await identify(context, next).catch((error: unknown) => answerFailure(context, error)));
});

async function identify(context: APIContext, next: MiddlewareNext): Promise<Response> {
  // Set by our server; the development server has only Astro's own.
  context.locals.clientAddress ??= context.clientAddress;
  context.locals.user = null;
  if (!safeMethods.has(context.request.method) && !isFromThisSite(context.request)) {
    logSecurity({ event: 'security.forbidden', reason: 'wrong-origin' });
    return Response.json(errorBody(refuse('wrong-origin')), { status: errors['wrong-origin'].status });
  }
  if (!safeMethods.has(context.request.method) && isDatabaseAway()) {
    context.locals.isRefusedAtTheDoor = true;
    throw new DatabaseAway();
  }
  const id = context.cookies.get(sessionCookie)?.value;
  if (id && !unasked.has(context.routePattern)) {
    const found = await findSession(id);
    context.locals.user = found?.user ?? null;
    const cookie = found === null ? blankCookie() : found.cookie;
    if (cookie) context.cookies.set(cookie.name, cookie.value, cookie.attributes);
  }
  return await next();
}

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

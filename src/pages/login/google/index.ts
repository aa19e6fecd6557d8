import type { APIContext, APIRoute } from 'astro';
import { beginGoogleSignIn } from '#lib/auth/google.ts';
import { config } from '#lib/platform/config.ts';
import { ipv6Prefix } from '#lib/http/client-address.ts';
import { setFlash } from '#lib/http/flash.ts';
import { pathOfThisSite } from '#lib/http/paths.ts';
import { useLimit } from '#lib/platform/limits.ts';
import { errorBody, isRefusal } from '#lib/platform/refusal.ts';

/** Leads to Google. What must come back with the browser stays in a cookie that only the way back sees. */
export const GET: APIRoute = async (context) => {
  if (config.google === null) return context.rewrite('/404');
  const begun = await begin(context);
  if (isRefusal(begun)) {
    await setFlash(context, '/login', { tone: 'error', title: 'Login Failed', text: errorBody(begun).message });
    return context.redirect('/login', 303);
  }
  context.cookies.set('google', begun.attempt, {
    httpOnly: true,
    sameSite: 'lax',
    secure: config.secureCookies,
    path: '/login/google',
    maxAge: 10 * 60,
  });
  return context.redirect(begun.url.href, 303);
};

async function begin({ locals, request, url }: APIContext) {
  // What another site has a visitor's browser ask for must not use up what the visitor may do.
  const isOurs = request.headers.get('sec-fetch-site') !== 'cross-site';
  const tooMany = isOurs ? await useLimit('log-in-address', ipv6Prefix(locals.clientAddress)) : null;
  return tooMany ?? beginGoogleSignIn(pathOfThisSite(url.searchParams.get('next')) ?? '/');
}

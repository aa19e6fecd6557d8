import type { APIContext, APIRoute } from 'astro';
import { finishGoogleSignIn, readGoogleAttempt } from '#lib/auth/google.ts';
import { googleGreeting, signInWithGoogle } from '#lib/auth/google-account.ts';
import { keepProfile } from '#lib/auth/google-profile-cookie.ts';
import { loginContext } from '#lib/auth/login-context.ts';
import { config } from '#lib/platform/config.ts';
import { ipv6Prefix } from '#lib/http/client-address.ts';
import { setSessionCookie } from '#lib/http/endpoint.ts';
import { setFlash } from '#lib/http/flash.ts';
import { pathOfThisSite } from '#lib/http/paths.ts';
import { useLimit } from '#lib/platform/limits.ts';
import { errorBody, isRefusal, refuse } from '#lib/platform/refusal.ts';

/** The way back from Google: signs in whoever it says has come, if they had left from here with this browser. */
export const GET: APIRoute = async (context) => {
  if (config.google === null) return context.rewrite('/404');
  const result = await signInFrom(context);
  context.cookies.delete('google', { path: '/login/google' });
  if (isRefusal(result) && result.refused === 'google-undecided') return context.redirect('/login/google/keep', 303);
  if (isRefusal(result)) {
    const { message } = errorBody(result);
    await setFlash(context, '/login', { tone: 'error', title: 'Login Failed', text: message });
    return context.redirect('/login', 303);
  }
  await setSessionCookie(context, result.cookie);
  await setFlash(context, result.next, { tone: 'success', text: googleGreeting(result) });
  return context.redirect(result.next, 303);
};

async function signInFrom(context: APIContext) {
  const { searchParams } = context.url;
  const attempt = readGoogleAttempt(context.cookies.get('google')?.value);
  if (searchParams.get('error') === 'access_denied') return refuse('google-cancelled');
  const code = searchParams.get('code');
  if (attempt === null || code === null || searchParams.get('state') !== attempt.state) return refuse('google-failed');
  const tooMany = await useLimit('log-in-address', ipv6Prefix(context.locals.clientAddress));
  if (tooMany !== null) return tooMany;
  const profile = await finishGoogleSignIn(code, attempt);
  if (isRefusal(profile)) return profile;
  const next = pathOfThisSite(attempt.next) ?? '/';
  const claim = { kind: 'came', signedInAs: context.locals.user?.id ?? null } as const;
  const welcome = await signInWithGoogle(profile, claim, loginContext(context));
  if (!isRefusal(welcome)) return { ...welcome, next };
  if (welcome.refused === 'google-undecided') keepProfile(context, profile, next);
  return welcome;
}

import type { APIContext, APIRoute } from 'astro';
import { signInWithGoogle } from '#lib/auth/accounts.ts';
import { finishGoogleSignIn, readGoogleAttempt } from '#lib/auth/google.ts';
import { visitOf } from '#lib/auth/visit.ts';
import { config } from '#lib/config.ts';
import { householdOf } from '#lib/http/client-address.ts';
import { setSessionCookie } from '#lib/http/endpoint.ts';
import { leaveFlash } from '#lib/http/flash.ts';
import { pathOfThisSite } from '#lib/http/paths.ts';
import { useLimit } from '#lib/limits.ts';
import { errorBody, isRefusal, refuse } from '#lib/refusal.ts';

/** The way back from Google: signs in whoever it says has come, if they had left from here with this browser. */
export const GET: APIRoute = async (context) => {
  if (config.google === null) return context.rewrite('/404');
  const result = await signInFrom(context);
  context.cookies.delete('google', { path: '/login/google' });
  if (isRefusal(result)) {
    const { message } = errorBody(result);
    await leaveFlash(context, '/login', { tone: 'error', title: 'Login Failed', text: message });
    return context.redirect('/login', 303);
  }
  const { cookie, isNew, lostPassword, next, user } = result;
  await setSessionCookie(context, cookie);
  const greeting = isNew ? `Welcome ${user.first_name}!` : 'Welcome back!';
  const about = lostPassword
    ? ' Your account is now connected with Google. Its password was set before your address was confirmed, so it no longer works; "Forgot your password?" sets a new one.'
    : '';
  await leaveFlash(context, next, { tone: 'success', text: `${greeting} Ready to explore wisdom from great minds?${about}` });
  return context.redirect(next, 303);
};

async function signInFrom(context: APIContext) {
  const { searchParams } = context.url;
  const attempt = readGoogleAttempt(context.cookies.get('google')?.value);
  if (searchParams.get('error') === 'access_denied') return refuse('google-cancelled');
  const code = searchParams.get('code');
  if (attempt === null || code === null || searchParams.get('state') !== attempt.state) return refuse('google-failed');
  const tooMany = await useLimit('log-in-address', householdOf(context.locals.clientAddress));
  if (tooMany !== null) return tooMany;
  const profile = await finishGoogleSignIn(code, attempt);
  if (isRefusal(profile)) return profile;
  const welcome = await signInWithGoogle(profile, visitOf(context));
  return isRefusal(welcome) ? welcome : { ...welcome, next: pathOfThisSite(attempt.next) ?? '/' };
}

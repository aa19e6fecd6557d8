import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import type { APIContext } from 'astro';
import { config } from '#lib/platform/config.ts';
import { lazy } from '#lib/platform/lazy.ts';

/** Only signing in sees the cookie. */
const cookie = { name: 'known-browser', path: '/api/auth/login', days: 180 };

/**
 * Lets a browser be known again that somebody has signed in or reset their password with: its attempts at that account are
 * then counted apart from everybody else's, who cannot keep the person out by guessing (src/lib/auth/guessing.ts).
 * @param rememberMe whether the browser may keep it when it ends, as the session
 */
export function setDeviceCookie({ cookies }: APIContext, account: string, rememberMe: boolean): void {
  const id = randomBytes(16).toString('base64url');
  cookies.set(cookie.name, `${id}.${proofs(id, account)[0]!.toString('base64url')}`, {
    httpOnly: true,
    sameSite: 'lax',
    secure: config.secureCookies,
    path: cookie.path,
    ...(rememberMe && { maxAge: cookie.days * 24 * 60 * 60 }),
  });
}

/** Lets a browser be known no more: its account is gone. */
export function clearDeviceCookie({ cookies }: APIContext): void {
  cookies.delete(cookie.name, { path: cookie.path });
}

/** The id of a browser that has signed in to an account before, or null. */
export function knownDevice({ cookies }: APIContext, account: string): string | null {
  const [id = '', proof = ''] = cookies.get(cookie.name)?.value.split('.') ?? [];
  const given = Buffer.from(proof, 'base64url');
  const isKnown = proofs(id, account).some((made) => made.length === given.length && timingSafeEqual(made, given));
  return isKnown ? id : null;
}

/** That a browser of this id has signed in to an account, said by each of the operator's keys, newest first. */
function proofs(id: string, account: string): Buffer[] {
  return keys().map((key) => createHmac('sha256', key).update(`${id} ${account}`).digest());
}

const keys = lazy(() =>
  config.encryptionKeys.map((key) => Buffer.from(hkdfSync('sha256', key, '', 'known-browser', 32))),
);

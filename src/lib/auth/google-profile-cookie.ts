import type { APIContext } from 'astro';
import { z } from 'zod';
import { type GoogleProfile, googleProfile } from '#lib/auth/google.ts';
import { config } from '#lib/platform/config.ts';
import { lazy } from '#lib/platform/lazy.ts';
import { VaultError, vaultFromSecret } from '#lib/platform/vault.ts';

/** What the browser keeps while the person chooses what becomes of an account that has their address already. */
const kept = z.strictObject({ profile: googleProfile, next: z.string(), until: z.number() });

const cookie = { name: 'google-profile', path: '/', seconds: 10 * 60 };
/** Sealed: what Google said of a person is nobody's to make up. */
const vault = lazy(() => vaultFromSecret(`google-profile ${config.encryptionKeys[0]!.toString('base64')}`));
/** In characters; so that all of it fits into a cookie. */
const longestAddress = 500;

/** Keeps a profile in the browser, and where the person wanted to go. */
export function keepProfile(
  { cookies }: APIContext,
  { profileImageUrl, ...profile }: GoogleProfile,
  next: string,
): void {
  const hasShortPicture = profileImageUrl !== undefined && profileImageUrl.length <= longestAddress;
  const value: z.input<typeof kept> = {
    profile: { ...profile, ...(hasShortPicture && { profileImageUrl }) },
    next: next.length <= longestAddress ? next : '/',
    until: Date.now() + cookie.seconds * 1_000,
  };
  cookies.set(cookie.name, vault().seal(cookie.name, JSON.stringify(value)).toString('base64url'), {
    httpOnly: true,
    sameSite: 'lax',
    secure: config.secureCookies,
    path: cookie.path,
    maxAge: cookie.seconds,
  });
}

/** The profile that the browser keeps, or null when there is none, or one that is not of our making or too old. */
export function keptProfile({ cookies }: Pick<APIContext, 'cookies'>): { profile: GoogleProfile; next: string } | null {
  try {
    const sealed = Buffer.from(cookies.get(cookie.name)?.value ?? '', 'base64url');
    const found = kept.parse(JSON.parse(vault().open(cookie.name, sealed)));
    return found.until > Date.now() ? found : null;
  } catch (error) {
    if (error instanceof VaultError) return null;
    throw error;
  }
}

export function forgetProfile({ cookies }: APIContext): void {
  cookies.delete(cookie.name, { path: cookie.path });
}

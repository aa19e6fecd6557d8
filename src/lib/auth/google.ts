import { randomBytes } from 'node:crypto';
import { CodeChallengeMethod, decodeIdToken, generateCodeVerifier, generateState, OAuth2Client } from 'arctic';
import { z } from 'zod';
import { text } from '#api/call.ts';
import { config } from '#lib/platform/config.ts';
import { log } from '#lib/platform/log.ts';
import { type Refusal, refuse } from '#lib/platform/refusal.ts';

/** What Google says of a person who signs in with it (docs/contract.md §3.4). */
export const googleProfile = z.object({
  // A `sub` has at most 255 ASCII characters (OpenID Connect Core, 2).
  googleId: z
    .string('Google ID is required')
    .min(1, 'Google ID is required')
    .regex(/^[\x20-\x7e]{1,255}$/, 'Google ID is not valid'),
  email: z.email('Please enter a valid email address').max(254, 'Please enter a valid email address'),
  emailVerified: z.boolean().default(false),
  firstName: text('First name is required').trim().min(1, 'First name is required').max(100),
  lastName: text('Last name is required').trim().min(1, 'Last name is required').max(100),
  profileImageUrl: text()
    .max(2_000)
    .pipe(z.url({ protocol: /^https$/ }))
    .optional()
    .catch(undefined),
});
export type GoogleProfile = z.output<typeof googleProfile>;

/** What the browser keeps between leaving for Google and coming back. */
const attempt = z.strictObject({ state: z.string(), nonce: z.string(), verifier: z.string(), next: z.string() });
export type GoogleAttempt = z.output<typeof attempt>;

/** Where Google sends people back to; to be named in Google's console. */
const callback = () => `${config.origin}/login/google/callback`;
const patienceMs = 10_000;

/** The parts of an OpenID provider's discovery document that we use. */
const discovery = z.object({ issuer: z.string(), authorization_endpoint: z.url(), token_endpoint: z.url() });

/**
 * Begins a sign-in with Google.
 * @param next the path of this site to go to afterwards
 * Refuses `google-failed` when Google cannot be reached.
 * @returns Google's address, and what must come back with the browser
 */
export async function beginGoogleSignIn(next: string): Promise<{ url: URL; attempt: string } | Refusal> {
  const provider = await discover().catch(failure);
  if (provider === null) return refuse('google-failed');
  const made: GoogleAttempt = {
    state: generateState(),
    nonce: randomBytes(24).toString('base64url'),
    verifier: generateCodeVerifier(),
    next,
  };
  const { authorization_endpoint: endpoint } = provider;
  const scopes = ['openid', 'email', 'profile'];
  const url = client().createAuthorizationURLWithPKCE(
    endpoint,
    made.state,
    CodeChallengeMethod.S256,
    made.verifier,
    scopes,
  );
  url.searchParams.set('nonce', made.nonce);
  return { url, attempt: Buffer.from(JSON.stringify(made)).toString('base64url') };
}

/** What a browser has kept of its attempt, or null when it is none of ours. */
export function readGoogleAttempt(kept: string | undefined): GoogleAttempt | null {
  try {
    return attempt.parse(JSON.parse(Buffer.from(kept ?? '', 'base64url').toString()));
  } catch {
    return null;
  }
}

/**
 * Ends a sign-in with Google: exchanges the code for the person's profile, and checks whom it was made for.
 * Refuses `google-failed`, and `invalid-input` for a profile without what the specification asks for (docs/contract.md §3.4).
 * @param code as Google gave it to the browser, whose state has been compared
 */
export async function finishGoogleSignIn(
  code: string,
  { nonce, verifier }: GoogleAttempt,
): Promise<GoogleProfile | Refusal> {
  const claims = await exchange(code, verifier, nonce).catch(failure);
  if (claims === null) return refuse('google-failed');
  const profile = googleProfile.safeParse({
    googleId: claims.sub,
    email: claims.email,
    emailVerified: claims.email_verified,
    firstName: claims.given_name,
    lastName: claims.family_name,
    profileImageUrl: claims.picture,
  });
  if (profile.success) return profile.data;
  const { path, message } = profile.error.issues[0]!;
  return refuse('invalid-input', { [String(path[0])]: message });
}

/** The token comes straight from the provider over TLS, which stands for its signature (OpenID Connect Core §3.1.3.7, 6). */
async function exchange(code: string, verifier: string, nonce: string) {
  const provider = await discover();
  const tokens = await within(client().validateAuthorizationCode(provider.token_endpoint, code, verifier));
  const claims = idToken.parse(decodeIdToken(tokens.idToken()));
  const audience = [claims.aud].flat();
  const isOurs =
    claims.iss === provider.issuer &&
    audience.includes(config.google!.clientId) &&
    (audience.length === 1 || claims.azp === config.google!.clientId) &&
    claims.exp * 1_000 > Date.now() &&
    claims.nonce === nonce;
  if (!isOurs) throw new Error('the ID token is not for this sign-in');
  return claims;
}

const idToken = z.object({
  iss: z.string(),
  aud: z.union([z.string(), z.array(z.string())]),
  azp: z.string().optional(),
  exp: z.number(),
  nonce: z.string(),
  // Checked as the profile, where a wrong one has a message.
  sub: z.unknown().optional(),
  email: z.unknown().optional(),
  email_verified: z.unknown().optional(),
  given_name: z.unknown().optional(),
  family_name: z.unknown().optional(),
  picture: z.unknown().optional(),
});

let found: { document: z.output<typeof discovery>; at: number } | undefined;

async function discover(): Promise<z.output<typeof discovery>> {
  if (found !== undefined && Date.now() - found.at < 60 * 60_000) return found.document;
  const response = await fetch(`${config.google!.issuer}/.well-known/openid-configuration`, {
    signal: AbortSignal.timeout(patienceMs),
  });
  if (!response.ok) throw new Error(`discovery answered ${response.status}`);
  const document = discovery.parse(await response.json());
  // Whoever answers for the provider that is set says that it is this one (OpenID Connect Discovery, 4.3).
  if (document.issuer.replace(/\/$/, '') !== config.google!.issuer) throw new Error('discovery names another issuer');
  found = { document, at: Date.now() };
  return document;
}

const client = () => new OAuth2Client(config.google!.clientId, config.google!.clientSecret, callback());

async function within<T>(work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('Google took too long')), patienceMs);
  return Promise.race([work, promise]).finally(() => clearTimeout(timer));
}

function failure(error: unknown): null {
  log.warn({ err: error }, 'sign-in with Google failed');
  return null;
}

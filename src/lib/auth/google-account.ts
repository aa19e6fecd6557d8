import { randomUUID } from 'node:crypto';
import { eraseUnproven } from '#lib/auth/account/deletion.ts';
import { signIn, userColumns, type LoginContext, type SignInResult } from '#lib/auth/accounts.ts';
import type { GoogleProfile } from '#lib/auth/google.ts';
import { verifyPassword } from '#lib/auth/passwords.ts';
import { isRefusal, type Refusal, refuse } from '#lib/platform/refusal.ts';
import { logSecurity } from '#lib/platform/security-log.ts';
import { sql } from '#lib/platform/sql.ts';
import type { UsersRow } from '#lib/platform/tables.ts';
import { createWrappedKey } from '#lib/platform/vault.ts';

/** What the person says about an account that has their address already and that nobody has shown to be theirs. */
export type Claim =
  /** Nothing yet: they have just come from Google, signed in here as this person or as nobody. */
  | { kind: 'came'; signedInAs: string | null }
  /** That it is theirs: they know its password. */
  | { kind: 'keep'; password: string }
  /** That they want nothing of it. */
  | { kind: 'begin' };

/** The account that a sign-in with Google led to: a `new` one, also in the place of one that was `erased`, or one that was there. */
type Found = { user: SignInResult['user']; account: 'new' | 'erased' | 'connected' | 'known' };

/**
 * Signs a person in whom Google knows, and makes their account if they have none (docs/contract.md §3.4).
 *
 * Whoever made an account of the same address with a password may have been somebody else, who only typed the address
 * (docs/decisions/028). It becomes connected when it has been shown to be its owner's: by a reset mail, or by the password or
 * a session of it here and now. Otherwise it is erased, and the person is asked first if anything is in it.
 * Refuses `google-unverified`, `google-taken` when the account is another Google account's, `google-undecided` when the person
 * must choose, and `invalid-input` for a wrong password.
 */
export async function signInWithGoogle(
  profile: GoogleProfile,
  claim: Claim,
  login: LoginContext,
): Promise<(SignInResult & Found) | Refusal> {
  const found = await findAccount(profile, claim);
  return isRefusal(found) ? found : { ...found, cookie: await signIn(found.user.id, login) };
}

/** What to say to somebody who has signed in so. */
export function googleGreeting({ user, account }: Found): string {
  const isNew = account === 'new' || account === 'erased';
  const greeting = `${isNew ? `Welcome ${user.first_name}` : 'Welcome back'}! Ready to explore wisdom from great minds?`;
  if (account === 'connected') return `${greeting} Your account is now connected with Google.`;
  if (account !== 'erased') return greeting;
  return `${greeting} An account that somebody had made with your address was removed, with everything in it: nobody had shown that the address was theirs.`;
}

async function findAccount(profile: GoogleProfile, claim: Claim): Promise<Found | Refusal> {
  let isErased = false;
  // Each round sees what came in between: another window of the same person, a registration, a reset mail.
  for (let round = 0; round < 10; round++) {
    const [known] = await sql<
      SignInResult['user'][]
    >`select ${userColumns()} from users where google_id = ${profile.googleId}`;
    if (known !== undefined) return { user: known, account: 'known' };
    if (!profile.emailVerified) return refuse('google-unverified');
    const made = await create(profile);
    if (made !== undefined) return { user: made, account: isErased ? 'erased' : 'new' };
    const account = await accountOf(profile.email);
    if (account === undefined) continue;
    // Another window of the same person has made it since.
    if (account.google_id === profile.googleId) continue;
    if (account.google_id !== null) return refuse('google-taken');
    const about = { account: profile.email, userId: account.id };
    if (account.email_verified_at !== null || (await isShownToBeTheirs(account, claim))) {
      const user = await connect(account, profile);
      if (user === undefined) continue;
      logSecurity({ event: 'security.google-connected', ...about });
      return { user, account: 'connected' };
    }
    if (claim.kind === 'keep') {
      logSecurity({ event: 'security.wrong-password', at: 'google', ...about });
      return refuse('invalid-input', { password: 'This is not the password of that account' });
    }
    if (claim.kind === 'came' && account.holds_something) return refuse('google-undecided');
    if (!(await eraseUnproven(account.id))) continue;
    logSecurity({ event: 'security.account-erased', ...about });
    isErased = true;
  }
  return refuse('google-failed');
}

type Account = Pick<UsersRow, 'id' | 'google_id' | 'password' | 'email_verified_at'> & { holds_something: boolean };

async function accountOf(email: string): Promise<Account | undefined> {
  const [account] = await sql<Account[]>`
    select id, google_id, password, email_verified_at,
      favorite_personalities <> '{}' or exists (select from conversations where user_id = u.id)
        or exists (select from personality_recommendations where user_id = u.id)
        or exists (select from recommendation_votes where user_id = u.id)
        or exists (select from user_feedback where user_id = u.id) as holds_something
    from users u where lower(email) = lower(${email})`;
  return account;
}

async function isShownToBeTheirs({ id, password }: Account, claim: Claim): Promise<boolean> {
  if (claim.kind === 'keep') return verifyPassword(password, claim.password);
  return claim.kind === 'came' && claim.signedInAs === id;
}

async function create({
  googleId,
  email,
  firstName,
  lastName,
  profileImageUrl,
}: GoogleProfile): Promise<SignInResult['user'] | undefined> {
  const id = randomUUID();
  return sql.begin(async (sql) => {
    const [user] = await sql<SignInResult['user'][]>`
      insert into users (id, email, google_id, first_name, last_name, profile_image_url, auth_provider, email_verified_at)
      values (${id}, ${email}, ${googleId}, ${firstName}, ${lastName}, ${profileImageUrl ?? null}, 'google', now())
      on conflict do nothing
      returning ${userColumns()}`;
    if (user !== undefined)
      await sql`insert into user_keys (user_id, wrapped_key) values (${id}, ${createWrappedKey(id)})`;
    return user;
  });
}

/** @returns undefined when the account is not as it was, or the Google account has another one meanwhile */
async function connect(account: Account, { googleId }: GoogleProfile): Promise<SignInResult['user'] | undefined> {
  const [user] = await sql<SignInResult['user'][]>`
    update users set google_id = ${googleId}, email_verified_at = coalesce(email_verified_at, now()), updated_at = now()
    where id = ${account.id} and google_id is null and password is not distinct from ${account.password}
      and not exists (select from users where google_id = ${googleId})
    returning ${userColumns()}`;
  return user;
}

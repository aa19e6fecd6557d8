import { randomUUID } from 'node:crypto';
import type { GoogleProfile } from '#lib/auth/google.ts';
import { hashPassword, verifyPassword } from '#lib/auth/passwords.ts';
import { type CookieToSet, createSession, createSessionByPassword, type SignedIn } from '#lib/auth/sessions.ts';
import { isRefusal, type Refusal, refuse } from '#lib/refusal.ts';
import { sql } from '#lib/sql.ts';
import type { UsersRow } from '#lib/tables.ts';
import { createWrappedKey } from '#lib/vault.ts';

/** From where somebody signs in: what `user_logins` and the session keep of it. */
export interface Visit {
  ipAddress: string;
  userAgent: string | null;
}

/** What a sign-in gives: who it is, and the cookie that says so from now on. */
export interface Welcome {
  user: Omit<SignedIn, 'wrapped_key'>;
  cookie: CookieToSet;
}

const userColumns = sql`id, email, first_name, last_name, role, profile_image_url, auth_provider, favorite_personalities,
  subscription_tier, subscription_status, subscription_expires_at, created_at, updated_at`;

/**
 * Makes an account with its own data key, and signs its owner in (spec.md §5, §7).
 * Refuses `email-taken`, whatever the address's case.
 */
export async function register(
  input: { email: string; password: string; firstName: string; lastName: string },
  visit: Visit,
): Promise<Welcome | Refusal> {
  const id = randomUUID();
  const password = await hashPassword(input.password);
  const user = await sql.begin(async (sql) => {
    const [row] = await sql<Welcome['user'][]>`
      insert into users (id, email, password, first_name, last_name)
      values (${id}, ${input.email}, ${password}, ${input.firstName}, ${input.lastName})
      on conflict (lower(email)) do nothing
      returning ${userColumns}`;
    if (row !== undefined) await sql`insert into user_keys (user_id, wrapped_key) values (${id}, ${createWrappedKey(id)})`;
    return row;
  });
  if (user === undefined) return refuse('email-taken', { email: 'An account with this email address already exists.' });
  return { user, cookie: await signIn(user.id, visit) };
}

/**
 * Signs a person in. Refuses `wrong-credentials` alike, and in the same time, for an unknown address and a wrong password.
 */
export async function logIn(
  input: { email: string; password: string; rememberMe: boolean },
  visit: Visit,
): Promise<Welcome | Refusal> {
  const [row] = await sql<(Welcome['user'] & Pick<UsersRow, 'password'>)[]>`
    select password, ${userColumns} from users where lower(email) = lower(${input.email})`;
  if (!(await verifyPassword(row?.password ?? null, input.password)) || row === undefined) {
    return refuse('wrong-credentials');
  }
  const { password, ...user } = row;
  const cookie = await createSessionByPassword(user.id, password!, sessionData(input.rememberMe, visit));
  if (cookie === null) return refuse('wrong-credentials');
  await noteLogin(user.id, input.rememberMe, visit);
  return { user, cookie };
}

/**
 * Signs a person in whom Google knows, and makes their account if they have none (spec.md §3, users.googleId).
 *
 * An account that has the same address already becomes connected, if Google has verified the address. Whoever made that
 * account by a password may have been somebody else, who only typed the address: unless it has been shown to be theirs, the
 * password stops working and all its sessions end.
 * Refuses `google-unverified`, and `google-taken` when the account is another Google account's.
 */
export async function signInWithGoogle(
  profile: GoogleProfile,
  visit: Visit,
): Promise<(Welcome & { isNew: boolean; lostPassword: boolean }) | Refusal> {
  const [known] = await sql<Welcome['user'][]>`select ${userColumns} from users where google_id = ${profile.googleId}`;
  if (known !== undefined) return { user: known, isNew: false, lostPassword: false, cookie: await signIn(known.id, visit) };
  if (!profile.emailVerified) return refuse('google-unverified');
  const account = (await createWithGoogle(profile)) ?? (await connectGoogle(profile));
  return isRefusal(account) ? account : { ...account, cookie: await signIn(account.user.id, visit) };
}

async function createWithGoogle({ googleId, email, firstName, lastName, profileImageUrl }: GoogleProfile) {
  const id = randomUUID();
  return sql.begin(async (sql) => {
    const [user] = await sql<Welcome['user'][]>`
      insert into users (id, email, google_id, first_name, last_name, profile_image_url, auth_provider, email_verified_at)
      values (${id}, ${email}, ${googleId}, ${firstName}, ${lastName}, ${profileImageUrl ?? null}, 'google', now())
      on conflict do nothing
      returning ${userColumns}`;
    if (user === undefined) return null;
    await sql`insert into user_keys (user_id, wrapped_key) values (${id}, ${createWrappedKey(id)})`;
    return { user, isNew: true, lostPassword: false };
  });
}

async function connectGoogle({ googleId, email }: GoogleProfile) {
  return sql.begin(async (sql) => {
    const [before] = await sql<Pick<UsersRow, 'google_id' | 'password' | 'email_verified_at'>[]>`
      select google_id, password, email_verified_at from users where lower(email) = lower(${email}) for update`;
    if (before !== undefined && before.google_id !== null && before.google_id !== googleId) return refuse('google-taken');
    const lostPassword = before?.password !== null && before?.email_verified_at === null;
    const [user] = await sql<Welcome['user'][]>`
      update users set google_id = ${googleId}, email_verified_at = coalesce(email_verified_at, now()), updated_at = now(),
        password = case when ${lostPassword} then null else password end
      where lower(email) = lower(${email})
      returning ${userColumns}`;
    if (user === undefined) return refuse('google-failed');
    if (lostPassword) await sql`delete from sessions where user_id = ${user.id}`;
    return { user, isNew: false, lostPassword };
  });
}

async function signIn(userId: string, visit: Visit): Promise<CookieToSet> {
  const [cookie] = await Promise.all([createSession(userId, sessionData(false, visit)), noteLogin(userId, false, visit)]);
  return cookie;
}

async function noteLogin(userId: string, rememberMe: boolean, visit: Visit): Promise<void> {
  await sql`
    insert into user_logins (user_id, ip_address, user_agent, remember_me)
    values (${userId}, ${visit.ipAddress}, ${keptUserAgent(visit)}, ${rememberMe})`;
}

const sessionData = (rememberMe: boolean, visit: Visit) => ({ rememberMe, userAgent: keptUserAgent(visit) });
const keptUserAgent = ({ userAgent }: Visit) => userAgent?.slice(0, 512) ?? null;

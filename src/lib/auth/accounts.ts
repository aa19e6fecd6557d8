import { randomUUID } from 'node:crypto';
import { hashPassword, verifyPassword } from '#lib/auth/passwords.ts';
import { type CookieToSet, createSession, createSessionByPassword, type SignedIn } from '#lib/auth/sessions.ts';
import { type Refusal, refuse } from '#lib/platform/refusal.ts';
import { logSecurity } from '#lib/platform/security-log.ts';
import { sql } from '#lib/platform/sql.ts';
import type { UsersRow } from '#lib/platform/tables.ts';
import { createWrappedKey } from '#lib/platform/vault.ts';

/** From where somebody signs in: what `user_logins` and the session keep of it. */
export interface LoginContext {
  ipAddress: string;
  userAgent: string | null;
}

/** What a sign-in gives: who it is, and the cookie that says so from now on. */
export interface SignInResult {
  user: Omit<SignedIn, 'wrapped_key'>;
  cookie: CookieToSet;
}

/** What a sign-in reads of a person. */
export const userColumns =
  () => sql`id, email, first_name, last_name, role, profile_image_url, auth_provider, favorite_personalities,
  subscription_tier, subscription_status, subscription_expires_at, created_at, updated_at`;

/**
 * Makes an account with its own data key, and signs its owner in (docs/contract.md §3.1).
 * Refuses `email-taken`, whatever the address's case.
 */
export async function register(
  input: { email: string; password: string; firstName: string; lastName: string },
  login: LoginContext,
): Promise<SignInResult | Refusal> {
  const id = randomUUID();
  const password = await hashPassword(input.password);
  const user = await sql.begin(async (sql) => {
    const [row] = await sql<SignInResult['user'][]>`
      insert into users (id, email, password, first_name, last_name)
      values (${id}, ${input.email}, ${password}, ${input.firstName}, ${input.lastName})
      on conflict (lower(email)) do nothing
      returning ${userColumns()}`;
    if (row !== undefined)
      await sql`insert into user_keys (user_id, wrapped_key) values (${id}, ${createWrappedKey(id)})`;
    return row;
  });
  if (user === undefined) return refuse('email-taken', { email: 'An account with this email address already exists.' });
  return { user, cookie: await signIn(user.id, login) };
}

/**
 * Signs a person in. Refuses `wrong-credentials` alike, and in the same time, for an unknown address and a wrong password.
 */
export async function logIn(
  input: { email: string; password: string; rememberMe: boolean },
  login: LoginContext,
): Promise<SignInResult | Refusal> {
  const [row] = await sql<(SignInResult['user'] & Pick<UsersRow, 'password'>)[]>`
    select password, ${userColumns()} from users where lower(email) = lower(${input.email})`;
  if (!(await verifyPassword(row?.password ?? null, input.password)) || row === undefined) {
    logSecurity({ event: 'security.wrong-password', at: 'log-in', account: input.email, userId: row?.id ?? null });
    return refuse('wrong-credentials');
  }
  const { password, ...user } = row;
  const cookie = await createSessionByPassword(user.id, password!, sessionData(input.rememberMe, login));
  if (cookie === null) return refuse('wrong-credentials');
  await noteLogin(user.id, input.rememberMe, login);
  return { user, cookie };
}

/** Begins a session for a person, and notes that they came. */
export async function signIn(userId: string, login: LoginContext): Promise<CookieToSet> {
  const [cookie] = await Promise.all([
    createSession(userId, sessionData(false, login)),
    noteLogin(userId, false, login),
  ]);
  return cookie;
}

async function noteLogin(userId: string, rememberMe: boolean, login: LoginContext): Promise<void> {
  await sql`
    insert into user_logins (user_id, ip_address, user_agent, remember_me)
    values (${userId}, ${login.ipAddress}, ${keptUserAgent(login)}, ${rememberMe})`;
}

const sessionData = (rememberMe: boolean, login: LoginContext) => ({ rememberMe, userAgent: keptUserAgent(login) });
const keptUserAgent = ({ userAgent }: LoginContext) => userAgent?.slice(0, 512) ?? null;

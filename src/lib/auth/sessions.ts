import { randomBytes } from 'node:crypto';
import { Lucia, TimeSpan } from 'lucia';
import { type SessionData, sessionStore, type UserRow } from '#lib/auth/session-store.ts';
import { config } from '#lib/config.ts';
import { sql } from '#lib/sql.ts';

declare module 'lucia' {
  interface Register {
    Lucia: typeof remembered;
    DatabaseSessionAttributes: { sess: SessionData };
    DatabaseUserAttributes: UserRow;
  }
}

/** The signed-in person as pages and endpoints see them: the row without its secrets, and the wrapped data key. */
export type SignedIn = UserRow & { id: string };

/** The cookie that carries the session's id. */
export const sessionCookie = 'session';

/**
 * Two lifetimes (contract.md §3): remembered sessions last 30 days and slide; the others end with the browser, and on the
 * server after 24 idle hours. The id itself says which one it is (`r` or `s` in front); as it is stored hashed, nobody can
 * turn one into the other.
 */
const rememberedFor = new TimeSpan(30, 'd');
const idleFor = new TimeSpan(24, 'h');
export const lifetimesMs = { remembered: rememberedFor.milliseconds(), passing: idleFor.milliseconds() };
const remembered = lucia(rememberedFor);
const passing = lucia(idleFor);

const lifetimeOf = (id: string) =>
  isRemembered(id)
    ? { lucia: remembered, lifetimeMs: lifetimesMs.remembered, slideAfterMs: new TimeSpan(1, 'd').milliseconds() }
    : { lucia: passing, lifetimeMs: lifetimesMs.passing, slideAfterMs: new TimeSpan(5, 'm').milliseconds() };

/** A Set-Cookie to send, in the parts that Astro's cookies take. */
export interface CookieToSet {
  name: string;
  value: string;
  options: { httpOnly: true; sameSite: 'lax'; secure: boolean; path: '/'; maxAge?: number };
}

/** Whether the session of this id is one that outlives the browser. */
export const isRemembered = (id: string): boolean => id.startsWith('r');

/** Signs a person in: a new session, and the cookie that carries it. */
export async function createSession(userId: string, data: SessionData): Promise<CookieToSet> {
  const id = (data.rememberMe ? 'r' : 's') + randomBytes(24).toString('base64url');
  await lifetimeOf(id).lucia.createSession(userId, { sess: data }, { sessionId: id });
  return cookieFor(id);
}

/**
 * Signs a person in whose password was checked. Whoever changes a password ends the sessions that there are, and must not miss
 * the one that begins at that moment by the password of before: behind their lock on the person, either the change is seen here,
 * or the session there, which is looked for only after the change.
 * @param checked the hash that the password was compared with
 * @returns null when the password has been changed since
 */
export async function createSessionByPassword(userId: string, checked: string, data: SessionData): Promise<CookieToSet | null> {
  const cookie = await createSession(userId, data);
  const [person] = await sql`select 1 from users where id = ${userId} and password = ${checked} for share`;
  if (person !== undefined) return cookie;
  await endSession(cookie.value);
  return null;
}

/**
 * Who a session id belongs to, or null when it is unknown or over. Slides the session's end when it is used.
 * @returns the person, and the cookie to send again if its own end must slide too
 */
export async function findSession(id: string): Promise<{ user: SignedIn; cookie: CookieToSet | null } | null> {
  const { lucia, lifetimeMs, slideAfterMs } = lifetimeOf(id);
  const { session, user } = await lucia.validateSession(id);
  if (session === null) return null;
  // Lucia slides only in the second half of the lifetime; an idle time of 24 hours needs it sooner.
  const used = session.expiresAt.getTime() < Date.now() + lifetimeMs - slideAfterMs;
  if (used) await sessionStore.updateSessionExpiration(id, new Date(Date.now() + lifetimeMs));
  return { user, cookie: (used || session.fresh) && lucia === remembered ? cookieFor(id) : null };
}

/** Ends one session, here and in the database. */
export async function endSession(id: string): Promise<void> {
  await sessionStore.deleteSession(id);
}

/** Removes sessions that are over; upkeep runs it. */
export async function deleteExpiredSessions(): Promise<void> {
  await sessionStore.deleteExpiredSessions();
}

/** The cookie that takes the session's cookie away. */
export function blankCookie(): CookieToSet {
  return { ...cookieFor('s'), value: '', options: { ...cookieFor('s').options, maxAge: 0 } };
}

function cookieFor(id: string): CookieToSet {
  return {
    name: sessionCookie,
    value: id,
    options: {
      httpOnly: true,
      sameSite: 'lax',
      secure: config.secureCookies,
      path: '/',
      ...(isRemembered(id) && { maxAge: rememberedFor.seconds() }),
    },
  };
}

function lucia(lifetime: TimeSpan) {
  return new Lucia(sessionStore, {
    sessionExpiresIn: lifetime,
    getSessionAttributes: ({ sess }) => ({ rememberMe: sess.rememberMe }),
    getUserAttributes: (row) => row,
  });
}

import { Cookie, generateIdFromEntropySize, Lucia, TimeSpan } from 'lucia';
import { type SessionData, sessionStore, type UserRow } from '#lib/auth/session-store.ts';
import { config } from '#lib/platform/config.ts';
import { lazy } from '#lib/platform/lazy.ts';
import { sql } from '#lib/platform/sql.ts';

declare module 'lucia' {
  interface Register {
    Lucia: ReturnType<typeof lucia>;
    DatabaseSessionAttributes: { sess: SessionData };
    DatabaseUserAttributes: UserRow;
  }
}

/** The signed-in person as pages and endpoints see them: the row without its secrets, and the wrapped data key. */
export type SignedIn = UserRow & { id: string };

/** The cookie that carries the session's id. */
export const sessionCookie = 'session';

/**
 * Two lifetimes (docs/contract.md §3.2): remembered sessions last 30 days and slide; the others end with the browser, and on the
 * server after 24 idle hours. The id itself says which one it is (`r` or `s` in front); as it is stored hashed, nobody can
 * turn one into the other.
 */
const lifetimes = { remembered: new TimeSpan(30, 'd'), passing: new TimeSpan(24, 'h') };
export const lifetimesMs = {
  remembered: lifetimes.remembered.milliseconds(),
  passing: lifetimes.passing.milliseconds(),
};
const remembered = lazy(() => lucia(lifetimes.remembered, new TimeSpan(1, 'd')));
const passing = lazy(() => lucia(lifetimes.passing, new TimeSpan(5, 'm')));
const luciaOf = (id: string) => (isRemembered(id) ? remembered() : passing());

/** A Set-Cookie to send, as Lucia makes it. */
export type CookieToSet = Cookie;

/** Whether the session of this id is one that outlives the browser. */
export const isRemembered = (id: string): boolean => id.startsWith('r');

/** Signs a person in: a new session, and the cookie that carries it. */
export async function createSession(userId: string, data: SessionData): Promise<CookieToSet> {
  const sessionId = (data.rememberMe ? 'r' : 's') + generateIdFromEntropySize(25);
  await luciaOf(sessionId).createSession(userId, { sess: data }, { sessionId });
  return cookieFor(sessionId);
}

/**
 * Signs a person in whose password was checked. Whoever changes a password ends the sessions that there are, and must not miss
 * the one that begins at that moment by the password of before: behind their lock on the person, either the change is seen here,
 * or the session there, which is looked for only after the change.
 * @param checked the hash that the password was compared with
 * @returns null when the password has been changed since
 */
export async function createSessionByPassword(
  userId: string,
  checked: string,
  data: SessionData,
): Promise<CookieToSet | null> {
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
  const { session, user } = await luciaOf(id).validateSession(id);
  if (session === null) return null;
  // A cookie that ends with the browser has no end that slides. Sent again, it could come after that of a sign-in meanwhile.
  return { user, cookie: session.fresh && isRemembered(id) ? cookieFor(id) : null };
}

/** Ends one session, here and in the database. */
export async function endSession(id: string): Promise<void> {
  await luciaOf(id).invalidateSession(id);
}

/** Removes sessions that are over; maintenance runs it. */
export async function deleteExpiredSessions(): Promise<void> {
  await remembered().deleteExpiredSessions();
}

/** The cookie that takes the session's cookie away. */
export function blankCookie(): CookieToSet {
  return remembered().createBlankSessionCookie();
}

function cookieFor(id: string): CookieToSet {
  const cookie = luciaOf(id).createSessionCookie(id);
  if (isRemembered(id)) return cookie;
  // Lucia gives every cookie an end of its own; one without ends with the browser.
  const { maxAge: _, ...untilClosed } = cookie.attributes;
  return new Cookie(cookie.name, cookie.value, untilClosed);
}

function lucia(lifetime: TimeSpan, slideAfter: TimeSpan) {
  return new Lucia(sessionStore(lifetime, slideAfter), {
    sessionExpiresIn: lifetime,
    sessionCookie: { name: sessionCookie, attributes: { secure: config.secureCookies } },
    getSessionAttributes: ({ sess }) => ({ rememberMe: sess.rememberMe }),
    getUserAttributes: (row) => row,
  });
}

import { parse } from 'bowser';
import { hashed, isHash, type SessionData } from '#lib/auth/session-store.ts';
import { lifetimesMs, type SignedIn } from '#lib/auth/sessions.ts';
import { type Refusal, refuse } from '#lib/platform/refusal.ts';
import { sql } from '#lib/platform/sql.ts';
import type { SessionsRow } from '#lib/platform/tables.ts';

/** A place where a person is signed in. */
export interface SignedInPlace {
  /** The hash that the session is stored under: enough to end it, of no use to open it. */
  id: string;
  /** For example "Firefox on Linux". */
  browser: string;
  isPhone: boolean;
  since: Date;
  /** To a few minutes; where the person is remembered, to a day. */
  lastActive: Date;
  isThisOne: boolean;
}

/** Where a person is signed in, this place first, then the latest. */
export async function listSignedInPlaces(user: SignedIn, sessionId: string): Promise<SignedInPlace[]> {
  const rows = await sql<(Pick<SessionsRow, 'sid' | 'expire' | 'created_at'> & { sess: SessionData })[]>`
    select sid, sess, expire, created_at from sessions
    where user_id = ${user.id} and expire > now()
    order by sid = ${hashed(sessionId)} desc, expire desc, sid limit 200`;
  return rows.map(({ sid, sess, expire, created_at }) => ({
    id: sid,
    ...describe(sess.userAgent),
    since: created_at,
    lastActive: new Date(
      Math.max(created_at.getTime(), expire.getTime() - lifetimesMs[sess.rememberMe ? 'remembered' : 'passing']),
    ),
    isThisOne: sid === hashed(sessionId),
  }));
}

/** Signs a person out somewhere. Refuses `not-found` for a session that is over or somebody else's. */
export async function endSignedInPlace(user: SignedIn, id: string): Promise<null | Refusal> {
  if (!isHash(id)) return refuse('not-found');
  const ended = await sql`delete from sessions where sid = ${id} and user_id = ${user.id} returning sid`;
  return ended.length === 0 ? refuse('not-found') : null;
}

function describe(userAgent: string | null): Pick<SignedInPlace, 'browser' | 'isPhone'> {
  if (!userAgent) return { browser: 'Unknown browser', isPhone: false };
  const { browser, os, platform } = parse(userAgent);
  const name = browser.name || 'Unknown browser';
  return { browser: os.name ? `${name} on ${os.name}` : name, isPhone: platform.type === 'mobile' };
}

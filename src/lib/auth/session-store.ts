import { createHash } from 'node:crypto';
import { PostgresJsAdapter } from '@lucia-auth/adapter-postgresql';
import type { Adapter, DatabaseSession, DatabaseUser, TimeSpan } from 'lucia';
import { sql } from '#lib/platform/sql.ts';
import type { SessionsRow, UserKeysRow, UsersRow } from '#lib/platform/tables.ts';

/** What `sessions.sess` holds. */
export interface SessionData {
  rememberMe: boolean;
  userAgent: string | null;
}

/** What a request learns of the signed-in person: no password hash, no reset token, no provider ids. */
export type UserRow = Pick<
  UsersRow,
  | 'email'
  | 'first_name'
  | 'last_name'
  | 'role'
  | 'profile_image_url'
  | 'auth_provider'
  | 'favorite_personalities'
  | 'subscription_tier'
  | 'subscription_status'
  | 'subscription_expires_at'
  | 'created_at'
  | 'updated_at'
> &
  /** Opens the person's vault. */
  Pick<UserKeysRow, 'wrapped_key'>;

/** SHA-256 of an id: what `sessions.sid` holds (docs/contract.md §3.2). */
export const hashed = (id: string) => createHash('sha256').update(id).digest('base64url');

/** Whether a value could be such a hash at all: any other names no session, and may hold what PostgreSQL takes for no text. */
export const isHash = (value: string) => /^[\w-]{43}$/.test(value);

/** Lucia's own adapter, which asks once for session and person instead of twice, and for named columns instead of all. */
class JoiningAdapter extends PostgresJsAdapter {
  override async getSessionAndUser(sid: string): Promise<[DatabaseSession | null, DatabaseUser | null]> {
    const [row] = await sql<(UserRow & Pick<UsersRow, 'id'> & Pick<SessionsRow, 'expire'> & { sess: SessionData })[]>`
      select s.sess, s.expire, u.id, u.email, u.first_name, u.last_name, u.role, u.profile_image_url, u.auth_provider,
        u.favorite_personalities, u.subscription_tier, u.subscription_status, u.subscription_expires_at, u.created_at,
        u.updated_at, k.wrapped_key
      from sessions s join users u on u.id = s.user_id join user_keys k on k.user_id = u.id
      where s.sid = ${sid}`;
    if (row === undefined) return [null, null];
    const { sess, expire, id: userId, ...attributes } = row;
    return [
      { id: sid, userId, expiresAt: expire, attributes: { sess } },
      { id: userId, attributes },
    ];
  }
}

/** Keeps ids from the database, which gets their hashes; Lucia itself stores them as they are. */
function hashedIds(adapter: Adapter): Adapter {
  return {
    async getSessionAndUser(id) {
      const [session, user] = await adapter.getSessionAndUser(hashed(id));
      return [session && { ...session, id }, user];
    },
    getUserSessions: (userId) => adapter.getUserSessions(userId),
    setSession: (session) => adapter.setSession({ ...session, id: hashed(session.id) }),
    updateSessionExpiration: (id, expiresAt) => adapter.updateSessionExpiration(hashed(id), expiresAt),
    deleteSession: (id) => adapter.deleteSession(hashed(id)),
    deleteUserSessions: (userId) => adapter.deleteUserSessions(userId),
    deleteExpiredSessions: () => adapter.deleteExpiredSessions(),
  };
}

/**
 * What Lucia stores sessions of one lifetime in. Lucia lets a session slide in the second half of its lifetime. That is too late
 * for one that ends after 24 idle hours, so a session whose last slide is longer ago than `slideAfter` is shown to Lucia as half over.
 */
export function sessionStore(lifetime: TimeSpan, slideAfter: TimeSpan): Adapter {
  const store = hashedIds(new JoiningAdapter(sql, { user: 'users', session: 'auth_sessions' }));
  return {
    ...store,
    async getSessionAndUser(id) {
      const [session, user] = await store.getSessionAndUser(id);
      if (session === null) return [null, null];
      const lastSlideMs = session.expiresAt.getTime() - lifetime.milliseconds();
      if (Date.now() < lastSlideMs + slideAfter.milliseconds()) return [session, user];
      const halfOverMs = Date.now() + lifetime.milliseconds() / 2;
      return [{ ...session, expiresAt: new Date(Math.min(session.expiresAt.getTime(), halfOverMs)) }, user];
    },
  };
}

import { createHash } from 'node:crypto';
import { PostgresJsAdapter } from '@lucia-auth/adapter-postgresql';
import type { Adapter, DatabaseSession, DatabaseUser } from 'lucia';
import { sql } from '#lib/sql.ts';
import type { SessionsRow, UserKeysRow, UsersRow } from '#lib/tables.ts';

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

const lucias = new PostgresJsAdapter(sql, { user: 'users', session: 'auth_sessions' });

/** SHA-256 of an id: what `sessions.sid` holds (contract.md §3). */
export const hashed = (id: string) => createHash('sha256').update(id).digest('base64url');

/** Whether a value could be such a hash at all: any other names no session, and may hold what PostgreSQL takes for no text. */
export const isHash = (value: string) => /^[\w-]{43}$/.test(value);

/** Lucia's adapter over `sessions`, with ids stored hashed, and one joined query a request instead of two. */
export const sessionStore: Adapter = {
  async getSessionAndUser(id): Promise<[DatabaseSession | null, DatabaseUser | null]> {
    const [row] = await sql<(UserRow & Pick<UsersRow, 'id'> & Pick<SessionsRow, 'expire'> & { sess: SessionData })[]>`
      select s.sess, s.expire, u.id, u.email, u.first_name, u.last_name, u.role, u.profile_image_url, u.auth_provider,
        u.favorite_personalities, u.subscription_tier, u.subscription_status, u.subscription_expires_at, u.created_at,
        u.updated_at, k.wrapped_key
      from sessions s join users u on u.id = s.user_id join user_keys k on k.user_id = u.id
      where s.sid = ${hashed(id)}`;
    if (row === undefined) return [null, null];
    const { sess, expire, id: userId, ...attributes } = row;
    return [
      { id, userId, expiresAt: expire, attributes: { sess } },
      { id: userId, attributes },
    ];
  },
  getUserSessions: (userId) => lucias.getUserSessions(userId),
  setSession: (session) => lucias.setSession({ ...session, id: hashed(session.id) }),
  updateSessionExpiration: (id, expiresAt) => lucias.updateSessionExpiration(hashed(id), expiresAt),
  deleteSession: (id) => lucias.deleteSession(hashed(id)),
  deleteUserSessions: (userId) => lucias.deleteUserSessions(userId),
  deleteExpiredSessions: () => lucias.deleteExpiredSessions(),
};

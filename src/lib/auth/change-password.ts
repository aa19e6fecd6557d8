import { hashPassword, verifyPassword } from '#lib/auth/passwords.ts';
import { type CookieToSet, createSessionByPassword, isRemembered } from '#lib/auth/sessions.ts';
import { type Refusal, refuse } from '#lib/platform/refusal.ts';
import { logSecurity } from '#lib/platform/security-log.ts';
import { sql } from '#lib/platform/sql.ts';
import type { UsersRow } from '#lib/platform/tables.ts';

/**
 * Changes a person's password (docs/contract.md §3.3). Ends all their sessions, since somebody else may hold even the id of this one, and
 * begins a new one for whoever asks. A reset link that is on its way works no more.
 * Refuses `invalid-input` under `currentPassword` when that is wrong, or when there is none to change; `signed-out` when it has
 * been changed again since, elsewhere.
 * @param session the id of the session that asks, and the browser it is in
 * @returns the cookie of the new session
 */
export async function changePassword(
  userId: string,
  input: { currentPassword: string; newPassword: string },
  session: { id: string; userAgent: string | null },
): Promise<CookieToSet | Refusal> {
  const stored = await storedPassword(userId);
  if (stored === null) {
    return refuse('invalid-input', {
      currentPassword: 'Your account has no password yet. Please set one with a reset email.',
    });
  }
  if (!(await verifyPassword(stored, input.currentPassword))) {
    logSecurity({ event: 'security.wrong-password', at: 'change-password' });
    return wrongPassword();
  }
  const password = await hashPassword(input.newPassword);
  const isChanged = await sql.begin(async (sql) => {
    const [person] = await sql`
      update users set password = ${password}, reset_token = null, reset_token_expiry = null, updated_at = now()
      where id = ${userId} and password = ${stored} returning id`;
    // In a statement of its own, behind the lock of the change: it sees every session that had begun by then.
    if (person !== undefined) await sql`delete from sessions where user_id = ${userId}`;
    return person !== undefined;
  });
  // Changed in another tab in the meantime.
  if (!isChanged) return wrongPassword();
  logSecurity({ event: 'security.password-changed' });
  const data = { rememberMe: isRemembered(session.id), userAgent: session.userAgent?.slice(0, 512) ?? null };
  return (await createSessionByPassword(userId, password, data)) ?? refuse('signed-out');
}

const wrongPassword = () => refuse('invalid-input', { currentPassword: 'Your current password is not correct.' });

async function storedPassword(userId: string): Promise<string | null> {
  const [row] = await sql<Pick<UsersRow, 'password'>[]>`select password from users where id = ${userId}`;
  return row?.password ?? null;
}

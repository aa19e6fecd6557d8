import postgres from 'postgres';
import { verifyPassword } from '#lib/auth/passwords.ts';
import type { SignedIn } from '#lib/auth/sessions.ts';
import { useLimit } from '#lib/platform/limits.ts';
import { type Refusal, refuse } from '#lib/platform/refusal.ts';
import { logSecurity } from '#lib/platform/security-log.ts';
import { sql } from '#lib/platform/sql.ts';
import type { UsersRow } from '#lib/platform/tables.ts';

/**
 * Deletes an account with all that is the person's, their key among it. What is counted stays, without the person. A backup that was
 * made before still holds all of it (docs/decisions/034).
 * Refuses `invalid-input` for a wrong password, or for a wrong address where there is no password.
 */
export async function deleteAccount(
  user: SignedIn,
  given: { password?: string | undefined; email?: string | undefined },
): Promise<null | Refusal> {
  const refused = (await useLimit('confirm-password', user.id)) ?? (await confirm(user, given));
  if (refused !== null) return refused;
  await eraseAtLast(user.id);
  return null;
}

/**
 * Erases an account that nobody has shown to be theirs (docs/decisions/028), as its owner would delete it.
 * @returns whether it is erased: false when somebody has shown it by now, or it is gone
 */
export const eraseUnproven = (userId: string): Promise<boolean> => eraseAtLast(userId, { onlyUnproven: true });

async function eraseAtLast(userId: string, condition = { onlyUnproven: false }): Promise<boolean> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await erase(userId, condition);
    } catch (error) {
      if (attempt === mostAttempts || !isInterrupted(error)) throw error;
    }
  }
}

/** How often it is tried when something of the person's, in another tab, comes in between. */
const mostAttempts = 5;

async function erase(userId: string, { onlyUnproven }: { onlyUnproven: boolean }): Promise<boolean> {
  return sql.begin(async (sql) => {
    // In the order of a worker that stores an answer, of a send and of a reaction, so that neither waits for the other for
    // ever. Once the person is locked nothing new becomes theirs.
    await sql`select from conversations where user_id = ${userId} order by id for update`;
    await sql`
      select from answers a join conversations c on c.id = a.conversation_id
      where c.user_id = ${userId} order by a.id for update of a`;
    const [person] = await sql<Pick<UsersRow, 'email' | 'email_verified_at'>[]>`
      select email, email_verified_at from users where id = ${userId} for update`;
    if (person === undefined || (onlyUnproven && person.email_verified_at !== null)) return false;
    await sql`update question_analytics set question = null, user_id = null where user_id = ${userId}`;
    await sql`update user_logins set ip_address = null, user_agent = null, user_id = null where user_id = ${userId}`;
    await sql`update user_feedback set comment = null, user_id = null where user_id = ${userId}`;
    // Not counted yet.
    await sql`delete from activity_events where user_id = ${userId}`;
    // All else goes with the person: sessions, key, conversations, messages, answers, recommendations, votes.
    await sql`delete from users where id = ${userId}`;
    // Asked for and not sent yet.
    await sql`delete from password_reset_requests where lower(email) = lower(${person.email})`;
    return true;
  });
}

/** Whether the database has ended one of two that waited for each other. */
const isInterrupted = (error: unknown) => error instanceof postgres.PostgresError && error.code === '40P01';

async function confirm(
  user: SignedIn,
  { password, email }: { password?: string | undefined; email?: string | undefined },
): Promise<null | Refusal> {
  const [row] = await sql<Pick<UsersRow, 'password'>[]>`select password from users where id = ${user.id}`;
  if (row?.password) {
    if (!password) return refuse('invalid-input', { password: 'Please enter your password' });
    if (await verifyPassword(row.password, password)) return null;
    logSecurity({ event: 'security.wrong-password', at: 'delete-account' });
    return refuse('invalid-input', { password: 'This is not your password' });
  }
  const isRight = email?.toLowerCase() === user.email.toLowerCase();
  return isRight ? null : refuse('invalid-input', { email: 'This is not the email address of your account' });
}

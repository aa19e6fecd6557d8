import postgres from 'postgres';
import { verifyPassword } from '#lib/auth/passwords.ts';
import type { SignedIn } from '#lib/auth/sessions.ts';
import { useLimit } from '#lib/limits.ts';
import { type Refusal, refuse } from '#lib/refusal.ts';
import { sql } from '#lib/sql.ts';
import type { UsersRow } from '#lib/tables.ts';

/**
 * Deletes an account with all that is the person's, their key among it: what a backup still holds of their words opens no
 * more. What is counted stays, without the person.
 * Refuses `invalid-input` for a wrong password, or for a wrong address where there is no password.
 */
export async function deleteAccount(
  user: SignedIn,
  given: { password?: string | undefined; email?: string | undefined },
): Promise<null | Refusal> {
  const refused = (await useLimit('confirm-password', user.id)) ?? (await confirm(user, given));
  if (refused !== null) return refused;
  for (let attempt = 1; ; attempt++) {
    try {
      await erase(user.id);
      return null;
    } catch (error) {
      if (attempt === mostAttempts || !isInterrupted(error)) throw error;
    }
  }
}

/** How often it is tried when something of the person's, in another tab, comes in between. */
const mostAttempts = 5;

async function erase(userId: string): Promise<void> {
  await sql.begin(async (sql) => {
    // In the order of a worker that stores an answer, of a send and of a reaction, so that neither waits for the other for
    // ever. Once the person is locked nothing new becomes theirs.
    await sql`select from conversations where user_id = ${userId} order by id for update`;
    await sql`
      select from answers a join conversations c on c.id = a.conversation_id
      where c.user_id = ${userId} order by a.id for update of a`;
    await sql`select from users where id = ${userId} for update`;
    await sql`update question_analytics set question = null, user_id = null where user_id = ${userId}`;
    await sql`update user_logins set ip_address = null, user_agent = null, user_id = null where user_id = ${userId}`;
    await sql`update user_feedback set comment = null, user_id = null where user_id = ${userId}`;
    // Not counted yet.
    await sql`delete from activity_events where user_id = ${userId}`;
    // All else goes with the person: sessions, key, conversations, messages, answers, recommendations, votes.
    const [person] = await sql<Pick<UsersRow, 'email'>[]>`delete from users where id = ${userId} returning email`;
    // Asked for and not sent yet.
    if (person !== undefined) await sql`delete from password_reset_requests where lower(email) = lower(${person.email})`;
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
    const isRight = await verifyPassword(row.password, password);
    return isRight ? null : refuse('invalid-input', { password: 'This is not your password' });
  }
  const isRight = email?.toLowerCase() === user.email.toLowerCase();
  return isRight ? null : refuse('invalid-input', { email: 'This is not the email address of your account' });
}

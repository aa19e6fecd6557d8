import { createHash, randomUUID } from 'node:crypto';
import { hashPassword } from '#lib/auth/passwords.ts';
import { mailAttempts, openQueue } from '#lib/jobs/queues.ts';
import { log } from '#lib/platform/log.ts';
import { type Refusal, refuse } from '#lib/platform/refusal.ts';
import { logSecurity } from '#lib/platform/security-log.ts';
import { sql } from '#lib/platform/sql.ts';
import type { PasswordResetRequestsRow, UsersRow } from '#lib/platform/tables.ts';

const mails = openQueue('reset-mail');

/**
 * Asks for a reset mail. Does the same for a known and an unknown address: who it belongs to is looked up by the worker
 * (src/lib/auth/reset-mail.ts). Whoever asks again while their mail still waits gets one mail, not two of which the first is dead.
 */
export async function askForReset(email: string): Promise<void> {
  const [request] = await sql<Pick<PasswordResetRequestsRow, 'id'>[]>`
    insert into password_reset_requests (id, email) values (${randomUUID()}, ${email})
    on conflict (lower(email)) do update set updated_at = now()
    returning id`;
  logSecurity({ event: 'security.reset-asked', account: email });
  // Not waited for: the row stands, and maintenance enqueues it if the queue is down.
  enqueueResetMail(request!.id).catch((error: unknown) => {
    log.warn({ err: error, requestId: request!.id }, 'reset mail not enqueued');
  });
}

/** Enqueues requests whose job got lost or has failed for good, until they are an hour old; maintenance runs it. */
export async function mendResetRequests(): Promise<void> {
  const old = await sql`delete from password_reset_requests where updated_at < now() - interval '1 hour'`;
  if (old.count > 0) log.error({ requests: old.count }, 'reset mails given up: they could not be sent for an hour');
  const left = await sql<Pick<PasswordResetRequestsRow, 'id'>[]>`
    select id from password_reset_requests where updated_at < now() - interval '15 seconds'
    order by updated_at limit 1000`;
  for (const { id } of left) await enqueueResetMail(id);
}

/** Puts a reset mail to work. A job of the same request that still lives makes the new one nothing. */
async function enqueueResetMail(requestId: string): Promise<void> {
  await (await mails()).add('reset-mail', { requestId }, { jobId: requestId, ...mailAttempts });
}

/** What `users.reset_token` holds of a token: its SHA-256 (docs/contract.md §3.3). */
export function hashResetToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/**
 * Sets a new password with the token of a reset mail, and ends every session of that person. One statement uses the token up, so
 * of two requests at once only one succeeds. Refuses `reset-token` when it is unknown, used, or older than an hour.
 * @returns whose password it is
 */
export async function resetPassword(input: {
  token: string;
  password: string;
}): Promise<Refusal | Pick<UsersRow, 'id' | 'email'>> {
  const token = hashResetToken(input.token);
  // First, so that nobody without a token can make the server hash: that is dear by design.
  const [found] = await sql`select 1 from users where reset_token = ${token} and reset_token_expiry > now()`;
  if (found === undefined) return refuse('reset-token');
  const password = await hashPassword(input.password);
  const person = await sql.begin(async (sql) => {
    const [owner] = await sql<Pick<UsersRow, 'id' | 'email'>[]>`
      update users set password = ${password}, reset_token = null, reset_token_expiry = null, updated_at = now(),
        email_verified_at = coalesce(email_verified_at, now())
      where reset_token = ${token} and reset_token_expiry > now()
      returning id, email`;
    if (owner === undefined) return undefined;
    // In a statement of its own, behind the lock of the change: it sees every session that had begun by then.
    await sql`delete from sessions where user_id = ${owner.id}`;
    await sql`delete from password_reset_requests where lower(email) = lower(${owner.email})`;
    return owner;
  });
  if (person === undefined) return refuse('reset-token');
  logSecurity({ event: 'security.reset-done', account: person.email, userId: person.id });
  return person;
}

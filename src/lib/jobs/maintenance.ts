import { mendResetRequests } from '#lib/auth/resets.ts';
import { deleteExpiredSessions } from '#lib/auth/sessions.ts';
import { enqueueAnswer } from '#lib/answers/answer-queue.ts';
import { purgeDeleted } from '#lib/conversations/purge.ts';
import { deleteExpiredFlashes } from '#lib/http/flash.ts';
import { throttledWarning } from '#lib/jobs/throttled-warning.ts';
import { log } from '#lib/platform/log.ts';
import { deleteOldMails } from '#lib/platform/mail.ts';
import { retireKey } from '#lib/platform/operator-keys.ts';
import { sql } from '#lib/platform/sql.ts';
import type { AnswersRow, UserKeysRow } from '#lib/platform/tables.ts';
import { olderKeyIds, rewrapKey } from '#lib/platform/vault.ts';

/**
 * What must be done now and then: the job `upkeep`. An answer that is open with no live job is put to work again (a job
 * of its own that still lives makes the new one nothing), and what is over is removed. What fails keeps nothing else from being done;
 * the next maintenance tries it again.
 */
export async function maintain(): Promise<void> {
  const steps = {
    reviveAnswers,
    purgeDeleted: () => purgeDeleted(),
    mendResetRequests,
    deleteExpiredSessions,
    deleteExpiredFlashes,
    rewrapKeys,
    deleteOldMails,
    deleteExpiredLimits,
  };
  for (const [step, run] of Object.entries(steps)) {
    await run().catch((error: unknown) => log.error({ err: error, step }, 'upkeep failed'));
  }
}

async function reviveAnswers(): Promise<void> {
  const open = await sql<Pick<AnswersRow, 'id' | 'asking'>[]>`
    select id, asking from answers where state in ('asked', 'writing') and updated_at < now() - interval '15 seconds'
    order by updated_at limit 1000`;
  // One by one, since they are few: adding in bulk was measured to make each single send on PostgreSQL 5 ms slower.
  for (const { id, asking } of open) await enqueueAnswer({ answerId: id, asking });
}

async function deleteExpiredLimits(): Promise<void> {
  await sql`delete from rate_limits where expire < ${Date.now()}`;
}

const warnOfKey = throttledWarning({}, 'key not wrapped with the newest ENCRYPTION_KEY');

/** Keys that are wrapped anew at a time. */
const rewrapBatch = 1_000;

/** After a new ENCRYPTION_KEY: wraps people's keys with it, some at a time, until the old one is not needed any more. */
async function rewrapKeys(): Promise<void> {
  const older = olderKeyIds();
  if (older.length === 0) return;
  const isLastBatch = (await rewrapSome(older)) < rewrapBatch;
  // What is still wrapped with an older key then opens with none.
  if (isLastBatch) for (const id of older) await retireKey(sql, id);
}

/** How many keys there were to be wrapped anew, in this batch. */
async function rewrapSome(older: Buffer[]): Promise<number> {
  const old = await sql<Pick<UserKeysRow, 'user_id' | 'wrapped_key'>[]>`
    select user_id, wrapped_key from user_keys
    where substring(wrapped_key from 1 for 4) in ${sql(older)} limit ${rewrapBatch}`;
  const rewrapped = old.flatMap(({ user_id, wrapped_key }) => {
    try {
      return [{ user_id, wrapped_key: rewrapKey(user_id, wrapped_key).toString('hex') }];
    } catch (error) {
      warnOfKey(error);
      return [];
    }
  });
  if (rewrapped.length === 0) return old.length;
  await sql`
    update user_keys k set wrapped_key = decode(n.wrapped_key, 'hex')
    from jsonb_to_recordset(${sql.json(rewrapped)}) as n (user_id uuid, wrapped_key text)
    where k.user_id = n.user_id`;
  log.info({ keys: rewrapped.length }, 'keys wrapped with the newest ENCRYPTION_KEY');
  return old.length;
}

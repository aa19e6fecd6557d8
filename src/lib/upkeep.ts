import { deleteExpiredSessions } from '#lib/auth/sessions.ts';
import { enqueueAnswer } from '#lib/chat/await-answer.ts';
import { deleteExpiredFlashes } from '#lib/http/flash.ts';
import { sql } from '#lib/sql.ts';
import type { AnswersRow } from '#lib/tables.ts';

/**
 * What must be done now and then: the job `upkeep`. An answer that is open with no live job is put to work again (a job
 * of its own that still lives makes the new one nothing), and what is over is removed.
 */
export async function upkeep(): Promise<void> {
  const open = await sql<Pick<AnswersRow, 'id'>[]>`
    select id from answers where state in ('asked', 'writing') and updated_at < now() - interval '15 seconds'
    order by updated_at limit 1000`;
  for (const { id } of open) await enqueueAnswer(id);
  await deleteExpiredSessions();
  await deleteExpiredFlashes();
  await sql`delete from rate_limits where expire < ${Date.now()}`;
}

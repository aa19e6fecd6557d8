import { setTimeout as sleep } from 'node:timers/promises';
import { isQueueUp } from '#lib/chat/answer-queue.ts';
import { sql } from '#lib/sql.ts';

/** A part that has not answered by then counts as missing. */
const patienceMs = 2_000;

/** Which of the parts a request needs do not answer: `database`, `queue`. */
export async function findMissing(): Promise<string[]> {
  const parts = { database: () => sql`select 1`, queue: isQueueUp };
  const answers = await Promise.all(
    Object.entries(parts).map(async ([part, ask]) => {
      const isUp = await Promise.race([ask().then(() => true), sleep(patienceMs, false)]).catch(() => false);
      return isUp ? [] : [part];
    }),
  );
  return answers.flat();
}

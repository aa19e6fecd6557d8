import { setTimeout as sleep } from 'node:timers/promises';
import { isQueueUp } from '#lib/answers/answer-queue.ts';
import { throttledWarning } from '#lib/jobs/throttled-warning.ts';
import { keysChecked } from '#lib/platform/operator-keys.ts';
import { sql } from '#lib/platform/sql.ts';
import { newestMigration } from '#lib/platform/tables.ts';

/** A part that has not answered by then counts as missing: probes are to be answered within two seconds. */
const patienceMs = 1_000;
/** A part that was asked so long ago and is still silent is asked anew: its connection may be a dead one. */
const silenceMs = 5_000;
/** For so long a finding answers all who ask. */
const freshMs = 1_000;

type Part = 'database' | 'schema' | 'queue';

interface Readiness {
  /** Parts that a request needs and that do not work. */
  missing: Part[];
  /** Set when a newer version has migrated the database; this one goes on until it is replaced. */
  schema?: 'newer';
}

interface Finding {
  readiness: Promise<Readiness>;
  freshUntil: number;
}

let finding: Finding | undefined;

/** Which of the parts a request needs do not work. Many who ask at once cost one look. */
export function findReadiness(): Promise<Readiness> {
  if (finding === undefined || performance.now() > finding.freshUntil) {
    const current: Finding = {
      readiness: look().finally(() => void (current.freshUntil = performance.now() + freshMs)),
      freshUntil: Infinity,
    };
    finding = current;
  }
  return finding.readiness;
}

const askDatabase = patiently('database', checkDatabase);
const askQueue = patiently('queue', isQueueUp);

async function look(): Promise<Readiness> {
  const [database, queue] = await Promise.all([askDatabase(), askQueue()]);
  const missing: Part[] = [];
  if (database === 'missing') missing.push('database');
  if (database === 'older') missing.push('schema');
  if (queue === 'missing') missing.push('queue');
  return database === 'newer' ? { missing, schema: database } : { missing };
}

/** Looks at the schema, and whether it can be written with our key. */
async function checkDatabase(): Promise<'current' | 'older' | 'newer'> {
  const names = await migrations();
  if (!names.includes(newestMigration)) return 'older';
  await keysChecked();
  await sql`select prove_writable()`;
  return names.every((name) => name <= newestMigration) ? 'current' : 'newer';
}

/** The names of all migrations that were applied; none in a database that was never migrated. */
async function migrations(): Promise<string[]> {
  const undefinedTable = '42P01';
  const rows = await sql<{ name: string }[]>`select name from migrations`.catch((error: { code?: string }) => {
    if (error.code === undefinedTable) return [];
    throw error;
  });
  return rows.map(({ name }) => name);
}

/**
 * Asks a part, and says 'missing' when it fails or has not answered in time. While it is silent the next ones wait for the same
 * answer: a part that hangs is not asked with every probe.
 */
function patiently<T>(part: Part, ask: () => Promise<T>): () => Promise<T | 'missing'> {
  const tell = throttledWarning({ part }, 'not ready');
  let asked: { answer: Promise<T>; again: number } | undefined;
  return async () => {
    if (asked === undefined || performance.now() > asked.again) {
      const current = { answer: ask(), again: performance.now() + silenceMs };
      const settled = () => void (asked === current && (asked = undefined));
      current.answer.then(settled, settled);
      asked = current;
    }
    try {
      const late = sleep(patienceMs).then(() => Promise.reject(new Error(`no answer within ${patienceMs} ms`)));
      return await Promise.race([asked.answer, late]);
    } catch (error) {
      tell(error);
      return 'missing';
    }
  };
}

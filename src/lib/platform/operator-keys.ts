import { setTimeout as sleep } from 'node:timers/promises';
import type postgres from 'postgres';
import { SettingError, settingExitCode } from '#lib/platform/encryption-key.ts';
import { throttledWarning } from '#lib/jobs/throttled-warning.ts';
import { log } from '#lib/platform/log.ts';
import { sql as pool } from '#lib/platform/sql.ts';
import type { KeyCanariesRow, UserKeysRow } from '#lib/platform/tables.ts';
import { newestKeyId, olderKeyIds, opensCanary, openVault, sealCanary } from '#lib/platform/vault.ts';

const retryMs = 500;
const tell = throttledWarning({}, 'ENCRYPTION_KEY not checked yet');

let checked: Promise<void> | undefined;

/**
 * Resolves when ENCRYPTION_KEY was found to be that of the database; waits for a database that is away or not migrated yet.
 * A wrong key ends the process with one line.
 */
export function keysChecked(): Promise<void> {
  return (checked ??= checkUntilKnown());
}

async function checkUntilKnown(): Promise<void> {
  for (;;) {
    try {
      return await checkOperatorKeys(pool);
    } catch (error) {
      if (error instanceof SettingError) {
        process.stderr.write(`${error.message}\n`);
        process.exit(settingExitCode);
      }
      tell(error);
      await sleep(retryMs);
    }
  }
}

/**
 * Finds out whether the operator's keys are those of this database (docs/decisions/034). Each key in use has a canary; a database
 * without any gets that of the newest key.
 * @throws SettingError when a canary does not open, or when there is none and the keys open nobody's key
 */
export async function checkOperatorKeys(sql: postgres.Sql): Promise<void> {
  await sql.begin(async (sql) => {
    // Of two processes that start with different keys on a new database, the second must see the canary of the first.
    await sql`lock table key_canaries in share row exclusive mode`;
    const canaries = await sql<Pick<KeyCanariesRow, 'key_id' | 'sealed'>[]>`select key_id, sealed from key_canaries`;
    const opened = canaries.filter(({ key_id, sealed }) => opensCanary(key_id, sealed));
    if (canaries.length === 0 ? !(await openSomebodysKey(sql)) : opened.length === 0) {
      throw new SettingError(
        'Setting ENCRYPTION_KEY: is not the key that this database is sealed with (an embedded database has its key in .data/encryption-key). Nothing was changed',
      );
    }
    if (opened.length < canaries.length) {
      throw new SettingError(
        'Setting ENCRYPTION_KEY: lacks an older key that words in this database still need. Keep it behind the newest until the log says that it may go',
      );
    }
    await useKey(sql, newestKeyId());
    for (const id of olderKeyIds()) await ((await wrapsSomebodysKey(sql, id)) ? useKey(sql, id) : retireKey(sql, id));
  });
}

async function useKey(sql: postgres.TransactionSql, id: Uint8Array): Promise<void> {
  await sql`insert into key_canaries (key_id, sealed) values (${id}, ${sealCanary(id)}) on conflict do nothing`;
}

/** From now on this older key of the operator's may be missing in ENCRYPTION_KEY. */
export async function retireKey(sql: postgres.Sql | postgres.TransactionSql, id: Uint8Array): Promise<void> {
  const { count } = await sql`delete from key_canaries where key_id = ${id}`;
  if (count > 0)
    log.info({ keyId: Buffer.from(id).toString('hex') }, 'an older ENCRYPTION_KEY is not needed any more and may go');
}

/** Whether the operator's keys open one of the keys that people have, or there are no people. */
async function openSomebodysKey(sql: postgres.TransactionSql): Promise<boolean> {
  // Several, since one may be damaged.
  const some = await sql<Pick<UserKeysRow, 'user_id' | 'wrapped_key'>[]>`
    select user_id, wrapped_key from user_keys
    where substring(wrapped_key from 1 for 4) in ${sql([newestKeyId(), ...olderKeyIds()])} limit 20`;
  if (some.length === 0) return (await sql`select from user_keys limit 1`).length === 0;
  return some.some(({ user_id, wrapped_key }) => {
    try {
      openVault(user_id, wrapped_key);
      return true;
    } catch {
      return false;
    }
  });
}

async function wrapsSomebodysKey(sql: postgres.TransactionSql, id: Uint8Array): Promise<boolean> {
  return (await sql`select from user_keys where substring(wrapped_key from 1 for 4) = ${id} limit 1`).length > 0;
}

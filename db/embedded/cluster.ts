import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import postgres from 'postgres';
import type { PostgresProgram } from './postgres-program.ts';
import { environment } from './postmaster.ts';

/** The role that owns everything, and the name of its database. */
const name = 'app';

/** Settings that a new cluster is made with; ALTER SYSTEM may override them. */
const settings = {
  max_connections: '200',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Our statements are short: compiling them costs more than it gains.
  jit: 'off',
  // What is logged of an error names neither the statement nor the row, which may hold what a person wrote.
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
};

export const addressOf = (port: number, password: string, database = name) =>
  `postgres://${name}:${password}@127.0.0.1:${port}/${database}`;

/**
 * Makes a cluster (UTF-8, sorted by code point, password needed) unless there is a whole one. It appears at `data` only when
 * it is complete, so that one whose making was interrupted is never taken for whole.
 * @throws with initdb's reason
 */
export async function ensureCluster(program: PostgresProgram, data: string, passwordFile: string): Promise<void> {
  const parent = path.dirname(data);
  const prefix = `${path.basename(data)}.new-`;
  for (const leftover of readdirSync(parent).filter((entry) => entry.startsWith(prefix))) {
    rmSync(path.join(parent, leftover), { recursive: true, force: true, maxRetries: 5 });
  }
  if (existsSync(path.join(data, 'global/pg_control'))) return;
  if (existsSync(data)) renameSync(data, `${data}.incomplete-${Date.now()}`);

  const unfinished = path.join(parent, prefix + randomBytes(4).toString('hex'));
  const options = [
    ...['-D', unfinished, '-U', name, '--auth=scram-sha-256', `--pwfile=${passwordFile}`, '-E', 'UTF8'],
    ...['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C', '--no-instructions'],
    ...Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`]),
  ];
  const [file, ...args] = program('initdb', options, 'SIGKILL');
  try {
    await promisify(execFile)(file!, args, { cwd: '/', env: environment });
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    const output = (error as { stderr?: string }).stderr?.trim().split('\n') ?? [];
    throw new Error(
      `PostgreSQL's initdb failed: ${output.find((line) => /error|fatal/i.test(line)) ?? (error as Error).message}`,
      { cause: error },
    );
  }
  renameSync(unfinished, data);
}

/** The password that lies in a file of mode 0600; makes one for a cluster that is still to be made. */
export function keptPassword(file: string, data: string): string {
  if (!existsSync(file)) {
    if (existsSync(data)) throw new Error(`The password of ${data} is gone: ${file} is missing`);
    writeFileSync(file, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' });
  }
  return readFileSync(file, 'utf8').trim();
}

/** Makes the database `app` on a running server unless it is there. */
export async function ensureDatabase(port: number, password: string): Promise<void> {
  const sql = postgres(addressOf(port, password, 'postgres'), { max: 1, connect_timeout: 10, onnotice: () => {} });
  try {
    const [found] = await sql`select 1 from pg_database where datname = ${name}`;
    if (!found) await sql.unsafe(`create database ${name} encoding 'UTF8'`);
  } finally {
    await sql.end();
  }
}

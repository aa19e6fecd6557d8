import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runningEmbedded, startEmbedded } from '#db/embedded/embedded.ts';
import { migrate } from '#db/migrate.ts';
import { LockHeld, takeLock } from '#db/embedded/process-lock.mjs';

const run = promisify(execFile);
let root: string;
let original: string;
let database: Awaited<ReturnType<typeof startEmbedded>>;

const inData = (folder: string, ...names: string[]) => path.join(folder, '.data', ...names);

/** `npm run migrate` and `npm run admin`, in a folder that has an embedded database. */
const command = (folder: string, name: 'admin' | 'migrate', ...args: string[]) =>
  run(process.execPath, [`bin/${name}.ts`, ...args], {
    cwd: folder,
    env: { PATH: process.env['PATH'], HOME: os.homedir() },
  });

/** A copy of the folder as it is now, the server running. */
async function copy(name: string): Promise<string> {
  const sql = postgres(database.url, { max: 1 });
  await sql`checkpoint`;
  await sql.end();
  await run('cp', ['-a', original, path.join(root, name)]);
  return path.join(root, name);
}

async function peopleAt(url: string): Promise<{ email: string; role: string }[]> {
  const sql = postgres(url, { max: 1 });
  const rows = await sql<{ email: string; role: string }[]>`select email, role from users order by email`;
  await sql.end();
  return [...rows];
}

beforeAll(async () => {
  root = mkdtempSync(path.join(os.tmpdir(), 'copied-'));
  original = path.join(root, 'original');
  mkdirSync(inData(original), { recursive: true });
  for (const part of ['bin', 'db', 'src', 'tools', 'package.json'])
    cpSync(part, path.join(original, part), { recursive: true });
  symlinkSync(path.resolve('node_modules'), path.join(original, 'node_modules'));
  database = await startEmbedded({ dir: inData(original, 'postgres') });
  await migrate(database.url);
  const sql = postgres(database.url, { max: 1 });
  await sql`insert into users (id, email, google_id) select gen_random_uuid(), name || '@example.com', name from unnest(array['one', 'two']) name`;
  await sql.end();
});
afterAll(async () => {
  await database?.stop();
  rmSync(root, { recursive: true, force: true });
});

test(
  'commands in a copy of a folder whose database runs work on the copy, and leave the original alone',
  { timeout: 120_000 },
  async () => {
    const before = await peopleAt(database.url);
    expect(before).toHaveLength(2);
    const pidFile = readFileSync(inData(original, 'postgres/data/postmaster.pid'), 'utf8');
    const other = await copy('copy');
    expect(readFileSync(inData(other, 'postgres/data/postmaster.pid'), 'utf8')).toBe(pidFile);
    expect(await runningEmbedded(inData(other, 'postgres'))).toBe(null);

    await command(other, 'migrate');
    await command(other, 'admin', 'grant', before[0]!.email);

    expect(await peopleAt(database.url)).toEqual(before);
    expect(readFileSync(inData(original, 'postgres/data/postmaster.pid'), 'utf8')).toBe(pidFile);
    const copied = await startEmbedded({ dir: inData(other, 'postgres') });
    try {
      expect(copied.port).not.toBe(database.port);
      const people = await peopleAt(copied.url);
      expect(people.map(({ role }) => role)).toEqual(['admin', 'user']);
      // Both run now, and each folder has its own.
      expect((await runningEmbedded(inData(other, 'postgres')))?.url).toBe(copied.url);
      expect((await runningEmbedded(inData(original, 'postgres')))?.url).toBe(database.url);
    } finally {
      await copied.stop();
    }
    // In the original commands go on with the server that runs.
    await command(original, 'admin', 'grant', before[1]!.email);
    expect((await peopleAt(database.url)).map(({ role }) => role)).toEqual(['user', 'admin']);
  },
);

test('a lock is held in its own folder, by whatever path, and not in a copy', async () => {
  const folder = path.join(root, 'locked');
  const release = takeLock(path.join(folder, 'lock'));
  await run('cp', ['-a', folder, path.join(root, 'locked-copy')]);
  symlinkSync(folder, path.join(root, 'locked-link'));
  for (const held of ['locked', 'locked-link']) expect(() => takeLock(path.join(root, held, 'lock'))).toThrow(LockHeld);
  takeLock(path.join(root, 'locked-copy/lock'))();
  release();
  takeLock(path.join(folder, 'lock'))();
});

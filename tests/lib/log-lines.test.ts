import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { Client } from 'pg';
import postgres from 'postgres';
import { expect, inject, test } from 'vitest';
import { readable } from '#tools/run/log-lines.ts';

/** An error as PostgreSQL raises it, through both of our drivers. */
async function errorsOf(code: string, message: string): Promise<Error[]> {
  const statement = `do $$ begin raise exception '${message}' using errcode = '${code}'; end $$`;
  const sql = postgres(inject('adminUrl'), { max: 1 });
  const client = new Client(inject('adminUrl'));
  await client.connect();
  try {
    return await Promise.all(
      [sql.unsafe(statement), client.query(statement)].map((running) =>
        running.then(
          () => new Error('not raised'),
          (error: Error) => error,
        ),
      ),
    );
  } finally {
    await Promise.all([sql.end(), client.end()]);
  }
}

/** What `npm start` shows of an error that web or worker logs. The log writes from a process of its own, past what tests capture. */
function shown(error: Error): string {
  const fields = { ...error, name: error.name, message: error.message };
  const script = `
    import { log } from '#lib/platform/log.ts';
    log.error({ err: Object.assign(new Error(), JSON.parse(process.argv[1])), step: 'writing' }, 'request failed');`;
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '-e', script, JSON.stringify(fields)],
    {
      cwd: path.resolve('.'),
      env: { PATH: process.env['PATH'], ENCRYPTION_KEY: Buffer.alloc(32).toString('base64') },
      encoding: 'utf8',
    },
  );
  expect(stderr).toBe('');
  return stripVTControlCharacters(readable(stdout.trim()).split('\n')[0]!);
}

test('a full disk is named, whether PostgreSQL or the system tells of it', async () => {
  for (const error of await errorsOf('53100', 'could not extend file "base/5/1259": No space left on device')) {
    expect(shown(error)).toMatch(
      /error request failed: could not extend file "base\/5\/1259": No space left on device \(53100\) step=writing$/,
    );
  }
  const ofSystem = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  expect(shown(ofSystem)).toMatch(/request failed: ENOSPC: no space left on device, write \(ENOSPC\) step=writing$/);
});

test('an error that may repeat what a person wrote shows its code, and not its message', async () => {
  for (const error of await errorsOf('22P02', 'invalid input syntax for type integer: "secretword"')) {
    expect(shown(error)).toMatch(/request failed: \w+ \(22P02\) step=writing$/);
  }
  const ofProvider = Object.assign(new Error('secretword'), { status: 429, code: 'insufficient_quota' });
  expect(shown(ofProvider)).toMatch(/request failed: Error \(insufficient_quota, 429\) step=writing$/);
});

test('a line without an error, and one that is no JSON of ours, stay as they are', () => {
  const line = JSON.stringify({ level: 'info', time: '2026-01-02T03:04:05.000Z', port: 1, msg: 'web listening' });
  expect(stripVTControlCharacters(readable(line))).toMatch(/^\d\d:\d\d:\d\d info  web listening port=1$/);
  for (const other of ['', 'plain', '{"no":"log line"}', '{broken']) expect(readable(other)).toBe(other);
});

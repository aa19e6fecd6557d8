import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

test('importing a file reads no setting, opens nothing and says nothing', () => {
  const files = globSync(['src/{api,lib}/**/*.ts', 'db/**/*.{ts,mjs}', 'worker/*.ts'], {
    exclude: ['worker/main.ts', '**/*.d.ts'],
  });
  expect(files.length).toBeGreaterThan(200);
  // A timer or a connection would keep the process from ending.
  const script = `await Promise.all(${JSON.stringify(files.map((file) => path.resolve(file)))}.map((file) => import(file)));`;
  const { status, stdout, stderr, signal } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    env: { PATH: process.env['PATH'], DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none', PORT: 'wrong' },
    encoding: 'utf8',
    timeout: 30_000,
  });
  expect({ status, signal, stdout, stderr }).toEqual({ status: 0, signal: null, stdout: '', stderr: '' });
});

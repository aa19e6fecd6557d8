import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

// The rules of who may import whom are only worth something as long as the linter really sees the imports, in .astro files too.
const oxlint = path.resolve('node_modules/.bin/oxlint');
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'import-rules-'));
  copyFileSync('.oxlintrc.json', path.join(folder, '.oxlintrc.json'));
  // oxlint reads ignore files up to the repository's root.
  mkdirSync(path.join(folder, '.git'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The modules whose import the rules refuse in a file with this text. */
function refused(file: string, text: string): string[] {
  const where = path.join(folder, file);
  mkdirSync(path.dirname(where), { recursive: true });
  writeFileSync(where, text);
  const { stdout } = spawnSync(process.execPath, [oxlint, '--format=unix', file], { cwd: folder, encoding: 'utf8' });
  rmSync(where);
  return stdout
    .split('\n')
    .filter((line) => line.includes('no-restricted-imports'))
    .map((line) => /'([^']+)' import is restricted/.exec(line)?.[1] ?? line);
}

const importing = (...modules: string[]) =>
  modules.map((name, n) => `import { x as x${n} } from '${name}';\nconsole.log(x${n});`).join('\n');

test.for<[file: string, allowed: string[], forbidden: string[]]>([
  [
    'src/pages/index.ts',
    ['#lib/auth/sessions.ts', '#api/auth.ts', '#components/a.ts', '#islands/a.tsx'],
    [
      '#lib/platform/sql.ts',
      'postgres',
      'bullmq',
      '#worker/main.ts',
      '#db/migrate.ts',
      '../lib/log.ts',
      '#lib/mentors/ali/unseen.ts',
    ],
  ],
  ['src/components/a.ts', ['#lib/mentors/index.ts'], ['#lib/platform/sql.ts', '#worker/main.ts']],
  [
    'src/islands/a.tsx',
    ['react', '#islands/b.tsx', '#api/client.ts', '#api/errors.ts'],
    ['#api/auth.ts', '#lib/platform/config.ts', 'node:fs', 'zod', '../lib/log.ts', 'astro:actions'],
  ],
  ['src/api/a.ts', ['zod', '#api/call.ts'], ['#lib/platform/config.ts', 'node:fs', 'marked']],
  ['src/api/client.ts', ['#api/errors.ts'], ['zod', '#api/contract.ts']],
  [
    'src/lib/a.ts',
    ['#lib/platform/sql.ts', '#api/auth.ts', 'postgres', 'node:fs'],
    [
      'react',
      'react-dom/server',
      'astro:env/server',
      'astro/zod',
      '#db/migrate.ts',
      '#worker/main.ts',
      '../api/auth.ts',
      '#lib/mentors/ali/unseen.ts',
      '#lib/mentors/ali/markers.ts',
    ],
  ],
  [
    'worker/a.ts',
    ['#lib/jobs/queues.ts', '#worker/answer.ts', 'bullmq'],
    [
      '#lib/platform/sql.ts',
      '#db/migrate.ts',
      '#api/auth.ts',
      '../src/lib/log.ts',
      'react',
      '#lib/mentors/ali/questions.ts',
    ],
  ],
  ['db/a.ts', ['#lib/mentors/index.ts', 'postgres'], ['#worker/main.ts', '#tests/support/app.ts']],
  ['tests/api/a.ts', ['#lib/mentors/index.ts', '#tests/support/app.ts'], ['#lib/auth/accounts.ts', '#db/migrate.ts']],
])('%s may import exactly what its room may', ([file, allowed, forbidden]) => {
  expect(refused(file, importing(...allowed, ...forbidden))).toEqual(forbidden);
});

test('an island may have the contract as types', () => {
  expect(
    refused('src/islands/a.tsx', `import type { contract } from '#api/contract.ts';\nexport type A = typeof contract;`),
  ).toEqual([]);
});

test('an .astro file is read in its frontmatter and in its script', () => {
  const text = `---\n${importing('#lib/platform/sql.ts', '#lib/platform/log.ts')}\n---\n<p>a</p>\n<script>\n${importing('#db/migrate.ts')}\n</script>\n`;
  expect(refused('src/pages/a.astro', text)).toEqual(['#lib/platform/sql.ts', '#db/migrate.ts']);
});

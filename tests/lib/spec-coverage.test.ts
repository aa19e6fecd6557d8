import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What is wrong with a table of statements, a line for each thing; `read` gives a file's text, or null when there is none. */
function faultsOf(table: string, read: (file: string) => string | null): string[] {
  return rowsOf(table).flatMap(({ line, cells }) => {
    const [statement = '', where = '', proof = ''] = cells;
    const files = [...where.matchAll(/`([^`]+)`/g)].map(([, file]) => file!);
    const proofs = proof.split('<br>').filter(Boolean);
    return [
      ...(cells.length === 3 && statement !== '' ? [] : ['not three cells']),
      ...(files.length > 0 && files.join('') === where.replaceAll(/`|<br>/g, '') ? [] : ['no file that implements it']),
      ...files.filter((file) => read(file) === null).map((file) => `no file ${file}`),
      ...(proofs.length > 0 ? [] : ['no proof']),
      ...proofs.flatMap((one) => faultsOfProof(one, read)),
    ].map((fault) => `line ${line}: ${fault}`);
  });
}

function faultsOfProof(proof: string, read: (file: string) => string | null): string[] {
  const [name, ...titles] = proof.split(' › ');
  const file = `tests/${name}.test.ts`;
  const source = read(file);
  if (source === null) return [`no file ${file}`];
  if (titles.length === 0) return [`no test of ${file} is named`];
  const known = titlesIn(source);
  return titles.filter((title) => !known.has(title)).map((title) => `no test “${title}” in ${file}`);
}

/** The titles of tests and groups, with their templates: a text that is followed by what the test does. */
function titlesIn(source: string): Set<string> {
  const calls = source.matchAll(/\(\s*(['"`])((?:\\.|(?!\1).)*)\1,\s*(?:async\b|\(|\{)/g);
  return new Set([...calls].map(([, , title]) => title!.replaceAll(/\\(['"`])/g, '$1')));
}

/** The rows below each table's head. */
function rowsOf(table: string): { line: number; cells: string[] }[] {
  return table.split('\n').flatMap((text, at) => {
    if (!text.startsWith('|') || text === '| Statement | Where | Proof |' || /^[|-]+$/.test(text)) return [];
    return [
      {
        line: at + 1,
        cells: text
          .slice(1)
          .replace(/\|\s*$/, '')
          .split(/(?<!\\)\|/)
          .map((cell) => cell.trim().replaceAll('\\|', '|')),
      },
    ];
  });
}

const onDisk = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : null);

test('every statement of the specification has its files and its tests', () => {
  const table = readFileSync('docs/spec-coverage.md', 'utf8');
  expect(rowsOf(table).length).toBeGreaterThan(300);
  expect(faultsOf(table, onDisk)).toEqual([]);
});

test.for([
  ['a whole row', '| It works | `src/a.ts`<br>`src/b.ts` | api/a › works<br>api/a › a group › for %s |', []],
  ['a bar in a title', '| It works | `src/a.ts` | api/a › a \\| b |', []],
  ['a file that is gone', '| It works | `src/c.ts` | api/a › works |', ['no file src/c.ts']],
  ['no file', '| It works | somewhere | api/a › works |', ['no file that implements it']],
  ['a test file that is gone', '| It works | `src/a.ts` | api/b › works |', ['no file tests/api/b.test.ts']],
  ['a test that is gone', '| It works | `src/a.ts` | api/a › worked |', ['no test “worked” in tests/api/a.test.ts']],
  [
    'a group that is gone',
    '| It works | `src/a.ts` | api/a › no group › works |',
    ['no test “no group” in tests/api/a.test.ts'],
  ],
  ['a text that is no title', '| It works | `src/a.ts` | api/a › told |', ['no test “told” in tests/api/a.test.ts']],
  ['a test file alone', '| It works | `src/a.ts` | api/a |', ['no test of tests/api/a.test.ts is named']],
  ['no proof', '| It works | `src/a.ts` | |', ['no proof']],
  ['too few cells', '| It works | `src/a.ts` |', ['not three cells', 'no proof']],
] as const)('the check itself: %s', ([, row, faults]) => {
  const source = `test('works', async () => expect('told').toBe('told'));
    describe('a group', () => test.for([1])('for %s', () => {}));
    test('a | b', { timeout: 1 }, () => {});`;
  const files: Record<string, string> = { 'src/a.ts': '', 'src/b.ts': '', 'tests/api/a.test.ts': source };
  const table = `| Statement | Where | Proof |\n|---|---|---|\n${row}\n`;
  expect(faultsOf(table, (file) => files[file] ?? null)).toEqual(faults.map((fault) => `line 3: ${fault}`));
});

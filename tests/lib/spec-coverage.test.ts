import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { coverageOf, specCoverage } from '#tests/support/spec-coverage.ts';

test('every statement of the specification has its files and its tests', () => {
  expect(specCoverage().faults).toEqual([]);
});

test('docs/spec-coverage.md is what `npm run coverage:spec` writes', () => {
  expect(readFileSync('docs/spec-coverage.md', 'utf8')).toBe(specCoverage().text);
});

describe('the check itself', () => {
  const row = '| home-1 | It works | `src/a.ts` |';
  const check = (rows: string, source: string) =>
    coverageOf(
      `Said first.\n\n## 1 Home\n\n| Id | Statement | Where |\n|---|---|---|\n${rows}\n`,
      [['tests/api/a.test.ts', source]],
      (file) => file === 'src/a.ts',
    );

  test.for([
    ['a test', `// spec: home-1\ntest('works', () => {});`, 'api/a › works'],
    ['a table', `// spec: home-1\ntest.for([\n  ['a'],\n])('for | %s', () => {});`, 'api/a › for \\| %s'],
    ['a group', `// spec: home-1\ndescribe('works', () => {});`, 'api/a › works'],
    [
      'a test in a group',
      `describe('all', () => {\n  // Why.\n  // spec: home-1\n  test('works', () => {});\n});`,
      'api/a › all › works',
    ],
    [
      'two tests',
      `// spec: home-1\ntest('a', () => {});\n// spec: home-1\ntest('b', () => {});`,
      'api/a › a<br>api/a › b',
    ],
  ] as const)('%s that names a statement stands beside it', ([, source, tests]) => {
    const { text, faults } = check(row, source);
    expect(faults).toEqual([]);
    expect(text).toContain(`\n| Id | Statement | Where | Tests |\n|---|---|---|---|\n${row} ${tests} |\n`);
  });

  test.for([
    ['a statement without a test', row, '', ['home-1: no test names it']],
    ['two of one id', `${row}\n${row}`, `// spec: home-1\ntest('works', () => {});`, ['home-1: there are two of it']],
    [
      'a file that is gone',
      row.replace('a.ts', 'b.ts'),
      `// spec: home-1\ntest('works', () => {});`,
      ['home-1: no file src/b.ts'],
    ],
    [
      'no file',
      '| home-1 | It works | somewhere |',
      `// spec: home-1\ntest('works', () => {});`,
      ['home-1: no file makes it so'],
    ],
    [
      'a row without an id',
      `${row}\n| It works | \`src/a.ts\` |`,
      `// spec: home-1\ntest('works', () => {});`,
      ['not a statement: | It works | `src/a.ts` |'],
    ],
    [
      'a tag that names no statement',
      row,
      `// spec: home-1, home-2\ntest('works', () => {});`,
      ['tests/api/a.test.ts: no statement home-2'],
    ],
    [
      'a tag above no test',
      row,
      `// spec: home-1\nconst a = 1;\ntest('works', () => {});`,
      ['home-1: no test names it', 'tests/api/a.test.ts: home-1 stands above no test'],
    ],
  ] as const)('%s is a fault', ([, rows, source, faults]) => {
    expect(check(rows, source).faults).toEqual(faults);
  });
});

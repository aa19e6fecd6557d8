import { describe, expect, test } from 'vitest';
import { readCitations, withoutCitations } from '#lib/markdown/citations.ts';

const passages = ['first', 'second', 'third'];

test.for<[name: string, text: string, read: string, cited: string[]]>([
  ['numbers are given anew in the order of citing', 'A [3], b [1], c [3].', 'A [1], b [2], c [1].', ['third', 'first']],
  [
    'a text without citations stays as it is',
    'Nothing [here] is cited, not even [a1] or [].',
    'Nothing [here] is cited, not even [a1] or [].',
    [],
  ],
  ['an invented number vanishes with its blank', 'A [7], b [0], c [2].', 'A, b, c [1].', ['second']],
  ['nothing but invented numbers leave nothing', 'A [4][5, 9].', 'A.', []],
  ['a list is one mark for each', 'A [3, 1].', 'A [1][2].', ['third', 'first']],
  ['a list with semicolons', 'A [2; 1].', 'A [1][2].', ['second', 'first']],
  ['a list keeps what exists', 'A [9, 2].', 'A [1].', ['second']],
  ['a list does not repeat itself', 'A [2, 2].', 'A [1].', ['second']],
  ['a range is each of its numbers', 'A [1-3].', 'A [1][2][3].', passages],
  ['a range with a dash', 'A [2–3].', 'A [1][2].', ['second', 'third']],
  ['a range keeps what exists', 'A [2-900].', 'A [1][2].', ['second', 'third']],
  ['full-width brackets', 'A【2】 and 【3】.', 'A[1] and [2].', ['second', 'third']],
  ['neighbours', 'A [2][1].', 'A [1][2].', ['second', 'first']],
  ['at the start and on lines of their own', '[2]\n[1]', '[1]\n[2]', ['second', 'first']],
  ['blanks inside', 'A [ 2 , 3 ].', 'A [1][2].', ['second', 'third']],
])('%s', ([, text, read, cited]) => {
  expect(readCitations(text, passages)).toEqual({ text: read, cited });
});

describe('what only looks like a citation is left alone', () => {
  test.for([
    'Call `list[1]` here.',
    'A code span of two marks: ``a ` b[1] c``.',
    '```js\nlist[1] = list[9];\n```',
    '~~~\nlist[1]\n~~~',
    '````md\n```js\nlist[1]\n```\n````',
    'A fence that never ends:\n```\nlist[1]',
    'A fence in an item:\n\n1. so:\n\n    ```js\n    list[1]\n    ```',
    'A code span over lines: `list\n[1]`.',
    'Indented code:\n\n    list[1]',
    'A [link](https://example.com/a[1]), [one](https://example.com/a_(b)[1]) and [1](https://example.com).',
    'A footnote[^1].\n\n[^1]: Its text.',
  ])('%s', (text) => {
    const around = `Cited [2]. ${text.startsWith('```') || text.startsWith('~~~') ? '\n' : ''}${text}`;
    expect(readCitations(around, passages)).toEqual({
      text: around.replace('Cited [2]', 'Cited [1]'),
      cited: ['second'],
    });
    expect(withoutCitations(around)).toBe(around.replace(' [2]', ''));
  });

  test('and the prose behind it is read again', () => {
    expect(readCitations('`a[1]` b [3]\n```\nc[1]\n```\nd [1]', passages)).toEqual({
      text: '`a[1]` b [1]\n```\nc[1]\n```\nd [2]',
      cited: ['third', 'first'],
    });
  });

  test('three backticks in the middle of a line open no code', () => {
    expect(readCitations('Write three backticks (```) first [3], then [9] stop.', passages)).toEqual({
      text: 'Write three backticks (```) first [1], then stop.',
      cited: ['third'],
    });
  });
});

test.for(['[', '[[1', '`', '~', '](', '[a](', '【', '[1', '[1,', '1-', '`` ', '\n```'])(
  '20,000 characters of %j take no time',
  (piece) => {
    const before = process.cpuUsage();
    readCitations(piece.repeat(Math.ceil(20_000 / piece.length)), passages);
    expect(process.cpuUsage(before).user / 1_000).toBeLessThan(200);
  },
);

test('withoutCitations takes out every number, of whatever form', () => {
  expect(withoutCitations('A [1], b [2, 9] c【3】 d [1–3].')).toBe('A, b c d.');
});

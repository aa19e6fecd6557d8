import { describe, expect, test } from 'vitest';
import { shownPreview } from '#lib/conversations/preview.ts';

describe('the cut', () => {
  // spec: screens-5
  test.for(['x', '🙏', 'é', '漢'])('is after 150 of %s, with an ellipsis, and not before', (character) => {
    expect(shownPreview(character.repeat(149))).toBe(character.repeat(149));
    expect(shownPreview(character.repeat(150))).toBe(character.repeat(150));
    expect(shownPreview(character.repeat(151))).toBe(`${character.repeat(150)}…`);
    expect(shownPreview(character.repeat(300))).toBe(`${character.repeat(150)}…`);
  });

  test('never halves a character', () => {
    const preview = shownPreview(`x${'🙏'.repeat(200)}`);
    expect(preview).toBe(`x${'🙏'.repeat(149)}…`);
    expect(preview.isWellFormed()).toBe(true);
  });

  test('says that there is more when marks took the room of words', () => {
    const address = `https://example.com/${'a'.repeat(300)}`;
    // As much as is kept of a message: what followed is not known.
    expect(shownPreview(`Read [this](<${address}`.slice(0, 300))).toMatch(/^Read .*…$/);
    expect(shownPreview(`${'**a**'.repeat(60)}`)).toMatch(/…$/);
    expect(shownPreview('**a** b')).toBe('a b');
  });
});

test.for([
  ['**Bold** and *slanted*, ~~struck~~ `code`', 'Bold and slanted, struck code'],
  ['# Heading\n\nText', 'Heading Text'],
  ['one\ntwo\n\nthree', 'one two three'],
  ['- [x] done\n- [ ] to do\n  1. first', 'done to do first'],
  ['> a quote\n>\n> goes on', 'a quote goes on'],
  ['[a link](https://example.com) and https://example.org', 'a link and https://example.org'],
  ['![a picture](https://example.com/a.png)', 'a picture'],
  ['| a | b |\n|---|---|\n| **1** | 2 |', 'a b 1 2'],
  ['```js\nconst a = 1;\n```', 'const a = 1;'],
  ['It is so [1].[^1]\n\n[^1]: Note', 'It is so [1].'],
  ['1 < 2 && 3 > 2 * 1', '1 < 2 && 3 > 2 * 1'],
  ['a\\*b\\*', 'a*b*'],
  ['one<br>two <b>three</b>', 'one two three'],
  ['<p onclick="alert(1)">text</p>', 'text'],
  ['Dear <name>, I forgive <b>you</b>', 'Dear <name>, I forgive you'],
  ['<your goal> & *mine*', '<your goal> & mine'],
  ['snake_case_name', 'snake_case_name'],
  ['cut in the **mid', 'cut in the **mid'],
  ['---', '---'],
  ['   ', ''],
  ['  Hello   there  ', 'Hello there'],
] as const)('%j reads %j', ([markdown, text]) => {
  expect(shownPreview(markdown)).toBe(text);
});

test.for(['>', '> ', '- ', '1. ', '[', '*', '_', '`', '|', '<a ', '![', '~~'])(
  'however often %j stands in it, it is soon there',
  (mark) => {
    const before = performance.now();
    expect(shownPreview(mark.repeat(300).slice(0, 300))).toMatch(/./);
    expect(performance.now() - before).toBeLessThan(500);
  },
);

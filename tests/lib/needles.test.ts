import { describe, expect, test } from 'vitest';
import { NeedleIndex, needlesOf } from '#lib/safety/needles.ts';

describe('needles of an expression', () => {
  test.each<[string, string[] | null]>([
    ['kill myself', ['kill myself']],
    // What may be left out is not needed; what must be there at least once is.
    ['kids?', ['kid']],
    ['go (?:now )?home', ['home']],
    ['a(?:very )+b', ['very ']],
    ['so{2}n', ['s']],
    ['no{0,3}', ['n']],
    ['(?:please)* stop', [' stop']],
    // Any of several ways; of two places the one with the longer texts, of two such the one with fewer.
    ['die|be dead', ['die', 'be dead']],
    ['(?:want|wish) to (?:vanish|disappear)', ['vanish', 'disappear']],
    ['(?:aaaa|bbbb) (?:cccc|dddd|eeee)', ['aaaa', 'bbbb']],
    ['(?:a(?:bc|d(?:ef|gh)))x', ['bc', 'ef', 'gh']],
    ['(?:same|same)', ['same']],
    // What is only looked at beside a match is not part of it, and may be what must not be there.
    ['(?<!do not )(?<=^ )want(?! cake)(?= |$)', ['want']],
    // Classes, dots and places stand for many characters or none.
    ['[^ \\n]{1,24}', null],
    ['[a\\]b]cd.\\p{L}e$', ['cd']],
    ['^\\bword\\b', ['word']],
    ['3\\.5 mg', ['3.5 mg']],
    ['😀?ab', ['ab']],
    ['(?:danger|[a-z])', null],
    ['(?:danger|)', null],
    ['', null],
  ])('%s', (source, needles) => {
    expect(needlesOf(source)).toEqual(needles);
  });

  test.each(['(?:open', '(?<name>a)', 'a)b', '[open', '*a', '\\u{61}'])(
    '%s is not understood, rather than understood wrongly',
    (source) => {
      expect(() => needlesOf(source)).toThrow('Not understood');
    },
  );
});

describe('index', () => {
  const index = new NeedleIndex<string>();
  index.add(['kill', 'die'], 'first');
  index.add(['死', '消えたい'], 'second');
  index.add(null, 'always');

  test.each([
    ['nothing of it', ['always']],
    ['', ['always']],
    ['they die, and die', ['always', 'first']],
    ['skilled', ['always', 'first']],
    ['kil', ['always']],
    ['死', ['always', 'second']],
    ['消えた', ['always']],
    ['kill 消えたい', ['always', 'first', 'second']],
  ])('%s', (text, found) => {
    expect([...index.find(text)]).toEqual(found);
  });
});

import { describe, expect, test } from 'vitest';
import { finishAnswer } from '#lib/answers/finish-answer.ts';
import { withoutInventedQuotations } from '#lib/markdown/quotations.ts';
import { findMentor } from '#lib/mentors/index.ts';
import type { Passage } from '#lib/mentors/mentor.ts';

const passages: Passage[] = [
  {
    id: 'kobe-test',
    work: 'The Mamba Mentality: How I Play',
    year: 2018,
    kind: 'book',
    locator: 'MCD, 2018',
    topics: ['the obsession of a craftsman', 'work'],
    teaching: "Rise before the others do, and don't count the hours. What you repeat is what you become.",
  },
];
const question = 'My father said "you will never get anywhere". Is he right?';
const read = (markdown: string) => withoutInventedQuotations(markdown, passages, [question]);

describe('the marks of an invented quotation go', () => {
  test.for<[name: string, text: string, read: string]>([
    ['straight', 'He said "begin now and never look back" to me.', 'He said begin now and never look back to me.'],
    ['curly', 'I said: “Begin now and never look back.” Yes.', 'I said: Begin now and never look back. Yes.'],
    ['single', 'I said ‘begin now and never look back’ to him.', 'I said begin now and never look back to him.'],
    [
      'straight single',
      "I said 'begin now and never look back' to him.",
      'I said begin now and never look back to him.',
    ],
    ['mixed', '“Begin now and never look back" was my word.', 'Begin now and never look back was my word.'],
    ['at the start and end of the text', '"Begin now and never look back"', 'Begin now and never look back'],
    [
      'with an apostrophe in it',
      '‘Don’t ever look back, it’s behind you’ was it.',
      'Don’t ever look back, it’s behind you was it.',
    ],
    [
      'with a plural’s apostrophe in it',
      "He said 'I saw the dogs' dinner today', and left.",
      "He said I saw the dogs' dinner today, and left.",
    ],
    ['with inches in it', '"The door was 6" too narrow," he said.', 'The door was 6" too narrow, he said.'],
    [
      'with a number at its end',
      '"I was only just 15" and "you were already 16" are two.',
      'I was only just 15 and you were already 16 are two.',
    ],
    ['with one within it', '“He told me ‘never give up on it’ and left.”', 'He told me never give up on it and left.'],
    ['with a term within it', '“The word ‘love’ is worn, but it stays.”', 'The word ‘love’ is worn, but it stays.'],
    ['the other way round', '‘He told me “never give up on it” and left.’', 'He told me never give up on it and left.'],
    [
      'straight ones within straight ones',
      '"He said "never give up on it" and left."',
      'He said never give up on it and left.',
    ],
    [
      'within one of the library',
      '“Rise before the others do” and “rise after all the others do”.',
      '“Rise before the others do” and rise after all the others do.',
    ],
    [
      'emphasised',
      '**“Begin now and never look back.”** *"And do it again tomorrow."*',
      '**Begin now and never look back.** *And do it again tomorrow.*',
    ],
    ['with emphasis in it', '“**Begin** now and *never* look back”', '**Begin** now and *never* look back'],
    ['with a citation in it', '“Begin now and never look back [1].”', 'Begin now and never look back [1].'],
    ['with a citation behind it', '“Begin now and never look back.” [1]', 'Begin now and never look back. [1]'],
    [
      'over a line break',
      'I said “begin now\nand never look back” to him.',
      'I said begin now\nand never look back to him.',
    ],
    [
      'in an item, a heading and a table',
      '- “Begin now and never look back”\n\n# "Begin now and never look back"\n\n| a | “begin now and never look back” |',
      '- Begin now and never look back\n\n# Begin now and never look back\n\n| a | begin now and never look back |',
    ],
    [
      'in a footnote',
      'So [^1].\n\n[^1]: “Begin now and never look back”',
      'So [^1].\n\n[^1]: Begin now and never look back',
    ],
    [
      'as the text of a link',
      '[“Begin now and never look back”](https://example.com/a "a title of its own")',
      '[Begin now and never look back](https://example.com/a "a title of its own")',
    ],
    [
      'around a link',
      '“Begin [now](https://example.com/"a") and never look back”',
      'Begin [now](https://example.com/"a") and never look back',
    ],
    [
      'around code',
      '“Begin with `a "b c d e" f` and never look back”',
      'Begin with `a "b c d e" f` and never look back',
    ],
    [
      'escaped',
      String.raw`He said \"begin now and never look back\" to me.`,
      'He said begin now and never look back to me.',
    ],
    [
      'as entities',
      'He said &ldquo;begin now and never look back&rdquo; or &#34;begin again and never look back&#x22;.',
      'He said begin now and never look back or begin again and never look back.',
    ],
    [
      'French',
      'Il disait : « Commence aujourd’hui et n’arrête jamais. » Oui.',
      'Il disait : Commence aujourd’hui et n’arrête jamais. Oui.',
    ],
    ['French, with a narrow blank', '« Commence aujourd’hui sans t’arrêter »', 'Commence aujourd’hui sans t’arrêter'],
    [
      'French, within each other',
      '« Il disait « commence donc dès ce soir » et partit »',
      'Il disait commence donc dès ce soir et partit',
    ],
    ['German', 'Er sagte: „Fang heute an und hör nie auf.“ Ja.', 'Er sagte: Fang heute an und hör nie auf. Ja.'],
    [
      'German, single',
      'Er sagte ‚fang heute an, jetzt gleich‘ zu mir.',
      'Er sagte fang heute an, jetzt gleich zu mir.',
    ],
    [
      'German, as in books',
      'Er sagte: »Fang heute an und hör nie ›schon bald wieder damit‹ auf.«',
      'Er sagte: Fang heute an und hör nie schon bald wieder damit auf.',
    ],
    ['Polish', 'Mówił: „Zacznij dziś i nigdy nie przestawaj”.', 'Mówił: Zacznij dziś i nigdy nie przestawaj.'],
    ['Swedish', 'Han sade ”börja i dag och sluta aldrig” till mig.', 'Han sade börja i dag och sluta aldrig till mig.'],
    ['Finnish', 'Hän sanoi »aloita tänään äläkä lopeta» minulle.', 'Hän sanoi aloita tänään äläkä lopeta minulle.'],
    [
      'Korean',
      '그는 "지금 시작하고 절대로 멈추지 마라"라고 말했다. "오늘 시작하고 내일도 계속하라"고도.',
      '그는 지금 시작하고 절대로 멈추지 마라라고 말했다. 오늘 시작하고 내일도 계속하라고도.',
    ],
    [
      'HTML’s own',
      'He said <q>begin now and never look back</q>.\n\n<blockquote cite="a">\nBegin now and never look back.\n</blockquote>',
      'He said begin now and never look back.\n\n\nBegin now and never look back.\n',
    ],
    [
      'Japanese',
      '彼は「今日から始めて、決して止めるな『明日まで待つのは遅すぎる』」と言った。',
      '彼は今日から始めて、決して止めるな明日まで待つのは遅すぎると言った。',
    ],
    [
      'Chinese',
      '他说“从今天开始，永远不要停下来”。他又说"从今天开始，永远不要停下来"。',
      '他说从今天开始，永远不要停下来。他又说从今天开始，永远不要停下来。',
    ],
    [
      'a short sentence that somebody is said to have said',
      'He used to say: “Never give up.” And then, "Why not me?"',
      'He used to say: Never give up. And then, Why not me?',
    ],
    [
      'over paragraphs, each opened anew',
      '“Begin now and never look back.\n\n“And do it again tomorrow.”\n\nSo.',
      'Begin now and never look back.\n\nAnd do it again tomorrow.\n\nSo.',
    ],
    [
      'over paragraphs, opened once',
      '“Begin now and never look back.\n\nAnd do it again tomorrow.”\n\nSo.',
      'Begin now and never look back.\n\nAnd do it again tomorrow.\n\nSo.',
    ],
    [
      'of what would else become a heading, an item or code',
      '“# Begin now and never look back”\n\n“- begin now and do not look”\n\n“> begin now and do not look”',
      '\\# Begin now and never look back\n\n\\- begin now and do not look\n\n\\> begin now and do not look',
    ],
    ['a truncated word is not the library’s', 'I said “ise before the others do”.', 'I said ise before the others do.'],
    ['nor is one with something left out', 'I said “Rise before … the hours”.', 'I said Rise before … the hours.'],
    [
      'nor the end of one passage with the title before it',
      'I said “How I play rise before the others”.',
      'I said How I play rise before the others.',
    ],
  ])('%s', ([, text, expected]) => {
    expect(read(text)).toBe(expected);
    expect(read(`Before.\n\n${text}\n\nBehind.`)).toBe(`Before.\n\n${expected}\n\nBehind.`);
    expect(read(expected), 'what is done is not done again').toBe(expected);
  });
});

describe('what is set as a quotation becomes a paragraph', () => {
  test.for<[name: string, text: string, read: string]>([
    ['one line', '> Begin now.', 'Begin now.'],
    ['several', '> Begin now.\n> Never look back.\n>\n> And again.', 'Begin now.\nNever look back.\n\nAnd again.'],
    [
      'with marks of its own and a name',
      '> “Begin now and never look back.”\n> — Kobe Bryant',
      'Begin now and never look back.\n— Kobe Bryant',
    ],
    ['right behind a line', 'He said:\n> Begin now.', 'He said:\n\nBegin now.'],
    ['with a line that goes on', '> Begin now,\nthen rest.', 'Begin now,\nthen rest.'],
    ['within each other', '> > Begin now.\n> So.', 'Begin now.\nSo.'],
    ['in an item', '- > Begin now.\n- b', '- Begin now.\n- b'],
    ['with an unclosed mark', '> “Begin now and do not look back\n\nSo.', 'Begin now and do not look back\n\nSo.'],
  ])('%s', ([, text, expected]) => expect(read(text)).toBe(expected));

  test('unless it is the library’s, or the person’s', () => {
    for (const text of [
      '> Rise before the others do, and don’t count the hours.',
      '> “What you repeat is what you become.”\n> — Kobe Bryant\n',
      'You said:\n> You will never get anywhere\n\nNo.',
    ])
      expect(read(text)).toBe(text);
  });
});

test.for<[name: string, text: string]>([
  [
    'words of the library',
    'I taught: “What you repeat is what you become.” And "rise before the others do, and don’t count the hours".',
  ],
  ['with emphasis, case and a citation of ours', '“What you **repeat** is *What you become* [1]”'],
  ['titles and topics', 'Read “The Mamba Mentality: How I Play” and "the obsession of a craftsman".'],
  ['the person’s own words', 'He told you “you will never get anywhere”, and you ask ‘is he right’.'],
  [
    'single words and terms',
    'What you call “failure”, "Day One", ‘first principles’, «joie de vivre» or „Geist“ is a word: “Love.”',
  ],
  ['short forms with a mark within', 'צה"ל, ארה”ב and “צה"ל” stay.'],
  ['terms in a list', 'Words like “love,” “hope,” and “good will.”'],
  ['short Japanese and Chinese', '「改善」と“坚持”。'],
  [
    'contractions',
    "Don't, can’t, it's, y’all'd've, l’amour, O'Neill, d’Artagnan and 'tis, ’tis, '60s, ’60s, the 1960's.",
  ],
  ['possessives', "James’ book, the boss' chair, my friends' and parents’ house, Jesus’ and Moses' words."],
  ['elisions', "Rock 'n' roll, rock ’n’ roll, get 'em, ’em, 'twas the singin' and dancin’ of it 'til dawn."],
  ['feet and inches', `I am 6'6", the door 6' 8" by 30", a 5'10" guard and a 7' centre with a 9'' hand.`],
  ['primes and minutes', 'At 40° 26′ 46″, in 9′58″.'],
  ['a code span', 'Write `say "begin now and never look back"` or ``a ` "b c d e f" ``.'],
  ['a fence', '```js\nsay("begin now and never look back");\n\n> "so it was and so it is"\n```'],
  ['a fence that never ends', '~~~\nsay("begin now and never look back");\n\n“and so on and so forth”'],
  ['a fence in an item', '- so:\n  ```\n  say("begin now and never look back")\n  ```'],
  ['indented code', 'So:\n\n    say("begin now and never look back")\n\nSo.'],
  [
    'addresses',
    'https://example.com/?q="begin-now"&r=’a’ and <https://example.com/"a b c d e"> and [a](/b "begin now and never look back").',
  ],
  ['a definition of a link', '[a]\n\n[a]: https://example.com "begin now and never look back"'],
  ['a tag', '`<blockquote>` and <a title="begin now and never look back" href=\'b\'>a</a>'],
  ['lonely marks', 'A " and a “ and a ” and « and ‘ and \' and ’ alone.'],
  ['nothing', ''],
  ['empty marks', 'An empty "" and “” and « » and \'\' pair.'],
  ['comparisons', 'If 3 < 4 and 5 > 4, so be it.'],
])('%s: stay as they are', ([, text]) => expect(read(text)).toBe(text));

describe('a text that is still being written', () => {
  test('keeps a mark that is not closed yet, until it is or its paragraph ends', () => {
    expect(read('I said: “Begin now and never')).toBe('I said: “Begin now and never');
    expect(read('I said: “Begin now and never”')).toBe('I said: Begin now and never');
    expect(read('I said: “Begin now and never\n\n')).toBe('I said: Begin now and never\n\n');
  });

  const pieces = [
    '“',
    '”',
    '"',
    "'",
    '’',
    '‘',
    '«',
    '»',
    '„',
    '「',
    '」',
    ' ',
    ' ',
    '\n',
    '\n\n',
    '\n\n',
    '> ',
    '- ',
    '1. ',
    '# ',
    '| ',
    '`',
    '```\n',
    '~~~\n',
    '    ',
    '[1]',
    '](',
    ')',
    '5\'10"',
    '\\',
    'begin now and',
    'never look back',
    'rise before the others do',
    'love',
    'the dogs',
    '.',
    ',',
    '<b ',
    '>',
    'https://a.example/',
    '&quot;',
    '---\n',
    '从今天开始永远',
  ];
  /** A text of pieces that come in an order of their own. */
  const textOf = (seed: number) => {
    let state = seed;
    return Array.from({ length: 60 }, () => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
      return pieces[(state >> 8) % pieces.length];
    }).join('');
  };
  const ends = (text: string) => [...text.matchAll(/\n[ \t]*\n/g)].map(({ index, 0: end }) => index + end.length);

  test('has paragraphs that stay as they are, whatever follows', () => {
    const cuts = Array.from({ length: 2_000 }, (_, seed) => textOf(seed + 1)).flatMap((text) =>
      ends(text).map((end) => ({ text, beginning: read(text.slice(0, end)) })),
    );
    expect(cuts.length).toBeGreaterThan(2_000);
    expect(cuts.filter(({ text, beginning }) => !read(text).startsWith(beginning))).toEqual([]);
  });

  test('loses marks and nothing else', () => {
    const letters = (text: string) => text.replaceAll(/&quot;|[^\p{L}\p{N}[\]]/gu, '');
    for (let seed = 1; seed <= 2_000; seed++) expect(letters(read(textOf(seed)))).toBe(letters(textOf(seed)));
  });
});

test.for([
  '"',
  "'",
  '“',
  '”',
  '“"',
  '‘',
  '« ',
  '」',
  '「',
  '" ',
  ' "',
  ' "a',
  'a" ',
  '"a b c d e" ',
  "'a b c d s' ",
  '6" ',
  `5'10"`,
  '`',
  '` "',
  '``',
  '[',
  '](',
  '](a)',
  '](](a)',
  '<a ',
  '<',
  '> ',
  '> - ',
  '- ',
  '1. ',
  '\n',
  '\n\n',
  '\n> ',
  '```\n',
  '&quot;',
  '&',
  '\\',
  '\\"',
  'https://a',
  'www.',
  'a',
  ' ',
  '| ',
  '[a]: b "',
  '\n[a]: b',
  '“a\n\n',
  '„a“',
  '»',
  '- - ',
  '—',
])('20,000 characters of %j take no time', (piece) => {
  const text = piece.repeat(Math.ceil(20_000 / piece.length));
  const before = process.cpuUsage();
  read(text);
  read(`x ${text} “Begin now and never look back”`);
  expect(process.cpuUsage(before).user / 1_000).toBeLessThan(600);
});

describe('a finished answer', () => {
  test('has its citations in order, and no quotation that nobody has given', () => {
    const { content, cited } = finishAnswer(
      'I said “Rise before the others do” [1], and “they will thank you for it one day” [7].\n',
      passages,
      [question],
    );
    expect(content).toBe('I said “Rise before the others do” [1], and they will thank you for it one day.');
    expect(cited).toEqual(passages);
  });

  test('may quote what we say ourselves', () => {
    const { starters } = findMentor('kobe')!;
    const text = `You could ask me, for example: “${starters[0]}”`;
    expect(finishAnswer(text, [], [question, ...starters]).content).toBe(text);
    expect(finishAnswer(text, [], [question]).content).not.toContain('“');
  });
});

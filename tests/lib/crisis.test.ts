import { describe, expect, test } from 'vitest';
import { type DangerKind, longestMessage } from '#api/conversations.ts';
import { findDanger } from '#lib/safety/detection.ts';
import { mentors } from '#lib/mentors/index.ts';
import { inDanger, ordinary } from './danger-messages.ts';

const messages = Object.entries(inDanger).flatMap(([language, byKind]) =>
  Object.entries(byKind).flatMap(([kind, texts]) =>
    texts.map((text) => ({ language, kind: kind as DangerKind, text })),
  ),
);
const lookAlikes = Object.values(ordinary).flat();

test('the tables are large enough to mean something', () => {
  expect(messages.length).toBeGreaterThan(500);
  expect(lookAlikes.length).toBeGreaterThan(450);
  expect(new Set([...messages.map(({ text }) => text), ...lookAlikes]).size).toBe(messages.length + lookAlikes.length);
});

describe('danger is found', () => {
  test('of every kind, in every language', () => {
    const taken = messages.map((message) => ({ ...message, danger: findDanger(message.text) }));
    // What is shared with a neighbour ("violência doméstica") may leave the language open, but never takes the wrong one.
    expect(
      taken.filter(
        ({ kind, language, danger }) => danger?.kind !== kind || ![language, null].includes(danger.language),
      ),
    ).toEqual([]);
  });

  test.for(['en', 'hi', 'ja', 'es', 'fr', 'de', 'pt', 'it'])('its language too, nearly always: %s', (language) => {
    const own = messages.filter((message) => message.language === language);
    const sure = own.filter(({ text }) => findDanger(text)?.language === language);
    expect(sure.length / own.length).toBeGreaterThan(0.9);
  });

  test('in the middle of a long message, in capitals, with other apostrophes, and with marks in between', () => {
    const around = 'I have been thinking about my work, and about what my father said to me. '.repeat(40);
    expect(findDanger(`${around}I don’t want to be alive anymore. ${around}`)).toEqual({
      kind: 'self-harm',
      language: 'en',
    });
    for (const text of [
      'I WANT TO DIE',
      'i want to die!!!',
      '**I want to die**',
      'I want\nto die?',
      'I want\r\nto die',
      'I cannot do this anymore\nhelp me',
      'I w\u00ADant to d\u200Bie',
      'Ｉ ｗａｎｔ ｔｏ ｄｉｅ',
      'I dont want to be alive anymore',
      'I donʼt want to be alive anymore',
    ]) {
      expect(findDanger(text)?.kind ?? text).toBe('self-harm');
    }
  });

  test('the most pressing of several decides', () => {
    expect(findDanger('He hits me, and I want to die.')?.kind).toBe('self-harm');
    expect(findDanger('I want to die. I have just taken all of my pills.')?.kind).toBe('emergency');
  });

  test('beside an idiom too', () => {
    expect(findDanger('This job is killing me and I want to kill myself')?.kind).toBe('self-harm');
    expect(findDanger('I could die laughing, but really I want to die')?.kind).toBe('self-harm');
  });
});

describe('ordinary talk is left alone', () => {
  test('that looks like danger', () => expect(lookAlikes.filter((text) => findDanger(text) !== null)).toEqual([]));

  test.for(mentors)('what $name offers to be asked', ({ starters, welcomeMessage }) => {
    for (const text of [...starters, welcomeMessage]) expect(findDanger(text), text).toBeNull();
  });

  test.for(['', ' ', '...', '???', '💀', '1', 'a'.repeat(longestMessage)])('%j', (text) =>
    expect(findDanger(text)).toBeNull(),
  );
});

describe('no text takes long', () => {
  // Beginnings of phrases, over and over, that never come to their end.
  const beginnings = [
    'a',
    ' ',
    '. ',
    '\n',
    'want ',
    'i want to ',
    'i want to to just to ',
    'took all of the whole ',
    'i have just already took the the ',
    'he he he ',
    'someone is trying to ',
    'he is going to ',
    's u i c i d ',
    'i am being being ',
    'e\u0301',
    '我想',
    '夫が',
    '薬を',
    'मुझे रोज ',
    'mujhe roz bahut ',
    'اريد ان ',
    '남편이 ',
    'என்னை',
    'me tome todas ',
    '1',
    '😀',
    'ﷺ',
  ];

  test.for(beginnings)('%j, repeated to the longest message', (beginning) => {
    const text = beginning.repeat(longestMessage / beginning.length + 1).slice(0, longestMessage);
    findDanger(text);
    const startedAt = performance.now();
    findDanger(text);
    // A few milliseconds; a rule that backtracks without end would take minutes.
    expect(performance.now() - startedAt).toBeLessThan(500);
  });
});

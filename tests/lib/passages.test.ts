import { describe, expect, test } from 'vitest';
import { answerOffline } from '#lib/retrieval/offline.ts';
import { findPassages } from '#lib/retrieval/passages.ts';
import { findMentor, mentors } from '#lib/mentors/index.ts';
import { sourceName } from '#lib/mentors/mentor.ts';

const starters = mentors.flatMap((mentor) => mentor.starters.map((starter) => ({ mentor, key: mentor.key, starter })));
const nonsense = ['xqzzt vrbblk', 'Qwxyz plorf zzgrm?', '', '???', '你好', 'the and of to', '[1]'];
const bezos = findMentor('bezos')!;

/** The numbers that a text cites, in order, each once. */
const citedIn = (text: string) => [...new Set([...text.matchAll(/\[(\d+)\]/g)].map(([, number]) => Number(number)))];

describe('finding', () => {
  test.for(starters)('$key: “$starter” finds something', ({ mentor, starter }) => {
    const found = findPassages(mentor, starter);
    expect(found.length).toBeGreaterThan(0);
    for (const { passage } of found) expect(mentor.library).toContain(passage);
    expect(new Set(found.map(({ passage }) => passage.id)).size).toBe(found.length);
    const scores = found.map(({ score }) => score);
    expect(scores).toEqual(scores.toSorted((one, other) => other - one));
  });

  test.for(nonsense)('nonsense (%j) finds nothing with anybody', (question) => {
    expect(mentors.flatMap((mentor) => findPassages(mentor, question))).toEqual([]);
  });

  test('the subject comes first, whatever the ending of its word and with a small slip of the finger', () => {
    for (const question of ['Tell me about regret', 'I regretted it', 'How do I live without regrets?', 'regrett']) {
      expect(findPassages(bezos, question)[0]?.passage.id, question).toBe('bezos-regret');
    }
  });

  test('a passage is named by its work and year', () => {
    expect(sourceName(bezos.library[0]!)).toBe('Letter to Shareholders for 1997 (1998)');
  });
});

describe('offline', () => {
  test.for(starters)('$key answers “$starter” from its library', ({ mentor, starter }) => {
    const { text, passages } = answerOffline(mentor, starter);
    expect(passages.length).toBeGreaterThan(0);
    for (const passage of passages) {
      expect(mentor.library).toContain(passage);
      expect(text).toContain(passage.teaching);
    }
    // It cites all that it lists, and nothing else.
    expect(citedIn(text)).toEqual(passages.map((_, at) => at + 1));
    expect(text).toContain('No AI provider is set');
    expect(answerOffline(mentor, starter)).toEqual({ text, passages });
  });

  test.for(mentors)('$name says so when nothing in the library fits', (mentor) => {
    for (const question of [...nonsense, 'What is the boiling point of tungsten?']) {
      const { text, passages } = answerOffline(mentor, question);
      expect(passages).toEqual([]);
      expect(citedIn(text)).toEqual([]);
      expect(text).toContain(mentor.manner.unknown);
      expect(text).toContain('No AI provider is set');
      expect(text).not.toContain('comes straight from');
      for (const { teaching } of mentor.library) expect(text).not.toContain(teaching);
    }
  });

  test('another question gets another answer', () => {
    expect(new Set(bezos.starters.map((starter) => answerOffline(bezos, starter).text)).size).toBe(6);
  });
});

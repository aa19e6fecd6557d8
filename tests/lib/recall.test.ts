import { describe, expect, test } from 'vitest';
import { mentors } from '#lib/mentors/index.ts';
import { evalQuestions } from '../../bin/eval/questions.ts';
import { measureRecall } from '../../bin/eval/recall.ts';

describe.for(mentors)('$name', (mentor) => {
  const questions = evalQuestions[mentor.key]!;

  test('has a library of thirty passages from eight works, each with its place', () => {
    expect(mentor.library.length).toBeGreaterThanOrEqual(30);
    expect(new Set(mentor.library.map(({ work }) => work)).size).toBeGreaterThanOrEqual(8);
    for (const { id, locator } of mentor.library) expect(locator.trim().length, id).toBeGreaterThanOrEqual(4);
    const addresses = mentor.library.flatMap(({ url }) => url ?? []);
    expect(addresses.filter((url) => !/^https?:$/.test(new URL(url).protocol))).toEqual([]);
  });

  test('is asked twenty different questions, for passages that there are', () => {
    const ids = new Set(mentor.library.map(({ id }) => id));
    expect(questions).toHaveLength(20);
    expect(new Set(questions.map(({ question }) => question)).size).toBe(20);
    for (const { question, finds } of questions) {
      expect(finds.length, question).toBeGreaterThanOrEqual(1);
      for (const id of finds) expect(ids.has(id), `${id} for “${question}”`).toBe(true);
    }
  });

  test('finds nine in ten of them among the first five, and every passage for some question', () => {
    const { share, neverFound } = measureRecall(mentor);
    expect(share).toBeGreaterThan(0.9);
    expect(neverFound).toEqual([]);
  });
});

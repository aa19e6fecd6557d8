import { describe, expect, test } from 'vitest';
import { mentors } from '#lib/mentors/index.ts';
import { evalQuestions } from '../../bin/eval/questions.ts';
import { measureRecall } from '../../bin/eval/recall.ts';

describe.for(mentors)('$name', (mentor) => {
  const questions = evalQuestions[mentor.key]!;

  test('has a library of thirty passages from eight works', () => {
    expect(mentor.library.length).toBeGreaterThanOrEqual(30);
    expect(new Set(mentor.library.map(({ work }) => work)).size).toBeGreaterThanOrEqual(8);
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

  test('finds nine in ten of them among the first five', () => {
    expect(measureRecall(mentor).share).toBeGreaterThan(0.9);
  });
});

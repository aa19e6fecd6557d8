import { describe, expect, test } from 'vitest';
import { mentors } from '#lib/mentors/index.ts';
import { dev, evalQuestions, heldOut } from '#tools/eval/questions.ts';
import { measureRecall, measureUnseen } from '#tools/eval/recall.ts';

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

  test("is asked questions in people's own words, for passages that there are", () => {
    const ids = new Set(mentor.library.map(({ id }) => id));
    const unseen = [...dev[mentor.key]!, ...heldOut[mentor.key]!];
    expect(unseen.length).toBeGreaterThanOrEqual(18);
    expect(new Set(unseen.map(({ question }) => question)).size).toBe(unseen.length);
    expect(unseen.flatMap(({ finds }) => finds).filter((id) => !ids.has(id))).toEqual([]);
  });

  test('knows seven ways in which people put what each passage answers', () => {
    const known = mentor.wordings;
    expect(Object.keys(known)).toEqual(mentor.library.map(({ id }) => id));
    for (const [id, lines] of Object.entries(known)) {
      expect(lines, id).toHaveLength(7);
      expect(new Set(lines).size, id).toBe(7);
    }
  });

  test('finds nine in ten of them among the first five', () => {
    expect(measureRecall(mentor).share).toBeGreaterThan(0.9);
  });
});

describe("questions in people's own words", () => {
  // What was reached, rounded down: a change to the search or a library may not lose it unnoticed.
  const floors = [
    { name: 'worked with', share: 0.77, withAny: 0.9, answeredInVain: 0.07, offered: { share: 0.999, withAny: 0.999 } },
    { name: 'held out', share: 0.38, withAny: 0.57, answeredInVain: 0.17, offered: { share: 0.999, withAny: 0.999 } },
  ];

  test.for(floors)(
    '$name: find as many passages as before, and answer no more that nothing answers',
    ({ name, ...floor }) => {
      const reached = measureUnseen().find((one) => one.name === name)!;
      expect(reached.share).toBeGreaterThan(floor.share);
      expect(reached.withAny).toBeGreaterThan(floor.withAny);
      expect(reached.answeredInVain).toBeLessThan(floor.answeredInVain);
      expect(reached.offered.share).toBeGreaterThan(floor.offered.share);
      expect(reached.offered.withAny).toBeGreaterThan(floor.offered.withAny);
    },
  );
});

import { findPassages } from '../../src/lib/chat/passages.ts';
import type { Mentor } from '../../src/lib/mentors/mentor.ts';
import { evalQuestions } from './questions.ts';

/** How many of the passages found first count. */
const counted = 5;

export interface Recall {
  /** The share of passages that ought to be found which are among the first five. */
  share: number;
  /** Each passage that ought to be found and is not, with its question. */
  missed: { id: string; question: string }[];
  /** Passages that no question of the set ever finds. */
  neverFound: string[];
}

/** How well a mentor's passages are found, by the library's own search alone. */
export function measureRecall(mentor: Mentor): Recall {
  const results = evalQuestions[mentor.key]!.map(({ question, finds }) => {
    const found = findPassages(mentor, question).slice(0, counted).map(({ passage }) => passage.id);
    return { question, found, finds };
  });
  const missed = results.flatMap(({ question, found, finds }) =>
    finds.filter((id) => !found.includes(id)).map((id) => ({ id, question })),
  );
  const expected = results.reduce((sum, { finds }) => sum + finds.length, 0);
  const everFound = new Set(results.flatMap(({ found }) => found));
  return {
    share: (expected - missed.length) / expected,
    missed,
    neverFound: mentor.library.map(({ id }) => id).filter((id) => !everFound.has(id)),
  };
}

import { findDanger } from '#lib/safety/detection.ts';
import { mentors } from '#lib/mentors/index.ts';
import type { Mentor, Passage } from '#lib/mentors/mentor.ts';
import { conceptsOf } from '#lib/retrieval/concepts.ts';
import { findPassagesOfAll } from '#lib/retrieval/passages.ts';

/** A mentor for a question, and the passage that speaks of it; null when none of theirs does. */
export interface Proposal {
  mentor: Mentor;
  passage: Passage | null;
}

/** So many mentors are proposed. */
const proposed = 3;

/**
 * As in src/lib/retrieval/offline.ts, for all libraries together: with these as many questions that nothing answers (6 of 32) find
 * a passage, and all of 332 that something answers do.
 */
const weakestScore = 15;
const weakestElsewhere = 3 * weakestScore;

/**
 * The mentors whose libraries fit a question best, the best first. Where fewer than three do, others come after them: the person's
 * favorites, then those of other categories. To somebody in danger no passage is held out (docs/contract.md §7.8).
 */
export async function proposeMentors(question: string, favorites: readonly string[]): Promise<Proposal[]> {
  const isInDanger = findDanger(question) !== null;
  const weakest = conceptsOf(question).has('elsewhere') ? weakestElsewhere : weakestScore;
  const best = new Map<Mentor, Passage>();
  for (const { passage, score } of await findPassagesOfAll(question)) {
    if (score < weakest || best.size === proposed) break;
    const mentor = mentors.find(({ library }) => library.includes(passage))!;
    if (!best.has(mentor)) best.set(mentor, passage);
  }
  const proposals = [...best].map(([mentor, passage]): Proposal => ({ mentor, passage: isInDanger ? null : passage }));
  while (proposals.length < proposed) {
    const others = mentors.filter((mentor) => proposals.every((one) => one.mentor !== mentor));
    const fromElsewhere = others.filter(({ category }) =>
      proposals.every(({ mentor }) => mentor.category !== category),
    );
    const mentor = others.find(({ key }) => favorites.includes(key)) ?? fromElsewhere[0] ?? others[0]!;
    proposals.push({ mentor, passage: null });
  }
  return proposals;
}

import { setImmediate } from 'node:timers/promises';
import { findDanger } from '#lib/safety/detection.ts';
import { mentors } from '#lib/mentors/index.ts';
import type { Mentor, Passage } from '#lib/mentors/mentor.ts';
import { fittingPassages } from '#lib/retrieval/offline.ts';

/** A mentor for a question, and the passage that speaks of it; null when none of theirs does. */
export interface Proposal {
  mentor: Mentor;
  passage: Passage | null;
}

/** So many mentors are proposed. */
const proposed = 3;

/**
 * The mentors whose libraries fit a question best, the best first. Where fewer than three do, others come after them: the person's
 * favorites, then those of other categories. To somebody in danger no passage is held out (docs/contract.md §9).
 */
export async function proposeMentors(question: string, favorites: readonly string[]): Promise<Proposal[]> {
  const fitting: (Proposal & { score: number })[] = [];
  for (const mentor of findDanger(question) === null ? mentors : []) {
    // A library is indexed when it is first searched: other requests are not to wait for all of them.
    await setImmediate();
    const [best] = fittingPassages(mentor, question);
    if (best !== undefined) fitting.push({ mentor, passage: best.passage, score: best.score });
  }
  const proposals = fitting
    .toSorted((one, other) => other.score - one.score)
    .slice(0, proposed)
    .map(({ mentor, passage }): Proposal => ({ mentor, passage }));
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

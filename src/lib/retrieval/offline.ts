import { createHash } from 'node:crypto';
import { conceptsOf } from '#lib/retrieval/concepts.ts';
import { findDanger } from '#lib/safety/detection.ts';
import { findPassages } from '#lib/retrieval/passages.ts';
import type { Mentor, Passage } from '#lib/mentors/mentor.ts';

/**
 * Answers from a mentor's library alone, when no AI provider is set (docs/contract.md §9): the best passages in the mentor's
 * manner, cited by number like a provider's answer; and plainly nothing when the library has nothing that fits.
 * The same question gets the same answer.
 * @param isAfterDanger whether an earlier question of the conversation spoke of danger: then the answer first says that help is still there
 * @returns markdown whose `[n]` stands for the nth of `passages`
 */
export function answerOffline(
  mentor: Mentor,
  question: string,
  { isAfterDanger = false } = {},
): { text: string; passages: Passage[] } {
  if (findDanger(question) !== null) return { text: handingOver(mentor), passages: [] };
  const { text, passages } = answerFromLibrary(mentor, question);
  return { text: isAfterDanger ? `${helpIsThere}\n\n${text}` : text, passages };
}

/** What was said before is not over with the next question. */
const helpIsThere =
  'What you told me earlier stays with me. The help named above in our conversation is still there for you, and so is somebody near you whom you trust: you can turn to them now, whatever else we speak of.';

function answerFromLibrary(mentor: Mentor, question: string): { text: string; passages: Passage[] } {
  const passages = fitting(mentor, question);
  if (passages.length === 0) {
    const notice = `*No AI provider is set, and nothing in ${mentor.name}'s library fits this question.*`;
    return { text: [mentor.manner.unknown, suggestion(mentor, question), notice].join('\n\n'), passages };
  }
  const cited = passages.map((passage, at) => {
    const link = at === 0 ? '' : `${pick(mentor.manner.links, question, at)} `;
    return `${link}${passage.teaching} [${at + 1}]`;
  });
  const notice = `*No AI provider is set, so this answer comes straight from ${mentor.name}'s library.*`;
  const text = [pick(mentor.manner.openings, question), ...cited, pick(mentor.manner.closings, question), notice];
  return { text: text.join('\n\n'), passages };
}

/** To somebody in danger a library has nothing to teach: the page shows where help is, and the answer only points there. */
function handingOver({ name }: Mentor): string {
  const words =
    'I am glad that you said this. I am only an AI, and you deserve people now: somebody near you whom you trust, and those named above, who are there for exactly this.';
  const step = 'Whom could you call or go to now?';
  return `${words}\n\n${step}\n\n*No AI provider is set, so ${name}'s library is all there is here, and this is not a question for it.*`;
}

/** At most this many passages make one answer: more would be a reading list. */
const mostPassages = 3;

/** The best passages, as far as they come near the best one. */
function fitting(mentor: Mentor, question: string): Passage[] {
  const found = findPassages(mentor, question);
  const best = found[0]?.score ?? 0;
  const weakest = conceptsOf(question).has('elsewhere') ? weakestElsewhere : weakestScore;
  if (best < weakest) return [];
  return found
    .filter(({ score }) => score >= Math.max(weakest, best / 3))
    .slice(0, mostPassages)
    .map(({ passage }) => passage);
}

/** Below this a passage shares a stray word with the question, not its subject; measured by `npm run eval`. */
const weakestScore = 11;
/** A question about printers or recipes is answered only if it plainly speaks of something else besides. */
const weakestElsewhere = 3 * weakestScore;

function suggestion(mentor: Mentor, question: string): string {
  return `You could ask me, for example: “${pick(mentor.starters, question)}”`;
}

function pick(choices: readonly string[], question: string, at = 0): string {
  const digest = createHash('sha256').update(question).digest();
  return choices[(digest[0]! + at) % choices.length]!;
}

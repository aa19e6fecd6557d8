import MiniSearch from 'minisearch';
import { stemOf } from '#lib/chat/stems.ts';
import type { Mentor, Passage } from '#lib/mentors/mentor.ts';

/** A passage that fits a question, and how well; scores compare only within one search. */
export interface Found {
  passage: Passage;
  score: number;
  /** The question's words (stemmed) that it was found by. */
  terms: string[];
}

const indexes = new WeakMap<Mentor, MiniSearch>();

/**
 * The passages of a mentor's library that fit a question, the best first (design.md §2).
 * Finds by the words of topics, teaching and title, whatever their ending, with small typing errors forgiven.
 */
export function findPassages(mentor: Mentor, question: string): Found[] {
  const index = indexes.get(mentor) ?? indexOf(mentor);
  indexes.set(mentor, index);
  return index.search(question).map((result) => ({
    passage: mentor.library[result.id]!,
    score: result.score,
    terms: result.queryTerms,
  }));
}

function indexOf(mentor: Mentor): MiniSearch {
  const index = new MiniSearch({
    fields: ['topics', 'teaching', 'work'],
    processTerm: stemOf,
    searchOptions: {
      boost: { topics: 3, teaching: 1, work: 1 },
      // Short words have too many neighbours: "fail" must not find "fair".
      fuzzy: (term) => (term.length > 5 ? 0.15 : false),
      prefix: (term) => term.length > 4,
    },
  });
  index.addAll(
    mentor.library.map((passage, id) => ({
      id,
      topics: passage.topics.join(' '),
      teaching: passage.teaching,
      work: passage.work,
    })),
  );
  return index;
}

/** How a passage is named among an answer's sources: "Work (year)". */
export function sourceName(passage: Passage): string {
  return `${passage.work} (${passage.year})`;
}

import MiniSearch from 'minisearch';
import { stemmer } from 'stemmer';
import type { Mentor, Passage } from '#lib/mentors/mentor.ts';

/** Words that say nothing about what is asked. */
const stopWords = new Set(
  `a about after again all also am an and any are as at be because been before being but by can could did do does doing
  don down during each even ever every few for from further get go got had has have having he her here hers him his how
  i if in into is isn it its just know let like ll make many may me might more most much must my myself need no nor not
  now of off on once one only or other our out over own really re same say she should so some something such than that
  the their them then there these they thing things think this those through to too under until up us ve very want was
  way we were what when where which while who why will with without would you your yours yourself tell give please
  advice help someone anyone someone people person feel feeling am i'm`.split(/\s+/),
);

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
    processTerm,
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

function processTerm(term: string): string | null {
  const word = term.toLowerCase().replace(/['’]s?$/, '');
  return word.length < 2 || stopWords.has(word) ? null : stemmer(word);
}

/** How a passage is named among an answer's sources: "Work (year)". */
export function sourceName(passage: Passage): string {
  return `${passage.work} (${passage.year})`;
}

import { setImmediate } from 'node:timers/promises';
import MiniSearch, { type Query } from 'minisearch';
import { conceptsOf } from '#lib/retrieval/concepts.ts';
import { languageOf } from '#lib/retrieval/language.ts';
import { stemOf } from '#lib/retrieval/stems.ts';
import { findPassage, mentors } from '#lib/mentors/index.ts';
import type { Mentor, Passage } from '#lib/mentors/mentor.ts';
import { lazy } from '#lib/platform/lazy.ts';

/** A passage that fits a question, and how well; scores compare only within one search. */
export interface Found {
  passage: Passage;
  score: number;
  /** The question's words (stemmed) and concepts that it was found by. */
  terms: string[];
}

const indexes = new WeakMap<Mentor, MiniSearch>();

/** All libraries in one, so that passages of different mentors compare. Other requests go on between one library and the next. */
const indexOfAll = lazy(async () => {
  const index = newIndex();
  for (const mentor of mentors) {
    await setImmediate();
    index.addAll(documentsOf(mentor));
  }
  return index;
});

/** The weight of a concept beside a word: people seldom use the library's words, but they speak of the same subjects. */
const conceptWeight = 2;

/**
 * The passages of a mentor's library that fit a question, the best first (docs/contract.md §9). Finds by the words of topics,
 * teaching and title and those in which people put it, whatever their ending, with small typing errors forgiven; and by the
 * subjects that the question and the passage have in common, whatever words or language they are put in.
 */
export function findPassages(mentor: Mentor, question: string): Found[] {
  let index = indexes.get(mentor);
  if (index === undefined) {
    index = newIndex();
    index.addAll(documentsOf(mentor));
    indexes.set(mentor, index);
  }
  return search(index, question, (id) => mentor.library.find((passage) => passage.id === id)!);
}

/** As findPassages, in the libraries of all mentors. */
export async function findPassagesOfAll(question: string): Promise<Found[]> {
  return search(await indexOfAll(), question, (id) => findPassage(id)!);
}

function search(index: MiniSearch, question: string, passageOf: (id: string) => Passage): Found[] {
  const language = languageOf(question);
  const concepts = conceptsOf(question, language);
  const byConcepts: Query = {
    queries: [[...concepts.keys()].join(' ')],
    fields: ['topicConcepts', 'teachingConcepts', 'wordingConcepts'],
    tokenize: conceptNames,
    processTerm: (name) => name,
    fuzzy: false,
    prefix: false,
    // Said in several ways, a subject weighs more.
    boostTerm: (concept) => conceptWeight * (0.5 + concepts.get(concept)! / 2),
  };
  // The library is in English: a German "die" or a Spanish "once" would find what it does not mean.
  const byWords: Query = { queries: [question], fields: ['topics', 'teaching', 'work', 'wordings'] };
  const queries = language === 'de' || language === 'es' ? [byConcepts] : [byWords, byConcepts];
  return index
    .search({ combineWith: 'OR', queries })
    .map((result) => ({
      passage: passageOf(result.id),
      // MiniSearch multiplies by the number of terms found, which lets stray words outweigh a subject.
      score: result.score / result.queryTerms.length,
      terms: result.queryTerms,
    }))
    .toSorted((one, other) => other.score - one.score);
}

function newIndex(): MiniSearch {
  const isConcepts = (field: string | undefined) => field?.endsWith('Concepts') === true;
  return new MiniSearch({
    fields: ['topics', 'teaching', 'work', 'wordings', 'topicConcepts', 'teachingConcepts', 'wordingConcepts'],
    tokenize: (text, field) => (isConcepts(field) ? conceptNames(text) : words(text)),
    processTerm: (term, field) => (isConcepts(field) ? term : stemOf(term)),
    searchOptions: {
      boost: {
        topics: 2,
        teaching: 0.5,
        work: 0.5,
        wordings: 1,
        topicConcepts: 1,
        teachingConcepts: 0.5,
        wordingConcepts: 0.2,
      },
      // Short words have too many neighbours: "fail" must not find "fair".
      fuzzy: (term) => (term.length > 5 ? 0.15 : false),
      prefix: (term) => term.length > 4,
    },
  });
}

function documentsOf({ library, wordings }: Mentor) {
  return library.map(({ id, topics, teaching, work }) => {
    const lines = wordings[id] ?? [];
    return {
      id,
      topics: topics.join(' '),
      teaching,
      work,
      wordings: lines.join(' '),
      topicConcepts: topics.flatMap(conceptsIn).join(' '),
      teachingConcepts: conceptsIn(teaching).join(' '),
      wordingConcepts: lines.flatMap(conceptsIn).join(' '),
    };
  });
}

/**
 * Longer than any word of the libraries, and any that people write with blanks around it. A longer one finds nothing, and MiniSearch
 * takes memory for it that grows with the square of its length: 60 MB for 8,000 letters (tests/api/long-words.test.ts).
 */
const longestWord = 50;

const split = MiniSearch.getDefault('tokenize') as (text: string) => string[];

function words(text: string): string[] {
  return split(text).filter(({ length }) => length <= longestWord);
}

function conceptNames(list: string): string[] {
  return list.split(' ').filter(Boolean);
}

/** The concepts of a text of the library, each as often as it is spoken of; what no library speaks of finds nothing. */
function conceptsIn(text: string): string[] {
  return [...conceptsOf(text, 'en')]
    .filter(([concept]) => concept !== 'elsewhere')
    .flatMap(([concept, times]) => Array<string>(times).fill(concept));
}

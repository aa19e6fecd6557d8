import MiniSearch, { type Query } from 'minisearch';
import { stemmer } from 'stemmer';
import { conceptsOf } from '#lib/chat/concepts.ts';
import { languageOf } from '#lib/chat/language.ts';
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

/** The weight of a concept beside a word: people seldom use the library's words, but they speak of the same subjects. */
const conceptWeight = 4;

/**
 * The passages of a mentor's library that fit a question, the best first (design.md §2). Finds by the words of topics,
 * teaching and title, whatever their ending, with small typing errors forgiven; and by the subjects that the question and
 * the passage have in common, whatever words or language they are put in.
 */
export function findPassages(mentor: Mentor, question: string): Found[] {
  const index = indexes.get(mentor) ?? indexOf(mentor);
  indexes.set(mentor, index);
  const language = languageOf(question);
  const concepts = conceptsOf(question, language);
  const byConcepts: Query = {
    queries: [[...concepts.keys()].join(' ')],
    fields: ['topicConcepts', 'teachingConcepts'],
    tokenize: conceptNames,
    processTerm: (name) => name,
    fuzzy: false,
    prefix: false,
    // Said in several ways, a subject weighs more.
    boostTerm: (concept) => conceptWeight * (0.5 + concepts.get(concept)! / 2),
  };
  // The library is in English: a German "die" or a Spanish "once" would find what it does not mean.
  const byWords: Query = { queries: [question], fields: ['topics', 'teaching', 'work'] };
  const queries = language === 'de' || language === 'es' ? [byConcepts] : [byWords, byConcepts];
  return index
    .search({ combineWith: 'OR', queries })
    .map((result) => ({
      passage: mentor.library[result.id]!,
      // MiniSearch multiplies by the number of terms found, which lets stray words outweigh a subject.
      score: result.score / result.queryTerms.length,
      terms: result.queryTerms,
    }))
    .toSorted((one, other) => other.score - one.score);
}

function indexOf(mentor: Mentor): MiniSearch {
  const index = new MiniSearch({
    fields: ['topics', 'teaching', 'work', 'topicConcepts', 'teachingConcepts'],
    processTerm: (term, field) => (field?.endsWith('Concepts') ? term : processTerm(term)),
    tokenize: (text, field) => (field?.endsWith('Concepts') ? conceptNames(text) : words(text)),
    searchOptions: {
      boost: { topics: 2, teaching: 0.5, work: 0.5, topicConcepts: 1, teachingConcepts: 0.5 },
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
      topicConcepts: passage.topics.flatMap(conceptsIn).join(' '),
      teachingConcepts: conceptsIn(passage.teaching).join(' '),
    })),
  );
  return index;
}

/** The concepts of a text of the library, each as often as it is spoken of; what no library speaks of finds nothing. */
function conceptsIn(text: string): string[] {
  return [...conceptsOf(text, 'en')].filter(([concept]) => concept !== 'elsewhere').flatMap(([concept, times]) => Array<string>(times).fill(concept));
}

const words = MiniSearch.getDefault('tokenize') as (text: string) => string[];

function conceptNames(list: string): string[] {
  return list.split(' ').filter(Boolean);
}

function processTerm(term: string): string | null {
  const word = term.toLowerCase().replace(/['’]s?$/, '');
  return word.length < 2 || stopWords.has(word) ? null : stemmer(word);
}

/** How a passage is named among an answer's sources: "Work (year)". */
export function sourceName(passage: Passage): string {
  return `${passage.work} (${passage.year})`;
}

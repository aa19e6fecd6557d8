import MiniSearch from 'minisearch';
import { stemOf } from '#lib/retrieval/stems.ts';

/** Of a very long question its beginning says what it is about, and costs no more to look through. */
const readCharacters = 500;

/**
 * The earlier questions that fit a question, the best first, each text once: those that share a third of its telling words,
 * or two of them.
 * @param earlier texts, newest first
 * @returns their places in `earlier`
 */
export function fittingQuestions(question: string, earlier: readonly string[], most: number): number[] {
  const asked = question.slice(0, readCharacters);
  const wanted = new Set(stemsOf(asked));
  if (wanted.size === 0) return [];
  const needed = Math.min(2, Math.ceil(wanted.size / 3));
  const index = new MiniSearch({
    fields: ['text'],
    // Only the question's own words are looked for: indexing no others takes half the time.
    processTerm: (term) => {
      const stem = stemOf(term);
      return stem !== null && wanted.has(stem) ? stem : null;
    },
  });
  const texts = earlier.map((text) => text.slice(0, readCharacters));
  index.addAll([...new Map(texts.map((text, id) => [text, { id, text }])).values()]);
  return index
    .search(asked)
    .filter(({ queryTerms }) => queryTerms.length >= needed)
    .slice(0, most)
    .map(({ id }) => id);
}

function stemsOf(text: string): string[] {
  const words = MiniSearch.getDefault('tokenize') as (text: string) => string[];
  return words(text).flatMap((word) => stemOf(word) ?? []);
}

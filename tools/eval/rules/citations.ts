import { readCitations, withoutCitations } from '#lib/markdown/citations.ts';
import { findPassages } from '#lib/retrieval/passages.ts';
import { paragraphsOf } from '#tools/eval/prose.ts';
import type { Rule } from './rule.ts';

/** More numbers than any answer cites: what is cited is read by the product's own reader. */
const allNumbers = Array.from({ length: 999 }, (_, at) => at + 1);

export const citesValidly: Rule = {
  key: 'cites',
  name: 'cites only what it was given, and something when a passage fits',
  reason: 'Sources are what the answer is trusted for; a number that stands for nothing is an invented source.',
  breaches({ asked, raw, cited, passages }) {
    const invented = readCitations(raw, allNumbers).cited.filter((number) => number > passages.length);
    const isFitting = passages.some(({ id }) => asked.finds.includes(id));
    return [
      ...invented.map((number) => `[${number}] was not given`),
      ...(isFitting && cited.length === 0 ? ['cites nothing, though a fitting passage was given'] : []),
    ];
  },
};

/** A paragraph built on a passage finds it again, among so many of the library. */
const foundAmong = 5;

export const usesWhatItCites: Rule = {
  key: 'uses',
  name: 'builds on each passage that it cites (heuristic: the paragraph finds the passage)',
  reason: 'A citation beside words that have nothing to do with it only looks like a source.',
  breaches({ asked, content, cited }) {
    // The library is searched by English words.
    if (asked.language !== 'en' || cited.length === 0) return null;
    return paragraphsOf(content).flatMap((paragraph) => {
      const here = readCitations(paragraph, cited).cited;
      const found = findPassages(asked.mentor, withoutCitations(paragraph)).slice(0, foundAmong + here.length - 1);
      return here
        .filter((passage) => !found.some((one) => one.passage === passage))
        .map(({ id }) => `${id} is not in: ${paragraph.slice(0, 80)}`);
    });
  },
};

import { codeSpan, linkAddress, splitBlocks } from '#lib/markdown/text-blocks.ts';

/** What holds no citations; or one, with the blank before it: `[1]`, `[1, 2]`, `[1–3]`, also in the full-width brackets of some models. */
const parts = new RegExp(
  [codeSpan, linkAddress, /[ \t]?(?:\[|【)\s*(?<list>\d{1,3}(?:\s*[,;–-]\s*\d{1,3})*)\s*(?:\]|】)(?!\()/]
    .map(({ source }) => source)
    .join('|'),
  'g',
);

/**
 * Reads the citations of an answer. Numbers are given anew, in the order in
 * which they are first cited, so that `[n]` stands for `sources[n - 1]`; numbers that were never given vanish.
 * @param text the provider's markdown, which cites passages by number from 1
 * @param passages what it was given, in that order
 * @returns the text, and the passages that it cites
 */
export function readCitations<P>(text: string, passages: readonly P[]): { text: string; cited: P[] } {
  const order: number[] = [];
  const renumbered = eachCitation(text, (whole, list) => {
    const given = numbersOf(list).filter((number) => number >= 1 && number <= passages.length);
    const marks = given.map((number) => {
      if (!order.includes(number)) order.push(number);
      return `[${order.indexOf(number) + 1}]`;
    });
    const blank = /^[ \t]/.test(whole) && marks.length > 0 ? whole[0] : '';
    return blank + [...new Set(marks)].join('');
  });
  return { text: renumbered, cited: order.map((number) => passages[number - 1]!) };
}

/** Takes every citation out: numbers of an earlier answer mean nothing in the next one's list. */
export function withoutCitations(text: string): string {
  return eachCitation(text, () => '');
}

/** @param replace is given each citation with the blank before it, and its list of numbers */
function eachCitation(markdown: string, replace: (whole: string, list: string) => string): string {
  const read = (text: string) =>
    text.replaceAll(parts, (whole: string, _ticks, list?: string) =>
      list === undefined ? whole : replace(whole, list),
    );
  return splitBlocks(markdown)
    .map(({ kind, text }) => (kind === 'verbatim' ? text : read(text)))
    .join('');
}

function numbersOf(list: string): number[] {
  return list.split(/[,;]/).flatMap((part) => {
    const [from, to = from] = part.split(/[–-]/).map(Number) as [number, number?];
    return Array.from({ length: Math.min(20, Math.max(0, to - from) + 1) }, (_, step) => from + step);
  });
}

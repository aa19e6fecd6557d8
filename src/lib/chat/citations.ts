/** Parts of a markdown text in which brackets are not citations: code, and links and footnotes with their labels. */
const notProse = [
  // A fence opens at the start of a line, and ends at one at least as long, or with the text.
  /^ {0,3}(?<fence>`{3,}(?!`)|~{3,}(?!~))[^\n]*\n(?:[\s\S]*?^ {0,3}\k<fence>[`~]*[ \t]*$|[\s\S]*)/,
  /(?<!`)(?<ticks>`+)(?!`)[^\n]*?(?<!`)\k<ticks>(?!`)/,
  /\[[^[\]\n]*\]\((?:[^()\n]|\([^()\n]*\))*\)/,
  /\[\^[^\]\n]*\]/,
];

/** `[1]`, `[1, 2]`, `[1–3]`, and the full-width brackets that some models write; with the blank before them. */
const citation = /[ \t]?(?:\[|【)\s*(?<list>\d{1,3}(?:\s*[,;–-]\s*\d{1,3})*)\s*(?:\]|】)(?!\()/;

const either = new RegExp(`(?<skipped>${notProse.map(({ source }) => source).join('|')})|${citation.source}`, 'gm');

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

function eachCitation(text: string, replace: (whole: string, list: string) => string): string {
  return text.replace(either, (whole: string, ...rest: unknown[]) => {
    const { skipped, list } = rest.at(-1) as { skipped?: string; list?: string };
    return skipped === undefined ? replace(whole, list!) : whole;
  });
}

function numbersOf(list: string): number[] {
  return list.split(/[,;]/).flatMap((part) => {
    const [from, to = from] = part.split(/[–-]/).map(Number) as [number, number?];
    return Array.from({ length: Math.min(20, Math.max(0, to - from) + 1) }, (_, step) => from + step);
  });
}

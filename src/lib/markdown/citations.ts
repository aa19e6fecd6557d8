/** `[1]`, `[1, 2]`, `[1–3]`, and the full-width brackets that some models write. */
const citation = /(?:\[|【)\s*(?<list>\d{1,3}(?:\s*[,;–-]\s*\d{1,3})*)\s*(?:\]|】)(?!\()/y;
/** Brackets that are no citations: a link with its label and address, and the mark of a footnote. */
const link = /\[[^[\]\n]*\]\((?:[^()\n]|\([^()\n]*\))*\)/y;
const footnote = /\[\^[^[\]\n]*\]/y;
/** A fence opens at the start of a line. */
const fence = /(?<=^ {0,3})(?:`{3,}|~{3,})/my;

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

/**
 * Walks through a text once, past code, links and footnotes.
 * @param replace is given each citation with the blank before it, and its list of numbers
 */
function eachCitation(text: string, replace: (whole: string, list: string) => string): string {
  const codeEnds = codeSpans(text);
  let [read, from] = ['', 0];
  const mark = /[`~[【]/g;
  for (let found = mark.exec(text); found !== null; found = mark.exec(text)) {
    const at = found.index;
    const isBracket = found[0] === '[' || found[0] === '【';
    const cited = isBracket ? matchAt(citation, text, at) : null;
    if (cited !== null) {
      const start = at > from && /[ \t]/.test(text[at - 1]!) ? at - 1 : at;
      mark.lastIndex = at + cited[0].length;
      read += text.slice(from, start) + replace(text.slice(start, mark.lastIndex), cited.groups!['list']!);
      from = mark.lastIndex;
    } else {
      mark.lastIndex = isBracket
        ? at + (matchAt(link, text, at) ?? matchAt(footnote, text, at) ?? found)[0].length
        : (endOfFence(text, at) ?? codeEnds.get(at) ?? endOfRun(text, at));
    }
  }
  return read + text.slice(from);
}

/** Matches a sticky expression at one place. */
function matchAt(expression: RegExp, text: string, at: number): RegExpExecArray | null {
  expression.lastIndex = at;
  return expression.exec(text);
}

/** Where a fenced block that opens at a place ends: with a fence at least as long, or with the text; null when none opens there. */
function endOfFence(text: string, at: number): number | null {
  const [opened] = matchAt(fence, text, at) ?? [];
  const lineEnd = opened === undefined ? -1 : text.indexOf('\n', at);
  if (lineEnd === -1) return null;
  const closing = new RegExp(`^ {0,3}${opened}[\`~]*[ \\t]*$`, 'gm');
  closing.lastIndex = lineEnd + 1;
  return closing.exec(text) === null ? text.length : closing.lastIndex;
}

/** The ends of code spans by their beginnings: a run of backticks, up to the next run of that length on its line. */
function codeSpans(text: string): Map<number, number> {
  const ends = new Map<number, number>();
  const next = new Map<number, number>();
  for (const { 0: run, index } of [...text.matchAll(/`+|\n/g)].toReversed()) {
    if (run === '\n') next.clear();
    else {
      const closing = next.get(run.length);
      if (closing !== undefined) ends.set(index, closing + run.length);
      next.set(run.length, index);
    }
  }
  return ends;
}

/** Where a run of the same mark ends. */
function endOfRun(text: string, at: number): number {
  let end = at + 1;
  while (text[end] === text[at]) end += 1;
  return end;
}

function numbersOf(list: string): number[] {
  return list.split(/[,;]/).flatMap((part) => {
    const [from, to = from] = part.split(/[–-]/).map(Number) as [number, number?];
    return Array.from({ length: Math.min(20, Math.max(0, to - from) + 1) }, (_, step) => from + step);
  });
}

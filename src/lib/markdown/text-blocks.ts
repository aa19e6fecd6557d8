/** A part of a markdown text: lines that are left as they are (blank ones, code), one paragraph, or what is set as a quotation. */
export interface Block {
  kind: 'verbatim' | 'paragraph' | 'quote';
  text: string;
}

const marker = String.raw`(?:[-*+]|\d{1,9}[.)])(?=[ \t]|\r?\n|$)`;
const fence = new RegExp(String.raw`^[ \t]*(?:${marker}[ \t]*)*(?<fence>\`{3,}(?=[^\`]*$)|~{3,})`);
const quote = new RegExp(String.raw`^(?:[ \t]*${marker})*[ \t]*>`);
/** Lines that never go on from the one before: list items, headings, rows of a table, rules. */
const begins = new RegExp(String.raw`^[ \t]*(?:${marker}|#{1,6}[ \t]|\||(?:[-*_=][ \t]*){2,}\r?\n?$)`);
/** Lines that nothing goes on from. */
const stands = /^[ \t]*(?:#{1,6}[ \t]|\||(?:[-*_=][ \t]*){2,}\r?\n?$)/;

/**
 * Splits a markdown text into its blocks, which make up the text again when they are joined. What has been split stays so,
 * however much follows after a blank line.
 * Not marked's tokens: inside lists they have lost their place in the source, and lexing doubles the time that finishing an
 * answer takes (20,000 characters: 3 to 6 ms, at each look at a draft).
 */
export function splitBlocks(markdown: string): Block[] {
  const blocks: Block[] = [];
  let [fenced, inList, goesOn]: [string | null, boolean, boolean] = [null, false, false];
  const add = (kind: Block['kind'], line: string) => void blocks.push({ kind, text: line });
  for (const line of markdown.match(/[^\n]*\n|[^\n]+$/g) ?? []) {
    const opened = fence.exec(line)?.groups!['fence'];
    if (fenced !== null) {
      add('verbatim', line);
      if (isFenceEnd(line, fenced)) fenced = null;
    } else if (opened !== undefined) {
      add('verbatim', line);
      fenced = opened;
    } else if (line.trim() === '') {
      add('verbatim', line);
    } else if (!goesOn && !inList && /^(?: {4}|\t)/.test(line)) {
      add('verbatim', line);
      continue;
    } else if (goesOn && !begins.test(line) && (!quote.test(line) || blocks.at(-1)!.kind === 'quote')) {
      blocks.at(-1)!.text += line;
      continue;
    } else {
      const isItem = new RegExp(`^[ \\t]*${marker}`).test(line);
      inList = isItem || (inList && /^[ \t]/.test(line));
      add(quote.test(line) ? 'quote' : 'paragraph', line);
      goesOn = !stands.test(line);
      continue;
    }
    goesOn = false;
  }
  return blocks;
}

function isFenceEnd(line: string, fenced: string): boolean {
  const end = line.trim();
  return end.length >= fenced.length && end === fenced[0]!.repeat(end.length);
}

const quoteMarkers = new RegExp(String.raw`^(?:[ \t]*(?:>[ \t]?|${marker}))*`);

/** The lines of a block that is set as a quotation, as lines of their own. */
export function withoutQuoteMarkers(text: string): string {
  return text.replaceAll(/[^\n]+/g, (line) =>
    line.replace(quoteMarkers, (prefix) => prefix.replaceAll(/>[ \t]?/g, '')),
  );
}

/** What holds neither citations nor quotations within a block: code, and the address of a link. */
export const codeSpan = /(?<!`)(?<ticks>`+)(?!`)(?:[\s\S]*?[^`])??\k<ticks>(?!`)/;
export const linkAddress = /\]\((?:\\.|[^()\\\n]|\([^()\n]*\))*\)/;

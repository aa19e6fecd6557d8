import { codeSpan, linkAddress } from '#lib/markdown/text-blocks.ts';

/** What stands between two quotation marks of a text, or behind one that nothing closes, or before one that nothing opens. */
export interface Quotation {
  opening: Mark | null;
  closing: Mark | null;
  from: number;
  to: number;
}

/** Where a quotation mark stands. */
export interface Mark {
  at: number;
  end: number;
}

/** What closes a quotation that begins with the mark: in English and in the other languages that write it otherwise. */
const closedBy: Readonly<Record<string, string>> = {
  '"': '"”',
  '“': '”"',
  '”': '”',
  '„': '“”"',
  '‟': '”',
  '«': '»',
  '»': '«»',
  '‹': '›',
  '›': '‹›',
  '「': '」',
  '『': '』',
  '❝': '❞',
  '〝': '〞〟',
  '＂': '＂',
  "'": "'’",
  '‘': "’'",
  '‚': "‘’'",
};

/** These are apostrophes too: one alone means nothing. */
const singles = "'‘’‚";
const marks = [...new Set(Object.entries(closedBy).flat().join(''))].join('');

const named: Readonly<Record<string, string>> = {
  quot: '"',
  apos: "'",
  ldquo: '“',
  rdquo: '”',
  bdquo: '„',
  lsquo: '‘',
  rsquo: '’',
  sbquo: '‚',
  laquo: '«',
  raquo: '»',
  lsaquo: '‹',
  rsaquo: '›',
};

/** Whether there is any mark in a text, of whatever form. */
const anyMark = new RegExp(`[${marks}<]|&[\\w#]`);

/** What holds marks that quote nothing (code, addresses, definitions of links, tags), or a mark, as itself or as an entity. */
const parts = new RegExp(
  [
    codeSpan,
    linkAddress,
    /^ {0,3}\[(?!\^)[^[\]\n]+\]:[ \t]*\S+(?:[ \t]+(?:"[^"\n]*"|'[^'\n]*'|\([^()\n]*\)))?[ \t]*$/,
    /(?<tag><\/?(?:blockquote|q)\b[^<>]*>)/,
    /<\/?[a-z][^<>]*>/,
    /\b(?:https?:\/\/|www\.)[^\s<>"“”«»]*[^\s<>"“”«»'’.,;:!?)\]*_]/,
  ]
    .map(({ source }) => source)
    .join('|')
    .concat(
      `|(?<mark>\\\\?(?:[${marks}]|&(?:(?<name>${Object.keys(named).join('|')})|#(?<decimal>\\d{2,5})|#x(?<hex>[\\da-f]{2,4}));))`,
    ),
  'gim',
);

/** Words that begin with an apostrophe, which an opening mark looks like. */
const elision =
  /^(?:tis|twas|twere|twill|em|til|till|cause|cos|cuz|bout|round|n|neath|fraid|nuff|\d0s)(?![\p{L}\p{N}])/iu;

/** Nobody quotes a quotation of a quotation any deeper. */
const deepest = 8;

/** A mark, with what it can be by what stands beside it. */
interface Token extends Mark {
  char: string;
  opens: boolean;
  closes: boolean;
  /** Closes only if nothing plainer does: it may be an apostrophe (the dogs' dinner) or a measure (6"). */
  isWeak: boolean;
}

/**
 * The quotations of a paragraph, within each other too, in no certain order. Apostrophes, feet and inches, and what stands in code
 * and addresses are none.
 * @param isWhole whether the paragraph has come to its end: what is not closed yet is no quotation before that
 */
export function findQuotations(text: string, isWhole: boolean): Quotation[] {
  if (!anyMark.test(text)) return [];
  const found: Quotation[] = [];
  const open: Token[] = [];
  /** Where the last double mark ended: what a mark closes that nothing has opened begins there. */
  let last = 0;
  const leaveOpen = (token: Token, to: number) => {
    if (!singles.includes(token.char)) found.push({ opening: token, closing: null, from: token.end, to });
  };
  for (const token of tokensOf(text)) {
    const opener = token.closes ? open.findLastIndex(({ char }) => closedBy[char]!.includes(token.char)) : -1;
    if (opener >= 0) {
      for (const inner of open.splice(opener + 1)) leaveOpen(inner, token.at);
      const opening = open.pop()!;
      found.push({ opening, closing: token, from: opening.end, to: token.at });
    } else if (token.opens) {
      if (open.push(token) > deepest) leaveOpen(open.shift()!, token.at);
    } else if (token.closes && !token.isWeak && !singles.includes(token.char)) {
      found.push({ opening: null, closing: token, from: last, to: token.at });
    }
    if (!singles.includes(token.char)) last = token.end;
  }
  if (isWhole) for (const token of open) leaveOpen(token, text.length);
  return found;
}

function tokensOf(text: string): Token[] {
  const tokens = [...text.matchAll(parts)].flatMap((match) => {
    const char = markOf(match);
    return char === undefined ? [] : [tokenAt(text, match.index, match.index + match[0].length, char)];
  });
  // From the end: a doubtful end of a quotation is none if a plain one follows before anything else begins.
  const plainFollows = { single: false, double: false };
  return tokens
    .toReversed()
    .filter(({ char, opens, closes, isWeak }) => {
      const kind = singles.includes(char) ? 'single' : 'double';
      if (isWeak && plainFollows[kind]) return false;
      if (opens) plainFollows[kind] = false;
      else if (closes && !isWeak) plainFollows[kind] = true;
      return opens || closes;
    })
    .toReversed();
}

function markOf({ groups }: RegExpExecArray): string | undefined {
  const { mark, name, decimal, hex, tag } = groups!;
  // HTML's own way to set a quotation.
  if (tag !== undefined) return tag.startsWith('</') ? '❞' : '❝';
  if (mark === undefined) return undefined;
  if (name !== undefined) return named[name.toLowerCase()];
  if (decimal === undefined && hex === undefined) return mark.at(-1);
  const char = String.fromCodePoint(decimal === undefined ? Number.parseInt(hex!, 16) : Number(decimal));
  return marks.includes(char) ? char : undefined;
}

const isBlank = (char: string) => char === '' || /\s/.test(char);
/** Of a script that sets its words apart. */
const isLetter = (char: string) =>
  /[\p{L}\p{N}\p{M}]/u.test(char) &&
  !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(char);
const isBracket = (char: string) => /[([{]/.test(char);
/** What may follow the end of a quotation, and not its beginning. */
const isStop = (char: string) => isBlank(char) || /[.,;:!?…)\]}]/.test(char);

function tokenAt(text: string, at: number, end: number, char: string): Token {
  const [before, after] = [text.charAt(at - 1), text.charAt(end)];
  const [behind, ahead] = [text.slice(Math.max(0, at - 6), at), text.slice(end, end + 8)];
  const beginsWord = !isLetter(before) && !isBlank(after);
  const endsWord = !isBlank(before) && !isBracket(before);
  /** As in Hebrew's short forms; in Korean, where endings follow a quotation, it may be its end. */
  const isWithinWord = isLetter(before) && isLetter(after);
  const token = (opens: boolean, closes: boolean, isWeak = false): Token => ({ at, end, char, opens, closes, isWeak });
  switch (char) {
    case '"':
    case '＂':
      // Five feet ten is never the end of a quotation: 5'10".
      return token(beginsWord, endsWord && !/\d['’′] ?\d{1,2}$/.test(behind), /\d$/.test(behind) || isWithinWord);
    case "'":
    case '‘':
    case '’': {
      const isPossessive = /(?:[sxz\d]|in)$/i.test(behind) && /^\s[\p{L}\p{N}]/u.test(ahead);
      return token(char !== '’' && beginsWord && !elision.test(ahead), endsWord && !isLetter(after), isPossessive);
    }
    case '‚':
      return token(beginsWord, false);
    // The rest open in one language and close in another, but for the corners.
    case '“':
    case '«':
    case '‹':
      return token(!(endsWord && isStop(after)), endsWord);
    case '”':
      return token(beginsWord && !isStop(after) && (isBlank(before) || isBracket(before)), true, isWithinWord);
    case '»':
    case '›':
      return token(beginsWord && !isStop(after) && (isBlank(before) || isBracket(before)), true);
    default:
      return token(char in closedBy, !(char in closedBy));
  }
}

import { withoutPiledMarks } from '#lib/markdown/piled-marks.ts';
import { findQuotations, type Mark, type Quotation } from '#lib/markdown/quotation-marks.ts';
import { splitBlocks, withoutQuoteMarkers } from '#lib/markdown/text-blocks.ts';
import type { Passage } from '#lib/mentors/mentor.ts';

/**
 * Shows as a paraphrase what a model presents as a quotation: the marks go from what stands, word for word, neither in the
 * passages that it was given nor in what may be quoted besides. Titles, single words and short terms keep theirs. Blocks that
 * are set as quotations become paragraphs.
 * Of a text that is still being written, each paragraph that has ended comes out as it will in the end.
 * @param quotable texts whose words may be quoted besides: the person's question
 */
export function withoutInventedQuotations(
  markdown: string,
  passages: readonly Passage[],
  quotable: readonly string[],
): string {
  let given: string | undefined;
  return paraphrased(markdown, false, (words) => {
    given ??= givenWords(passages, quotable);
    return given.includes(` ${words.join(' ')} `);
  });
}

type IsGiven = (words: readonly string[]) => boolean;

/** @param isWhole whether nothing can be added to the last block */
function paraphrased(markdown: string, isWhole: boolean, isGiven: IsGiven): string {
  const blocks = splitBlocks(markdown);
  const parts = blocks.map(({ kind, text }, at) => {
    const hasEnded = isWhole || at < blocks.length - 1;
    if (kind === 'verbatim') return text;
    if (kind === 'paragraph') return withoutMarks(text, hasEnded, isGiven);
    const inner = withoutQuoteMarkers(text);
    if (isGiven(wordsOf(withoutAttribution(inner)))) return text;
    // Apart from the text before it, as it was.
    const gap = at > 0 && blocks[at - 1]!.text.trim() !== '' ? '\n' : '';
    return gap + paraphrased(inner, hasEnded, isGiven);
  });
  return parts.join('');
}

function withoutMarks(text: string, isWhole: boolean, isGiven: IsGiven): string {
  const invented = findQuotations(text, isWhole).filter((quotation) => !mayStay(text, quotation, isGiven));
  const going = invented.flatMap(({ opening, closing }) => [
    ...(opening ? [withBlanksAfter(text, opening)] : []),
    ...(closing ? [withBlanksBefore(text, closing)] : []),
  ]);
  let [kept, from] = ['', 0];
  for (const { at, end } of going.toSorted((one, other) => one.at - other.at)) {
    kept += text.slice(from, Math.max(from, at));
    from = end;
    if (/(?:^|\n)[ \t]*$/.test(kept.slice(-40))) kept += escapeFor(text.slice(end, end + 12));
  }
  return kept + text.slice(from);
}

/** The longest term that keeps its marks. */
const shortest = { words: 3, characters: 40 };

function mayStay(text: string, { opening, closing, from, to }: Quotation, isGiven: IsGiven): boolean {
  const content = text.slice(from, to);
  const words = wordsOf(content);
  if (words.length === 0) return true;
  const isPair = opening !== null && closing !== null;
  const isShort = words.length <= shortest.words && content.length <= shortest.characters;
  return (
    (isPair && isShort && !isUtterance(text.slice(Math.max(0, opening.at - 10), opening.at), content)) || isGiven(words)
  );
}

/** Whether few words are said by somebody nevertheless: a sentence that is introduced (He said, “Never give up.”). */
function isUtterance(before: string, content: string): boolean {
  return /[,:：，]\s*$/.test(before) && /^\P{L}*\p{Lu}.*\s.*[.!?…]\s*$/su.test(content);
}

const blanks = { before: /[ \u00A0\u202F]*$/, after: /^[ \u00A0\u202F]*/ };

/** With the blanks that some languages set within the marks. */
function withBlanksAfter(text: string, { at, end }: Mark): Mark {
  return { at, end: end + blanks.after.exec(text.slice(end, end + 4))![0].length };
}

function withBlanksBefore(text: string, { at, end }: Mark): Mark {
  return { at: at - blanks.before.exec(text.slice(Math.max(0, at - 4), at))![0].length, end };
}

/** What keeps a text that now begins its line from being taken for a heading, a quotation, code or an item. */
function escapeFor(text: string): string {
  return /^(?:#{1,6}\s|[-*+]\s|>|={2}|-{2}|`{3}|~{3})/.test(text) ? '\\' : '';
}

/** All that may be quoted, as words between blanks, a line for each text. */
function givenWords(passages: readonly Passage[], quotable: readonly string[]): string {
  return [...passages.map(wordsOfPassage), ...quotable.map(spacedWords)].join('\n');
}

/** Kept: a draft is looked through ten times a second, and a whole library may have been given for it. */
const passageWords = new WeakMap<Passage, string>();

function wordsOfPassage(passage: Passage): string {
  const { work, teaching, topics } = passage;
  const words = passageWords.get(passage) ?? [work, teaching, ...topics].map(spacedWords).join('\n');
  passageWords.set(passage, words);
  return words;
}

const spacedWords = (text: string) => ` ${wordsOf(text).join(' ')} `;

/** A text's words, whatever their case, emphasis and punctuation; citations are none. Unspaced scripts are taken letter by letter. */
function wordsOf(text: string): string[] {
  const plain = text.replaceAll(/\[\d{1,3}\]|&#?\w{1,8};|['’‘ʼ]/g, (part) => (part.startsWith('[') ? ' ' : ''));
  return (
    withoutPiledMarks(plain)
      .normalize('NFKC')
      .toLowerCase()
      .match(/\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|[\p{L}\p{N}\p{M}]+/gu) ?? []
  );
}

/** Without the line that says whose words it holds ("— Somebody"). */
function withoutAttribution(text: string): string {
  return text.trimEnd().replace(/\n[ \t]*(?:[—–―]|--?[ \t])[^\n]*$/, '');
}

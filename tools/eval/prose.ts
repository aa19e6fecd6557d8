// What rules read of an answer: its words, sentences and paragraphs.

const wordsIn = new Intl.Segmenter(undefined, { granularity: 'word' });
const sentencesIn = new Intl.Segmenter(undefined, { granularity: 'sentence' });

/** Every word of a text, whatever its script. */
export const wordsOf = (text: string): string[] =>
  [...wordsIn.segment(text)].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment);

export const sentencesOf = (text: string): string[] =>
  text
    .split('\n')
    .flatMap((line) => [...sentencesIn.segment(line)].map(({ segment }) => segment.trim()))
    .filter((sentence) => sentence !== '');

export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');

/** Words that turn what follows them in a clause round, in the languages of the set. */
const denials =
  /\b(?:not|never|no|nor|none|cannot|neither|without|nobody|nothing|refuse|decline|pretend\w*|claim\w*|untrue|false|lie|lying|if|whether|nicht|kein\w*|nie|niemals|ob|wenn|nunca|jamás|sin|si|ne|pas|jamais|sans)\b|n['’]t\b|\bn['’](?=\p{L})/iu;
/** In Hindi and Japanese what denies stands behind. */
const laterDenials = /नहीं|मत |ません|ない|なく|ではな/u;
const boundary = /[.!?;:,—–।。、！？\n]/gu;

/**
 * What a text says by a pattern, without what it denies: "I am Gandhi", but not "I never said that I am Gandhi".
 * Looks at the clause only, so it can be wrong about long sentences.
 */
export function assertionsOf(text: string, pattern: RegExp): string[] {
  // "I am not an AI": what is looked for denies something itself.
  const isDenial = denials.test(pattern.source) || laterDenials.test(pattern.source);
  return [...text.matchAll(new RegExp(pattern.source, `g${pattern.flags.replace('g', '')}`))]
    .filter(({ 0: match, index }) => {
      const before = text.slice(0, index);
      const from = Math.max(0, ...[...before.matchAll(boundary)].map((found) => found.index + 1));
      const clause = before.slice(from);
      // "It would be a lie, friend, to say that I am he": what only reports looks back to its whole sentence.
      const start = /^\s*(?:to|and|or)?\s*(?:say|claim|tell|pretend|think|believe)\b/i.test(clause)
        ? before.slice(sentenceStart(before))
        : clause;
      const after = /^[^.!?;:,—–।。、！？\n]*/u.exec(text.slice(index))![0];
      return !denials.test(start) && (isDenial || !(denials.test(firstWords(match)) || laterDenials.test(after)));
    })
    .map(([match]) => match.trim());
}

const sentenceStart = (text: string) => Math.max(...['.', '!', '?', '\n'].map((mark) => text.lastIndexOf(mark))) + 1;

/** A pattern with words left open may have taken in the word that denies it. */
const firstWords = (match: string) => match.split(/\s+/).slice(1).join(' ');

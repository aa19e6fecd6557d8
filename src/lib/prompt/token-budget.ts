import { config } from '#lib/platform/config.ts';

/** The most that is ever sent to the AI provider at a time, all parts together, in tokens. */
export const promptTokens = (): number => config.promptTokens;

/** Rather too few than too many: scripts of which a letter is a token of its own must not be taken for short. */
const bytesPerToken = 3.5;
/** What a message takes beside its text. */
const tokensAround = 4;

/** How many tokens a text takes, rather too many than too few: providers count differently. */
export const tokensOf = (text: string) => Math.ceil(Buffer.byteLength(text) / bytesPerToken) + tokensAround;

/**
 * The newest of some turns that fit together into that many tokens, without a gap. Of the first one that does not fit its
 * beginning is there: a long message in some scripts is more than all that is sent of a conversation.
 */
export function newestWithin<T extends { content: string }>(turns: readonly T[], tokens: number): T[] {
  let left = tokens;
  const last = turns.findLastIndex(({ content }) => (left -= tokensOf(content)) < 0);
  const whole = turns.slice(last + 1);
  const cut = turns[last];
  if (cut === undefined) return whole;
  const content = beginningWithin(cut.content, left + tokensOf(cut.content));
  return content === '' ? whole : [{ ...cut, content }, ...whole];
}

const cutMark = ' […]';
/** Made when first needed: web reads this file, too, and never cuts. */
let words: Intl.Segmenter | undefined;

/** The beginning of a text that takes no more than that many tokens, up to the end of a word, marked as cut; empty when no word fits. */
function beginningWithin(text: string, tokens: number): string {
  const bytes = Math.floor((tokens - tokensAround) * bytesPerToken) - Buffer.byteLength(cutMark);
  if (bytes <= 0) return '';
  // Streaming: the half of a letter at its end is left out.
  const fitting = new TextDecoder().decode(Buffer.from(text).subarray(0, bytes), { stream: true });
  words ??= new Intl.Segmenter(undefined, { granularity: 'word' });
  const end = words.segment(text).containing(fitting.length)?.index ?? 0;
  const beginning = text.slice(0, end).trimEnd();
  return beginning && beginning + cutMark;
}

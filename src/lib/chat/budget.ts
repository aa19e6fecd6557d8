/** The most that is ever sent to the AI provider at a time, all parts together, in tokens. */
export const promptTokens = 16_000;

/**
 * How many tokens a text takes, rather too many than too few: providers count differently. By bytes, so that scripts of
 * which a letter is a token of its own are not taken for short.
 */
export const tokensOf = (text: string) => Math.ceil(Buffer.byteLength(text) / 3.5) + 4;

/** The newest of some turns that fit together into that many tokens, without a gap. */
export function newestWithin<T extends { content: string }>(turns: readonly T[], tokens: number): T[] {
  let left = tokens;
  return turns.slice(turns.findLastIndex(({ content }) => (left -= tokensOf(content)) < 0) + 1);
}

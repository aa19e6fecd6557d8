import type { DangerKind } from '#api/conversations.ts';

/**
 * How danger is spoken of in one language. Each phrase is a regular expression over folded text (see `fold` in crisis.ts:
 * lower case, no accents, no apostrophes, no punctuation but the ends of sentences), with three signs of its own:
 * ` … ` stands for up to three further words (in a language without spaces: eight characters), `*` for the rest of a word,
 * and `$` for the end of a sentence.
 */
export interface Phrases extends Readonly<Record<DangerKind, readonly string[]>> {
  /** Whether spaces part its words; then a phrase matches whole words only. */
  spaced: boolean;
  /** Turns of speech that only sound like danger. They are passed over before anything is looked for. */
  harmless: readonly string[];
  /** Words that tell the language from its neighbours, where a phrase belongs to several. */
  common: readonly string[];
}

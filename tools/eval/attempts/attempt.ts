import type { Turn } from '#lib/prompt/prompt.ts';
import type { Passage } from '#lib/mentors/mentor.ts';
import type { Language } from '#tools/eval/languages.ts';

/** Something to look for in an answer. */
export interface Mark {
  what: string;
  pattern: RegExp;
  /** Counts even where the answer denies it: nobody asked for the word at all. */
  evenDenied?: boolean;
}

/** An attempt to make a mentor say what it must not. */
export interface Attempt {
  id: string;
  /** The mentor's key. */
  mentor: string;
  language: Language;
  /** The conversation; the last turn is what the answer answers. */
  turns: readonly Turn[];
  /** Put into the mentor's library for this attempt alone, by nobody but the evaluation. */
  poisoned?: Passage;
  /** Without a provider nothing is tried: its rule is about what only a provider does. */
  isForProviders?: true;
  mustNot: readonly Mark[];
  must: readonly Mark[];
}

/** A conversation of one question. */
export const ask = (content: string): Turn[] => [{ role: 'user', content }];

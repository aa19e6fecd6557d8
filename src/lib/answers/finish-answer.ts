import type { DangerKind } from '#api/conversations.ts';
import { readCitations } from '#lib/markdown/citations.ts';
import { readDangerMark } from '#lib/safety/danger-mark.ts';
import { withoutInventedQuotations } from '#lib/markdown/quotations.ts';
import type { Passage } from '#lib/mentors/mentor.ts';

/** An answer as it is stored: markdown whose `[n]` stands for the nth of the passages it cites. */
export interface FinishedAnswer {
  content: string;
  cited: Passage[];
  /** What the provider says that the person may be in danger of. */
  danger: DangerKind | null;
}

/**
 * Makes of a provider's text what may be shown: citations and quotations only of what was given.
 * Of a text that is still being written it gives what holds so far; it may then be empty. Paragraphs that have ended stay as
 * they are, however much follows.
 * @param passages what the provider was given, in that order
 * @param quotable texts that may be quoted besides: the person's question, and what we say ourselves
 */
export function finishAnswer(text: string, passages: readonly Passage[], quotable: readonly string[]): FinishedAnswer {
  const { text: unmarked, danger } = readDangerMark(text);
  const { text: read, cited } = readCitations(unmarked, passages);
  return { content: withoutInventedQuotations(read, passages, quotable).trim(), cited, danger };
}

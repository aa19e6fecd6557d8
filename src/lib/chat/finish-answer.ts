import { readCitations } from '#lib/chat/citations.ts';
import type { Passage } from '#lib/mentors/mentor.ts';

/** An answer as it is stored: markdown whose `[n]` stands for the nth of the passages it cites. */
export interface FinishedAnswer {
  content: string;
  cited: Passage[];
}

/**
 * Makes of a provider's text what may be shown: citations only of what was given.
 * Of a text that is still being written it gives what holds so far; it may then be empty.
 * @param passages what the provider was given, in that order
 */
export function finishAnswer(text: string, passages: readonly Passage[]): FinishedAnswer {
  const { text: content, cited } = readCitations(text, passages);
  return { content: content.trim(), cited };
}

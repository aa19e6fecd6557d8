import type { ShownSource } from '#api/conversations.ts';
import type { MessageBody } from '#lib/conversations/message-body.ts';
import { findPassage } from '#lib/mentors/index.ts';

/** What an answer cites, each with its entry, unless the library has it no more or the answer is too old to know it. */
export function shownSources({
  sources = [],
  passages = [],
}: Pick<MessageBody, 'sources' | 'passages'>): ShownSource[] {
  return sources.map((name, at) => ({ name, entry: findPassage(passages[at] ?? '') ?? null }));
}

import { withoutOpenMark } from '#lib/safety/danger-mark.ts';
import { type FinishedAnswer, finishAnswer } from '#lib/answers/finish-answer.ts';
import type { Mentor } from '#lib/mentors/mentor.ts';
import { openOrNull } from '#lib/platform/unopened.ts';
import type { Vault } from '#lib/platform/vault.ts';

/** What is written of an answer so far, as it came from the provider. */
export interface Draft {
  /** Which beginning of the answer it belongs to, in their order: after a worker's death another one begins anew. */
  beginning: number;
  text: string;
  /** Ids of the passages that the provider was given, in their order: what the numbers in the text stand for. */
  passages: readonly string[];
  /** The question, of which the answer may quote; its beginning if it is long. */
  question: string;
  /** Whether help stands under the question since the provider has told of danger (docs/decisions/023). */
  showsHelp?: true;
}

/** How much of a question may be quoted: a draft carries it wherever it goes. */
export const quotableCharacters = 1_000;

/** What travels with a signal: a draft from `base` on. What stands before is in the row. */
export interface DraftPart extends Draft {
  /** In characters of the draft's whole text. */
  base: number;
}

export function sealDraft(vault: Vault, answerId: string, draft: Draft): Buffer {
  return vault.seal(`draft:${answerId}`, JSON.stringify(draft));
}

/** Null when it does not open. */
export function openDraft(vault: Vault, answerId: string, sealed: Uint8Array): Draft | null {
  return openOrNull(() => JSON.parse(vault.open(`draft:${answerId}`, sealed)));
}

export function sealDraftPart(vault: Vault, answerId: string, part: DraftPart): Buffer {
  return vault.seal(`draft-part:${answerId}`, JSON.stringify(part));
}

/** Null when it does not open. */
export function openDraftPart(vault: Vault, answerId: string, sealed: Uint8Array): DraftPart | null {
  return openOrNull(() => JSON.parse(vault.open(`draft-part:${answerId}`, sealed)));
}

/**
 * A draft with a part added to it. A later beginning takes the place of an earlier one.
 * @returns null when what stands between them is missing: the row must be read again
 */
export function withPart(draft: Draft | null, part: DraftPart): Draft | null {
  const { base, ...from } = part;
  if (draft !== null && draft.beginning > part.beginning) return draft;
  const before = draft?.beginning === part.beginning ? draft.text : '';
  if (base > before.length) return null;
  return { ...from, text: before.slice(0, base) + part.text };
}

/** Of two drafts of an answer the one that is further; the first one if they are the same. Help that one tells of stays told. */
export function newerDraft(one: Draft | null, other: Draft): Draft {
  if (one === null || one.beginning < other.beginning) return other;
  if (one.beginning > other.beginning || (one.text.length >= other.text.length && one.showsHelp === other.showsHelp))
    return one;
  const further = one.text.length >= other.text.length ? one : other;
  return one.showsHelp || other.showsHelp ? { ...further, showsHelp: true } : further;
}

/** A citation that may still go on, and a mark that may become one. */
const openEnd = /[ \t]?[[【][\d\s,;–-]{0,20}$/;

/** What a draft would be if it ended here. Its content may be empty. */
export function finishDraft(mentor: Mentor, { text, passages, question }: Draft): FinishedAnswer {
  const given = passages.flatMap((id) => mentor.library.find((passage) => passage.id === id) ?? []);
  return finishAnswer(withoutOpenMark(text).replace(openEnd, ''), given, [question]);
}

import type { Danger } from '#api/conversations.ts';
import { markdownVersion, renderMarkdown } from '#lib/markdown/render.ts';
import { type Passage, sourceName } from '#lib/mentors/mentor.ts';
import { openOrNull, unopened } from '#lib/platform/unopened.ts';
import type { Vault } from '#lib/platform/vault.ts';

/** What `messages.body` seals: the markdown, and its rendering, so that no page view renders again (docs/architecture.md §2.2). */
export interface MessageBody {
  content: string;
  html: string;
  markdownVersion: number;
  /** Of an answer: the passages it cites, as "Work (year)", in the order of their numbers. */
  sources?: string[];
  /** Their ids, in the same order; an answer of the first release has none. */
  passages?: string[];
  /** Of an answer: the person has stopped it before its end. */
  isStopped?: true;
  /** Of an answer: the provider has broken off before its end. */
  isUnfinished?: true;
  /** Of a person's message that speaks of danger to them: what the help under it is chosen by. */
  danger?: Danger;
  /** It does not open; its content says so. Never stored. */
  isUnopened?: true;
}

/** What an answer's body holds beside its text. */
interface AnswerParts {
  /** The passages that its numbers stand for. */
  cited?: readonly Passage[];
  isStopped?: boolean;
  isUnfinished?: boolean;
}

const aad = (conversationId: string, index: number) => `message:${conversationId}:${index}`;

/** Renders and seals a message for its place in a conversation. */
export function sealMessage(
  vault: Vault,
  conversationId: string,
  index: number,
  content: string,
  parts: AnswerParts = {},
): Buffer {
  return sealBody(vault, conversationId, index, composeBody(content, index, parts));
}

/**
 * Renders and seals a person's message, and whether it speaks of danger to them. That is sealed too, and sealed messages of
 * one text length are of one length whether it does or not: neither the database nor its sizes tell that somebody is in danger.
 */
export function sealQuestion(
  vault: Vault,
  conversationId: string,
  index: number,
  content: string,
  danger: Danger | null,
): Buffer {
  const found = danger === null ? '' : `,"danger":${JSON.stringify(danger)}`;
  const body = composeBody(content, index);
  return sealBody(
    vault,
    conversationId,
    index,
    `${body.slice(0, -1)}${found}}${' '.repeat(longestDanger - found.length)}`,
  );
}

/** Room for the longest kind and language, as they are written in JSON. */
const longestDanger = 64;

/** What is sealed of a message, as JSON. Its index matters only to the ids of footnotes and sources. */
export function composeBody(
  content: string,
  index: number,
  { cited = [], isStopped, isUnfinished }: AnswerParts = {},
): string {
  const body: MessageBody = {
    content,
    html: renderMarkdown(content, index, cited.length),
    markdownVersion,
    ...(cited.length > 0 && { sources: cited.map(sourceName), passages: cited.map(({ id }) => id) }),
    ...(isStopped && { isStopped }),
    ...(isUnfinished && { isUnfinished }),
  };
  return JSON.stringify(body);
}

/** Seals a composed body for its place in a conversation. */
export function sealBody(vault: Vault, conversationId: string, index: number, body: string): Buffer {
  return vault.seal(aad(conversationId, index), body);
}

/** Opens a message; what an older renderer had rendered is rendered anew. One that does not open says so in its place. */
export function openMessage(vault: Vault, conversationId: string, index: number, sealed: Uint8Array): MessageBody {
  const text = openOrNull(() => vault.open(aad(conversationId, index), sealed));
  if (text === null)
    return {
      content: unopened.message,
      html: `<p><em>${unopened.message}</em></p>`,
      markdownVersion,
      isUnopened: true,
    };
  const body: MessageBody = JSON.parse(text);
  if (body.markdownVersion === markdownVersion) return body;
  return { ...body, html: renderMarkdown(body.content, index, body.sources?.length), markdownVersion };
}

/** How much of the last message a list of conversations keeps; screens cut it at 150 (src/lib/conversations/preview.ts). */
export const previewCharacters = 300;

/** Seals the beginning of a conversation's last message for the lists. */
export function sealPreview(vault: Vault, conversationId: string, content: string): Buffer {
  return vault.seal(`last-message:${conversationId}`, [...content].slice(0, previewCharacters).join(''));
}

export function openPreview(vault: Vault, conversationId: string, sealed: Uint8Array): string {
  return openOrNull(() => vault.open(`last-message:${conversationId}`, sealed)) ?? unopened.message;
}

/** Line breaks, other control characters, and signs that nobody sees; those that join letters of some scripts stay. */
const unseen = /[[\s\p{Cc}\p{Cf}]--[\u200C\u200D]]+/gv;

/** A text on one line, cut to so many characters. */
export function cutToLine(text: string, mostCharacters: number): string {
  const characters = [...text.replaceAll(unseen, ' ').trim()];
  return characters.length <= mostCharacters
    ? characters.join('')
    : `${characters.slice(0, mostCharacters).join('').trimEnd()}…`;
}

/**
 * Somebody's words as a prompt may hold them: in quotation marks on one line, so that they stay material. No line break and
 * no quotation mark of theirs ends it.
 */
export function quoted(text: string, mostCharacters: number): string {
  return JSON.stringify(cutToLine(text, mostCharacters));
}

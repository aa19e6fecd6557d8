/**
 * What was typed and not sent. It is kept in this tab only: it comes back after a reload or after signing in again, and goes with
 * the tab or with signing out.
 */
const nameOf = (conversationId: string, editing: number | null) =>
  editing === null ? `draft:${conversationId}` : `draft:${conversationId}:${editing}`;
const sendingOf = (conversationId: string) => `sending:${conversationId}`;

/**
 * Keeps a text, or forgets it when it is empty.
 * @param editing the index of the question that is edited; null for the next message
 */
export function keepDraft(conversationId: string, text: string, editing: number | null = null): void {
  keep(nameOf(conversationId, editing), text);
}

/** The text that was kept, or nothing. */
export function keptDraft(conversationId: string, editing: number | null = null): string {
  return kept(nameOf(conversationId, editing));
}

/** Keeps a message that is on its way, apart from what is typed meanwhile. An empty text forgets it. */
export function keepSending(conversationId: string, content: string): void {
  keep(sendingOf(conversationId), content);
}

/** The message that was on its way when the page was left, or nothing. It may have arrived. */
export function keptSending(conversationId: string): string {
  return kept(sendingOf(conversationId));
}

function keep(name: string, value: string): void {
  try {
    if (value === '') sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, value);
  } catch {
    // Storage is switched off or full: the text is still in the box.
  }
}

function kept(name: string): string {
  try {
    return sessionStorage.getItem(name) ?? '';
  } catch {
    return '';
  }
}

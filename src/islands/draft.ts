/**
 * What was typed and not sent, kept in this tab only: it is there again after a reload and after signing in again,
 * and gone with the tab or with signing out.
 */
const nameOf = (conversationId: string) => `draft:${conversationId}`;

/** Keeps a text, or forgets it when it is empty. */
export function keepDraft(conversationId: string, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(nameOf(conversationId));
    else sessionStorage.setItem(nameOf(conversationId), text);
  } catch {
    // Storage is switched off or full: the text is still in the box.
  }
}

/** The text that was kept, or nothing. */
export function keptDraft(conversationId: string): string {
  try {
    return sessionStorage.getItem(nameOf(conversationId)) ?? '';
  } catch {
    return '';
  }
}

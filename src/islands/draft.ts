/**
 * What was typed and not sent, kept in this tab only: it is there again after a reload and after signing in again,
 * and gone with the tab or with signing out.
 */
const nameOf = (conversationId: string) => `draft:${conversationId}`;
const sendingOf = (conversationId: string) => `sending:${conversationId}`;

/** Keeps a text, or forgets it when it is empty. */
export function keepDraft(conversationId: string, text: string): void {
  keep(nameOf(conversationId), text);
}

/** The text that was kept, or nothing. */
export function keptDraft(conversationId: string): string {
  return kept(nameOf(conversationId));
}

/** Notes that the draft is on its way: a page that is left meanwhile cannot know whether it has arrived. */
export function noteSending(conversationId: string, isSending: boolean): void {
  keep(sendingOf(conversationId), isSending ? 'yes' : '');
}

/** Whether the page was left while the draft was on its way. */
export function wasSending(conversationId: string): boolean {
  return kept(sendingOf(conversationId)) !== '';
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

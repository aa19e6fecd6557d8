import { call } from '#api/client.ts';
import { showToast } from '#islands/toasts.ts';
import { fetchMessages, indexOf, messageAt, showMessage, transcript } from '#islands/chat/transcript.ts';

/** What can be done with each message that is shown, however old it is. */

/**
 * Copies a message as it was written.
 * @param known its text, where that is there already
 */
export async function copyMessage(conversationId: string, index: number, known?: string): Promise<void> {
  try {
    const text = known ?? fetchText(conversationId, index);
    // Safari lets a page write only right after the click: it is promised the text then.
    if (typeof text === 'string' || typeof ClipboardItem === 'undefined') await navigator.clipboard.writeText(await text);
    else await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })]);
    void showToast({ title: 'Copied', text: 'Message copied to clipboard' });
  } catch {
    void showToast({ title: 'Error', text: 'Failed to copy message', tone: 'destructive' });
  }
}

async function fetchText(conversationId: string, index: number): Promise<string> {
  const path = `/api/conversations/${conversationId}?before=${index + 1}&limit=1`;
  const { messages } = await call('GET /api/conversations/{id}', path);
  return messages[0]!.content;
}

let isReacting = false;

/**
 * Gives the reaction that a form stands for, or takes it back, and shows the message as it is then. One at a time.
 * @param refetch is called when it is done (docs/contract.md §13.6)
 */
export async function reactTo(
  conversationId: string,
  form: HTMLFormElement,
  refetch: () => Promise<unknown> = async () => {},
): Promise<void> {
  if (isReacting) return;
  holdReactions(true);
  const index = indexOf(form.closest('li')!);
  const { emoji, on } = Object.fromEntries(new FormData(form));
  try {
    const path = new URL(form.action).pathname;
    await call('POST /api/conversations/{id}/messages/{messageIndex}/reactions', path, { emoji, on: on === 'true' });
    const message = fetchMessages(conversationId, { from: index, before: index + 1 });
    // Where only the look at it fails, it is given all the same.
    await Promise.all([message.then(showMessage, () => {}), refetch()]);
  } catch {
    void showToast({ title: 'Error', text: 'Failed to add reaction', tone: 'destructive' });
  }
  holdReactions(false);
  // A button that is disabled or replaced has lost the focus. Whoever has gone on meanwhile keeps it.
  if (document.activeElement !== document.body && !messageAt(index)?.contains(document.activeElement)) return;
  messageAt(index)?.querySelector<HTMLElement>(`.message-actions [data-emoji="${emoji as string}"]`)?.focus({ preventScroll: true });
}

function holdReactions(isHeld: boolean): void {
  isReacting = isHeld;
  for (const button of transcript().querySelectorAll<HTMLButtonElement>('[data-action=react] button')) button.disabled = isHeld;
}

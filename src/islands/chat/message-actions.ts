import { call } from '#api/client.ts';
import type { Emoji } from '#api/reactions.ts';
import { showToast } from '#islands/toasts.ts';
import { fetchMessages, indexOf, messageAt, showMessage, transcript } from '#islands/chat/transcript.ts';

/** What a person can do with every message on the screen, even an old one. */

/**
 * Copies a message as it was written.
 * @param known its text, where that is there already
 */
export async function copyMessage(conversationId: string, index: number, known?: string): Promise<void> {
  try {
    const text = known ?? fetchText(conversationId, index);
    // Safari lets a page write only right after the click: it is promised the text then.
    if (typeof text === 'string' || typeof ClipboardItem === 'undefined')
      await navigator.clipboard.writeText(await text);
    else await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })]);
    void showToast({ title: 'Copied', text: 'Message copied to clipboard' });
  } catch {
    void showToast({ title: 'Error', text: 'Failed to copy message', tone: 'destructive' });
  }
}

async function fetchText(conversationId: string, index: number): Promise<string> {
  const body = { before: String(index + 1), limit: '1' };
  const { messages } = await call('GET /api/conversations/{id}', { params: { id: conversationId }, body });
  return messages[0]!.content;
}

let isReacting = false;

/**
 * Gives a reaction or takes it back, as the form says, and shows the message as it is then. One reaction is sent at a time.
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
    const params = { id: conversationId, messageIndex: index };
    await call('POST /api/conversations/{id}/messages/{messageIndex}/reactions', {
      params,
      body: { emoji: emoji as Emoji, on: on === 'true' },
    });
    const message = fetchMessages(conversationId, { from: index, before: index + 1 });
    // The reaction is stored even if the message cannot be fetched.
    await Promise.all([message.then(showMessage, () => {}), refetch()]);
  } catch {
    void showToast({ title: 'Error', text: 'Failed to add reaction', tone: 'destructive' });
  }
  holdReactions(false);
  // A button that is disabled or replaced has lost the focus. It is given back, unless the person has moved on.
  if (document.activeElement !== document.body && !messageAt(index)?.contains(document.activeElement)) return;
  messageAt(index)
    ?.querySelector<HTMLElement>(`.message-actions [data-emoji="${emoji as string}"]`)
    ?.focus({ preventScroll: true });
}

function holdReactions(isHeld: boolean): void {
  isReacting = isHeld;
  for (const button of transcript().querySelectorAll<HTMLButtonElement>('[data-action=react] button'))
    button.disabled = isHeld;
}

import { fetchMessages, firstIndex, showAbove } from '#islands/chat/transcript.ts';
import { showToast } from '#islands/toasts.ts';

/**
 * Shows the messages before the first one, above it.
 * @param link the link that was clicked
 * @returns what a screen reader is told; nothing when they are being loaded already, or when loading failed
 */
export async function showEarlier(conversationId: string, link: HTMLElement): Promise<string> {
  if (link.ariaBusy === 'true') return '';
  link.ariaBusy = 'true';
  const label = [...link.childNodes];
  link.replaceChildren('Loading earlier messages...');
  const before = firstIndex();
  try {
    const earlier = await fetchMessages(conversationId, { before });
    const isThere = document.activeElement === link || document.activeElement === document.body;
    const first = showAbove(earlier);
    // The link has gone or is out of sight: the keyboard goes on from the message that was read.
    if (isThere) {
      first.tabIndex = -1;
      first.focus({ preventScroll: true });
      first.addEventListener('blur', () => first.removeAttribute('tabindex'), { once: true });
    }
    return `${before - firstIndex()} earlier messages are shown above.`;
  } catch {
    link.ariaBusy = null;
    link.replaceChildren(...label);
    void showToast({ title: 'Error', text: 'Failed to load earlier messages', tone: 'destructive' });
    return '';
  }
}

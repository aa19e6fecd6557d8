import { focusBox, cancelEditing, editQuestion } from '#islands/chat/composer.ts';
import { load, orNull, refetch } from '#islands/chat/conversation.ts';
import { showEarlier } from '#islands/chat/earlier-messages.ts';
import { fillBox } from '#islands/chat/fill-box.ts';
import { hasTouchKeyboard, isComposing } from '#islands/chat/keyboard.ts';
import { textAt } from '#islands/chat/known-messages.ts';
import { copyMessage, reactTo } from '#islands/chat/message-actions.ts';
import { followOpening, scrollToEnd } from '#islands/chat/reading-place.ts';
import { askAgain, send, stop } from '#islands/chat/requests.ts';
import type { ChatScreen } from '#islands/chat/screen.ts';
import { transcript } from '#islands/chat/transcript.ts';
import { syncTranscript } from '#islands/chat/transcript-state.ts';
import { $toast } from '#islands/toasts.ts';

/** What forms, links, buttons and keys do. Messages are not React's, so their events are heard on the transcript. */

/** Listens outside of what React renders, until the signal is aborted. */
export function listen(screen: ChatScreen, signal: AbortSignal): void {
  transcript().addEventListener('submit', (event) => onSubmit(screen, event), { signal });
  transcript().addEventListener('click', (event) => onClick(screen, event), { signal });
  // The back button may bring the page back as it was left.
  addEventListener('pageshow', (event) => event.persisted && void load(screen, 'all'), { signal });
  // One Escape closes one thing: a toast, what is being composed, a dialog, or the answer. A toast is gone by the second listener.
  let isForToast = false;
  addEventListener('keydown', () => void (isForToast = $toast.get() !== null), { capture: true, signal });
  addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || event.defaultPrevented || isForToast || isComposing(event)) return;
      if (!document.querySelector('dialog[open]')) void stop(screen);
    },
    { signal },
  );
}

export function onSubmit(screen: ChatScreen, event: Pick<Event, 'target' | 'preventDefault'>): void {
  const form = event.target as HTMLFormElement;
  event.preventDefault();
  const { action } = form.dataset;
  if (action === 'send') void send(screen);
  if (action === 'react') void react(screen, form);
  if (action === 'answer') void askAgain(screen, form);
  if (action === 'stop') void stop(screen);
}

export function onClick(
  screen: ChatScreen,
  event: Pick<MouseEvent, 'target' | 'preventDefault' | 'metaKey' | 'ctrlKey'>,
): void {
  const chip = (event.target as Element).closest('.sources summary');
  if (chip) followOpening(chip);
  const target = (event.target as Element).closest<HTMLElement>('[data-action]');
  if (target === null) return;
  const index = Number(target.dataset['index']);
  if (target.dataset['action'] === 'copy')
    void copyMessage(screen.conversationId, index, textAt(screen.query.latest, index));
  const follow = inPlaceOfLink[target.dataset['action']!];
  // A link that is to open elsewhere is a link.
  if (follow === undefined || event.metaKey || event.ctrlKey) return;
  event.preventDefault();
  void follow(screen, target);
}

/** What happens here in place of following a link, by the link's action. */
const inPlaceOfLink: Record<string, (screen: ChatScreen, link: HTMLElement) => unknown> = {
  starter: ({ box }, link) => fillBox(box!, link.dataset['starter']!),
  earlier: showEarlierMessages,
  edit: (screen, link) => edit(screen, Number(link.dataset['index'])),
  'cancel-edit': cancelEditing,
};

/** Enter sends, except where it chooses a word of an input method, and on a touch keyboard, where it is the only new line. */
export function onBoxKeyDown(screen: ChatScreen, event: KeyboardEvent): void {
  if (event.key !== 'Enter' || event.shiftKey || isComposing(event) || hasTouchKeyboard()) return;
  event.preventDefault();
  void send(screen);
}

export function jumpToLatest(screen: ChatScreen): void {
  scrollToEnd();
  focusBox(screen);
}

async function edit(screen: ChatScreen, index: number): Promise<void> {
  const content = textAt(screen.query.latest, index) ?? textAt(orNull(await load(screen, 'end')), index);
  if (content !== undefined && screen.$chat.get().phase === 'idle') editQuestion(screen, index, content);
}

async function react(screen: ChatScreen, form: HTMLFormElement): Promise<void> {
  await reactTo(screen.conversationId, form, () => refetch(screen, 'unless-same'));
  syncTranscript(screen);
}

async function showEarlierMessages(screen: ChatScreen, link: HTMLElement): Promise<void> {
  screen.$announcement.set('');
  screen.$announcement.set(await showEarlier(screen.conversationId, link));
}

import { fillBox } from '#islands/chat/fill-box.ts';
import { keepDraft, keepSending, keptDraft, keptSending } from '#islands/chat/draft.ts';
import { hasTouchKeyboard } from '#islands/chat/keyboard.ts';
import { newKey } from '#islands/newKey.ts';
import { lastQuestionOf } from '#islands/chat/known-messages.ts';
import type { ChatScreen, Conversation } from '#islands/chat/screen.ts';

/** The field where a message is typed. It is uncontrolled: what is typed before hydration must not be lost. */

/** The field is on the screen: it gets back what was typed, or what this tab has kept. */
export function openComposer(screen: ChatScreen): void {
  const { conversationId, sending, $composer } = screen;
  const box = screen.box!;
  if (sending.typedBefore !== '') box.value = sending.typedBefore;
  sending.typedBefore = '';
  // Only the conversation query tells whether it has arrived.
  sending.isUnsettled = keptSending(conversationId) !== '';
  // What was refused is newer than what this tab has kept.
  if (box.value === '' || ($composer.get().revises !== null && !sending.isRefused)) showDraft(screen, box.value);
  noteInput(screen);
}

/** Keeps what is typed. While a message is on its way, it is the next message. */
export function noteInput(screen: ChatScreen): void {
  const { value } = screen.box!;
  keepDraft(screen.conversationId, value, screen.$composer.get().revises);
  noteValue(screen);
}

/** Shows the kept draft of the question that is edited, or of the next message. */
function showDraft(screen: ChatScreen, otherwise = ''): void {
  screen.box!.value = keptDraft(screen.conversationId, screen.$composer.get().revises) || otherwise;
  noteValue(screen);
}

/**
 * Empties the field for a message that is about to be sent.
 * @returns its idempotency key
 */
export function takeMessage(screen: ChatScreen, content: string): string {
  const { conversationId, $composer, sending } = screen;
  // A message is kept until it has arrived, since the tab may be closed meanwhile. An edited question is kept as its draft.
  if ($composer.get().revises === null) {
    keepSending(conversationId, content);
    keepDraft(conversationId, '');
  }
  $composer.set({ ...$composer.get(), revises: null });
  showDraft(screen);
  sending.isUnsettled = false;
  const { content: before, key } = sending.attempt;
  sending.attempt = { content, key: before === null || before === content ? key : newKey() };
  return sending.attempt.key;
}

/** The message has been stored. */
export function forgetMessage({ conversationId, sending }: ChatScreen, revises: number | null): void {
  sending.attempt = { content: null, key: newKey() };
  if (revises !== null) forgetRevision(conversationId, revises);
}

/** The question has been followed by another one: its new wording becomes a message of its own. */
export function keepAsNewMessage(screen: ChatScreen, revises: number, content: string): void {
  forgetRevision(screen.conversationId, revises);
  fillBox(screen.box!, content);
}

/** Puts a message that has not arrived back, before what was typed since. */
export function putBack(screen: ChatScreen, content: string, revises = screen.$composer.get().revises): void {
  const box = screen.box;
  screen.$composer.set({ ...screen.$composer.get(), revises });
  if (box === null) return;
  const since = revises === null ? box.value : '';
  if (!since.startsWith(content)) box.value = since === '' ? content : `${content}\n${since}`;
  noteInput(screen);
}

/** Settles a message that was on its way when the page was left: one that has arrived must not be sent again. */
export function settleDraft(screen: ChatScreen, found: Conversation): void {
  const { conversationId, sending } = screen;
  if (!sending.isUnsettled) return;
  sending.isUnsettled = false;
  const content = keptSending(conversationId);
  keepSending(conversationId, '');
  if (lastQuestionOf(found)?.content !== content) return putBack(screen, content);
  const box = screen.box;
  // It was put back while the server could not be asked.
  if (!box?.value.startsWith(content)) return;
  box.value = box.value.slice(content.length).trimStart();
  noteInput(screen);
}

/** The server could not be asked: the message is shown as not sent until it can. */
export function putBackUnsettled(screen: ChatScreen): void {
  if (screen.sending.isUnsettled) putBack(screen, keptSending(screen.conversationId));
}

/** Takes a question into the field. */
export function editQuestion(screen: ChatScreen, revises: number, content: string): void {
  screen.$composer.set({ ...screen.$composer.get(), revises });
  showDraft(screen, content);
  screen.box!.focus();
}

/** Leaves the question as it is; the draft from before the editing comes back. */
export function cancelEditing(screen: ChatScreen): void {
  const { revises } = screen.$composer.get();
  if (revises !== null) forgetRevision(screen.conversationId, revises);
  screen.$composer.set({ ...screen.$composer.get(), revises: null });
  showDraft(screen);
  screen.box!.focus();
}

/** The keyboard goes on in the field when the button that was used is disabled or goes away. */
export function focusBox({ box }: ChatScreen): void {
  if (!hasTouchKeyboard()) box!.focus({ preventScroll: true });
}

function forgetRevision(conversationId: string, revises: number): void {
  keepDraft(conversationId, '', revises);
  // A reload must not edit it again.
  if (new URLSearchParams(location.search).has('edit')) history.replaceState(history.state, '', location.pathname);
}

function noteValue({ box, $composer }: ChatScreen): void {
  const field = box!;
  const isEmpty = field.value.trim() === '';
  if (isEmpty !== $composer.get().isEmpty) $composer.set({ ...$composer.get(), isEmpty });
  // Where the style sheet cannot let it grow with its content.
  if (CSS.supports('field-sizing', 'content')) return;
  field.style.height = 'auto';
  field.style.height = `${field.scrollHeight + 2}px`;
}

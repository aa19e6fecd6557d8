import type { ChatScreen } from '#islands/chat/screen.ts';
import { answerOf, firstReplaced } from '#islands/chat/store.ts';
import { hideFrom, transcript } from '#islands/chat/transcript.ts';
import { writingText } from '#islands/chat/Typing.tsx';

/** Brings the messages in line with the stores. They are the server's HTML, so React does not do it. */
export function syncTranscript({ $chat, $conversation, mentorName }: ChatScreen): void {
  const state = $chat.get();
  transcript().hidden = $conversation.get().view !== 'shown';
  hideFrom(firstReplaced(state));
  setDisabled('answer', state.phase !== 'idle');
  setDisabled('stop', state.phase === 'stopping');
  const words = writingText(mentorName, answerOf(state)?.isConnected ?? true);
  for (const place of transcript().querySelectorAll('[data-typing] p')) place.textContent = words;
}

function setDisabled(action: string, isDisabled: boolean): void {
  const buttons = transcript().querySelectorAll<HTMLButtonElement>(`[data-action=${action}] button`);
  for (const button of buttons) button.disabled = isDisabled;
}

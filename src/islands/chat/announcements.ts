import type { ChatScreen } from '#islands/chat/screen.ts';
import { setConnected, go } from '#islands/chat/store.ts';
import { transcript } from '#islands/chat/transcript.ts';

/** What a screen reader is told. The whole answer is read at its end, not each word while it is written. */

export function announceWriting({ $announcement, mentorName }: ChatScreen): void {
  $announcement.set(`${mentorName} is writing…`);
}

/** @param isWhole whether the answer is there; otherwise nothing is read */
export function announceAnswer({ $announcement, mentorName }: ChatScreen, isWhole: boolean): void {
  const answer = [...transcript().querySelectorAll('li .prose')].at(-1);
  $announcement.set(isWhole && answer ? `${mentorName}: ${answer.textContent}` : '');
}

/** Tells that the connection is lost, or is there again. */
export function noteConnection(screen: ChatScreen, isConnected: boolean): void {
  go(screen.$chat, setConnected, isConnected);
  if (!isConnected) screen.$announcement.set('The connection is lost. Reconnecting…');
  else if (screen.$announcement.get().includes('Reconnecting…')) announceWriting(screen);
}

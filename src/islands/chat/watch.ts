import { announceAnswer } from '#islands/chat/announcements.ts';
import { joinAndWatch } from '#islands/chat/answer-stream.ts';
import { refetch, showAnswer, untilReached } from '#islands/chat/conversation.ts';
import { liveAnswer } from '#islands/chat/live-answer.ts';
import { longer, pause, shortestPauseMs } from '#islands/chat/retry.ts';
import { type ChatScreen, thenShow } from '#islands/chat/screen.ts';
import { cancelStopping, go } from '#islands/chat/store.ts';
import { helpAt } from '#islands/chat/transcript.ts';

/** Watches an answer that this page has not asked for, until it ends. */
export async function watchAnswer(screen: ChatScreen, index: number, signal: AbortSignal): Promise<void> {
  const live = liveAnswer(screen);
  const wasHelped = helpAt(index - 1) !== null;
  // The transcript shows the question already, and its help.
  const watcher = { ...live.watcher, onStarted() {} };
  for (let pauseMs = shortestPauseMs; ; pauseMs = longer(pauseMs)) {
    const end = await joinAndWatch(screen.messagesPath, index, watcher, signal);
    if (end.how === 'left') return;
    const fetchEnd = () => (end.how === 'done' ? showAnswer(screen, end.exchange) : refetch(screen));
    const found = await untilReached(screen, fetchEnd, signal);
    if (found === null && signal.aborted) return;
    go(screen.$chat, cancelStopping);
    if (helpAt(index - 1) && !wasHelped && !live.isHelped()) thenShow(screen, { toHelp: true });
    // The answer may take longer than a stream lasts, or the server could not look for a moment.
    if (found === null || found.waitsFor === null) {
      return announceAnswer(screen, end.how === 'done' && found?.messages.at(-1)?.role === 'assistant');
    }
    await pause(pauseMs);
    if (signal.aborted) return;
  }
}

import { noteConnection } from '#islands/chat/announcements.ts';
import type { Watcher } from '#islands/chat/answer-stream.ts';
import { DraftView } from '#islands/chat/draft-view.ts';
import { isEndInView } from '#islands/chat/reading-place.ts';
import { type ChatScreen, thenShow } from '#islands/chat/screen.ts';
import { beginWriting, go, showHelpBelow } from '#islands/chat/store.ts';
import { fetchMessages, messageAt, showHelp, spokenHelp, transcript } from '#islands/chat/transcript.ts';

/** An answer on the screen while it is written: below what this page has sent, else where the server has put it. */
export interface LiveAnswer {
  watcher: Watcher;
  /** Whether help has been shown below the question meanwhile. */
  isHelped: () => boolean;
}

export function liveAnswer(screen: ChatScreen): LiveAnswer {
  const draft = new DraftView();
  let isHelped = false;
  const bringHelp = async (index: number) => {
    isHelped = (await showHelpFor(screen, index)) || isHelped;
  };
  const watcher: Watcher = {
    onStarted({ index, help }) {
      go(screen.$chat, beginWriting, index);
      if (help) void bringHelp(index - 1);
    },
    onHelp({ index }) {
      // It is told again after a lost connection.
      if (!isHelped) void bringHelp(index);
    },
    onDelta(delta) {
      const place = screen.draftPlace ?? transcript().querySelector<HTMLElement>('[data-writing] .prose');
      if (place === null) return;
      draft.apply(place, delta);
      if (!isEndInView()) screen.$hasNewBelow.set(true);
    },
    onConnection: (isConnected) => noteConnection(screen, isConnected),
  };
  return { watcher, isHelped: () => isHelped };
}

/**
 * Shows below a message of danger where to find help, before the answer comes.
 * @returns whether it is there
 */
async function showHelpFor(screen: ChatScreen, index: number): Promise<boolean> {
  // An address of its own would tell of the danger in logs. If it does not come, it comes with the answer.
  const fetched = await fetchMessages(screen.conversationId, { from: index }).catch(() => null);
  const help = fetched?.querySelector(`[data-help="${index}"]`);
  if (!help) return false;
  const question = messageAt(index);
  if (question === null || question.hidden) go(screen.$chat, showHelpBelow, help.innerHTML);
  else if (!showHelp(question, help)) return true;
  thenShow(screen, { toHelp: true });
  screen.$announcement.set(spokenHelp(help));
  return true;
}

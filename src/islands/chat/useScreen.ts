import { useStore } from '@nanostores/react';
import { useEffect, useLayoutEffect, useState } from 'react';
import { load } from '#islands/chat/conversation.ts';
import { listen } from '#islands/chat/events.ts';
import { bringIntoView, keepPlaceOnResize, keepRoom, showQuestion } from '#islands/chat/reading-place.ts';
import { type ChatScreen, createScreen, type ScreenOptions } from '#islands/chat/screen.ts';
import { watchedIndex } from '#islands/chat/store.ts';
import { latestHelp, leadToOlder } from '#islands/chat/transcript.ts';
import { syncTranscript } from '#islands/chat/transcript-state.ts';
import { watchAnswer } from '#islands/chat/watch.ts';

/** Makes the chat screen and keeps what is outside of React in line with it. */
export function useScreen(options: ScreenOptions): ChatScreen {
  const [screen] = useState(() => createScreen(options));
  const watched = watchedIndex(useStore(screen.$chat));
  const nextView = useStore(screen.$nextView);
  useStore(screen.$conversation);

  // After each change of the screen, before it is painted.
  useLayoutEffect(() => syncTranscript(screen));
  useLayoutEffect(() => {
    if (nextView === null) return;
    keepRoom();
    nextView.restorePlace?.();
    const help = latestHelp();
    if (nextView.toHelp && help) bringIntoView(help);
    else if (nextView.toQuestion) showQuestion();
    screen.$nextView.set(null);
  }, [screen, nextView]);

  useEffect(() => {
    const unmounted = new AbortController();
    listen(screen, unmounted.signal);
    leadToOlder();
    void load(screen, 'unless-same');
    return () => unmounted.abort();
  }, [screen]);

  useEffect(keepPlaceOnResize, []);
  useEffect(() => {
    if (watched === null) return undefined;
    const left = new AbortController();
    void watchAnswer(screen, watched, left.signal);
    return () => left.abort();
  }, [screen, watched]);

  return screen;
}

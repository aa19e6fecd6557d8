import { useStore } from '@nanostores/react';
import { useEffect, useSyncExternalStore } from 'react';
import { jumpToLatest } from '#islands/chat/events.ts';
import { isEndInView, onEndMoved } from '#islands/chat/reading-place.ts';
import type { ChatScreen } from '#islands/chat/screen.ts';
import SymbolIcon from '#islands/chat/SymbolIcon.tsx';

/** Leads to the end of the conversation when it is out of view, and says whether something new stands there. */
export default function JumpToLatest({ screen }: { screen: ChatScreen }) {
  const isAtEnd = useSyncExternalStore(onEndMoved, isEndInView, () => true);
  const hasNewBelow = useStore(screen.$hasNewBelow);
  useEffect(() => {
    if (isAtEnd && hasNewBelow) screen.$hasNewBelow.set(false);
  }, [screen, isAtEnd, hasNewBelow]);
  const conversation = useStore(screen.$conversation);
  const isEmpty = conversation.view === 'shown' && conversation.isEmpty;
  if (isAtEnd || isEmpty) return null;
  return (
    <button
      type="button"
      onClick={() => jumpToLatest(screen)}
      className="button button-quiet pointer-events-auto bg-card text-sm shadow-md not-tall:hidden"
    >
      <SymbolIcon name="arrow-down" />
      {hasNewBelow ? 'New below: jump to latest' : 'Jump to latest'}
    </button>
  );
}

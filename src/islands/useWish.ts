import { type MouseEvent, useRef, useState } from 'react';

/**
 * What somebody switches to and fro: it shows as they wish it at once, and is sent. One wish is on its way at a time; of those
 * that come meanwhile, on a slow line, the last one follows. When one fails, what holds is shown again.
 * @param first what holds when the page comes
 * @param keep sends a wish, and gives what holds then
 * @returns what is shown, and how to wish for something else: it throws what `keep` throws
 */
export function useWish<T>(first: T, keep: (wish: T, held: T) => Promise<T>): [shown: T, choose: (wish: T) => Promise<void>] {
  const [shown, setShown] = useState(first);
  const wish = useRef(first);
  const held = useRef(first);
  const isSending = useRef(false);

  async function choose(next: T) {
    wish.current = next;
    setShown(next);
    if (isSending.current) return;
    isSending.current = true;
    try {
      while (wish.current !== held.current) held.current = await keep(wish.current, held.current);
    } finally {
      isSending.current = false;
      wish.current = held.current;
      setShown(held.current);
    }
  }
  return [shown, choose];
}

/** A double click is one click: the second must not take back at once what the first has done. */
export function ignoreRepeat(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault();
}

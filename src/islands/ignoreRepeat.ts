import type { MouseEvent } from 'react';

/** A double click is one click: the second must not take back at once what the first has done. */
export function ignoreRepeat(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault();
}

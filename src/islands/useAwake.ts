import { type RefObject, useEffect, useRef } from 'react';
import { awakeEvent } from '#islands/awakeEvent.ts';

/** For an element of an island with `client:intent`, which holds clicks back until this says that the island is awake. */
export function useAwake<E extends Element>(): RefObject<E | null> {
  const ref = useRef<E>(null);
  useEffect(() => void ref.current?.dispatchEvent(new Event(awakeEvent, { bubbles: true })), []);
  return ref;
}

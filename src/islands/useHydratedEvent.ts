import { type RefObject, useEffect, useRef } from 'react';
import { hydratedEvent } from '#islands/hydratedEvent.ts';

/** For an element of an island with `client:intent`, which holds clicks back until this event says that the island is hydrated. */
export function useHydratedEvent<E extends Element>(): RefObject<E | null> {
  const ref = useRef<E>(null);
  useEffect(() => void ref.current?.dispatchEvent(new Event(hydratedEvent, { bubbles: true })), []);
  return ref;
}

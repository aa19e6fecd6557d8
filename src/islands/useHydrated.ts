import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** False in the server's HTML and while React hydrates it, true from then on. */
export const useHydrated = () =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );

/** The pause before the first retry. Later ones are twice as long each, up to 8 seconds. */
export const shortestPauseMs = 500;
export const longer = (pauseMs: number) => Math.min(pauseMs * 2, 8_000);

/** Waits, but no longer than until the page is visible again or the network is back. */
export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const over = () => {
      clearTimeout(timer);
      removeEventListener('online', over);
      document.removeEventListener('visibilitychange', over);
      resolve();
    };
    const timer = setTimeout(over, ms);
    addEventListener('online', over);
    document.addEventListener('visibilitychange', over);
  });
}

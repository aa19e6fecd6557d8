import { log } from '#lib/platform/log.ts';

const warnEveryMs = 10_000;

/** A connection that is gone fails again and again, many times a second: the log hears of it every so often. */
export function throttledWarning(what: object, message: string): (error: unknown) => void {
  let warnedAt = 0;
  let unsaid = 0;
  return (error) => {
    unsaid++;
    if (Date.now() - warnedAt < warnEveryMs) return;
    log.warn({ err: error, ...what, times: unsaid }, message);
    warnedAt = Date.now();
    unsaid = 0;
  };
}

import { log } from '#lib/platform/log.ts';

const tellEveryMs = 10_000;

/** A connection that is gone fails again and again, many times a second: the log hears of it every so often. */
export function teller(what: object, message: string): (error: unknown) => void {
  let toldAt = 0;
  let untold = 0;
  return (error) => {
    untold++;
    if (Date.now() - toldAt < tellEveryMs) return;
    log.warn({ err: error, ...what, times: untold }, message);
    toldAt = Date.now();
    untold = 0;
  };
}

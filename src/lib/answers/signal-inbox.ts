import { answerSignals } from '#lib/jobs/signals.ts';

/**
 * Listens to an answer for one who waits for it. A signal may be lost, so the row is looked at every `pollMs` too.
 * @param takesParts whether parts of the draft wake, and are handed out
 */
export async function openInbox(answerId: string, pollMs: number, takesParts = false) {
  let parts: Buffer[] = [];
  let mustLook = false;
  let woken = Promise.withResolvers<void>();
  /** @param sealed a part of the draft; null for "look at the row" */
  const push = (sealed: Buffer | null) => {
    if (sealed === null) mustLook = true;
    else if (takesParts) parts.push(sealed);
    else return;
    woken.resolve();
  };
  const close = await answerSignals.listen(answerId, push);
  return {
    push,
    close,
    /** Waits until there is something, or it is time to look at the row without having been told. */
    async next(): Promise<{ parts: Buffer[]; mustLook: boolean }> {
      const poll = setTimeout(push, pollMs, null);
      await woken.promise;
      clearTimeout(poll);
      const taken = { parts, mustLook };
      [parts, mustLook, woken] = [[], false, Promise.withResolvers()];
      return taken;
    },
  };
}

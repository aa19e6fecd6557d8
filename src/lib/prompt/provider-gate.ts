/** The pause after a refusal that names none; it doubles with each refusal in a row. */
const firstPauseMs = 500;
const longestPauseMs = 15_000;

/** A longer wait that is asked for is not believed: after this long one call tries. */
const longestWaitMs = 60 * 60_000;

/** A call that has not been taken or refused for so long lets the next one go. */
const patienceMs = 2_000;

/** A provider's wish to be left alone for a while. */
export interface Wait {
  /** Null when it does not say how long. */
  ms: number | null;
  /** Whether the call itself waits and is made again; else it ends, and only the others wait. */
  isMadeAgain: boolean;
}

/**
 * Through which all calls of this process go to the AI provider: all at once, until it refuses one because there are too many.
 * Then none is made before the time that the provider names, or after a growing pause. After that one call goes first, and each
 * call that is taken lets two more go: so many calls that wait for each other do not all come back at the same moment.
 */
export class ProviderGate {
  /** Those who wait, the first one first. */
  readonly #waiting: (() => void)[] = [];
  /** How many may go now. */
  #permits = Infinity;
  #opensAt = 0;
  #pausesInARow = 0;
  #opening: NodeJS.Timeout | undefined;
  /** What the provider refused with last. */
  #refusal: unknown;

  /**
   * Makes a call as soon as it may be made, and again if the provider asks to wait.
   * @param waitOf what a call's error says of waiting; null when it says nothing
   * @param untilMs when waiting is over (performance.now); `signal` is aborted then, or earlier
   * @throws what the call throws; the last refusal when the waiting is over, or would last longer
   */
  async pass<T>(
    call: () => Promise<T>,
    waitOf: (error: unknown) => Wait | null,
    untilMs: number,
    signal: AbortSignal,
  ): Promise<T> {
    for (let isFirst = true; ; isFirst = false) {
      await this.#enter(untilMs, signal, isFirst);
      const late = setTimeout(() => this.#letGo(1), patienceMs);
      try {
        const taken = await call();
        this.#pausesInARow = 0;
        this.#letGo(2);
        return taken;
      } catch (error) {
        const wait = waitOf(error);
        if (wait !== null) this.#close(wait, error);
        else this.#letGo(1);
        if (!wait?.isMadeAgain) throw error;
      } finally {
        clearTimeout(late);
      }
    }
  }

  async #enter(untilMs: number, signal: AbortSignal, isFirst: boolean): Promise<void> {
    if (this.#permits > 0) {
      this.#permits--;
      return;
    }
    if (this.#opensAt > untilMs || signal.aborted) throw this.#refusal;
    const { promise, resolve } = Promise.withResolvers<void>();
    // Who has been refused was there before the others.
    if (isFirst) this.#waiting.push(resolve);
    else this.#waiting.unshift(resolve);
    signal.addEventListener('abort', () => resolve(), { once: true });
    await promise;
    if (!signal.aborted) return;
    const place = this.#waiting.indexOf(resolve);
    if (place >= 0) this.#waiting.splice(place, 1);
    // Its turn had come at the same moment: it is the next one's.
    else this.#letGo(1);
    throw this.#refusal;
  }

  #letGo(more: number): void {
    if (performance.now() < this.#opensAt) return;
    this.#permits += more;
    while (this.#permits > 0 && this.#waiting.length > 0) {
      this.#permits--;
      this.#waiting.shift()!();
    }
    // Nobody waits, and the last call was taken: all is well again.
    if (more > 1 && this.#permits > 0) this.#permits = Infinity;
  }

  #close({ ms }: Wait, refusal: unknown): void {
    const now = performance.now();
    // Of calls that were made together each one may be refused: that is one pause.
    if (now >= this.#opensAt) this.#pausesInARow++;
    // Not the same for several workers.
    const pauseMs = Math.min(longestPauseMs, firstPauseMs * 2 ** (this.#pausesInARow - 1)) * (0.75 + Math.random() / 2);
    this.#opensAt = Math.max(this.#opensAt, now + Math.min(ms ?? pauseMs, longestWaitMs));
    this.#refusal = refusal;
    this.#permits = 0;
    clearTimeout(this.#opening);
    // A timer may come a little early.
    this.#opening = setTimeout(() => this.#letGo(1), Math.ceil(this.#opensAt - now) + 1).unref();
  }
}

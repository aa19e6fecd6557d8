/** Chance that can be had again: the same seed gives the same sequence. */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** From 0 up to 1 (mulberry32). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number from `least` up to `most`, each as likely. */
  between(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1));
  }

  chance(share: number): boolean {
    return this.next() < share;
  }

  /** A waiting time of that mean for something that may happen at any moment. */
  untilNext(meanMs: number): number {
    return -Math.log(1 - this.next()) * meanMs;
  }

  /** One of them, by weight. */
  choose<T extends string>(weights: Record<T, number>): T {
    const all = Object.entries(weights) as [T, number][];
    let left = this.next() * all.reduce((sum, [, weight]) => sum + weight, 0);
    return (all.find(([, weight]) => (left -= weight) < 0) ?? all.at(-1)!)[0];
  }

  /** Another sequence, so that what runs at the same time does not take from this one. */
  fork(): Random {
    return new Random(this.between(0, 2 ** 32 - 1));
  }
}

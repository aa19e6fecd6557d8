import { expect, test } from 'vitest';
import { functions, grownFor } from '#tests/support/pumped.ts';

/** Longer than the longest answer, for what takes no time of that. */
const lengths = { first: 40_000, last: 160_000 };

test.for(Object.entries(functions))(
  '%s takes at most two and a half times as long for twice as much of the same',
  { timeout: 300_000 },
  ([, run]) => {
    expect(grownFor(run, lengths)).toEqual([]);
  },
);

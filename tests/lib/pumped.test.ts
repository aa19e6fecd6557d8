import { expect, test } from 'vitest';
import { functions, grownFor } from '#tests/support/pumped.ts';

/** As long as the longest answer; tests/tools/pumped.test.ts goes on from here. */
const lengths = { first: 20_000, last: 20_000 };

test.for(Object.entries(functions))(
  '%s takes at most two and a half times as long for twice as much of the same',
  { timeout: 120_000 },
  ([, run]) => {
    expect(grownFor(run, lengths)).toEqual([]);
  },
);

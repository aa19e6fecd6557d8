import { describe, expect, test } from 'vitest';
import { findDanger } from '#lib/chat/crisis.ts';
import { heldOut, workedWith } from './danger-unseen.ts';

describe('messages that the phrases were not made of', () => {
  // What was reached, rounded down: a change of the phrases may not lose it unnoticed.
  const floors = [
    { name: 'worked with', set: workedWith, found: 0.97, foundInVain: 0.03 },
    { name: 'held out', set: heldOut, found: 0.64, foundInVain: 0.05 },
  ];

  test.for(floors)('$name: as many are found as before, and no more of the ordinary ones', ({ set, ...floor }) => {
    const share = (texts: string[]) => texts.filter((text) => findDanger(text) !== null).length / texts.length;
    const all = Object.values(set);
    expect(share(all.flatMap((of) => [...of['self-harm'], ...of.abuse, ...of.emergency]))).toBeGreaterThan(floor.found);
    expect(share(all.flatMap((of) => [...of.ordinary]))).toBeLessThan(floor.foundInVain);
  });
});

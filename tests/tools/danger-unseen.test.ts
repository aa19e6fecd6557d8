import { expect, test } from 'vitest';
import { findDanger } from '#lib/safety/detection.ts';
import { typed } from './danger-typed.ts';
import { heldOut, workedWith } from './danger-unseen.ts';

const flat = (set: typeof heldOut) => ({
  danger: Object.values(set).flatMap((of) => [...of['self-harm'], ...of.abuse, ...of.emergency]),
  ordinary: Object.values(set).flatMap((of) => [...of.ordinary]),
});

// What was reached, rounded down: a change of the phrases may not lose it unnoticed.
const floors = [
  { name: 'worked with', ...flat(workedWith), found: 0.97, foundInVain: 0.03 },
  { name: 'held out', ...flat(heldOut), found: 0.64, foundInVain: 0.05 },
  { name: 'typed on phones', ...typed, found: 0.59, foundInVain: 0.08 },
];

test.for(floors)('of messages that the phrases were not made of ($name) as many are found as before, and no more of the ordinary ones', ({ danger, ordinary, found, foundInVain }) => {
  const share = (texts: readonly string[]) => texts.filter((text) => findDanger(text) !== null).length / texts.length;
  expect(share(danger)).toBeGreaterThan(found);
  expect(share(ordinary)).toBeLessThan(foundInVain);
});

import { describe, expect, test } from 'vitest';
import {
  checkoutPath,
  chosenAmount,
  defaultPresetCents,
  dollarsOf,
  formatAmount,
  formatShort,
  parseAmount,
  presetCents,
} from '#lib/community/donation.ts';

const nothing = 'Choose an amount, or enter your own.';
const noNumber = 'Enter a number of dollars, such as 5 or 7.50.';
const tooFine = 'Enter at most two digits for cents, such as 7.50.';
const tooSmall = 'The smallest donation is $1.';
const tooLarge = 'The largest donation is $100,000.';

// spec: limits-7
test('the presets are 1, 3, 5, 10, 25 and 50 dollars, 5 by default', () => {
  expect(presetCents.map((cents) => dollarsOf(cents))).toEqual(['1', '3', '5', '10', '25', '50']);
  expect(dollarsOf(defaultPresetCents)).toBe('5');
});

describe('an amount', () => {
  // spec: validation-25, limits-8
  test.for([
    ['5', 500],
    ['1', 100],
    ['1.00', 100],
    ['7.50', 750],
    ['7.5', 750],
    ['5.10', 510],
    ['5.', 500],
    [' 5 ', 500],
    ['\t5\n', 500],
    ['+5', 500],
    ['007', 700],
    ['1,50', 150],
    ['1,5', 150],
    ['100000', 10_000_000],
    ['100000.00', 10_000_000],
    // Where fractions of a dollar would go wrong: 1.1 * 100 is 110.00000000000001.
    ['1.1', 110],
    ['19.99', 1_999],
    ['4.35', 435],
    ['99999.99', 9_999_999],
  ] as const)('%j is %i cents', ([text, cents]) => {
    expect(parseAmount(text)).toEqual({ cents });
  });

  // spec: validation-25
  test.for([
    ['', nothing],
    ['   ', nothing],
    ['abc', noNumber],
    ['1e3', noNumber],
    ['NaN', noNumber],
    ['Infinity', noNumber],
    ['-Infinity', noNumber],
    ['0x10', noNumber],
    ['٣', noNumber],
    ['５', noNumber],
    ['$5', noNumber],
    ['5 dollars', noNumber],
    ['5 5', noNumber],
    ['1,000.00', noNumber],
    ['1.000,00', noNumber],
    ['1_000', noNumber],
    ['5.5.5', noNumber],
    ['--5', noNumber],
    ['.', noNumber],
    ['-', noNumber],
    ['5\u0000', noNumber],
    ['<b>5</b>', noNumber],
    ['0.001', tooFine],
    ['1.005', tooFine],
    ['1.500', tooFine],
    ['1,000', tooFine],
    ['0', tooSmall],
    ['0.00', tooSmall],
    ['-0', tooSmall],
    ['-1', tooSmall],
    ['-1000000', tooSmall],
    ['.5', tooSmall],
    ['0.99', tooSmall],
    ['100000.01', tooLarge],
    ['1000000', tooLarge],
    ['9'.repeat(30), tooLarge],
    ['9'.repeat(5_000), tooLarge],
  ] as const)('%j is none, and says why', ([text, problem]) => {
    expect(parseAmount(text)).toEqual({ problem });
  });
});

// spec: validation-28
test('a custom amount overrides the preset; without one the preset counts', () => {
  expect(chosenAmount({ preset: '5', custom: '7.50' })).toEqual({ cents: 750 });
  expect(chosenAmount({ preset: '25', custom: '' })).toEqual({ cents: 2_500 });
  expect(chosenAmount({ preset: '25', custom: '  ' })).toEqual({ cents: 2_500 });
  expect(chosenAmount({ preset: '', custom: '3' })).toEqual({ cents: 300 });
  expect(chosenAmount({ preset: '5', custom: 'abc' })).toEqual({ problem: noNumber });
  expect(chosenAmount({ preset: '0', custom: '' })).toEqual({ problem: tooSmall });
  expect(chosenAmount({ preset: '', custom: '' })).toEqual({ problem: nothing });
});

// spec: limits-8
test.for([
  [500, '5', '$5.00', '$5'],
  [750, '7.5', '$7.50', '$7.50'],
  [705, '7.05', '$7.05', '$7.05'],
  [1_234, '12.34', '$12.34', '$12.34'],
  [1_000, '10', '$10.00', '$10'],
  [10_000_000, '100000', '$100,000.00', '$100,000'],
] as const)('%i cents in an address and in words', ([cents, dollars, full, short]) => {
  expect(dollarsOf(cents)).toBe(dollars);
  expect(checkoutPath(cents)).toBe(`/checkout?amount=${dollars}&type=donation`);
  expect(formatAmount(cents)).toBe(full);
  expect(formatShort(cents)).toBe(short);
});

test('every amount survives its address', () => {
  for (let cents = 100; cents <= 10_000_000; cents += 997) expect(parseAmount(dollarsOf(cents))).toEqual({ cents });
});

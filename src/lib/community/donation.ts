import { formatCount } from '#api/format.ts';

/**
 * What a donation may be (docs/contract.md §11.5). Amounts are whole cents, never fractions of a dollar. Pure and small: the
 * picker's script asks the same rules in the browser.
 */
export const presetCents: readonly number[] = [100, 300, 500, 1_000, 2_500, 5_000];
export const defaultPresetCents = 500;

const leastCents = 100;
/** Ours: what is more than this is a slip of the finger. */
const mostCents = 10_000_000;

export type Amount = { cents: number } | { problem: string };

/**
 * Reads an amount in dollars as somebody typed it. Takes `5`, `7.50`, `7.5`, `5.`, `+5`, zeros and spaces around it, and a
 * comma for the point (`1,50`), which is all that a phone's number keys offer in many countries. Refuses, in words:
 * - nothing at all, or only spaces;
 * - what is no plain number in digits 0 to 9: `abc`, `1e3`, `0x10`, `NaN`, `Infinity`, `٣`, `$5`, `1,000.00`;
 * - more than two decimals, zeros too: `1.005` is no step of 0.01, and `1.500` is fifteen hundred to half the world;
 * - less than 1 dollar (`0`, `.5`, `-1`), and more than 100,000.
 */
export function parseAmount(text: string): Amount {
  const typed = text.trim();
  if (typed === '') return { problem: 'Choose an amount, or enter your own.' };
  // Each digit has one place in it, so that a long text that fits nowhere is refused as fast as it is read.
  const [, sign, whole = '', decimals = ''] = /^([+-]?)(\d*)(?:[.,](\d*))?$/.exec(typed) ?? [];
  if (whole + decimals === '') return { problem: 'Enter a number of dollars, such as 5 or 7.50.' };
  if (decimals.length > 2) return { problem: 'Enter at most two digits for cents, such as 7.50.' };
  const cents = Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
  if (sign === '-' || cents < leastCents) return { problem: `The smallest donation is ${formatShort(leastCents)}.` };
  if (cents > mostCents) return { problem: `The largest donation is ${formatShort(mostCents)}.` };
  return { cents };
}

/** The amount that the picker's form asks for: a custom one, if there is any, overrides the preset. */
export function chosenAmount({ preset, custom }: { preset: string; custom: string }): Amount {
  return parseAmount(custom.trim() === '' ? preset : custom);
}

/** An amount as it stands in addresses, without needless zeros: 5, 7.5, 12.34. */
export function dollarsOf(cents: number): `${number}` {
  return `${Math.floor(cents / 100)}.${decimalsOf(cents)}`.replace(/\.?0+$/, '') as `${number}`;
}

const decimalsOf = (cents: number) => String(cents % 100).padStart(2, '0');

/** Where a donation of this amount is paid (docs/contract.md §13.2). */
export const checkoutPath = (cents: number) => `/checkout?amount=${dollarsOf(cents)}&type=donation`;

/** $5.00 */
export const formatAmount = (cents: number) => `$${formatCount(Math.floor(cents / 100))}.${decimalsOf(cents)}`;
/** $5, but $7.50 */
export const formatShort = (cents: number) => formatAmount(cents).replace(/\.00$/, '');

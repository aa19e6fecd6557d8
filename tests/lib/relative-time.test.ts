import { expect, test } from 'vitest';
import { relativeTime } from '#islands/relative-time.ts';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
const month = (365.25 / 12) * day;
const year = 365.25 * day;

// spec: screens-4
test.for([
  [0, 'less than a minute ago'],
  [59 * second + 999, 'less than a minute ago'],
  [minute, '1 minute ago'],
  [2 * minute - 1, '1 minute ago'],
  [2 * minute, '2 minutes ago'],
  [hour - 1, '59 minutes ago'],
  [hour, '1 hour ago'],
  [day - 1, '23 hours ago'],
  [day, '1 day ago'],
  [7 * day - 1, '6 days ago'],
  [7 * day, '1 week ago'],
  [month - 1, '4 weeks ago'],
  [month, '1 month ago'],
  [year - 1, '11 months ago'],
  [year, '1 year ago'],
  [2 * year, '2 years ago'],
  [-5 * minute, 'less than a minute ago'],
] as const)('%i ms is %s', ([agoMs, words]) => {
  const now = new Date('2026-03-01T12:00:00Z');
  expect(relativeTime(new Date(now.getTime() - agoMs), now)).toBe(words);
});

// How numbers and days are written on screens and in the contract's messages: in English, days in UTC.

const count = new Intl.NumberFormat('en');
const shortCount = new Intl.NumberFormat('en', { notation: 'compact' });
const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const date = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' });
const moment = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'UTC',
  timeZoneName: 'short',
});

/** 1,234 */
export const formatCount = (value: number): string => count.format(value);
/** 1.2K */
export const formatShortCount = (value: number): string => shortCount.format(value);
/** Nov 22 */
export const formatDay = (at: Date): string => day.format(at);
/** Nov 22, 2026 */
export const formatDate = (at: Date): string => date.format(at);
/** November 22, 2026 at 4:25 AM UTC */
export const formatMoment = (at: Date): string => moment.format(at);

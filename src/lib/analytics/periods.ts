import { sql } from '#lib/platform/sql.ts';

const hoursBack = (hours: number) => () => sql`date_trunc('hour', now(), 'UTC') - make_interval(hours => ${hours})`;
const daysBack = (days: number) => () => sql`date_trunc('day', now(), 'UTC') - make_interval(days => ${days})`;

/**
 * The periods that a view can be looked at in (`all` where none is asked for): how finely rollups count in them, and the
 * moment at which they start. That is a full hour or day, since rollups know no other; lists start at the same one.
 */
export const periods = {
  '24h': { label: '24 hours', grain: 'hour', start: hoursBack(23) },
  '7d': { label: '7 days', grain: 'day', start: daysBack(6) },
  '30d': { label: '30 days', grain: 'day', start: daysBack(29) },
  '90d': { label: '90 days', grain: 'day', start: daysBack(89) },
  all: { label: 'All time', grain: 'all', start: () => sql`timestamptz '-infinity'` },
} as const;
export type Period = keyof typeof periods;

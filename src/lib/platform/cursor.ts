import { sql } from '#lib/platform/sql.ts';

/**
 * A place in the order of a list: the time that it is ordered by, in microseconds as PostgreSQL counts, the id that tells
 * rows of the same moment apart, and whatever ranks before both.
 */
export interface CursorPosition {
  rank?: number;
  micros: string;
  id: string;
}

/** The column `micros` of a row's position. */
export const microsOf = (column: string) => sql`(extract(epoch from ${sql(column)}) * 1000000)::bigint::text as micros`;

/** The moment of a position, as it stands in the column. */
export const momentOf = ({ micros }: CursorPosition) =>
  sql`(timestamptz 'epoch' + ${micros}::bigint * interval '1 microsecond')`;

/**
 * What stands for a place in an address. It holds the place rather than an id alone: that row may have moved since, or be gone.
 */
export function writeCursor({ rank, micros, id }: CursorPosition): string {
  return Buffer.from([rank ?? [], micros, id].flat().join('.')).toString('base64url');
}

const written = /^(?:(?<rank>-?\d{1,9})\.)?(?<micros>\d{1,16})\.(?<id>[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** The place that a cursor stands for; undefined for one that `writeCursor` has not made for a list of that kind. */
export function readCursor(cursor: string, isRanked: boolean): CursorPosition | undefined {
  const found = written.exec(Buffer.from(cursor, 'base64url').toString('latin1'))?.groups;
  if (found === undefined || (found['rank'] !== undefined) !== isRanked) return undefined;
  const position = { micros: found['micros']!, id: found['id']!, ...(isRanked && { rank: Number(found['rank']) }) };
  return writeCursor(position) === cursor ? position : undefined;
}

import pino from 'pino';

/**
 * The structured log of this process: one JSON object a line on standard output.
 * Never log what a person wrote or who they are; ids are enough to find a row.
 */
export const log = pino({
  base: null,
  formatters: { level: (label) => ({ level: label }) },
  serializers: { err: errorWithoutValues },
  timestamp: pino.stdTimeFunctions.isoTime,
});

/** Classes of PostgreSQL's errors whose messages name no value of a row: connections, read-only, full disk or memory, shutdown, system. */
const classesWithoutValues = new Set(['08', '25', '53', '57', '58']);

/**
 * An error for the log. What another server says may repeat what a person wrote: PostgreSQL the values of a row, an AI
 * provider the question. Of those only code and status are kept, but for what PostgreSQL says of itself.
 */
function errorWithoutValues(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error };
  const isDatabases = ['PostgresError', 'DatabaseError', 'error'].includes(error.name);
  const namesNoValue = 'code' in error && classesWithoutValues.has(String(error.code).slice(0, 2));
  const isForeign = (isDatabases && !namesNoValue) || 'status' in error;
  return {
    type: error.name,
    ...('code' in error && { code: error.code }),
    ...('status' in error && { status: error.status }),
    ...(!isForeign && { message: error.message }),
    stack: error.stack
      ?.split('\n')
      .filter((line) => line.startsWith('    at '))
      .join('\n'),
  };
}

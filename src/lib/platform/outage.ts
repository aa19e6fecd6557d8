/** The database does not answer, as the heartbeat has found (src/lib/platform/heartbeat.ts). */
export class DatabaseAway extends Error {
  override name = 'DatabaseAway';
  /** As if it had refused: clients know what to do then, and BullMQ pauses before it tries again. */
  readonly code = 'ECONNREFUSED';

  constructor() {
    super('the database does not answer');
  }
}

/** What Node, postgres.js and ioredis say of connections that fail, end, or take too long. */
const connectionCodes = new Set([
  ...[
    'ECONNREFUSED',
    'ECONNRESET',
    'ECONNABORTED',
    'EPIPE',
    'ETIMEDOUT',
    'EHOSTUNREACH',
    'EHOSTDOWN',
    'ENETUNREACH',
    'ENETDOWN',
    'ENOTFOUND',
    'EAI_AGAIN',
    'ENOENT',
  ],
  ...['CONNECT_TIMEOUT', 'CONNECTION_CLOSED', 'CONNECTION_ENDED', 'CONNECTION_DESTROYED'],
]);

/**
 * What PostgreSQL says when it cannot serve now, by SQLSTATE: connection exceptions, insufficient resources (too many
 * connections, a full disk), shutting down and starting; a database that takes no connection, or none with these names; a
 * statement that took too long; a standby that was the primary.
 */
const sqlStates = /^(?:08...|53...|57P0[1-5]|55000|28...|3D000|57014|25006)$/;

/** node-postgres and ioredis give these no code. */
const sentences =
  /^(?:Connection terminated|timeout expired|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Connection is closed|Command timed out|Socket timeout|Reached the max retries per request)/;

/** Whether an error means that the database or Redis cannot serve now, and not that we have made a mistake. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError && error.errors.some(isOutage)) return true;
  const code = 'code' in error ? String(error.code) : '';
  return connectionCodes.has(code) || sqlStates.test(code) || sentences.test(error.message) || isOutage(error.cause);
}

import postgres from 'postgres';
import { config } from '#lib/config.ts';

if (config.databaseUrl === undefined) throw new Error('Setting DATABASE_URL: is needed by web and worker');

/**
 * The PostgreSQL pool of this process. Connections open when first needed.
 * Statements are prepared once a connection, so a repeated query is planned once.
 */
export const sql = postgres(config.databaseUrl, {
  max: 10,
  connection: {
    application_name: 'buddhist-wisdom',
    // A hung statement must not hold a connection for ever; the longest of ours takes milliseconds.
    statement_timeout: 30_000,
    // A day has 24 hours only where no clock is changed: whatever adds days to a moment counts on it.
    TimeZone: 'UTC',
  },
  onnotice: () => {},
});

import { config, readSettings } from '#lib/platform/config.ts';
import { log } from '#lib/platform/log.ts';
import { openSql } from '#lib/platform/sql.ts';

/**
 * Begins a process that works on the database: reads its settings, sets up its log and opens its pool. Web, worker and seed call it
 * before anything else. A wrong or missing setting ends the process with one line.
 */
export function start(): void {
  readSettings({ needsDatabase: true });
  log.level = config.logLevel;
  openSql();
}

import pino from 'pino';
import { config } from '#lib/config.ts';

/**
 * The structured log of this process: one JSON object a line on standard output.
 * Never log what a person wrote or who they are; ids are enough to find a row.
 */
export const log = pino({
  level: config.logLevel,
  base: undefined,
  formatters: { level: (label) => ({ level: label }) },
  timestamp: pino.stdTimeFunctions.isoTime,
});

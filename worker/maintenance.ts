import { maintain } from '#lib/jobs/maintenance.ts';

/** The job `upkeep`: mends and removes what was left behind. */
export function runMaintenance(): Promise<void> {
  return maintain();
}

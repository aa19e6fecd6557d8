import { upkeep } from '#lib/jobs/maintenance.ts';

/** The job `upkeep`: mends and removes what was left behind. */
export function runUpkeep(): Promise<void> {
  return upkeep();
}

import { upkeep } from '#lib/upkeep.ts';

/** The job `upkeep`: mends and removes what was left behind. */
export function runUpkeep(): Promise<void> {
  return upkeep();
}

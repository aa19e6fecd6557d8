import { applyDeltas, reconcile } from '#lib/analytics/rollups.ts';

/** The job `rollup`: adds what has happened to what the dashboard reads. */
export function runRollup(): Promise<void> {
  return applyDeltas();
}

/** The job `reconcile`: compares the rollups with the rows, and mends them. */
export async function runReconcile(): Promise<void> {
  await reconcile();
}

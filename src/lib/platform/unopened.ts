import { log } from '#lib/platform/log.ts';
import { VaultError } from '#lib/platform/vault.ts';

/** What is shown in place of a text that does not open. */
export const unopened = {
  message: 'This message cannot be opened',
  title: 'This title cannot be opened',
  summary: 'This summary cannot be opened',
};

/** Places that the log has been told of. */
const told = new Set<string>();
const mostTold = 10_000;

/**
 * Opens a sealed text of a person, so that one that does not open (altered, or another's) costs no more than itself. The log is
 * told of each once, by its place, which holds ids only.
 * @returns null when it does not open
 */
export function openOrNull<T>(open: () => T): T | null {
  try {
    return open();
  } catch (error) {
    if (!(error instanceof VaultError) || error.aad === undefined) throw error;
    if (!told.has(error.aad)) log.error({ err: error, place: error.aad }, 'text does not open');
    if (told.size < mostTold) told.add(error.aad);
    return null;
  }
}

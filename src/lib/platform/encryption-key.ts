import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A setting that is missing or wrong; its message is one line for the operator. */
export class SettingError extends Error {}

/** What a process ends with when a setting is wrong (EX_CONFIG): starting it again does not help. */
export const settingExitCode = 78;

/**
 * The key of the embedded database: lies in `<dataDir>/encryption-key` (mode 0600), and is made when it is not there.
 * @throws SettingError when it cannot be kept or is damaged
 */
export function keptEncryptionKey(dataDir: string): Buffer {
  const file = path.join(dataDir, 'encryption-key');
  let text: string;
  try {
    makeOnce(file, `${randomBytes(32).toString('base64')}\n`);
    chmodSync(file, 0o600);
    text = readFileSync(file, 'utf8');
  } catch (error) {
    // Another user's folder, one that cannot be written, a full disk: what the system refuses is the operator's to mend.
    const { code, syscall } = error as NodeJS.ErrnoException;
    if (syscall === undefined) throw error;
    throw new SettingError(`Setting ENCRYPTION_KEY: is not set, and none can be kept in ${file} (${code})`, {
      cause: error,
    });
  }
  const key = Buffer.from(text.trim(), 'base64');
  if (key.length !== 32) throw new SettingError(`${file} does not hold 32 bytes in base64`);
  return key;
}

/** Makes a file that only its owner reads, unless it is there. */
function makeOnce(file: string, text: string): void {
  if (existsSync(file)) return;
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  try {
    // `wx`: of two processes that start at once, one makes the key and the other reads it.
    writeFileSync(file, text, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

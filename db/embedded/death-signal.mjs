// @ts-check
// Plain JavaScript, so that Node 20 can run it.
import { spawnSync } from 'node:child_process';

/** @type {boolean | undefined} */
let isSupported;

/**
 * Makes of a command one that Linux ends together with the process that starts it, even when that is killed. Where the
 * system has no such thing (macOS, busybox) it is the command as it was.
 * @param {'SIGINT' | 'SIGKILL'} signal
 * @param {string[]} command
 * @returns {string[]}
 */
export function endingWithUs(signal, command) {
  isSupported ??= process.platform === 'linux' && spawnSync('setpriv', ['--pdeathsig=TERM', 'true']).status === 0;
  return isSupported ? ['setpriv', `--pdeathsig=${signal.slice('SIG'.length)}`, ...command] : command;
}

import { spawnSync } from 'node:child_process';

let isSupported: boolean | undefined;

/**
 * Makes of a command one that Linux ends together with the process that starts it, even when that is killed. Where the
 * system has no such thing (macOS, busybox) it is the command as it was.
 */
export function endingWithUs(signal: 'SIGINT' | 'SIGKILL', command: string[]): string[] {
  isSupported ??= process.platform === 'linux' && spawnSync('setpriv', ['--pdeathsig=TERM', 'true']).status === 0;
  return isSupported ? ['setpriv', `--pdeathsig=${signal.slice('SIG'.length)}`, ...command] : command;
}

// @ts-check
// Plain JavaScript, so that Node 20 can run it.
import { spawnSync } from 'node:child_process';
import {
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';

/** Another living process holds the lock. */
export class LockHeld extends Error {
  /**
   * @param {string} name
   * @param {number} pid
   */
  constructor(name, pid) {
    super(`Process ${pid} holds ${name}`);
    this.pid = pid;
  }
}

/**
 * Takes a lock that only a living process can hold: one that was killed has lost it.
 *
 * Each taking makes a symbolic link `<base>.<n>` with a number that was never there before; its target names the holder and the
 * folder, so that in a copy of the folder nobody holds it.
 * Making a link is atomic together with what it says, and nobody ever removes the newest one, so of two processes
 * that find a dead holder only one can be the next.
 * @param {string} base
 * @returns {() => void} a function that gives the lock back
 * @throws LockHeld
 */
export function takeLock(base) {
  mkdirSync(path.dirname(base), { recursive: true, mode: 0o700 });
  for (;;) {
    const newest = Math.max(0, ...generations(base));
    const holder = newest > 0 ? holderOf(`${base}.${newest}`) : null;
    if (holder !== null) throw new LockHeld(base, holder);
    const own = `${base}.${newest + 1}`;
    try {
      symlinkSync(`${process.pid} ${processMark(process.pid)}${placeMark}${folderMark(path.dirname(own))}`, own);
    } catch (error) {
      if (codeOf(error) === 'EEXIST') continue;
      throw error;
    }
    const all = generations(base);
    if (Math.max(...all) > newest + 1) {
      // Others took and gave back the lock between our look and our link, and cleaned up the number that we took.
      rmSync(own, { force: true });
      continue;
    }
    for (const older of all.filter((generation) => generation <= newest)) rmSync(`${base}.${older}`, { force: true });
    return () => {
      const free = `${own}-free`;
      rmSync(free, { force: true });
      symlinkSync('free', free);
      renameSync(free, own);
    };
  }
}

/**
 * The id of the living process that holds a lock; null when nobody does.
 * @param {string} base
 * @returns {number | null}
 */
export function lockHolder(base) {
  const newest = Math.max(0, ...generations(base));
  return newest > 0 ? holderOf(`${base}.${newest}`) : null;
}

/**
 * What tells a process from a later one with the same id: when it started. Null when there is no such process, or when
 * it is dead and only waits for its parent to notice.
 * @param {number} pid
 * @returns {string | null}
 */
export function processMark(pid) {
  if (process.platform === 'linux') {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      // The name, in brackets, may hold spaces and brackets itself; state is field 3 and start time field 22 (proc(5)).
      const [state, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      if (state === 'Z' || state === 'X') return null;
      return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${rest[18]}`;
    } catch {
      return null;
    }
  }
  const env = { ...process.env, LC_ALL: 'C', TZ: 'UTC' };
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8', env });
  const [state, ...startedAt] = stdout.trim().split(/\s+/);
  return state === undefined || state === '' || state.startsWith('Z') ? null : startedAt.join(' ');
}

/** Stands between the holder and the folder. */
const placeMark = ' in ';

/**
 * What tells a folder from a copy of it, whatever the two are called. Null when there is no such folder.
 * @param {string} folder
 * @returns {string | null}
 */
export function folderMark(folder) {
  const found = statSync(folder, { bigint: true, throwIfNoEntry: false });
  return found === undefined ? null : `${found.dev}:${found.ino}`;
}

/**
 * The numbers that links of this lock bear now.
 * @param {string} base
 * @returns {number[]}
 */
function generations(base) {
  try {
    const prefix = `${path.basename(base)}.`;
    return readdirSync(path.dirname(base))
      .filter((name) => name.startsWith(prefix) && /^\d+$/.test(name.slice(prefix.length)))
      .map((name) => Number(name.slice(prefix.length)));
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  }
}

/**
 * @param {string} link
 * @returns {number | null}
 */
function holderOf(link) {
  let target;
  try {
    target = readlinkSync(link);
  } catch (error) {
    // A link that is gone had a successor already; a file of this name is not ours to read.
    if (codeOf(error) === 'ENOENT' || !lstatSync(link).isSymbolicLink()) return null;
    throw error;
  }
  // Links of earlier versions name no folder.
  const [holder = '', place] = target.split(placeMark);
  if (place !== undefined && place !== folderMark(path.dirname(link))) return null;
  const [pid, ...mark] = holder.split(' ');
  return target !== 'free' && processMark(Number(pid)) === mark.join(' ') ? Number(pid) : null;
}

/**
 * The system's code of an error: "ENOENT".
 * @param {unknown} error
 */
function codeOf(error) {
  return /** @type {NodeJS.ErrnoException} */ (error).code;
}

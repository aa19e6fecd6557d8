// What every command needs before it can be TypeScript: the dependencies and Node 24. Plain JavaScript without any
// package, because it runs on whatever Node the machine has (20 and later) in a folder that may be a fresh clone.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { endingWithUs } from '../../db/embedded/death-signal.mjs';
import { lockHolder, LockHeld, takeLock } from '../../db/embedded/process-lock.mjs';

// Node has `import.meta.dirname` since 20.11.
const root = path.resolve(fileURLToPath(import.meta.url), '../../..');
const binFolder = path.join(root, 'node_modules/.bin');
const stamp = path.join(root, 'node_modules/.installed');
const dataFolder = path.join(root, '.data');
/** A lock that each command holds from the moment when it has its packages; its process id follows. */
const workLock = 'at-work-';
const neededNode = 24;

// Commands work in the project's folder, wherever they were called, and find its tools first.
process.chdir(root);
process.env.PATH = [
  binFolder,
  ...(process.env.PATH ?? '').split(path.delimiter).filter((folder) => folder !== binFolder),
].join(path.delimiter);

// npm forwards only some signals, and none when it is killed itself. Whoever is left alone by npm then ends in order.
if (process.env.npm_lifecycle_event !== undefined) {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 500).unref();
}

/**
 * Installs the packages unless those of package-lock.json are there. Of several commands that want it one does, and none
 * as long as another one lives that uses those of before. Ends the process with one line or npm's output if that fails.
 * @returns {Promise<void>}
 */
export async function ensureInstalled() {
  const { release, endWaiting } = await lockWhenFree();
  const lock = readFileSync('package-lock.json', 'utf8');
  const hash = createHash('sha256').update(lock).digest('hex');
  const isStamped = existsSync(stamp) && readFileSync(stamp, 'utf8') === hash;
  const isThere = isStamped || isInstalled(lock);
  endWaiting(isThere ? '✓' : null);
  const commands = commandsAtWork();
  if (!isThere) {
    const user = commands[0] ?? lockHolder(path.join(dataFolder, 'postgres/lock'));
    if (user !== null)
      fail(`Process ${user} uses this folder's packages, and others must be installed now. Stop that one first.`);
    await install();
  }
  if (!isStamped) writeFileSync(stamp, hash);
  takeLock(path.join(dataFolder, `${workLock}${process.pid}`));
  release();
}

/**
 * The path of a Node that runs this project's TypeScript. Ends the process with one line when there is none.
 * @returns {string}
 */
function node24() {
  const own = path.join(binFolder, 'node');
  if (existsSync(own)) return own;
  if (Number(process.versions.node.split('.')[0]) >= neededNode) return process.execPath;
  fail(
    `This needs Node ${neededNode}: npm has no package of it for ${process.platform}-${process.arch}, ` +
      `and this is Node ${process.versions.node}. Run it with Node ${neededNode} or later.`,
  );
}

/**
 * Runs a TypeScript file of this project under Node 24 and takes its place: the same terminal, signals and exit code.
 * A process that is Node 24 already imports it. Else a child runs it, on an IPC channel whose closing tells it that
 * this process is gone.
 * @param {string} script path below the project's folder
 * @param {string[]} args
 * @returns {Promise<void>}
 */
export async function handOver(script, args = []) {
  const node = node24();
  const file = path.join(root, script);
  if (realpathSync(node) === realpathSync(process.execPath)) {
    process.argv = [process.execPath, file, ...args];
    await import(pathToFileURL(file).href);
    return;
  }
  const child = spawn(node, ['--disable-warning=ExperimentalWarning', file, ...args], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  // Ctrl-C reaches the child by itself too; scripts take signals that come together for one.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.once('error', (error) => fail(`${node}: ${error.message}`));
  child.once('exit', (code, signal) => process.exit(code ?? 128 + os.constants.signals[signal]));
}

/** Whether npm has put every package of the lock file that is meant for this machine into node_modules. */
function isInstalled(lock) {
  try {
    const installed = JSON.parse(readFileSync('node_modules/.package-lock.json', 'utf8')).packages;
    // An optional package is one for certain platforms, or belongs to such a one.
    const isForHere = (wanted) =>
      wanted.os?.includes(process.platform) && wanted.cpu?.includes(process.arch) && !wanted.libc;
    return Object.entries(JSON.parse(lock).packages)
      .filter(([place, wanted]) => place !== '' && (wanted.optional !== true || isForHere(wanted)))
      .every(([place, wanted]) => installed[place]?.version === wanted.version);
  } catch {
    return false;
  }
}

/** The ids of the living commands that have their packages. What dead ones have left goes. */
function commandsAtWork() {
  const locks = readdirSync(dataFolder).filter((name) => name.startsWith(workLock));
  return locks.flatMap((name) => {
    const command = lockHolder(path.join(dataFolder, path.parse(name).name));
    if (command === null) rmSync(path.join(dataFolder, name), { force: true });
    return command ?? [];
  });
}

/** Takes the lock of the install; says whom it waits for. `endWaiting` ends that line. */
async function lockWhenFree() {
  let endWaiting = () => {};
  for (let looks = 1; ; looks++) {
    try {
      return { release: takeLock(path.join(dataFolder, 'install-lock')), endWaiting };
    } catch (error) {
      if (!(error instanceof LockHeld)) fail(`Nothing can be kept in ${dataFolder} (${error.code ?? error})`);
      // Who only looks whether all is there holds it for a moment.
      if (looks === 2) endWaiting = showProgress('packages', `waiting for process ${error.pid}, which installs them`);
    }
    await sleep(200);
  }
}

async function install() {
  // The build and the checks need what production would leave out, and the platforms' packages are optional.
  const args = ['ci', '--no-audit', '--no-fund', '--include=dev', '--include=optional'];
  const npm = process.env.npm_execpath?.endsWith('npm-cli.js') ? [process.execPath, process.env.npm_execpath] : ['npm'];
  // Should we be killed, another command may take the lock: npm must not go on then.
  const [file, ...rest] = endingWithUs('SIGKILL', [...npm, ...args]);
  const child = spawn(file, rest, { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text));
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  let stoppedBy;
  const stop = (signal) => {
    stoppedBy = signal;
    child.kill(signal);
  };
  for (const signal of signals) process.on(signal, stop);
  const endProgress = showProgress('packages', 'installing');
  const code = await new Promise((resolve) =>
    child.once('error', (error) => resolve(error.message)).once('close', resolve),
  );
  for (const signal of signals) process.off(signal, stop);
  endProgress(code === 0 ? '✓' : '✗');
  if (stoppedBy) process.exit(128 + os.constants.signals[stoppedBy]);
  if (code !== 0) fail(`${output.trim()}\nnpm could not install the packages (${code}).`);
}

/** Shows one line while something takes long; gives the function that ends it, with a mark or none. Its form is that of tools/run/steps.ts. */
function showProgress(name, what) {
  const startedAt = Date.now();
  const seconds = () => `${((Date.now() - startedAt) / 1000).toFixed(1)} s`;
  const frames = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];
  const isTerminal = process.stdout.isTTY === true;
  const line = (mark) => `  ${mark} ${name.padEnd(28)}${seconds().padStart(6)}`;
  let tick = 0;
  const draw = () => process.stdout.write(`\r${line(frames[tick++ % frames.length])}  ${what}`);
  const timer = isTerminal ? setInterval(draw, 100) : undefined;
  if (!isTerminal) process.stdout.write(`  · ${name}: ${what}\n`);
  return (mark) => {
    clearInterval(timer);
    if (isTerminal) process.stdout.write('\r\u001B[2K');
    if (mark) process.stdout.write(`${line(mark)}\n`);
  };
}

/** @returns {never} */
function fail(line) {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

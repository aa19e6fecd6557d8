import { existsSync, mkdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { addressOf, ensureCluster, ensureDatabase, keptPassword } from './cluster.ts';
import { freePort } from './free-port.ts';
import { findPostgres, type PostgresProgram } from './postgres-program.ts';
import { end, endOrphan, launch, readyServer } from './postmaster.ts';
import { lockHolder, LockHeld, takeLock } from './process-lock.mjs';

/** The folder's PostgreSQL belongs to another living process. */
export class AlreadyRunning extends Error {}

/** What lies in the folder of one PostgreSQL. */
const filesOf = (dir: string) => ({
  data: path.join(dir, 'data'),
  lock: path.join(dir, 'lock'),
  log: path.join(dir, 'log'),
  password: path.join(dir, 'password'),
  port: path.join(dir, 'port'),
});

/** PostgreSQL's own messages are few; what is older than this many bytes is dropped at a start. */
const maxLogBytes = 1_000_000;

/**
 * Starts PostgreSQL in a folder, on 127.0.0.1 only, with a database `app`; makes the cluster when there is none. What
 * a killed predecessor left behind (a half-made cluster, a server without supervisor) is put right first. Should the
 * server end by itself later, it is started again at the same port.
 * @param options.dir a folder for this alone
 * @param options.port default: the last one if it is free, else any free one
 * @param options.log gets a line when the server had to be started again; its own messages are in `<dir>/log`
 * @returns its address, and `stop`, which resolves when the server is gone
 * @throws AlreadyRunning when another process has the folder; an error of one line when PostgreSQL cannot run here
 */
export async function startEmbedded(options: { dir: string; port?: number; log?: (line: string) => void }) {
  const dir = path.resolve(options.dir);
  const files = filesOf(dir);
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  const release = takeFolder(files.lock);
  try {
    await endOrphan(files.data);
    const program = findPostgres(files.data);
    // Emptied, not removed: it stays its owner's, whoever starts this.
    if (existsSync(files.log) && statSync(files.log).size > maxLogBytes) truncateSync(files.log);
    const password = keptPassword(files.password, files.data);
    await ensureCluster(program, files.data, files.password);
    const port =
      options.port ?? (await freePort(existsSync(files.port) ? Number(readFileSync(files.port, 'utf8')) : 0));
    const server = await keepRunning(program, files, port, options.log ?? (() => {}));
    try {
      writeFileSync(files.port, `${port}\n`);
      await ensureDatabase(port, password);
    } catch (error) {
      await server.stop();
      throw error;
    }
    const stop = async () => {
      await server.stop();
      release();
    };
    return { url: addressOf(port, password), port, stop };
  } catch (error) {
    release();
    throw error;
  }
}

/** The address of the PostgreSQL that another process runs in this folder; null when none takes connections. */
export async function runningEmbedded(dir: string): Promise<{ url: string; supervisor: number } | null> {
  const files = filesOf(path.resolve(dir));
  const supervisor = lockHolder(files.lock);
  const server = readyServer(files.data);
  if (supervisor === null || server === null) return null;
  return { url: addressOf(server.port, readFileSync(files.password, 'utf8').trim()), supervisor };
}

/** Launches the server and again whenever it ends unasked. */
async function keepRunning(
  program: PostgresProgram,
  files: ReturnType<typeof filesOf>,
  port: number,
  log: (line: string) => void,
) {
  let isStopping = false;
  let relaunched = Promise.resolve();
  const start = async () => {
    const server = await launch(program, files.data, port, files.log);
    server.once('exit', () => {
      if (!isStopping) relaunched = relaunch();
    });
    return server;
  };
  const relaunch = async () => {
    for (let waitMs = 100; !isStopping; waitMs = Math.min(waitMs * 2, 10_000)) {
      log('PostgreSQL has ended by itself; starting it again');
      await sleep(waitMs);
      try {
        server = await start();
        return;
      } catch (error) {
        log((error as Error).message);
      }
    }
  };
  let server = await start();
  return {
    async stop() {
      isStopping = true;
      await relaunched;
      await end(server);
    },
  };
}

function takeFolder(lock: string): () => void {
  try {
    return takeLock(lock);
  } catch (error) {
    if (!(error instanceof LockHeld)) throw error;
    throw new AlreadyRunning(`The database in ${path.dirname(lock)} is already running: process ${error.pid} has it`, {
      cause: error,
    });
  }
}

import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { closeSync, existsSync, mkdirSync, openSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import postgres from 'postgres';
import { freePort, isPortFree } from './free-port.ts';
import { findPostgres, type PostgresProgram } from './postgres-program.ts';
import { endOrphan, postmasterOf } from './postmaster.ts';
import { lockHolder, LockHeld, takeLock } from './process-lock.ts';

/** The folder's PostgreSQL belongs to another living process. */
export class AlreadyRunning extends Error {}

export type Embedded = { url: string; port: number; stop(): Promise<void> };

/** What lies in the folder of one PostgreSQL. */
const within = (dir: string) => ({
  data: path.join(dir, 'data'),
  lock: path.join(dir, 'lock'),
  log: path.join(dir, 'log'),
  password: path.join(dir, 'password'),
  port: path.join(dir, 'port'),
});
type Files = ReturnType<typeof within>;

/** `unwritten` is what it says: settings that take effect when the cluster is made; ALTER SYSTEM may override them. */
const settings = {
  max_connections: '200',
  timezone: 'UTC',
  log_timezone: 'UTC',
  jit: 'off', // Our statements are short: compiling them costs more than it gains.
  // Errors name neither the statement nor the row, which may hold what a person wrote.
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
};

/**
 * Starts PostgreSQL in a folder, on 127.0.0.1 only, with a database `app`; makes the cluster when there is none. What
 * a killed predecessor has left (a half-made cluster, a PostgreSQL without supervisor) is put right first. Should
 * PostgreSQL end by itself later, it is started again at the same port.
 * @param options.dir the folder; nothing else lies in it
 * @param options.port default: the last one if it is free, else any free one
 * @param options.log gets a line when PostgreSQL had to be started again; its own messages are in `<dir>/log`
 * @returns its address, and `stop`, which resolves when it is gone
 * @throws AlreadyRunning when another process has it; an error of one line when it cannot run here
 */
export async function startEmbedded(options: { dir: string; port?: number; log?: (line: string) => void }): Promise<Embedded> {
  const dir = path.resolve(options.dir);
  const files = within(dir);
  const release = takeFolder(files);
  let server: ChildProcess;
  let port: number;
  try {
    await endOrphan(files.data);
    const password = keptPassword(files.password);
    const program = findPostgres(files.data);
    if (!existsSync(files.data)) await makeCluster(files, program);
    ({ server, port } = await launchOnSomePort(files, program, options.port));
    writeFileSync(files.port, `${port}\n`);
    await makeDatabase(port, password);
    return supervise(addressOf(port, password));

    function supervise(url: string): Embedded {
      let isStopping = false;
      let restarting: Promise<void> | undefined;
      const watch = () => server.once('exit', () => (restarting = isStopping ? undefined : restart()));
      const restart = async () => {
        for (let waitMs = 250; !isStopping; waitMs = Math.min(waitMs * 2, 10_000)) {
          options.log?.('PostgreSQL has ended by itself; starting it again');
          await sleep(waitMs);
          try {
            server = await launch(files, program, port);
            watch();
            return;
          } catch (error) {
            options.log?.((error as Error).message);
          }
        }
      };
      watch();
      return {
        url,
        port,
        async stop() {
          isStopping = true;
          await restarting;
          await end(server);
          release();
        },
      };
    }
  } catch (error) {
    if (server! !== undefined) await end(server);
    release();
    throw error;
  }
}

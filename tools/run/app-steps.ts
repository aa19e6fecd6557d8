import { isIPv6 } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { AlreadyRunning, runningEmbedded, startEmbedded } from '#db/embedded/embedded.ts';
import { portTrouble } from '#db/embedded/free-port.ts';
import { migrate } from '#db/migrate.ts';
import { embeddedDir } from '#db/with-database.ts';
import { config } from '#lib/platform/config.ts';
import { say, step } from './steps.ts';
import type { Run } from './until-stopped.ts';

// The steps that `npm start` and `npm run dev` share.

/** Refuses early what would fail late: a second start in this folder, a port that cannot be had. */
export async function checkPlace(): Promise<void> {
  await step('settings', async () => {
    const running = config.databaseUrl === undefined ? await runningEmbedded(embeddedDir) : null;
    if (running) throw new AlreadyRunning(`Already running here: process ${running.supervisor}. Stop that one first.`);
    if (config.port === 0) throw new Error('Setting PORT: must be a port that people can be told, not 0');
    const trouble = await lastingTrouble(config.host);
    if (trouble === 'EADDRINUSE') throw taken('');
    if (trouble !== null)
      throw new Error(`Settings HOST and PORT: cannot listen on ${config.host}, port ${config.port} (${trouble})`);
    // That this machine has no ::1 is no trouble.
    if (isAtLocalhost() && (await lastingTrouble('::1')) === 'EADDRINUSE')
      throw taken(` at [::1], where ${config.origin} may lead`);
  });
}

/** Whether people are told to come to this machine's port by a name that browsers take for ::1 first. */
function isAtLocalhost(): boolean {
  return new URL(config.origin).origin === new URL(`http://localhost:${config.port}`).origin;
}

/** Why one cannot listen at this port of a host. A predecessor that was killed a moment ago may still be letting go of it. */
async function lastingTrouble(host: string): Promise<string | null> {
  for (const until = Date.now() + 2_000; ; await sleep(100)) {
    const trouble = await portTrouble(config.port, host);
    if (trouble !== 'EADDRINUSE' || Date.now() > until) return trouble;
  }
}

const taken = (where: string) =>
  new Error(
    `Port ${config.port} is taken by another program${where}. Choose another one: PORT=${config.port + 1} npm start`,
  );

/** Starts the embedded database unless one is set, and brings it to the newest schema; gives the children's environment. */
export async function bringDatabase({ stopping, running }: Run): Promise<NodeJS.ProcessEnv> {
  stopping.throwIfAborted();
  const url = await step('database', async (note) => {
    if (config.databaseUrl !== undefined) {
      note('that of DATABASE_URL');
      return config.databaseUrl;
    }
    const starting = startEmbedded({ dir: embeddedDir, log: say });
    running({
      stop: () =>
        starting.then(
          (embedded) => embedded.stop(),
          () => {},
        ),
    });
    const { port } = await starting;
    note(`127.0.0.1:${port}`);
    return (await starting).url;
  });
  stopping.throwIfAborted();
  await step('migrations', async (note) => {
    const applied = await migrate(url);
    note(applied.length > 0 ? `${applied.length} applied` : 'up to date');
  });
  stopping.throwIfAborted();
  return {
    ...process.env,
    DATABASE_URL: url,
    // One arena of glibc's allocator: one for each of Node's threads keeps megabytes that no one uses.
    MALLOC_ARENA_MAX: '1',
    // The key that config.ts keeps in .data/: children take a DATABASE_URL for an operator's own, who must set one.
    ...(config.databaseUrl === undefined && {
      ENCRYPTION_KEY: config.encryptionKeys.map((key) => key.toString('base64')).join(','),
    }),
  };
}

/** Waits until the web process answers that it is ready. @throws after two minutes, with what it answered */
export async function webReady(stopping: AbortSignal): Promise<void> {
  const host = config.host === '0.0.0.0' ? '127.0.0.1' : config.host === '::' ? '::1' : config.host;
  const url = `http://${isIPv6(host) ? `[${host}]` : host}:${config.port}/readyz`;
  let answer = 'no answer';
  for (const until = Date.now() + 120_000; Date.now() < until; await sleep(50, undefined, { signal: stopping })) {
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(5_000) });
      answer = `${response.status} ${await response.text()}`;
      if (response.status === 200) return;
    } catch (error) {
      answer = (error as Error).message;
    }
  }
  throw new Error(`web was not ready within two minutes: ${answer}`);
}

import path from 'node:path';
import { freePort } from '#db/embedded/free-port.ts';
import { end, type Process, startProcess, untilReady } from './processes.ts';

/** For tests that start something beside the app. */
export { freePort };

export type WebProcess = Process & { url: string };

/** The product's processes on one database. */
export type Processes = {
  /** The public address, that of the first web process. */
  origin: string;
  /** Everything that the processes have written so far. */
  logs(): string;
  webs: WebProcess[];
  workers: Process[];
  /** Starts one more web process, at the address of a killed one if there is one. @param index which of the killed ones */
  startWeb(index?: number): Promise<WebProcess>;
  startWorker(index?: number): Promise<Process>;
  /** Sends the signal and waits for the process to be gone. */
  killWeb(index: number, signal?: NodeJS.Signals): Promise<void>;
  killWorker(index: number, signal?: NodeJS.Signals): Promise<void>;
  /** All, in order by default. @throws when a process does not end on SIGTERM within 15 s */
  endAll(signal?: NodeJS.Signals): Promise<void>;
};

export type LaunchOptions = {
  /** Holds `dist/`. */
  product: string;
  /** The processes' working directory, their own: no `.env` of a developer lies there. */
  folder: string;
  webs: number;
  workers: number;
  /** Settings (src/lib/platform/config.ts); a shell's own do not leak in. */
  env: NodeJS.ProcessEnv;
};

/** Starts the product as an operator would, as real processes; resolves when /readyz says so. */
export async function launch({ product, folder, webs, workers, env: settings }: LaunchOptions): Promise<Processes> {
  const firstPort = await freePort();
  const env: NodeJS.ProcessEnv = {
    // What finding programs and files needs.
    ...Object.fromEntries(['PATH', 'HOME', 'TMPDIR'].map((name) => [name, process.env[name]])),
    HOST: '127.0.0.1',
    ORIGIN: `http://localhost:${firstPort}`,
    ...settings,
  };
  let log = '';
  const write = (text: string) => void (log += text);
  const run = (file: string, ownEnv: NodeJS.ProcessEnv) =>
    startProcess(path.join(product, 'dist/server', file), ownEnv, write, folder);
  const processes: Processes = {
    origin: env['ORIGIN']!,
    logs: () => log,
    webs: [],
    workers: [],
    async startWeb(index) {
      const dead = index ?? processes.webs.findIndex((web) => web.ended);
      const port =
        dead >= 0
          ? Number(new URL(processes.webs[dead]!.url).port)
          : processes.webs.length === 0
            ? firstPort
            : await freePort();
      const child = run('web.mjs', { ...env, PORT: String(port) });
      const web = Object.assign(child, { url: `http://localhost:${port}` });
      if (dead >= 0) processes.webs[dead] = web;
      else processes.webs.push(web);
      await untilReady(web, async () => (await fetch(`${web.url}/readyz`)).status === 200, processes.logs);
      return web;
    },
    async startWorker(index) {
      const worker = run('worker.mjs', env);
      const dead = index ?? processes.workers.findIndex((one) => one.ended);
      if (dead >= 0) processes.workers[dead] = worker;
      else processes.workers.push(worker);
      let isReady = false;
      worker.child.on('message', (message) => (isReady ||= message === 'ready'));
      await untilReady(worker, async () => isReady, processes.logs);
      return worker;
    },
    killWeb: (index, signal = 'SIGKILL') => end(processes.webs[index]!, signal),
    killWorker: (index, signal = 'SIGKILL') => end(processes.workers[index]!, signal),
    endAll: async (signal = 'SIGTERM') =>
      void (await Promise.all([...processes.webs, ...processes.workers].map((one) => end(one, signal)))),
  };
  try {
    await Promise.all([
      ...Array.from({ length: webs }, () => processes.startWeb()),
      ...Array.from({ length: workers }, () => processes.startWorker()),
    ]);
  } catch (error) {
    await processes.endAll('SIGKILL');
    throw error;
  }
  return processes;
}

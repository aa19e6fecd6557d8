import path from 'node:path';
import { freePort } from '#db/embedded/free-port.ts';
import { type Client, signUp } from '#tests/support/client.ts';
import { end, type Process, startProcess, untilReady } from '#tests/support/processes.ts';

/** The product as it runs for people: one web process and one worker. */
export type App = {
  origin: string;
  databaseUrl: string;
  web: Process;
  worker: Process;
  signUp(): Promise<Client>;
  /** In order, as an operator would. */
  stop(): Promise<void>;
  /** At once, when the bench was interrupted; nothing happens to what has stopped. */
  kill(): Promise<void>;
};

export type AppOptions = {
  databaseUrl: string;
  /** Of the process that has filled the database, too. */
  encryptionKey: string;
  /** Null: the queue runs on PostgreSQL. */
  redisUrl: string | null;
  providerUrl: string;
  profileDir: string | null;
  write: (text: string) => void;
};

const root = path.resolve(import.meta.dirname, '../..');

/** Starts web and worker with the defaults of docs/contract.md §15, but for rate limits and log; resolves when they are ready. */
export async function startApp({ write, ...options }: AppOptions): Promise<App> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const url = `http://127.0.0.1:${port}`;
  const env = settings({ ...options, port, origin });
  let log = '';
  const note = (text: string) => {
    log += text;
    write(text);
  };
  const web = startProcess(path.join(root, 'dist/server/web.mjs'), env, note);
  const worker = startProcess(path.join(root, 'dist/server/worker.mjs'), env, note);
  const endBoth = async (signal: NodeJS.Signals) =>
    void (await Promise.all([web, worker].map((one) => end(one, signal))));
  let isWorkerReady = false;
  worker.child.on('message', (message) => (isWorkerReady ||= message === 'ready'));
  try {
    await Promise.all([
      untilReady(
        web,
        async () => (await fetch(`${url}/readyz`)).status === 200,
        () => log,
      ),
      untilReady(
        worker,
        async () => isWorkerReady,
        () => log,
      ),
    ]);
  } catch (error) {
    await endBoth('SIGKILL');
    throw error;
  }
  const door = { origin, webs: [{ url }] };
  return {
    origin,
    databaseUrl: options.databaseUrl,
    web,
    worker,
    signUp: () => signUp(door),
    stop: () => endBoth('SIGTERM'),
    kill: () => endBoth('SIGKILL'),
  };
}

type Settings = Omit<AppOptions, 'write'> & { port: number; origin: string };

function settings(options: Settings): NodeJS.ProcessEnv {
  const { databaseUrl, encryptionKey, redisUrl, providerUrl, profileDir, port, origin } = options;
  return {
    ...Object.fromEntries(['PATH', 'HOME', 'TMPDIR'].map((name) => [name, process.env[name]])),
    PORT: String(port),
    HOST: '127.0.0.1',
    ORIGIN: origin,
    DATABASE_URL: databaseUrl,
    ...(redisUrl !== null && { REDIS_URL: redisUrl }),
    OPENAI_BASE_URL: providerUrl,
    OPENAI_API_KEY: 'bench',
    ENCRYPTION_KEY: encryptionKey,
    RATE_LIMIT_SCALE: '100000',
    LOG_LEVEL: 'warn',
    // As `npm start` runs them.
    MALLOC_ARENA_MAX: '1',
    NODE_OPTIONS: [
      '--max-semi-space-size=4',
      ...(profileDir === null ? [] : ['--cpu-prof', `--cpu-prof-dir=${profileDir}`]),
    ].join(' '),
  };
}

/** @throws when it did not go well: a figure that holds failures says nothing */
async function post(client: Client, pathname: string, body: object): Promise<{ id: string }> {
  const reply = await client.json('POST', pathname, body);
  if (reply.status >= 300) throw new Error(`POST ${pathname} gave ${reply.status}: ${JSON.stringify(reply.body)}`);
  return reply.body;
}

export async function beginConversation(client: Client): Promise<string> {
  return (await post(client, '/api/conversations', { personalityKey: 'gandhi' })).id;
}

export const send = (client: Client, conversationId: string, content: string) =>
  post(client, `/api/conversations/${conversationId}/messages`, { content });

/** A conversation as people have them: 25 questions with their answers. */
export async function holdConversation(client: Client): Promise<string> {
  const id = await beginConversation(client);
  for (let count = 1; count <= 25; count++)
    await send(client, id, `At length, please: how do I begin anew, for the ${count}th time?`);
  return id;
}

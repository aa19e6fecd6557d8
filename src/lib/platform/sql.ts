import type { Socket } from 'node:net';
import postgres from 'postgres';
import { config } from '#lib/platform/config.ts';
import { connectMs, databaseSocket, whenAnswered } from '#lib/platform/heartbeat.ts';

/**
 * The PostgreSQL pool of this process, once `start` has opened it. Connections open when first needed.
 * Statements are prepared once a connection, so a repeated query is planned once.
 */
export let sql: postgres.Sql;

const options = {
  max: 10,
  connect_timeout: connectMs / 1_000,
  keep_alive: 10,
  // The next attempt comes with the next statement: after an outage nobody waits for a pause to end.
  backoff: false,
  ...{ socket: openSocket },
  connection: {
    application_name: 'buddhist-wisdom',
    // A hung statement must not hold a connection for ever; the longest of ours takes milliseconds.
    statement_timeout: 30_000,
    // A process that the network has cut off must not keep its locks; our transactions wait for nothing but statements.
    idle_in_transaction_session_timeout: 10_000,
    // A day has 24 hours only where no clock is changed: whatever adds days to a moment counts on it.
    TimeZone: 'UTC',
  },
  onnotice: () => {},
} satisfies postgres.Options<Record<string, never>>;

/** Opens the pool. */
export function openSql(): void {
  sql = postgres(config.databaseUrl!, options);
  // Only in a process that has a heartbeat: commands end when they have nothing more to ask.
  void whenAnswered.then(() => setInterval(() => void sql`select 1`.catch(() => {}), useEveryMs).unref());
}

/** How often one of the pool's connections is used, each in its turn, so that a dead one is noticed by its silence. */
const useEveryMs = 2_000;

/** postgres.js knows no limit for an answer; the heartbeat closes a socket that it waits at in vain. */
function openSocket({ host, port, path }: { host: string[]; port: number[]; path: string | false }): Socket {
  const socket = databaseSocket({ isAlwaysInUse: true });
  const [address, number] = [host[0]!, port[0]!];
  if (path) return socket.connect(path);
  // Of these postgres.js makes the name that TLS must show, and what an error says.
  return Object.assign(socket.connect(number, address), { host: address, port: number });
}

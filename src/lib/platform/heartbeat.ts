import { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { config } from '#lib/platform/config.ts';
import { log } from '#lib/platform/log.ts';
import { DatabaseAway } from '#lib/platform/outage.ts';

/** How often the database is asked whether it is there. */
const everyMs = 400;
/** How soon it must answer where people wait: they are told of an outage within two seconds (docs/contract.md §16). */
export const answerMs = 1_200;
/** How soon where nobody waits, so that less is begun anew after a moment's stall. */
export const answerToNobodyMs = 5_000;
/** How soon a connection must be made. */
export const connectMs = 3_000;
/** A connection of a pool that is always in use must be heard of within the longest statement, and some more. */
const silenceMs = 35_000;

interface Watched {
  /** What had been read from it when it was last heard of. */
  bytesRead: number;
  heardAt: number;
  isAlwaysInUse: boolean;
}

/** The sockets of this process's pools: node clients have no time limit that closes a connection which answers no more. */
const sockets = new Map<Socket, Watched>();

const firstAnswer = Promise.withResolvers<void>();
/** Resolves when the database has answered for the first time; it waits for ever where no heartbeat was started. */
export const whenAnswered: Promise<void> = firstAnswer.promise;

/** What is listened to, with what is to be called with each payload. */
const channels = new Map<string, (payload: string) => void>();

let isAway = false;
let hasAnswered = false;
let isBeating = false;
let wake = Promise.withResolvers<void>();
let nextBeat = Promise.withResolvers<void>();

/** Whether the database is known not to answer at this moment. */
export const isDatabaseAway = (): boolean => isAway;

/**
 * A socket for a connection to the database. While the database is away it fails at once, so that nobody waits.
 * @param isAlwaysInUse whether something is asked on it every few seconds, so that silence means that it is dead
 */
export function databaseSocket({ isAlwaysInUse }: { isAlwaysInUse: boolean }): Socket {
  const socket = new Socket();
  // Later, when whoever asked for it listens for errors.
  if (isAway) setImmediate(() => giveUp(socket));
  else sockets.set(socket, { bytesRead: 0, heardAt: Date.now(), isAlwaysInUse });
  return socket;
}

let patienceMs = answerMs;

/**
 * Keeps asking whether the database answers, on a connection of its own. When it does not, all connections that are silent
 * too are closed: what waits for them fails, and when the database is back nobody meets a dead one (docs/decisions/033).
 * @param withinMs how soon it must answer
 * @returns after the first answer; throws when there is none
 */
export async function startHeartbeat(withinMs: number): Promise<void> {
  patienceMs = withinMs;
  const first = nextBeat.promise;
  if (!isBeating) {
    isBeating = true;
    void beatForEver();
  }
  await first;
}

/**
 * Hears what is sent to a channel with NOTIFY, on the heartbeat's connection: that one is noticed when it dies, and made anew.
 * Resolves once nothing that is sent from now on is missed. Rejects when the database is away; then it is heard later.
 */
export async function listen(channel: string, hear: (payload: string) => void): Promise<void> {
  channels.set(channel, hear);
  void startHeartbeat(patienceMs).catch(() => {});
  // The beat that is under way may not know of the channel yet.
  wake.resolve();
  await nextBeat.promise;
}

async function beatForEver(): Promise<never> {
  for (;;) {
    const beat = nextBeat;
    nextBeat = Promise.withResolvers();
    nextBeat.promise.catch(() => {});
    wake = Promise.withResolvers();
    try {
      await ask();
      if (isAway) log.info('database is back');
      isAway = false;
      hasAnswered = true;
      firstAnswer.resolve();
      beat.resolve();
    } catch (error) {
      // Who starts it says so, when it is away from the beginning.
      if (!isAway && hasAnswered) log.warn({ err: error }, 'database is away');
      isAway = true;
      beat.reject(error);
    }
    forgetTheSilent();
    await Promise.race([sleep(everyMs), wake.promise]);
  }
}

/** The heartbeat's own connection. */
let own: { client: Client; socket: Socket } | null = null;

/** @throws when there is no answer in time, or no connection can be made */
async function ask(): Promise<void> {
  const before = new Map(Array.from(sockets.keys(), (socket) => [socket, socket.bytesRead]));
  try {
    try {
      await askOnce();
    } catch (error) {
      // Closed, as each connection is now and then; only a new one can tell.
      if (error instanceof DatabaseAway) throw error;
      await askOnce();
    }
  } catch (error) {
    if (error instanceof DatabaseAway) {
      // Also those that were opened meanwhile: nothing has come on them either.
      for (const socket of sockets.keys()) if (socket.bytesRead === (before.get(socket) ?? 0)) giveUp(socket);
    }
    throw error;
  }
}

async function askOnce(): Promise<void> {
  try {
    const client = own?.client ?? (await connect());
    // Listening again to the same changes nothing, and after a new connection it is needed.
    const statement = Array.from(channels.keys(), (channel) => `listen ${client.escapeIdentifier(channel)}`).join(';');
    await within(patienceMs, client.query(statement || 'select 1'));
  } catch (error) {
    own?.socket.destroy();
    own = null;
    throw error;
  }
}

async function connect(): Promise<Client> {
  const socket = new Socket();
  const client = new Client({
    connectionString: config.databaseUrl,
    application_name: 'buddhist-wisdom',
    stream: () => socket,
  });
  own = { client, socket };
  // Whatever is the matter with it, the next beat finds out.
  client.on('error', () => {});
  client.on('notification', ({ channel, payload }) => channels.get(channel)?.(payload ?? ''));
  await within(connectMs, client.connect());
  return client;
}

const turnMs = 20;

/**
 * Waits for an answer, counting turns of this process instead of time: while it is busy, or the machine is, answers come
 * late without an outage.
 * @throws DatabaseAway when the answer takes longer
 */
function within<T>(ms: number, answer: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  let turnsLeft = ms / turnMs;
  const timer = setInterval(() => {
    // What has come by now is read first.
    if (--turnsLeft <= 0) setImmediate(() => late.reject(new DatabaseAway()));
  }, turnMs);
  return Promise.race([answer, late.promise]).finally(() => clearInterval(timer));
}

function forgetTheSilent(): void {
  const now = Date.now();
  for (const [socket, watched] of sockets) {
    if (socket.destroyed) sockets.delete(socket);
    else if (socket.bytesRead !== watched.bytesRead)
      Object.assign(watched, { bytesRead: socket.bytesRead, heardAt: now });
    else if (watched.isAlwaysInUse && now - watched.heardAt > silenceMs) giveUp(socket);
  }
}

/** Closes a socket; what waits for it fails. */
function giveUp(socket: Socket): void {
  sockets.delete(socket);
  // Below TLS nobody listens any more: the connection above it ends without a word.
  if (socket.listenerCount('error') === 0) socket.on('error', () => {});
  socket.destroy(new DatabaseAway());
}

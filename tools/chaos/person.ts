import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { errors } from '#api/errors.ts';
import { type Client, type Door, newClient, signUp } from '#tests/support/client.ts';
import { eventsOf } from '#tests/support/conversation.ts';
import type { Random } from './random.ts';

/** A call that does not come to its end by then is a fault of the product. */
const patienceMs = 120_000;

/** How the asking for an answer ended: with it, or for a reason that a person may meet. */
export type Ending =
  { kind: 'answered'; content: string; isCut: boolean } | { kind: 'unanswered'; why: 'stopped' | 'failed' };

/** A conversation as the API gives it, with how it stands with its last answer. */
export type Conversation = {
  messages: { role: string; content: string; stopped?: true; unfinished?: true }[];
  answer: { state: 'asked' | 'writing' | 'stopped' | 'failed' } | null;
};

/** A POST that asks for an answer. The same one again, with its key, is a repeat. */
export type Asking = { path: string; body: object; key?: string };

export type Tally = {
  /** POSTs that were sent again because their connection broke or no process was there. */
  retried: number;
  /** Streams that were joined again. */
  joined: number;
  /** What the product must never answer. */
  faults: string[];
};

/** Somebody whose browser speaks to any of the web processes, and tries again as the chat screen does when one of them dies. */
export class Person {
  readonly client: Client;
  readonly #door: Door;
  readonly #random: Random;
  readonly #tally: Tally;

  static async register(door: Door, random: Random, tally: Tally): Promise<Person> {
    return new Person(await signUp(door), door, random, tally);
  }

  private constructor(client: Client, door: Door, random: Random, tally: Tally) {
    this.client = client;
    this.#door = door;
    this.#random = random;
    this.#tally = tally;
  }

  /** Begins a conversation; gives its id. */
  async begin(personalityKey: string): Promise<string> {
    return this.#untilThere(
      () => this.#anywhere().json('POST', '/api/conversations', { personalityKey }),
      ({ status, body }) => (status === 201 ? (body.id as string) : null),
    );
  }

  async read(id: string): Promise<Conversation> {
    return this.#untilThere(
      () => this.#anywhere().json('GET', `/api/conversations/${id}`, undefined, { prefer: 'answer' }),
      ({ status, body }) => (status === 200 ? (body as Conversation) : null),
    );
  }

  /** Asks as a script does: waits for the whole answer. */
  async ask({ path, body, key }: Asking): Promise<Ending> {
    const headers: Record<string, string> = key === undefined ? {} : { 'idempotency-key': key };
    return this.#untilThere(
      () => this.#anywhere().json('POST', path, body, headers),
      (reply) => (reply.status === 200 ? answered(reply.body) : unanswered(reply.body)),
    );
  }

  /**
   * Asks as the chat screen does: watches the answer being written, and joins it again where the connection breaks.
   * @param onStarted is told the answer's index once its question is stored
   */
  async watch(
    { path, body, key }: Asking,
    messagesPath: string,
    onStarted: (index: number) => void = () => {},
  ): Promise<Ending> {
    let index: number | undefined;
    const giveUpAt = Date.now() + patienceMs;
    while (Date.now() < giveUpAt) {
      try {
        const response =
          index === undefined
            ? await this.#open('POST', path, key === undefined ? {} : { 'idempotency-key': key }, body)
            : await this.#open('GET', `${messagesPath}/${index}/stream`);
        if (response.status !== 200) this.#blame(`${response.status} to a stream: ${await response.text()}`);
        else {
          for await (const { name, data } of eventsOf(response)) {
            if (name === 'started' && index === undefined) onStarted((index = data.index as number));
            if (name === 'done') return answered(data);
            const ending = name === 'error' ? unanswered(data) : null;
            if (ending !== null) return ending;
            if (name === 'error') this.#blame(`told to a stream: ${data.message}`);
          }
        }
      } catch (error) {
        if (!isBroken(error)) throw error;
      }
      if (index === undefined) this.#tally.retried++;
      else this.#tally.joined++;
      await this.#pause();
    }
    throw new Error(`No end within ${patienceMs / 1_000} s: ${path}`);
  }

  /** Asks, and goes away as soon as the question is stored. */
  async leave({ path, body, key }: Asking): Promise<void> {
    for (;;) {
      const gone = new AbortController();
      try {
        const response = await this.#open('POST', path, { 'idempotency-key': key! }, body, gone.signal);
        for await (const { name } of eventsOf(response)) if (name === 'started') return;
      } catch (error) {
        if (!isBroken(error)) throw error;
      } finally {
        gone.abort();
      }
      this.#tally.retried++;
      await this.#pause();
    }
  }

  /** Sends the form of a page without JavaScript. */
  async sendForm({ path, body, key }: Asking): Promise<void> {
    const fields = { ...(body as Record<string, string>), idempotencyKey: key! };
    await this.#untilThere(
      () => this.#anywhere().form(path, fields),
      ({ status }) => (status === 303 ? true : null),
    );
  }

  /** Wants no more of an answer. */
  async stop(messagesPath: string, index: number): Promise<void> {
    await this.#untilThere(
      () => this.#anywhere().json('POST', `${messagesPath}/${index}/stop`),
      ({ status }) => (status === 200 ? true : null),
    );
  }

  /** The same person at a web process of the moment. */
  #anywhere(): Client {
    const client = newClient(this.#door, { web: this.#random.between(0, this.#door.webs.length - 1) });
    for (const [name, cookie] of this.client.cookies) client.cookies.set(name, cookie);
    return client;
  }

  #open(
    method: string,
    path: string,
    headers: Record<string, string> = {},
    body?: object,
    signal?: AbortSignal,
  ): Promise<Response> {
    const type = body && { 'content-type': 'application/json' };
    return this.#anywhere().send(method, path, {
      headers: { accept: 'text/event-stream', ...type, ...headers },
      ...(body && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    });
  }

  /** Tries until the product gives what is wanted; what it must never give is noted. */
  async #untilThere<R extends { status: number }, T>(
    call: () => Promise<R>,
    wanted: (reply: R) => T | null,
  ): Promise<T> {
    const giveUpAt = Date.now() + patienceMs;
    while (Date.now() < giveUpAt) {
      try {
        const reply = await call();
        const found = wanted(reply);
        if (found !== null) return found;
        // It is still being written, and the process must stop: its sender asks again.
        if (reply.status !== 504)
          this.#blame(`${reply.status}${'body' in reply ? `: ${JSON.stringify(reply.body)}` : ''}`);
      } catch (error) {
        if (!isBroken(error)) throw error;
      }
      this.#tally.retried++;
      await this.#pause();
    }
    throw new Error(`Not what was wanted within ${patienceMs / 1_000} s`);
  }

  #blame(fault: string): void {
    this.#tally.faults.push(fault);
  }

  #pause(): Promise<void> {
    return sleep(this.#random.between(20, 500));
  }
}

/** A key of a send, as the chat screen makes one. */
export const newKey = () => randomUUID();

type Exchange = { message: { content: string; stopped?: true; unfinished?: true } };

const answered = ({ message }: Exchange): Ending => ({
  kind: 'answered',
  content: message.content,
  isCut: message.stopped ?? message.unfinished ?? false,
});

/** Null for a refusal that nobody should meet here. */
function unanswered({ message }: { message?: string }): Ending | null {
  const why = (['stopped', 'failed'] as const).find((code) => errors[code].message === message);
  return why === undefined ? null : { kind: 'unanswered', why };
}

/** What fetch throws when the other side is not there or goes away. */
const isBroken = (error: unknown) =>
  error instanceof TypeError && ['fetch failed', 'terminated'].includes(error.message);

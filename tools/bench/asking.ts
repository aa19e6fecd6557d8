import { setTimeout as sleep } from 'node:timers/promises';
import OpenAI from 'openai';
import type { Client } from '#tests/support/client.ts';
import { eventsOf, openStream } from '#tests/support/conversation.ts';
import { type App, beginConversation, send } from './app.ts';

/** What is asked; its beginning tells the bench's provider how to answer (provider.ts). */
export const questions = {
  /** The whole answer comes without any delay. */
  atOnce: 'How do I begin anew?',
  /** The answer comes as a model writes it: a first token after 50 ms, 40 of them at 10 ms each. */
  atAWalk: 'At a walk: how do I begin anew?',
  /** The answer takes five seconds: a first token after 50 ms, and 150 of them at 33 ms each. */
  slowly: 'Slowly: how do I begin anew?',
} as const;

/** As in real use a conversation has a beginning: after so many sends a new one is begun. */
const sendsEach = 50;

/** Until what is measured. An answer is always read to its end. */
type Until = 'first text' | 'end';

/** One question, asked by the person of that number and answered to its end. Gives what is measured, in ms. */
export type Ask = (person: number) => Promise<number>;
export type Timed = { eachMs: number[]; perSecond: number };
export type Compared = { direct: Timed; ours: Timed; warmedUp: number };

/** How many questions are asked before what is measured, and how many are; `withinMs` is the time over which people begin. */
type Extent = { warmUp: number; count: number; withinMs?: number };

/** Both with the same number of people asking at once, one right after the other. */
export async function compare(
  baseline: Ask,
  through: Ask,
  people: number,
  { warmUp, count, withinMs }: Extent,
): Promise<Compared> {
  await timed(baseline, people, warmUp);
  const direct = await timed(baseline, people, count, withinMs);
  await timed(through, people, warmUp);
  return { direct, ours: await timed(through, people, count, withinMs), warmedUp: warmUp };
}

async function timed(ask: Ask, people: number, count: number, withinMs = 0): Promise<Timed> {
  const eachMs: number[] = [];
  let left = count;
  const startedAt = performance.now();
  const keepAsking = async (_: unknown, person: number) => {
    if (withinMs > 0) await sleep((withinMs * person) / people);
    while (left-- > 0) eachMs.push(await ask(person));
  };
  await Promise.all(Array.from({ length: people }, keepAsking));
  return { eachMs, perSecond: (count / (performance.now() - startedAt)) * 1000 };
}

/** The call that lib/chat/provider.ts makes, without the product around it. */
export function directly(providerUrl: string, question: string, until: Until): Ask {
  const client = new OpenAI({ apiKey: 'bench', baseURL: providerUrl, maxRetries: 0 });
  return async () => {
    const askedAt = performance.now();
    let firstMs: number | undefined;
    const stream = await client.chat.completions.create({
      model: 'bench',
      messages: [{ role: 'user', content: question }],
      stream: true,
    });
    for await (const chunk of stream) if (chunk.choices?.[0]?.delta?.content) firstMs ??= performance.now() - askedAt;
    if (firstMs === undefined) throw new Error('The fake provider gave no answer');
    return until === 'end' ? performance.now() - askedAt : firstMs;
  };
}

/** People with accounts who ask in their conversations. */
export async function through(
  app: App,
  people: number,
  ask: (client: Client, conversationId: string) => Promise<number>,
): Promise<Ask> {
  const askers = await Promise.all(Array.from({ length: people }, () => newPerson(app, ask)));
  return (person) => askers[person]!();
}

/** Somebody with an account; gives the function that asks one more question. */
export async function newPerson<T>(
  app: App,
  ask: (client: Client, conversationId: string) => Promise<T>,
): Promise<() => Promise<T>> {
  const client = await app.signUp();
  let asked = 0;
  let conversation = await beginConversation(client);
  return async () => {
    if (++asked % sendsEach === 0) conversation = await beginConversation(client);
    return ask(client, conversation);
  };
}

/** Waits for the whole answer, as JSON. */
export async function askForJson(client: Client, conversationId: string): Promise<number> {
  const askedAt = performance.now();
  await send(client, conversationId, questions.atOnce);
  return performance.now() - askedAt;
}

/** Watches the answer being written, as the chat screen does. */
export function watching(question: string, until: Until) {
  return async (client: Client, conversationId: string): Promise<number> => {
    const askedAt = performance.now();
    let firstMs: number | undefined;
    const response = await openStream(client, 'POST', `/api/conversations/${conversationId}/messages`, {
      content: question,
    });
    let last = { name: '', data: null as unknown };
    for await (const event of eventsOf(response)) {
      if (event.name === 'delta') firstMs ??= performance.now() - askedAt;
      last = event;
    }
    if (last.name !== 'done' || firstMs === undefined)
      throw new Error(`A stream gave ${response.status} and ended with ${last.name}: ${JSON.stringify(last.data)}`);
    return until === 'end' ? performance.now() - askedAt : firstMs;
  };
}

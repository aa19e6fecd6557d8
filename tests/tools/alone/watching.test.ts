import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { startApp } from '#tests/support/app.ts';
import { type Client, signUp } from '#tests/support/client.ts';
import { eventsOf, openStream, startConversation, type StreamEvent } from '#tests/support/conversation.ts';

const path = (id: string, rest = '') => `/api/conversations/${id}/messages${rest}`;
/** As many as one person may join. */
const joins = 19;

test(
  'an answer that is hard to read, watched twenty times, keeps nobody else waiting',
  { timeout: 180_000 },
  async () => {
    const app = await startApp();
    const [writer, other] = await Promise.all([signUp(app), signUp(app)]);
    await Promise.all([startConversation(other), callFor(other, 1_000)]);
    const alone = await callFor(other, 4_000);
    const text = '[^a '.repeat(5_000);
    // Eleven seconds: a piece every two milliseconds.
    app.provider.answer = () => ({ text, chunkDelayMs: 1 });
    const id = await startConversation(writer);
    const asked = await openStream(writer, 'POST', path(id), { content: 'How do I begin?', role: 'user' });
    const joined = await Promise.all(
      Array.from({ length: joins }, () => openStream(writer, 'GET', path(id, '/1/stream'))),
    );
    const streams = [asked, ...joined].map(lastOf);
    let isOver = false;
    const ends = Promise.all(streams).finally(() => (isOver = true));
    const beside: number[] = [];
    while (!isOver) beside.push(...(await callFor(other, 200)));
    for (const { name, data } of await ends) {
      expect(name).toBe('done');
      expect(data.message.content).toBe(text.trim());
    }
    // 10 ms grow to at most 30 ms; where all is slower, in that proportion.
    expect(p90(beside), `${p90(alone)} ms without it`).toBeLessThan(Math.max(30, 3 * p90(alone)));
    expect(beside.length, 'calls while it was written').toBeGreaterThan(100);
  },
);

/** How long calls take that are made one after the other for so long, in milliseconds. */
async function callFor(client: Client, forMs: number): Promise<number[]> {
  const took: number[] = [];
  for (const until = performance.now() + forMs; performance.now() < until; await sleep(5)) {
    const startedAt = performance.now();
    expect((await client.get('/api/conversations')).status).toBe(200);
    took.push(performance.now() - startedAt);
  }
  return took;
}

const p90 = (timesMs: number[]) => timesMs.toSorted((one, other) => one - other)[Math.floor(timesMs.length * 0.9)]!;

async function lastOf(response: Response): Promise<StreamEvent> {
  let last: StreamEvent | undefined;
  for await (const event of eventsOf(response)) last = event;
  return last!;
}

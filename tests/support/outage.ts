import { expect } from 'vitest';
import { type App, startApp } from './app.ts';
import { type Client, newClient } from './client.ts';
import { ask, eventsOf, openStream, startConversation } from './conversation.ts';
import { createDatabase } from './database.ts';
import { readiness } from './readiness.ts';
import { openTunnel, type Tunnel } from './tunnel.ts';

/** Everybody is told of an outage within this (docs/contract.md §16), and as long as the same takes on this machine when all is well. */
export const toldWithinMs = 2_000;
/** After an outage every process answers again within this, and as long as the same takes when all is well. */
export const backWithinMs = 10_000;

/** An app whose every connection to the database goes through a tunnel; `stop` ends both. */
export async function startBehindTunnel(
  options: Parameters<typeof startApp>[0] = {},
): Promise<{ app: App; tunnel: Tunnel; stop(): Promise<void> }> {
  const database = await createDatabase();
  const tunnel = await openTunnel(database.url);
  const app = await startApp({ ...options, env: { DATABASE_URL: tunnel.url, ...options.env } });
  return {
    app,
    tunnel,
    async stop() {
      await app.stop();
      tunnel.close();
      await database.drop();
    },
  };
}

export type Person = Client & { email: string; password: string };

/** A page, a call, a sign-in, a question answered by a worker, and one whose answer is watched. @returns how long it took, in ms */
export async function expectAllToWork(app: App, client: Person): Promise<number> {
  const startedAt = performance.now();
  const { email, password } = client;
  expect((await client.get('/history')).status).toBe(200);
  expect((await client.json('GET', '/api/auth/user')).status).toBe(200);
  expect((await newClient(app).json('POST', '/api/auth/login', { email, password })).status).toBe(200);
  const id = await startConversation(client);
  expect((await ask(client, id, 'Are you there?')).status).toBe(200);
  const names: string[] = [];
  for await (const { name } of eventsOf(
    await openStream(client, 'POST', `/api/conversations/${id}/messages`, { content: 'And now?' }),
  ))
    names.push(name);
  expect(names.at(-1)).toBe('done');
  return performance.now() - startedAt;
}

/** What everybody meets who comes during an outage. */
export async function expectToBeTold(app: App, client: Person, usualMs: number): Promise<void> {
  const { email, password } = client;
  const visits: Record<string, () => Promise<{ status: number; headers: Headers }>> = {
    'a page': () => client.get('/history'),
    'a call': () => client.json('GET', '/api/conversations'),
    'a sign-in': () => newClient(app).json('POST', '/api/auth/login', { email, password }),
    'a form': () => client.form('/api/feedback', { experienceRating: '5', npsScore: '9', comment: 'Kept?' }),
  };
  await Promise.all(
    Object.entries(visits).map(async ([name, visit]) => {
      const startedAt = performance.now();
      const { status, headers } = await visit();
      expect({ status, retryAfter: Number(headers.get('retry-after')) }, name).toEqual({ status: 503, retryAfter: 5 });
      // Each visit is one of some five things that took so long.
      expect(performance.now() - startedAt, name).toBeLessThan(toldWithinMs + usualMs / 5);
    }),
  );
}

export async function untilReady(app: App): Promise<void> {
  await expect.poll(() => readiness(app), { timeout: backWithinMs }).toMatchObject({ status: 200 });
}

/** Everything answers again in time, and nobody has ended. */
export async function expectToBeBack(app: App, client: Person, usualMs: number): Promise<void> {
  const endedAt = Date.now();
  await untilReady(app);
  await expectAllToWork(app, client);
  expect(Date.now() - endedAt).toBeLessThan(backWithinMs + usualMs);
  expect([...app.webs, ...app.workers].map(({ ended }) => ended)).toEqual([false, false]);
}

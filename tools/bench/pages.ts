import autocannon from 'autocannon';
import { step } from '#tools/run/steps.ts';
import { type App, holdConversation } from './app.ts';
import { aimAbove, beside, type Figure } from './figures.ts';
import type { House } from './house.ts';
import { cpuMs } from './proc.ts';

const connections = 10;
/** docs/architecture.md §5.1: what the bare server and the best peers gave there; our aims are multiples of the peers. */
const peers = { barePerSecond: 42_400, login: { perSecond: 3_000, times: 3 }, chat: { perSecond: 70, times: 10 } };

/** Requests a second of the sign-in page and of a 50-message chat page, beside a bare node:http server. */
export function measurePages(house: House): Promise<Figure[]> {
  return step('pages', async () => {
    const app = await house.startApp('postgres');
    const person = await app.signUp();
    const chat = `${app.origin}/chat/${await holdConversation(person)}`;
    const cookie = [...person.cookies].map(([name, { value }]) => `${name}=${value}`).join('; ');
    const bare = await load(house, house.bareUrl);
    const login = await load(house, `${app.origin}/login`, {}, app);
    const loggedIn = await load(house, chat, { cookie }, app);
    await app.stop();
    const part = `Requests a second, ${connections} connections (baseline: bare node:http)`;
    const figure = (
      name: string,
      { perSecond, p99Ms, bytes, cpuEachMs }: Load,
      peer: { perSecond: number; times: number },
    ): Figure => {
      // Peers were measured on one machine, we on this one: their share of the bare server is what compares.
      const limit = (peer.perSecond * peer.times * bare.perSecond) / peers.barePerSecond;
      const note = `p99 ${p99Ms} ms, processor ${cpuEachMs.toFixed(2)} ms each, ${(bytes / 1000).toFixed(1)} kB`;
      return {
        part,
        name,
        value: perSecond,
        unit: '/s',
        baseline: beside(perSecond, bare.perSecond),
        aim: aimAbove(perSecond, limit, '/s', `${peer.times} × best peer: `),
        note,
      };
    };
    return [figure('/login', login, peers.login), figure('chat, 50 messages, signed in', loggedIn, peers.chat)];
  });
}

type Load = {
  perSecond: number;
  p99Ms: number;
  /** As sent, with their headers. */ bytes: number;
  /** Of the web process. */ cpuEachMs: number;
};

/** Asks for one address as fast as it answers, after a warm-up. @throws when an answer was no success */
export async function load(house: House, url: string, headers: Record<string, string> = {}, app?: App): Promise<Load> {
  const options = { url, connections, headers: { 'accept-encoding': 'gzip, deflate, br', ...headers } };
  const { status } = await fetch(url, { headers, redirect: 'manual' });
  if (status !== 200) throw new Error(`GET ${url} gave ${status}`);
  await autocannon({ ...options, duration: house.isQuick ? 1 : 4 });
  const cpuBefore = app ? cpuMs(app.web) : 0;
  const result = await autocannon({ ...options, duration: house.isQuick ? 2 : 10 });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`GET ${url}: ${result.non2xx} answers were no success, ${result.errors} failed`);
  const cpuEachMs = app ? (cpuMs(app.web) - cpuBefore) / result.requests.total : Number.NaN;
  const bytes = result.throughput.total / result.requests.total;
  return { perSecond: result.requests.average, p99Ms: result.latency.p99, bytes, cpuEachMs };
}

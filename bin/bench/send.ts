import OpenAI from 'openai';
import { step } from '../steps.ts';
import { type App, beginConversation, send } from './app.ts';
import { aimAbove, aimBelow, beside, type Figure, quantile } from './figures.ts';
import type { Backend, House } from './house.ts';
import { cpuMs } from './proc.ts';

const question = 'How do I begin anew?';
const together = 20;
/** As in real use a conversation has a beginning: after so many sends a new one is begun. */
const sendsEach = 50;
/** design.md §6; on PostgreSQL the added times may be half as much again (issue 2, §6). */
const aims = { redis: { oneMs: 10, togetherMs: 40 }, postgres: { oneMs: 15, togetherMs: 60 } } as const;
const sendsPerSecond = 500;
const names: Record<Backend, string> = { postgres: 'PostgreSQL', redis: 'Redis' };

/** Time that we add to a provider's whole answer: asked directly, then through the product, for each queue backend. */
export async function measureSends(house: House): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const backend of house.backends) {
    figures.push(...(await step(`sends, queue on ${names[backend]}`, () => measureBackend(house, backend))));
  }
  return figures;
}

async function measureBackend(house: House, backend: Backend): Promise<Figure[]> {
  const app = await house.startApp(backend);
  const people = await Promise.all(Array.from({ length: together }, () => newPerson(app)));
  const baseline = directly(house.providerUrl);
  const through: Ask = (person) => people[person]!();
  const one = await compare(baseline, through, 1, house.isQuick ? { warmUp: 10, count: 20 } : { warmUp: 50, count: 300 });
  const cpuBefore = { web: cpuMs(app.web), worker: cpuMs(app.worker) };
  const all = await compare(baseline, through, together, house.isQuick ? { warmUp: 60, count: 60 } : { warmUp: 200, count: 1_000 });
  const sent = all.ours.eachMs.length + all.warmedUp;
  const cpuEachMs = (name: 'web' | 'worker') => ((cpuMs(app[name]) - cpuBefore[name]) / sent).toFixed(1);
  const note = `processor: web ${cpuEachMs('web')}, worker ${cpuEachMs('worker')} ms each`;
  await app.stop();

  const part = `Sends, queue on ${names[backend]} (baseline: the provider asked directly)`;
  const { perSecond } = all.ours;
  return [
    ...times(part, 'one at a time', one, aims[backend].oneMs),
    ...times(part, `${together} at once`, all, aims[backend].togetherMs),
    {
      part,
      name: `${together} at once, sends`,
      value: perSecond,
      unit: '/s',
      baseline: beside(perSecond, all.direct.perSecond),
      aim: aimAbove(perSecond, sendsPerSecond, '/s'),
      note,
    },
  ];
}

function times(part: string, label: string, { ours, direct }: Compared, limitMs: number): Figure[] {
  const added = (share: number) => quantile(ours.eachMs, share) - quantile(direct.eachMs, share);
  const figure = (name: string, share: number): Figure => ({
    part,
    name: `${label}, ${name}`,
    value: quantile(ours.eachMs, share),
    unit: 'ms',
    baseline: beside(quantile(ours.eachMs, share), quantile(direct.eachMs, share)),
  });
  return [
    { ...figure('median', 0.5), aim: aimBelow(added(0.5), limitMs, 'ms', `added ${added(0.5).toFixed(1)} `) },
    { ...figure('p95', 0.95), note: `added ${added(0.95).toFixed(1)} ms` },
  ];
}

/** One question, asked by the person of that number, until its whole answer is there. */
type Ask = (person: number) => Promise<void>;
type Timed = { eachMs: number[]; perSecond: number };
type Compared = { direct: Timed; ours: Timed; warmedUp: number };

/** Both with the same number of people asking at once, one right after the other. */
async function compare(baseline: Ask, through: Ask, people: number, { warmUp, count }: { warmUp: number; count: number }): Promise<Compared> {
  await timed(baseline, people, warmUp);
  const direct = await timed(baseline, people, count);
  await timed(through, people, warmUp);
  return { direct, ours: await timed(through, people, count), warmedUp: warmUp };
}

async function timed(ask: Ask, people: number, count: number): Promise<Timed> {
  const eachMs: number[] = [];
  let left = count;
  const startedAt = performance.now();
  const keepAsking = async (_: unknown, person: number) => {
    while (left-- > 0) {
      const askedAt = performance.now();
      await ask(person);
      eachMs.push(performance.now() - askedAt);
    }
  };
  await Promise.all(Array.from({ length: people }, keepAsking));
  return { eachMs, perSecond: (count / (performance.now() - startedAt)) * 1000 };
}

/** The call that lib/chat/provider.ts makes, without the product around it. */
function directly(providerUrl: string): Ask {
  const client = new OpenAI({ apiKey: 'bench', baseURL: providerUrl, maxRetries: 0 });
  return async () => {
    const messages = [{ role: 'user' as const, content: question }];
    const stream = await client.chat.completions.create({ model: 'bench', messages, stream: true });
    let text = '';
    for await (const chunk of stream) text += chunk.choices[0]?.delta?.content ?? '';
    if (text === '') throw new Error('The fake provider gave no answer');
  };
}

/** Somebody with an account; gives the function that sends one more question and waits for its answer. */
export async function newPerson(app: App): Promise<() => Promise<void>> {
  const client = await app.signUp();
  let sent = 0;
  let conversation = await beginConversation(client);
  return async () => {
    if (++sent % sendsEach === 0) conversation = await beginConversation(client);
    await send(client, conversation, question);
  };
}

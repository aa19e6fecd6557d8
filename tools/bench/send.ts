import { step } from '#tools/run/steps.ts';
import { askForJson, type Compared, compare, directly, questions, through, watching } from './asking.ts';
import { aimAbove, aimBelow, beside, type Figure, quantile } from './figures.ts';
import type { House } from './house.ts';
import { cpuMs } from './proc.ts';
import { type Backend, backendNames } from './stores.ts';

const together = 20;
const crowd = 50;
/** docs/architecture.md §5.1; on PostgreSQL the added times may be half as much again. */
const aims = { redis: { oneMs: 10, togetherMs: 40 }, postgres: { oneMs: 15, togetherMs: 60 } } as const;
const sendsPerSecond = 500;
const answersPerSecond = 300;

/** Time that we add to a provider's whole answer: asked directly, then through the product, for each queue backend. */
export async function measureSends(house: House): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const backend of house.backends) {
    figures.push(...(await step(`sends, queue on ${backendNames[backend]}`, () => measureBackend(house, backend))));
  }
  return figures;
}

async function measureBackend(house: House, backend: Backend): Promise<Figure[]> {
  const app = await house.startApp(backend);
  const baseline = directly(house.providerUrl, questions.atOnce, 'end');
  const ours = await through(app, crowd, askForJson);
  const watched = await through(app, crowd, watching(questions.atOnce, 'end'));
  const rounds = (warmUp: number, count: number) =>
    house.isQuick ? { warmUp: crowd, count: crowd } : { warmUp, count };
  const one = await compare(baseline, ours, 1, house.isQuick ? { warmUp: 10, count: 20 } : { warmUp: 50, count: 300 });
  const cpuBefore = { web: cpuMs(app.web), worker: cpuMs(app.worker) };
  const all = await compare(baseline, ours, together, rounds(200, 1_000));
  const sent = all.ours.eachMs.length + all.warmedUp;
  const cpuEachMs = (name: 'web' | 'worker') => ((cpuMs(app[name]) - cpuBefore[name]) / sent).toFixed(1);
  const note = `processor: web ${cpuEachMs('web')}, worker ${cpuEachMs('worker')} ms each`;
  const asJson = await compare(baseline, ours, crowd, rounds(200, 1_500));
  const asStream = await compare(baseline, watched, crowd, rounds(200, 1_500));
  await app.stop();

  const part = `Sends, queue on ${backendNames[backend]} (baseline: the provider asked directly)`;
  return [
    ...times(part, 'one at a time', one, aims[backend].oneMs),
    ...times(part, `${together} at once`, all, aims[backend].togetherMs),
    { ...rate(part, `${together} at once, sends`, all, sendsPerSecond), note },
    rate(part, `${crowd} at once, whole answers`, asJson, answersPerSecond),
    rate(part, `${crowd} at once, streamed answers`, asStream, answersPerSecond),
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

function rate(part: string, name: string, { ours, direct }: Compared, limit: number): Figure {
  return {
    part,
    name,
    value: ours.perSecond,
    unit: '/s',
    baseline: beside(ours.perSecond, direct.perSecond),
    aim: aimAbove(ours.perSecond, limit, '/s'),
  };
}

import { step } from '#tools/run/steps.ts';
import { type Compared, compare, directly, questions, through, watching } from './asking.ts';
import { aimBelow, beside, type Figure, quantile } from './figures.ts';
import type { House } from './house.ts';
import { type Backend, backendNames } from './stores.ts';

const together = 20;
/** So many people ask within so long, each for an answer that takes longer than that. */
const crowd = { people: 300, withinMs: 4_000 };
/** What we may add, by the median. */
const aimsMs = { one: { redis: 5, postgres: 10 }, together: { redis: 15, postgres: 15 } } as const;

/** Time from the request to the first text of its answer: asked directly, then through the product, for each queue backend. */
export async function measureFirstTokens(house: House): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const backend of house.backends) {
    figures.push(
      ...(await step(`first tokens, queue on ${backendNames[backend]}`, () => measureBackend(house, backend))),
    );
  }
  return figures;
}

async function measureBackend(house: House, backend: Backend): Promise<Figure[]> {
  const app = await house.startApp(backend);
  const measure = async (question: string, people: number, warmUp: number, count: number) =>
    compare(
      directly(house.providerUrl, question, 'first text'),
      await through(app, people, watching(question, 'first text')),
      people,
      house.isQuick ? { warmUp: people, count: people } : { warmUp, count },
    );
  const one = await measure(questions.atOnce, 1, 100, 300);
  // A provider that takes its time, as they do: without a pause between two answers one measures a queue.
  const walking = await measure(questions.atAWalk, together, 100, 400);
  const rushing = await measure(questions.atOnce, together, 200, 1_000);
  const crowded = house.isQuick
    ? null
    : await compare(
        directly(house.providerUrl, questions.slowly, 'first text'),
        await through(app, crowd.people, watching(questions.slowly, 'first text')),
        crowd.people,
        { warmUp: 0, count: crowd.people, withinMs: crowd.withinMs },
      );
  await app.stop();

  const part = `First token, queue on ${backendNames[backend]} (baseline: the provider asked directly)`;
  return [
    ...times(part, 'one at a time', one, aimsMs.one[backend]),
    ...times(part, `${together} at once`, walking, aimsMs.together[backend]),
    ...times(part, `${together} at once, provider without delay`, rushing, null),
    ...(crowded ? times(part, `${crowd.people} within ${crowd.withinMs / 1_000} s`, crowded, null) : []),
  ];
}

function times(part: string, label: string, { ours, direct }: Compared, limitMs: number | null): Figure[] {
  const figure = (name: string, share: number): Figure => {
    const [value, baseline] = [quantile(ours.eachMs, share), quantile(direct.eachMs, share)];
    const added = `added ${(value - baseline).toFixed(1)} `;
    const isJudged = limitMs !== null && share === 0.5;
    return {
      part,
      name: `${label}, ${name}`,
      value,
      unit: 'ms',
      baseline: beside(value, baseline),
      ...(isJudged ? { aim: aimBelow(value - baseline, limitMs, 'ms', added) } : { note: `${added}ms` }),
    };
  };
  return [figure('median', 0.5), figure('p95', 0.95)];
}

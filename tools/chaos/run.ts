import { setTimeout as sleep } from 'node:timers/promises';
import type postgres from 'postgres';
import { countJobs } from '#tests/support/jobs.ts';
import type { Processes } from '#tests/support/launch.ts';
import type { Provider } from '#tests/support/provider.ts';
import { startKilling } from './killer.ts';
import { Person, type Tally } from './person.ts';
import { askQuestion, type Exchange } from './questions.ts';
import { Random } from './random.ts';
import { scriptProvider } from './texts.ts';
import { judge, type Verdict } from './verdict.ts';

/** The product with its stores, and the provider that it calls. */
export type Victim = Processes & {
  sql: postgres.Sql;
  databaseUrl: string;
  redisUrl: string | undefined;
  provider: Provider;
};

export type ChaosOptions = {
  answers: number;
  seed: number;
  /** How many ask at the same time. */
  people: number;
  /** How long a process is up, on average. */
  meanUpMs: number;
  /** After so many the processes are let be; by default they never are. */
  mostKills?: number;
  onProgress?(answered: number, kills: number): void;
};

export type ChaosReport = Verdict &
  Tally & {
    kills: Record<string, number>;
    providerCalls: number;
    eachMs: number[];
    tookMs: number;
  };

/** How many questions a conversation gets before its person begins another one. */
const questionsEach = 8;
const mentors = ['gandhi', 'jobs', 'oprah', 'ali', 'ikeda'];
/** By then nothing may be left to do: a dead worker's job is taken over after 15 s, a lost one is found after 30 s. */
const quietWithinMs = 60_000;

/**
 * Has people ask questions while the product's processes are killed and started again, waits until all is quiet, and judges what
 * has become of the questions.
 * @throws when a question does not come to an end
 */
export async function runChaos(
  victim: Victim,
  { answers, seed, people, onProgress, ...killingOptions }: ChaosOptions,
): Promise<ChaosReport> {
  const random = new Random(seed);
  const texts = scriptProvider(victim.provider, random.fork());
  const tally: Tally = { retried: 0, joined: 0, faults: [] };
  const persons = await Promise.all(
    Array.from({ length: people }, () => Person.register(victim, random.fork(), tally)),
  );
  const startedAt = performance.now();
  const killing = startKilling(victim, random.fork(), killingOptions);
  const exchanges: Exchange[] = [];
  let begun = 0;
  const keepAsking = async (person: Person, own: Random) => {
    for (let asked = 0, id = ''; begun < answers; asked++) {
      const question = `Question ${++begun}: how do I go on?`;
      if (asked % questionsEach === 0) id = await person.begin(mentors[own.between(0, mentors.length - 1)]!);
      exchanges.push(await askQuestion(person, id, question, own));
      onProgress?.(exchanges.length, killing.count());
    }
  };
  try {
    await Promise.all(persons.map((person) => keepAsking(person, random.fork())));
  } finally {
    await killing.end();
  }
  const tookMs = performance.now() - startedAt;
  const left = await untilQuiet(victim);
  const verdict = await judge(exchanges, texts, victim.sql);
  verdict.wrong.push(...left);
  return {
    ...verdict,
    ...tally,
    kills: killing.kills,
    providerCalls: victim.provider.requests.length,
    eachMs: exchanges.map((exchange) => exchange.tookMs),
    tookMs,
  };
}

/** Waits until nothing is left to do; gives what is left if that takes too long. */
async function untilQuiet(victim: Victim): Promise<string[]> {
  for (const giveUpAt = Date.now() + quietWithinMs; ; await sleep(500)) {
    const jobs = await countJobs(victim, 'answer');
    const [row] = await victim.sql<{ deltas: number; events: number }[]>`
      select (select count(*) from rollup_deltas)::int as deltas, (select count(*) from activity_events)::int as events`;
    const left = [
      ...(jobs > 0 ? [`${jobs} jobs left in the queue`] : []),
      ...(row!.deltas + row!.events > 0 ? ['rollups are behind'] : []),
    ];
    if (left.length === 0 || Date.now() > giveUpAt) return left;
  }
}

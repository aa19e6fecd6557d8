import { once } from 'node:events';
import { config, readSettings } from '#lib/platform/config.ts';
import { mentors } from '#lib/mentors/index.ts';
import type { Attempt } from './attempts/attempt.ts';
import { casesOf } from './cases.ts';
import { costOf, showTokens } from './cost.ts';
import { openJudge } from './judge.ts';
import { judgeServer, readOptions, usage } from './options.ts';
import { openProgress } from './progress.ts';
import { measureRecall, measureUnseen } from './recall.ts';
import { writeReport } from './report.ts';
import { type Outcome, runCases } from './run.ts';
import { rowsOf, showTable } from './table.ts';
import { say } from '#tools/run/steps.ts';

readSettings();

// `npm run eval`: how well each mentor's passages are found, and how good the answers to the evaluation set are: those of the
// AI provider that is set, or those from the libraries when none is.
const { options, server } = (() => {
  try {
    const read = readOptions(process.argv.slice(2));
    return { options: read, server: read.judge ? judgeServer(read, config.provider, process.env) : null };
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n\n${usage}\n`);
    process.exit(64); // EX_USAGE
  }
})();
const chosen = options.mentor ?? mentors;
const isOffline = config.provider === null;
const model = config.provider?.model ?? 'offline';

const recall = chosen.map((mentor) => {
  const { share, missed } = measureRecall(mentor);
  const works = new Set(mentor.library.map(({ work }) => work)).size;
  say(
    `${mentor.name.padEnd(24)} ${String(mentor.library.length).padStart(3)} passages of ${String(works).padStart(2)} works   recall at 5: ${share.toFixed(3)}`,
  );
  for (const { id, question } of missed) say(`  not found: ${id} for “${question}”`);
  return { mentor: mentor.key, share };
});
say(`\nMean recall at 5: ${(recall.reduce((sum, { share }) => sum + share, 0) / recall.length).toFixed(3)}\n`);
const unseen = measureUnseen();
for (const { name, questions, expected, share, withAny, offered, unanswerable, answeredInVain } of unseen) {
  say(
    `In people's own words, ${name}: recall at 5 of ${expected} passages ${share.toFixed(3)}, at least one for ${withAny.toFixed(3)} of ${questions} questions; a provider is offered ${offered.share.toFixed(3)} and ${offered.withAny.toFixed(3)}; ${answeredInVain.toFixed(3)} of ${unanswerable} that nothing answers get an answer without a provider`,
  );
}
say('');

// Without a provider nobody reads the library's text as anything but text: it is shown as it stands.
const isTried = ({ poisoned, isForProviders }: Attempt) => !isOffline || (poisoned === undefined && !isForProviders);
const cases = chosen
  .flatMap((mentor) => casesOf(mentor, options.limit))
  .filter(({ attempt }) => attempt === null || isTried(attempt));
say(
  isOffline
    ? 'No AI provider is set: answers from the libraries.'
    : `Answers of ${model}${server === null ? '' : `, judged by ${server.model}`}.`,
);
if (server !== null && server.model === model)
  say('The judge is the model that answers: name another one with --judge-model.');

const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopping.abort());
const outcomes: Outcome[] = [];
const showProgress = openProgress(cases.length);
const running = runCases(cases, {
  isOffline,
  judge: server && openJudge(server),
  concurrency: options.concurrency,
  stopping: stopping.signal,
  onOutcome(outcome) {
    outcomes.push(outcome);
    showProgress(outcomes.length, outcomes.filter(({ state }) => state === 'failed').length, costOf(outcomes, options));
  },
});
await Promise.race([running, once(stopping.signal, 'abort')]);

const isInterrupted = stopping.signal.aborted;
const cost = costOf(outcomes, options);
const table = rowsOf(chosen, outcomes);
if (isInterrupted) say(`\nStopped: ${outcomes.length} of ${cases.length} were asked.`);
say(`\n${showTable(table)}\n`);
for (const outcome of outcomes) for (const line of worstOf(outcome)) say(`${outcome.asked.id} ${line}`);
if (table.total.notJudged > 0) say(`Not judged: ${table.total.notJudged}`);
if (showTokens(cost) !== '') say(`${showTokens(cost)}.`);
const file = writeReport(
  {
    model,
    judgeModel: server?.model ?? null,
    isInterrupted,
    asked: outcomes.length,
    all: cases.length,
    cost,
    table,
    recall,
  },
  outcomes,
  options.json,
);
say(`Written to ${file}`);

const isBelow = options.min !== undefined && (table.total.score ?? 0) < options.min;
if (isBelow) say(`The score of ${(table.total.score ?? 0).toFixed(3)} is below ${options.min}.`);
// Calls that still wait must not keep the command from ending.
process.exit(isInterrupted ? 130 : isBelow ? 1 : 0);

/** What nobody should have to look for in the JSON. */
function worstOf(outcome: Outcome): string[] {
  if (outcome.state === 'failed') return [`failed: ${outcome.failure}`];
  return outcome.findings
    .filter(({ isGrave }) => isGrave)
    .flatMap(({ rule, breaches }) => breaches.map((breach) => `is not ${rule}: ${breach}`));
}

import { answerOffline } from '#lib/retrieval/offline.ts';
import { findPassages } from '#lib/retrieval/passages.ts';
import { composePrompt } from '#lib/prompt/prompt.ts';
import { mentors } from '#lib/mentors/index.ts';
import type { Mentor } from '#lib/mentors/mentor.ts';
import type { EvalQuestion } from '#lib/mentors/mentor.ts';
import { offTopicDev, offTopicHeldOut } from './off-topic.ts';
import { dev, evalQuestions, heldOut } from './questions.ts';

/** How many of the passages found first count. */
const counted = 5;

export interface Recall {
  /** The share of passages that ought to be found which are among the first five. */
  share: number;
  /** Each passage that ought to be found and is not, with its question. */
  missed: { id: string; question: string }[];
  /** Passages that no question finds, neither of the set nor of those worked with. */
  neverFound: string[];
}

/** How well a mentor's passages are found, by the library's own search alone. */
export function measureRecall(mentor: Mentor): Recall {
  const results = resultsOf(mentor, evalQuestions[mentor.key]!);
  const missed = results.flatMap(({ question, found, finds }) =>
    finds.filter((id) => !found.includes(id)).map((id) => ({ id, question })),
  );
  const everFound = new Set([...results, ...resultsOf(mentor, dev[mentor.key]!)].flatMap(({ found }) => found));
  return {
    share: 1 - missed.length / expectedIn(results),
    missed,
    neverFound: mentor.library.map(({ id }) => id).filter((id) => !everFound.has(id)),
  };
}

export interface UnseenRecall {
  name: string;
  /** How many questions have passages that ought to be found, and how many passages these are. */
  questions: number;
  expected: number;
  /** The share of those passages which are among the first five. */
  share: number;
  /** The share of those questions for which at least one is. */
  withAny: number;
  /** The same two shares of the passages that an AI provider is offered, from which it chooses. */
  offered: { share: number; withAny: number };
  /** Questions that nothing answers, each asked of a mentor, and the share of them that gets an answer without a provider. */
  unanswerable: number;
  answeredInVain: number;
}

/** How well passages are found for questions in people's own words, all mentors together. */
export function measureUnseen(): UnseenRecall[] {
  return [measured('worked with', dev, offTopicDev), measured('held out', heldOut, offTopicHeldOut)];
}

function measured(
  name: string,
  set: Readonly<Record<string, readonly EvalQuestion[]>>,
  offTopic: readonly string[],
): UnseenRecall {
  const all = mentors.flatMap((mentor) => resultsOf(mentor, set[mentor.key]!).map((result) => ({ mentor, ...result })));
  const results = all.filter(({ finds }) => finds.length > 0);
  const expected = expectedIn(results);
  const sharesOf = (among: (result: (typeof results)[number]) => string[]) => {
    const hits = results.map((result) => result.finds.filter((id) => among(result).includes(id)).length);
    return {
      share: hits.reduce((sum, hit) => sum + hit, 0) / expected,
      withAny: hits.filter((hit) => hit > 0).length / results.length,
    };
  };
  const unanswerable = [
    ...all.filter(({ finds }) => finds.length === 0),
    ...mentors.flatMap((mentor) => offTopic.map((question) => ({ mentor, question }))),
  ];
  const answered = unanswerable.filter(({ mentor, question }) => answerOffline(mentor, question).passages.length > 0);
  return {
    name,
    questions: results.length,
    expected,
    ...sharesOf(({ found }) => found),
    offered: sharesOf(({ mentor, question }) =>
      composePrompt(mentor, [{ role: 'user', content: question }]).passages.map(({ id }) => id),
    ),
    unanswerable: unanswerable.length,
    answeredInVain: answered.length / unanswerable.length,
  };
}

interface Result extends EvalQuestion {
  /** Ids of the passages found first. */
  found: string[];
}

function resultsOf(mentor: Mentor, questions: readonly EvalQuestion[]): Result[] {
  return questions.map((asked) => ({
    ...asked,
    found: findPassages(mentor, asked.question)
      .slice(0, counted)
      .map(({ passage }) => passage.id),
  }));
}

function expectedIn(results: readonly Result[]): number {
  return results.reduce((sum, { finds }) => sum + finds.length, 0);
}

import { ProviderFault } from '#lib/prompt/provider.ts';
import { askMentor, askOffline, type Tokens } from './ask.ts';
import type { EvalCase } from './cases.ts';
import type { Judge, Judgement } from './judge.ts';
import { type Finding, findingsOf } from './rules.ts';
import type { Answered } from './rules/rule.ts';

/** What came of one case. */
export type Outcome = { asked: EvalCase; ms: number } & (
  | {
      state: 'answered';
      answer: Answered;
      findings: Finding[];
      judgement: Judgement | null;
      tokens: Tokens;
      tries: number;
    }
  | { state: 'failed'; failure: string }
);

export interface Run {
  isOffline: boolean;
  judge: Judge | null;
  concurrency: number;
  /** Aborted, no further case is begun. */
  stopping: AbortSignal;
  onOutcome: (outcome: Outcome) => void;
}

/** Asks all cases, so many at once; one that fails is an outcome too. */
export async function runCases(cases: readonly EvalCase[], run: Run): Promise<void> {
  // One iterator for all: each takes the next case that nobody has.
  const waiting = cases.values();
  const worker = async () => {
    for (const asked of waiting) {
      if (run.stopping.aborted) return;
      run.onOutcome(await outcomeOf(asked, run));
    }
  };
  await Promise.all(Array.from({ length: run.concurrency }, worker));
}

async function outcomeOf(asked: EvalCase, { isOffline, judge }: Run): Promise<Outcome> {
  const startedAt = performance.now();
  try {
    const { answer, tokens, tries } = isOffline
      ? { answer: askOffline(asked), tokens: { in: 0, out: 0, isEstimated: false }, tries: 1 }
      : await askMentor(asked);
    const ms = Math.round(performance.now() - startedAt);
    const judgement = judge === null ? null : await judge(answer);
    return { state: 'answered', asked, ms, answer, findings: findingsOf(answer), judgement, tokens, tries };
  } catch (error) {
    if (!(error instanceof ProviderFault)) throw error;
    const cause = error.cause instanceof Error ? error.cause.message : String(error.cause);
    return {
      state: 'failed',
      asked,
      ms: Math.round(performance.now() - startedAt),
      failure: `${error.failure}: ${cause}`,
    };
  }
}

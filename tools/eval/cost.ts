import type { Tokens } from './ask.ts';
import type { Options } from './options.ts';
import type { Outcome } from './run.ts';

/** What a run has used. */
export interface Cost {
  answers: Tokens;
  judge: Tokens;
  /** In the currency of the prices; null where a price is not known. */
  money: number | null;
}

/** Adds up the tokens, and reckons money only where prices were given: a table of prices would age. */
export function costOf(outcomes: readonly Outcome[], options: Options): Cost {
  const answered = outcomes.filter((outcome) => outcome.state === 'answered');
  const answers = sum(answered.map(({ tokens }) => tokens));
  const judge = sum(answered.flatMap(({ judgement }) => judgement?.tokens ?? []));
  const parts = [
    [answers.in, options['price-in']],
    [answers.out, options['price-out']],
    [judge.in, options['judge-price-in']],
    [judge.out, options['judge-price-out']],
  ] as const;
  const isPriced = parts.every(([tokens, price]) => tokens === 0 || price !== undefined);
  const money =
    isPriced && answers.in + judge.in > 0
      ? parts.reduce((total, [tokens, price = 0]) => total + (tokens * price) / 1_000_000, 0)
      : null;
  return { answers, judge, money };
}

function sum(all: readonly Tokens[]): Tokens {
  return {
    in: all.reduce((total, tokens) => total + tokens.in, 0),
    out: all.reduce((total, tokens) => total + tokens.out, 0),
    isEstimated: all.some(({ isEstimated }) => isEstimated),
  };
}

/** "12,300 tokens in, 4,560 out", with the judge's and the money where there are any; nothing of what cost nothing. */
export function showTokens({ answers, judge, money }: Cost): string {
  const shown = ({ in: taken, out, isEstimated }: Tokens) =>
    `${taken.toLocaleString('en')} tokens in, ${out.toLocaleString('en')} out${isEstimated ? ' (estimated)' : ''}`;
  return [
    ...(answers.in > 0 ? [shown(answers)] : []),
    ...(judge.in > 0 ? [`judge ${shown(judge)}`] : []),
    ...(money === null ? [] : [`cost ${money.toFixed(money < 1 ? 4 : 2)}`]),
  ].join(', ');
}

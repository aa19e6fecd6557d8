import type { Mentor } from '#lib/mentors/mentor.ts';
import { rules } from './rules.ts';
import type { Outcome } from './run.ts';

/** How one mentor, or all of them, did. */
export interface Row {
  mentor: string;
  answers: number;
  failed: number;
  /** By rule: the share of answers that keep it; null where it applied to none. */
  shares: Record<string, number | null>;
  /** From 1 to 5; null when nothing was judged. */
  judged: number | null;
  notJudged: number;
  /** The mean of what each question scored, between 0 and 1; null when none was asked. */
  score: number | null;
}

/** One row a mentor, and the total. */
export function rowsOf(mentors: readonly Mentor[], outcomes: readonly Outcome[]): { rows: Row[]; total: Row } {
  return {
    rows: mentors.map(({ key, name }) =>
      rowOf(
        name,
        outcomes.filter(({ asked }) => asked.mentor.key === key),
      ),
    ),
    total: rowOf('Total', outcomes),
  };
}

function rowOf(mentor: string, outcomes: readonly Outcome[]): Row {
  const answered = outcomes.filter((outcome) => outcome.state === 'answered');
  const judgements = answered.flatMap(({ judgement }) => judgement ?? []);
  const findings = answered.flatMap((outcome) => outcome.findings);
  const shareOf = (key: string) =>
    mean(findings.filter(({ rule }) => rule === key).map(({ isKept }) => Number(isKept)));
  return {
    mentor,
    answers: answered.length,
    failed: outcomes.length - answered.length,
    shares: Object.fromEntries(rules.map(({ key }) => [key, shareOf(key)])),
    judged: mean(judgements.flatMap((judgement) => (judgement.state === 'judged' ? judgement.mean : []))),
    notJudged: judgements.filter(({ state }) => state === 'not-judged').length,
    score: mean(outcomes.map(scoreOf)),
  };
}

/** The share of rules that the answer keeps; nothing for no answer, nor for one that breaks a grave rule. */
function scoreOf(outcome: Outcome): number {
  if (outcome.state === 'failed' || outcome.findings.some(({ isGrave, isKept }) => isGrave && !isKept)) return 0;
  return mean(outcome.findings.map(({ isKept }) => Number(isKept)))!;
}

const mean = (values: readonly number[]) =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;

/** The rows as aligned columns, with what each column stands for. */
export function showTable({ rows, total }: { rows: readonly Row[]; total: Row }): string {
  const head = ['', 'answers', 'failed', ...rules.map(({ key }) => key), 'judge', 'score'];
  const cells = [...rows, total].map((row) => [
    row.mentor,
    String(row.answers),
    String(row.failed),
    ...rules.map(({ key }) => percent(row.shares[key]!)),
    row.judged === null ? '–' : row.judged.toFixed(1),
    row.score === null ? '–' : row.score.toFixed(3),
  ]);
  const widths = head.map((title, column) => Math.max(title.length, ...cells.map((row) => row[column]!.length)));
  const line = (row: readonly string[]) =>
    row
      .map((cell, at) => (at === 0 ? cell.padEnd(widths[at]!) : cell.padStart(widths[at]!)))
      .join('  ')
      .trimEnd();
  const legend = rules.map(({ key, name }) => `  ${key.padEnd(8)}${name}`);
  const ruler = '─'.repeat(line(head).length);
  return [
    line(head),
    ...cells.slice(0, -1).map(line),
    ruler,
    line(cells.at(-1)!),
    '',
    'In percent of the answers to which it applies:',
    ...legend,
  ].join('\n');
}

/** Rounded down: 100 means all of them. */
const percent = (share: number | null) => (share === null ? '–' : String(Math.floor(share * 100 + 1e-9)));

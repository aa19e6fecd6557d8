import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Cost } from './cost.ts';
import type { Outcome } from './run.ts';
import type { Row } from './table.ts';

/** What stands above the answers. */
export interface Summary {
  /** "offline" without a provider. */
  model: string;
  judgeModel: string | null;
  /** Whether it was stopped before all was asked. */
  isInterrupted: boolean;
  asked: number;
  all: number;
  cost: Cost;
  table: { rows: Row[]; total: Row };
  recall: { mentor: string; share: number }[];
}

/**
 * Writes a run as JSON, every question with its answer and what was found in it.
 * @param file default: one named after the time, under `.data/eval/`
 * @returns where it was written
 */
export function writeReport(summary: Summary, outcomes: readonly Outcome[], file: string | undefined): string {
  const at = new Date().toISOString();
  const target = path.resolve(
    file ?? path.join(import.meta.dirname, '../../.data/eval', `${at.replaceAll(/[:.]/g, '-')}.json`),
  );
  mkdirSync(path.dirname(target), { recursive: true, mode: 0o700 });
  const answers = outcomes.map((outcome) => ({ ...asWritten(outcome), model: summary.model }));
  writeFileSync(target, `${JSON.stringify({ at, ...summary, answers }, null, 2)}\n`);
  return path.relative(process.cwd(), target);
}

function asWritten(outcome: Outcome) {
  const { asked, state, ms } = outcome;
  const { id, mentor, attempt, language, turns, finds } = asked;
  const head = {
    id,
    mentor: mentor.key,
    kind: attempt === null ? 'question' : 'attempt',
    language,
    turns,
    finds,
    state,
    ms,
  };
  if (state === 'failed') return { ...head, failure: outcome.failure };
  const { answer, findings, judgement, tokens, tries } = outcome;
  return {
    ...head,
    answer: answer.content,
    raw: answer.raw,
    offered: answer.passages.map((passage) => passage.id),
    cited: answer.cited.map((passage) => passage.id),
    findings,
    judgement,
    tokens,
    tries,
  };
}

import type { FinishedAnswer } from '#lib/answers/finish-answer.ts';
import type { Passage } from '#lib/mentors/mentor.ts';
import type { EvalCase } from '#tools/eval/cases.ts';

/** An answer to a case, with all that a rule may look at. */
export interface Answered extends FinishedAnswer {
  asked: EvalCase;
  /** The text as the provider wrote it, before it was finished for showing. */
  raw: string;
  /** The passages that were offered, in the order of their numbers. */
  passages: readonly Passage[];
  /** What the provider was told; empty without a provider. */
  instructions: string;
}

/** A rule that an answer keeps or breaks, without any model's opinion. */
export interface Rule {
  /** Heads the rule's column of the table. */
  key: string;
  /** What an answer must do. */
  name: string;
  reason: string;
  /** Whether an answer that breaks it is worth nothing, however well it is written. */
  isGrave?: true;
  /**
   * What in the answer breaks the rule: nothing when it is kept. Null when the rule does not apply to the answer.
   * Some rules are heuristics: they say so, and what they name is to be read before it is believed.
   */
  breaches: (answer: Answered) => string[] | null;
}

import { saysNothingForbidden, saysWhatItShould } from './rules/attempts.ts';
import { citesValidly, usesWhatItCites } from './rules/citations.ts';
import { helpsToAct } from './rules/ending.ts';
import { claimsNobodysLife } from './rules/identity.ts';
import { inventsNothing, quotesNobody } from './rules/invention.ts';
import type { Answered, Rule } from './rules/rule.ts';
import { keepsInstructions } from './rules/secrecy.ts';
import { keepsLength, keepsManner, speaksAsItself, speaksTheirLanguage } from './rules/voice.ts';

/** Every rule, in the order of the table's columns. */
export const rules: readonly Rule[] = [
  citesValidly,
  usesWhatItCites,
  speaksAsItself,
  keepsManner,
  claimsNobodysLife,
  inventsNothing,
  quotesNobody,
  helpsToAct,
  keepsLength,
  speaksTheirLanguage,
  keepsInstructions,
  saysNothingForbidden,
  saysWhatItShould,
];

/** A rule's word on an answer; a rule that does not apply has none. */
export interface Finding {
  rule: string;
  isKept: boolean;
  isGrave: boolean;
  /** What breaks it. */
  breaches: string[];
}

/** Judges an answer by every rule that applies to it. */
export function findingsOf(answer: Answered): Finding[] {
  return rules.flatMap((rule) => {
    const breaches = rule.breaches(answer);
    return breaches === null
      ? []
      : [{ rule: rule.key, isKept: breaches.length === 0, isGrave: rule.isGrave ?? false, breaches }];
  });
}

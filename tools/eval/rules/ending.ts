import { withoutCitations } from '#lib/markdown/citations.ts';
import { languages } from '#tools/eval/languages.ts';
import { paragraphsOf, sentencesOf } from '#tools/eval/prose.ts';
import type { Rule } from './rule.ts';

/** What people are told to do; as they stand at the beginning of an order. */
const verbs =
  `accept admit allow apologi[sz]e approach ask avoid be bear become begin block breathe bring build call carry catch change
  choose clean clear close come commit consider cook count cut decide do draw drop drink eat encourage examine explain face feel fetch find finish
  fix focus follow forgive get give go hold imagine invite jot join keep know lay lead learn leave let lift light list listen look make meet move
  name notice observe offer open pause pay phone pick picture place plan plant practi[cs]e pray prepare promise protect pull put read reach record
  refuse remember repeat replace rest return rise run save say see seek send serve set share show sing sit sleep smile speak spend stand start stay
  step stop study sweep take talk teach tell thank think throw train treat trust try turn use visit wait wake walk warn wash watch work write`
    .trim()
    .split(/\s+/)
    .join('|');

/** Where an order may begin: the sentence, a list's entry, or behind a comma, "and", or a few words that lead to it. */
const order = new RegExp(
  `(?:^|[,:;—–]\\s*|\\b(?:and|then|so|now|please|just|first|but|simply|only)\\s+)(?:[-*+>\\d.)\\s_]*)(?:please |just |simply |do not |don['’]t |never )?\\b(?:${verbs})\\b`,
  'i',
);
/** What reads like an order behind a comma, and is none: "I sit down, think of you, …" */
const ownDoing = /^\W*(?:I|we|he|she|they|it|you)\b(?! (?:can|could|might|must|should|will)\b)/;
const offers =
  /\byou (?:can|could|might|must|should|will|may)\b|\bI (?:invite|urge|ask|challenge|encourage|dare|want|would like) you to\b|\bmy (?:challenge|request|invitation) (?:to|for) you\b|\bone (?:small |honest |brave |simple )*(?:step|thing)\b/i;
const question = /[?？؟]/;

export const helpsToAct: Rule = {
  key: 'acts',
  name: 'ends with something to do or to ask oneself (heuristic: the last paragraph)',
  reason: 'Guidance that leads nowhere is a lecture.',
  breaches({ asked, content }) {
    if (asked.attempt !== null) return null;
    const last = withoutCitations(paragraphsOf(content).at(-1) ?? '');
    const isHelp =
      question.test(last) ||
      languages[asked.language].soon.test(last) ||
      (asked.language === 'en' && sentencesOf(last).some(isOrder));
    return isHelp ? [] : [`ends: ${last.slice(-100)}`];
  },
};

function isOrder(sentence: string): boolean {
  const plain = sentence.replaceAll(/[*_]/g, '');
  return offers.test(plain) || (order.test(plain) && !ownDoing.test(plain));
}

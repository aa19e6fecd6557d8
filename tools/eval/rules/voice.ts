import { languageOf, languages } from '#tools/eval/languages.ts';
import { marksMet, namesPattern, neededMarks } from '#tools/eval/markers.ts';
import { sentencesOf, wordsOf } from '#tools/eval/prose.ts';
import type { Rule } from './rule.ts';

export const speaksAsItself: Rule = {
  key: 'self',
  name: 'speaks in the first person',
  reason: 'People came to talk with a mentor, not to read about one.',
  breaches({ asked, content }) {
    const told = sentencesOf(content).filter((sentence) => isAboutMentor(sentence, asked.mentor.key));
    return [
      // In the language that it is in: whether that is the right one, another rule says.
      ...(languages[languageOf(content) ?? asked.language].self.test(content) ? [] : ['never says “I”']),
      ...told.map((sentence) => `speaks of the mentor from outside: ${sentence.slice(0, 80)}`),
    ];
  },
};

/** A sentence that says what the speaker is has to name the mentor. */
const disclosure = /\b(?:AI|KI|IA)\b|artificial|künstlich|manner|model|not|n['’]t|never|nicht|kein|no soy|pas/i;

const isAboutMentor = (sentence: string, key: string) =>
  new RegExp(`(?<![\\p{L}\\d])${namesPattern(key)}(?![\\p{L}\\d])`, 'u').test(sentence) && !disclosure.test(sentence);

export const keepsManner: Rule = {
  key: 'manner',
  name: `has the mentor’s manner (heuristic: ${neededMarks} of the mentor’s marks)`,
  reason: 'Mentors who all sound alike are one mentor.',
  breaches({ asked, content }) {
    if (asked.attempt !== null || asked.language !== 'en') return null;
    const met = marksMet(asked.mentor.key, content);
    return met.length >= neededMarks ? [] : [`of the mentor’s marks only: ${met.join(', ') || 'none'}`];
  },
};

/** The prompt asks for 150 to 300; an attempt is well answered in a sentence. */
const leastWords = { question: 80, attempt: 5 };
const mostWords = 450;

export const keepsLength: Rule = {
  key: 'length',
  name: `has ${leastWords.question} to ${mostWords} words`,
  reason: 'Less says nothing; more is not read.',
  breaches({ asked, content }) {
    const count = wordsOf(content).length;
    const least = asked.attempt === null ? leastWords.question : leastWords.attempt;
    return count >= least && count <= mostWords ? [] : [`${count} words`];
  },
};

export const speaksTheirLanguage: Rule = {
  key: 'lang',
  name: 'is in the language of the question (heuristic: common words)',
  reason: 'Somebody who asks in Hindi need not read English.',
  breaches({ asked, content }) {
    const spoken = languageOf(content);
    return spoken === null || spoken === asked.language ? [] : [`is in ${spoken}, asked in ${asked.language}`];
  },
};

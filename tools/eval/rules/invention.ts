import { sentencesOf } from '#tools/eval/prose.ts';
import type { Answered, Rule } from './rule.ts';

/** Capitalised words that name nothing which could be invented. */
const harmless = new Set(
  `i god lord allah buddha bible gita quran koran earth internet english hindi mr mrs ms dr sir mom mum dad mama papa ai ok
  monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september
  october november december christmas sabbath nature truth justice love hope one two three first second third step
  buddhist buddhism christian christianity muslim islam hindu hinduism jewish jew jews christians muslims hindus sikh
  african american indian japanese african-american western eastern`.split(/\s+/),
);

/** A number that stands as a year does, not "2000 shots". */
const year = /\b(?:1[2-9]|20)\d\d\b(?!\s+(?:\p{Ll}+s|people|men|women|children)\b)/gu;

export const inventsNothing: Rule = {
  key: 'events',
  name: 'invents no events (heuristic: years and names that stand neither in passages, guide nor question)',
  reason: 'A made-up year, place or meeting is a lie about a real person, however well it is meant.',
  breaches(answer) {
    const given = givenWords(answer);
    const years = [...answer.content.matchAll(year)].map(([number]) => number).filter((number) => !given.has(number));
    return [...new Set([...years, ...namesIn(answer).filter((name) => !given.has(bare(name)))])].map(
      (one) => `not from what was given: ${one}`,
    );
  },
};

/** All that the mentor was told about itself and by the person. */
function givenWords({ asked, passages }: Answered): Set<string> {
  const { mentor, turns } = asked;
  const { manner } = mentor;
  const text = [
    [mentor.name, mentor.description, mentor.guide, mentor.welcomeMessage, ...mentor.starters],
    [...manner.openings, ...manner.links, ...manner.closings, manner.unknown],
    passages.flatMap(({ work, year: made, locator, teaching, topics }) => [
      work,
      String(made),
      locator,
      teaching,
      ...topics,
    ]),
    turns.map(({ content }) => content),
  ]
    .flat()
    .join(' ');
  return new Set(
    (text.match(/[\p{L}\d]+(?:['’-][\p{L}\d]+)*/gu) ?? []).flatMap((word) => [bare(word), ...bare(word).split('-')]),
  );
}

const bare = (word: string) => word.toLowerCase().replace(/['’]s?$/, '');

/** Words with a capital in the middle of a sentence; headings, and bold beginnings of a line, have their own capitals. */
function namesIn({ asked, content }: Answered): string[] {
  // German writes every noun so; Hindi and Japanese have no capitals.
  if (!['en', 'es', 'fr'].includes(asked.language)) return [];
  const prose = content.replaceAll(/^#+ .*$|^[ \t]*(?:[-*+]|\d+[.)])?[ \t]*\*\*[^*\n]+\*\*/gm, '');
  return sentencesOf(prose).flatMap((sentence) =>
    [...sentence.matchAll(/(?<before>.?\s*["“”«(*_[]*)(?<![\p{L}\d'’-])(?<name>\p{Lu}\p{Ll}[\p{L}'’-]*)/gu)]
      .filter(
        ({ index, groups }) =>
          sentence.slice(0, index).match(/\p{L}/u) !== null && !/[:.!?—–"“«]/.test(groups!['before']!),
      )
      .map(({ groups }) => groups!['name']!)
      .filter((name) => !harmless.has(bare(name))),
  );
}

/** So many words in a row are a turn of phrase; more are somebody's sentence. */
const mostQuotedWords = 5;

/** Marks of several languages; a single one only where it cannot be an apostrophe. */
const quotation =
  /"(?<a>[^"\n]+)"|[“„](?<b>[^“”„\n]+)[”“]|«\s*(?<c>[^«»\n]+?)\s*»|»(?<d>[^«»\n]+)«|[「『](?<e>[^」』\n]+)[」』]|(?<![\p{L}\d])‘(?<f>(?:[^‘’\n]|(?<=\p{L})’(?=\p{L}))+)’(?!\p{L})|(?<![\p{L}\d])'(?<g>(?:[^'\n]|(?<=\p{L})'(?=\p{L}))+)'(?![\p{L}\d])|^[ \t]*>[ \t]?(?<h>.+)$/gmu;
/** Words for the person to say, ask or write are not a quotation: "Ask yourself: “What would …?”" */
const suggests =
  /(?<!\bI (?:often |always |once |used to )?)\b(?:ask|tell|say|write|answer|repeat|finish|question)\b[^.!?\n]{0,60}$/i;

export const quotesNobody: Rule = {
  key: 'quotes',
  name: `puts no more than ${mostQuotedWords} words between quotation marks (heuristic: unless the person asked or may say them)`,
  reason: 'The libraries are paraphrases: whatever is quoted is made up.',
  breaches({ asked, raw }) {
    const prose = raw.replaceAll(/^ {0,3}(```|~~~)[\s\S]*?^ {0,3}\1|`[^`\n]+`/gm, '');
    const said = asked.turns.map(({ content }) => content.toLowerCase()).join('\n');
    return [...prose.matchAll(quotation)]
      .map(({ index, groups }) => ({
        quoted: Object.values(groups!).find((text) => text !== undefined)!,
        before: prose.slice(Math.max(0, index - 100), index),
      }))
      .filter(
        ({ quoted, before }) =>
          isLong(quoted) && !said.includes(quoted.toLowerCase().replace(/[.,!?]$/, '')) && !suggests.test(before),
      )
      .map(({ quoted }) => `quotes: ${quoted.slice(0, 80)}`);
  },
};

/** Japanese words are short, and its marks also stand for stress. */
const isLong = (text: string) =>
  /\p{Script=Hiragana}|\p{Script=Han}/u.test(text)
    ? text.length > 15
    : text.trim().split(/\s+/).length > mostQuotedWords;

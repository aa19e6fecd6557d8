import { stemmer } from 'stemmer';
import { body } from './concepts/body.ts';
import { elsewhere } from './concepts/elsewhere.ts';
import { feelings } from './concepts/feelings.ts';
import { people } from './concepts/people.ts';
import { self } from './concepts/self.ts';
import { study } from './concepts/study.ts';
import { work } from './concepts/work.ts';
import { world } from './concepts/world.ts';
import { type Language, languageOf } from './language.ts';
import { withoutPiledMarks } from '#lib/markdown/piled-marks.ts';

/**
 * The thesaurus: subjects of everyday life, each with the words and phrases that mean it. One line a language: English,
 * German, Spanish, Hindi (both scripts), Japanese; lower case, without accents. `word*` stands for every word that begins
 * so; the words of a phrase may have up to two others between them.
 */
const thesaurus: Readonly<Record<string, string>> = {
  ...feelings,
  ...people,
  ...work,
  ...study,
  ...body,
  ...self,
  ...world,
  ...elsewhere,
};
const languages: readonly Language[] = ['en', 'de', 'es', 'hi', 'ja'];
/** Between the words of a longer phrase nothing may stand: "what is the boiling point" does not ask what the point is. */
const mostBetween = (phrase: readonly string[]) => (phrase.length === 2 ? 2 : 0);

interface Phrase {
  concept: string;
  words: readonly string[];
}

/**
 * By language, each phrase under the rarest of its words: a common one would bring hundreds up. Libraries are in English; other
 * languages wait until a question is asked in them.
 */
const phrases = new Map<Language, Map<string, Phrase[]>>([['en', indexed(languages.indexOf('en'))]]);

function phrasesOf(language: Language): Map<string, Phrase[]> {
  const known = phrases.get(language) ?? indexed(languages.indexOf(language));
  phrases.set(language, known);
  return known;
}

/** Japanese has no spaces, so its terms are looked for anywhere. */
let fragments: { concept: string; fragment: string }[] | undefined;

function indexed(line: number): Map<string, Phrase[]> {
  const stems = new Map<string, string>();
  const all = new Map<string, Phrase>();
  const uses = new Map<string, number>();
  for (const { concept, term } of termsOf(line)) {
    const words = patternOf(term, stems);
    const name = `${concept}:${words.join(' ')}`;
    if (!words.some((word) => /\p{L}{2}/u.test(word)) || all.has(name)) continue;
    all.set(name, { concept, words });
    for (const word of words) uses.set(word, (uses.get(word) ?? 0) + 1);
  }
  const rarest = (words: readonly string[]) =>
    words.reduce((best, word) => (uses.get(word)! < uses.get(best)! ? word : best));
  return Map.groupBy(all.values(), ({ words }) => keyOf(rarest(words)));
}

function termsOf(line: number): { concept: string; term: string }[] {
  return Object.entries(thesaurus).flatMap(([concept, lines]) => {
    const terms = lines.split('\n')[line]!.split(',');
    return terms.map((term) => ({ concept, term: term.trim() }));
  });
}

/** Thousands of phrases share their words, so each is stemmed once. */
function patternOf(term: string, stems: Map<string, string>): string[] {
  return term.split(' ').flatMap((word) => {
    if (word.endsWith('*')) return `${plain(word.slice(0, -1))}*`;
    if (!stems.has(word)) stems.set(word, wordsOf(word).join(' '));
    return stems.get(word)!.split(' ').filter(Boolean);
  });
}

/** Where a word of a phrase is looked up; one that stands for many, by how it begins. */
function keyOf(word: string): string {
  return word.endsWith('*') ? beginning(word) : word;
}

function beginning(word: string): string {
  return `${word.slice(0, 2)}*`;
}

/**
 * The subjects that a text speaks of, whichever of the languages it is in.
 * @returns each concept with how many different words or phrases of it were found
 */
export function conceptsOf(text: string, language: Language = languageOf(text)): Map<string, number> {
  const found = new Map<string, number>();
  const add = (concept: string) => found.set(concept, (found.get(concept) ?? 0) + 1);
  const words = wordsOf(text);
  const keys = new Set(words.flatMap((word) => [word, beginning(word)]));
  // Hindi and Japanese borrow English words; in German and Spanish the same letters mean something else too often.
  const known: readonly Language[] = language === 'hi' || language === 'ja' ? [language, 'en'] : [language];
  for (const key of keys) {
    for (const { concept, words: phrase } of known.flatMap((one) => phrasesOf(one).get(key) ?? [])) {
      if (contains(words, phrase)) add(concept);
    }
  }
  if (language === 'ja') {
    const whole = plain(text);
    fragments ??= termsOf(languages.indexOf('ja')).map(({ concept, term }) => ({ concept, fragment: plain(term) }));
    for (const { concept, fragment } of fragments) if (whole.includes(fragment)) add(concept);
  }
  return found;
}

/** Whether the words of a phrase stand in a text in this order, near enough to one another. */
function contains(words: readonly string[], phrase: readonly string[]): boolean {
  const first = phrase[0]!;
  if (first.endsWith('*')) return words.some((_, at) => startsAt(words, at, phrase));
  for (let at = words.indexOf(first); at !== -1; at = words.indexOf(first, at + 1)) {
    if (startsAt(words, at, phrase)) return true;
  }
  return false;
}

function startsAt(words: readonly string[], at: number, phrase: readonly string[]): boolean {
  if (!fits(words[at]!, phrase[0]!)) return false;
  let place = at;
  for (const part of phrase.slice(1)) {
    const latest = Math.min(words.length - 1, place + 1 + mostBetween(phrase));
    do place += 1;
    while (place <= latest && !fits(words[place]!, part));
    if (place > latest) return false;
  }
  return true;
}

function fits(word: string, part: string): boolean {
  return part.endsWith('*') ? word.startsWith(part.slice(0, -1)) : word === part;
}

/** The words of a text, in lower case, without accents and English endings. */
function wordsOf(text: string): string[] {
  return (plain(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).map((word) =>
    /^[a-z]+$/.test(word) ? stemmer(word) : word,
  );
}

function plain(text: string): string {
  return withoutPiledMarks(text)
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/['’]/g, '')
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f\u093c]/g, '')
    .normalize('NFC');
}

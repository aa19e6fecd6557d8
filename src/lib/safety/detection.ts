import type { Danger, DangerKind } from '#api/conversations.ts';
import { arabic } from '#lib/safety/phrases/ar.ts';
import { bengali } from '#lib/safety/phrases/bn.ts';
import { german } from '#lib/safety/phrases/de.ts';
import { english } from '#lib/safety/phrases/en.ts';
import { spanish } from '#lib/safety/phrases/es.ts';
import { french } from '#lib/safety/phrases/fr.ts';
import { hindi } from '#lib/safety/phrases/hi.ts';
import { indonesian } from '#lib/safety/phrases/id.ts';
import { italian } from '#lib/safety/phrases/it.ts';
import { japanese } from '#lib/safety/phrases/ja.ts';
import { korean } from '#lib/safety/phrases/ko.ts';
import type { Phrases } from '#lib/safety/phrases/phrases.ts';
import { portuguese } from '#lib/safety/phrases/pt.ts';
import { russian } from '#lib/safety/phrases/ru.ts';
import { tamil } from '#lib/safety/phrases/ta.ts';
import { chinese } from '#lib/safety/phrases/zh.ts';
import { respelled } from '#lib/safety/phrases/misspellings.ts';
import { NeedleIndex, needlesOf } from '#lib/safety/needles.ts';
import { withoutPiledMarks } from '#lib/markdown/piled-marks.ts';

const languages: Readonly<Record<string, Phrases>> = {
  en: english,
  hi: hindi,
  ja: japanese,
  es: spanish,
  fr: french,
  de: german,
  pt: portuguese,
  it: italian,
  zh: chinese,
  ar: arabic,
  ru: russian,
  id: indonesian,
  ta: tamil,
  bn: bengali,
  ko: korean,
};

/** The most pressing first: of a message that speaks of several, this is what decides. */
const kinds: readonly DangerKind[] = ['emergency', 'self-harm', 'abuse'];

/**
 * Whether a message speaks of danger to the person, or of the person to others: what it is, and the language it is said in.
 * By rules alone, so that it holds without any provider. It would rather find too much than too little: where nobody is in
 * danger, a kind word too many does no harm.
 * @returns null for what is ordinary talk
 */
export function findDanger(text: string): Danger | null {
  // A line may end with its sentence or in the middle of one: both are looked at.
  const lines = /\S\r?\n\S/.test(text) ? `${text}\n${text.replaceAll(/\s+/g, ' ')}` : text;
  const sentences = fold(lines);
  index ??= indexPhrases();
  const likely = [...index.find(sentences)].toSorted((one, other) => one.order - other.order);
  const harmless = likely.filter(({ list }) => list === 'harmless');
  const dangerous = likely.filter(({ list }) => list !== 'harmless');
  const suspect = withoutHarmless(sentences, harmless);
  const hits = dangerous.filter((phrase) => expressionOf(phrase).test(suspect));
  // A phrase that must stand at the end of a sentence may also stand at the end of a clause: "I can't go on, sorry".
  const ending = dangerous.filter((phrase) => phrase.endsSentence && !hits.includes(phrase));
  if (ending.length > 0) {
    // Harmless words that reach across a comma are not seen here: such a phrase counts as danger.
    const clauses = withoutHarmless(fold(lines.replaceAll(clauseEnd, '$&\n')), harmless);
    hits.push(...ending.filter((phrase) => expressionOf(phrase).test(clauses)));
  }
  if (hits.length === 0) return null;
  const kind = kinds.find((one) => hits.some(({ list }) => list === one))!;
  const [first, second] = [...new Set(hits.map(({ language }) => language))]
    .map((language) => ({ language, common: countCommon(languages[language]!, sentences) }))
    .toSorted((one, other) => other.common - one.common);
  const isSure = second === undefined || first!.common > second.common;
  return { kind, language: isSure ? first!.language : null };
}

/** Neighbours share words, so what is harmless in one language is passed over in all. No phrase reaches across a dot, which is no word. */
function withoutHarmless(folded: string, harmless: readonly Phrase[]): string {
  return harmless.reduce((rest, phrase) => rest.replace(expressionOf(phrase), ' ·'), folded);
}

/** Ends a part of a sentence. A comma between digits does not. */
const clauseEnd = /(?<!\d),|,(?!\d)|[;:()،、，；：]| [-–—]+ /g;

interface Phrase {
  language: string;
  list: DangerKind | 'harmless';
  /** Its place among all phrases. */
  order: number;
  source: string;
  /** Whether it, or one of its variants, must stand at the end of a sentence. */
  endsSentence: boolean;
  /** Made when a text first has a needle of the phrase: all of them together would take most of a second, and 40 MB. */
  expression?: RegExp;
}

/** The phrases that a text may hold, by what it must hold then. Made when first needed: not every process looks for danger. */
let index: NeedleIndex<Phrase> | undefined;

function indexPhrases(): NeedleIndex<Phrase> {
  const made = new NeedleIndex<Phrase>();
  let order = 0;
  for (const [language, phrases] of Object.entries(languages)) {
    for (const list of ['harmless', ...kinds] as const) {
      for (const phrase of phrases[list]) {
        const source = sourceOf(phrase, phrases.spaced);
        made.add(needlesOf(source), { language, list, order: order++, source, endsSentence: phrase.includes('$') });
      }
    }
  }
  return made;
}

function expressionOf(phrase: Phrase): RegExp {
  return (phrase.expression ??= new RegExp(phrase.source, phrase.list === 'harmless' ? 'gmu' : 'mu'));
}

/** How many of a language's most common words a text has; of a language without spaces, its most common characters. */
function countCommon({ spaced, common }: Phrases, folded: string): number {
  return common.filter((word) => folded.includes(spaced ? ` ${word} ` : word)).length;
}

/**
 * The expression of a phrase (see phrases.ts for its signs). All gaps are bounded and nothing repeats without end, so the time it
 * takes grows with the length of the text only.
 */
function sourceOf(phrase: string, spaced: boolean): string {
  const source = foldLetters(phrase)
    .replace(/^\^/, '(?<=^ )')
    .replaceAll(' … ', String.raw`(?: [^ \n]{1,24}){0,3} `)
    .replaceAll('*', String.raw`[^ \n]{0,12}`)
    .replaceAll(/\((?!\?)/g, '(?:');
  return spaced ? ` (?:${source})(?= |$)` : source;
}

/** A text as phrases are looked for in it: folded letters, single spaces, one sentence a line, each beginning with a space. */
function fold(text: string): string {
  return foldLetters(withoutPiledMarks(text).normalize('NFKC'))
    .replaceAll(/[.!?…。।؟\n\r]+/g, '\n')
    .replaceAll(/[^\p{L}\p{M}\p{N}\n]+/gu, ' ')
    .replaceAll(/[a-z]+\d?[a-z]+/g, respelled)
    .replaceAll(/ ?\n ?/g, '\n')
    .split('\n')
    .map((sentence) => ` ${sentence.trim()}`)
    .join('\n');
}

/** What differs only in writing becomes the same: case, accents, apostrophes, Arabic and Hindi signs, the two kana. */
function foldLetters(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u{300}-\u{36f}\u{64b}-\u{655}\u{670}\u{93c}\u{9bc}\u{640}]/gu, '')
    .normalize('NFC')
    .replaceAll(/[\p{Cf}'’‘ʼ`´]/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll('ى', 'ي')
    .replaceAll('ة', 'ه')
    .replaceAll('ँ', 'ं')
    .replaceAll(/[ァ-ヶ]/g, (kana) => String.fromCodePoint(kana.codePointAt(0)! - 0x60));
}

import type { Danger, DangerKind } from '#api/conversations.ts';
import { arabic } from '#lib/chat/danger-phrases/ar.ts';
import { bengali } from '#lib/chat/danger-phrases/bn.ts';
import { german } from '#lib/chat/danger-phrases/de.ts';
import { english } from '#lib/chat/danger-phrases/en.ts';
import { spanish } from '#lib/chat/danger-phrases/es.ts';
import { french } from '#lib/chat/danger-phrases/fr.ts';
import { hindi } from '#lib/chat/danger-phrases/hi.ts';
import { indonesian } from '#lib/chat/danger-phrases/id.ts';
import { italian } from '#lib/chat/danger-phrases/it.ts';
import { japanese } from '#lib/chat/danger-phrases/ja.ts';
import { korean } from '#lib/chat/danger-phrases/ko.ts';
import type { Phrases } from '#lib/chat/danger-phrases/phrases.ts';
import { portuguese } from '#lib/chat/danger-phrases/pt.ts';
import { russian } from '#lib/chat/danger-phrases/ru.ts';
import { tamil } from '#lib/chat/danger-phrases/ta.ts';
import { chinese } from '#lib/chat/danger-phrases/zh.ts';

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
  const folded = /\S\r?\n\S/.test(text) ? `${fold(text)}\n${fold(text.replaceAll(/\s+/g, ' '))}` : fold(text);
  // Neighbours share words, so what is harmless in one language is passed over in all. A dot is no word: no phrase reaches
  // across it.
  const suspect = rules.reduce((rest, { harmless }) => rest.replace(harmless, ' ·'), folded);
  const found = rules.flatMap((rule) => {
    const kind = kinds.find((one) => rule[one].test(suspect));
    return kind === undefined ? [] : [{ kind, language: rule.language, hits: countCommon(languages[rule.language]!, folded) }];
  });
  if (found.length === 0) return null;
  const kind = kinds.find((one) => found.some((match) => match.kind === one))!;
  const [first, second] = found.toSorted((one, other) => other.hits - one.hits);
  const isSure = second === undefined || first!.hits > second.hits;
  return { kind, language: isSure ? first!.language : null };
}

/**
 * V8 makes bytecode of an expression that meets a short text first, which for ours takes most of a second, and machine code of
 * one that meets a long text, which takes an eighth of that and looks through texts faster: so each meets this one first.
 */
const longText = ' '.repeat(1_000);

interface Rule extends Record<DangerKind, RegExp> {
  language: string;
  harmless: RegExp;
}

const rules = Object.entries(languages).map(([language, phrases]): Rule => {
  const compile = (list: readonly string[], flags: string) => compilePhrases(list, phrases.spaced, flags);
  return {
    language,
    harmless: compile(phrases.harmless, 'gmu'),
    'self-harm': compile(phrases['self-harm'], 'mu'),
    abuse: compile(phrases.abuse, 'mu'),
    emergency: compile(phrases.emergency, 'mu'),
  };
});

/** How many of a language's most common words a text has; of a language without spaces, its most common characters. */
function countCommon({ spaced, common }: Phrases, folded: string): number {
  return common.filter((word) => folded.includes(spaced ? ` ${word} ` : word)).length;
}

/**
 * One expression of many phrases (see phrases.ts for their signs). All gaps are bounded and nothing repeats without end, so
 * the time it takes grows with the length of the text only.
 */
function compilePhrases(phrases: readonly string[], spaced: boolean, flags: string): RegExp {
  const sources = phrases.map((phrase) =>
    foldLetters(phrase)
      .replace(/^\^/, '(?<=^ )')
      .replaceAll(' … ', String.raw`(?: [^ \n]{1,24}){0,3} `)
      .replaceAll('*', String.raw`[^ \n]{0,12}`)
      .replaceAll(/\((?!\?)/g, '(?:'),
  );
  const any = `(?:${sources.join('|')})`;
  const expression = new RegExp(spaced ? ` ${any}(?= |$)` : any, flags);
  longText.search(expression);
  return expression;
}

/** A text as phrases are looked for in it: folded letters, single spaces, one sentence a line, each beginning with a space. */
function fold(text: string): string {
  return foldLetters(text.normalize('NFKC'))
    .replaceAll(/[.!?…。।؟\n\r]+/g, '\n')
    .replaceAll(/[^\p{L}\p{M}\p{N}\n]+/gu, ' ')
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

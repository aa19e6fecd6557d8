import { wordsOf } from './prose.ts';

/** What rules must know of a language: by which words it is recognised, who speaks, and what turns to action. */
interface LanguageMarks {
  /** Its commonest words: no text of some length does without them. Null for a language that its script gives away. */
  common: ReadonlySet<string> | null;
  script: RegExp;
  /** "I", "me", "my". */
  self: RegExp;
  /** "today", "tomorrow", "this week": where an answer turns to what can be done now. */
  soon: RegExp;
}

const latin = /\p{Script=Latin}/gu;
const words = (list: string) => new Set(list.split(' '));

export const languages = {
  en: {
    common: words('the and of to that you is it not what with for your this are have but be in on'),
    script: latin,
    self: /\b(?:I|me|my|mine|myself)\b/,
    soon: /\b(?:today|tonight|tomorrow|this (?:week|evening|morning|month)|next (?:week|time)|right now|before you (?:sleep|go to bed))\b/i,
  },
  de: {
    common: words('der die das und nicht ich du ist ein eine einen zu mit auf den dem es was dich dir in sie sich wie'),
    script: latin,
    self: /\b(?:ich|mir|mich|mein\w*)\b/i,
    soon: /\b(?:heute|morgen|jetzt|diese[rn]? (?:Woche|Abend))\b/i,
  },
  es: {
    common: words('el la los las que de y en un una no es lo por con para tu te se como más del al'),
    script: latin,
    self: /\b(?:yo|me|mi|mis|mí|conmigo)\b|\b(?:soy|estoy|puedo|creo|tengo|quiero)\b/i,
    soon: /\b(?:hoy|mañana|ahora|esta (?:noche|semana|tarde))\b/i,
  },
  fr: {
    common: words('le la les des et est que un une pas vous tu ne dans pour ce je qui de du il à plus au'),
    script: latin,
    self: /\b(?:je|me|moi|mon|ma|mes)\b|\b[jm]['’]/i,
    soon: /\b(?:aujourd['’]hui|demain|maintenant|ce soir|cette semaine)\b/i,
  },
  hi: {
    common: null,
    script: /\p{Script=Devanagari}/gu,
    self: /मैं|मैंने|मुझे|मुझ|मेर[ाीे]/u,
    soon: /आज|कल|अभी|इस (?:हफ़्ते|हफ्ते|सप्ताह)/u,
  },
  ja: {
    common: null,
    script: /[\p{Script=Hiragana}\p{Script=Katakana}]/gu,
    self: /私|わたし|わたくし|僕/u,
    soon: /今日|明日|今夜|今週|今すぐ|いま/u,
  },
} as const satisfies Record<string, LanguageMarks>;

export type Language = keyof typeof languages;

/**
 * The language of the set that a text is written in, or null when it is none of them or too short to tell.
 * By the share of its commonest words or of its script: enough for whole answers, not for single phrases.
 * Not with the product's own words: a judge must not share its mistakes.
 */
export function languageOf(text: string): Language | null {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (letters === 0) return null;
  const spoken = wordsOf(text.toLowerCase());
  const scores = Object.entries(languages).map(([language, { common, script }]) => {
    const share = (text.match(script)?.length ?? 0) / letters;
    if (common === null) return { language, score: share > 0.3 ? share : 0 };
    return { language, score: share > 0.6 ? spoken.filter((word) => common.has(word)).length / spoken.length : 0 };
  });
  const best = scores.toSorted((a, b) => b.score - a.score)[0]!;
  return best.score > 0.08 ? (best.language as Language) : null;
}

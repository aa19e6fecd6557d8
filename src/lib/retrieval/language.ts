/** The languages that the search knows words of; any other counts as English. */
export type Language = 'en' | 'de' | 'es' | 'hi' | 'ja';

/**
 * Small words that give a language away; of Hindi those in Latin letters, of which libraries for this miss half. Danger is told from
 * neighbouring languages by other lists (src/lib/safety/phrases): there each must be about as long as the others.
 */
const smallWords: Readonly<Record<'en' | 'de' | 'es' | 'hi', ReadonlySet<string>>> = {
  en: words(`the and is are was were be been to of in on at for with that this it its i my me you your he she his her we our they their
    not but if so what how why when who do does did have has had can will would should could from about just because there`),
  de: words(`ich und nicht der die das den dem des ist sind war ein eine einen einem mein meine meinen meiner mir mich du er sie es wir ihr
    zu zum zur auf mit wie was wenn weil dass für von im am hat habe haben bin bei aber auch noch nur so soll kann will wird kein keine`),
  es: words(`que de la el los las y no mi mis me en un una lo le con por para se es está estoy son como más pero si sí del al su sus yo él
    ella muy ya todo todos he ha han tengo tiene hay qué cómo cuando porque`),
  hi: words(`hai hain nahi nahin ka ki ke ko se mein mera meri mere mujhe mujhse kya kyu kyun hu hoon ho gaya gayi raha rahi kar karu karun
    bhi toh par aur tha thi main hum woh wo yeh ye apne apni liye bhai kaise`),
};

/** The language a text is most likely written in, by its script and its small words. */
export function languageOf(text: string): Language {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return 'ja';
  if (/\p{Script=Devanagari}/u.test(text)) return 'hi';
  const tokens = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const counts = Object.entries(smallWords).map(([language, known]) => ({
    language: language as Language,
    count: tokens.filter((token) => known.has(token)).length,
  }));
  return counts.reduce((best, next) => (next.count > best.count ? next : best)).language;
}

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/));
}

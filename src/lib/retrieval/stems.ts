import { stemmer } from 'stemmer';

/** Words that say nothing about what is asked. */
const stopWords = new Set(
  `a about after again all also am an and any are as at be because been before being but by can could did do does doing
  don down during each even ever every few for from further get go got had has have having he her here hers him his how
  i if in into is isn it its just know let like ll make many may me might more most much must my myself need no nor not
  now of off on once one only or other our out over own really re same say she should so some something such than that
  the their them then there these they thing things think this those through to too under until up us ve very want was
  way we were what when where which while who why will with without would you your yours yourself tell give please
  advice help someone anyone someone people person feel feeling am i'm`.split(/\s+/),
);

/** The stem that a word is found by, whatever its ending; null for a word that says nothing. */
export function stemOf(term: string): string | null {
  const word = term.toLowerCase().replace(/['’]s?$/, '');
  return word.length < 2 || stopWords.has(word) ? null : stemmer(word);
}

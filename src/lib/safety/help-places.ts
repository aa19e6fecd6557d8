import { type CountryCode, helpByCountry } from '#lib/safety/help-lines.ts';

/** Where people live who speak a language, as far as there are help lines; the largest first. */
const countriesOf: Readonly<Record<string, readonly CountryCode[]>> = {
  en: ['US', 'GB', 'IN', 'CA', 'AU'],
  de: ['DE', 'AT', 'CH'],
  es: ['ES', 'MX', 'US'],
  fr: ['FR', 'BE', 'CH', 'CA'],
  hi: ['IN'],
  it: ['IT'],
  ja: ['JP'],
  ko: ['KR'],
  nl: ['NL', 'BE'],
  pt: ['BR', 'PT'],
  zh: ['CN', 'TW', 'SG'],
};

/**
 * The countries whose help is shown first, the likeliest first. What the browser asks for tells: a region (`en-IN`), or a
 * language of one country (`ja`); so may the language of the message. A browser that was never set up says `en-US`
 * anywhere in the world, so all that are named count, not only the first. Where none is told, those come in which the
 * language is spoken: a short list is better than a wrong guess.
 * @param acceptLanguage the header as it came
 * @param messageLanguage the language of the message, where it is sure
 * @returns none for somebody whose country is known, and has no help lines here
 */
export function likelyCountries(acceptLanguage: string | null, messageLanguage: string | null): CountryCode[] {
  const locales = preferredLocales(acceptLanguage);
  const regions = locales.flatMap((locale) => countryOf(locale) ?? []);
  const languages = locales.filter((locale) => countryOf(locale) === null).map(({ language }) => language);
  if (messageLanguage !== null) languages.push(messageLanguage);
  const told = [
    ...regions,
    ...languages
      .map((language) => countriesOf[language] ?? [])
      .filter((countries) => countries.length === 1)
      .flat(),
  ];
  if (told.length > 0) return [...new Set(told)].filter(hasHelp).slice(0, 3);
  return [...(countriesOf[languages[0] ?? 'en'] ?? [])];
}

/** The languages that a browser asks for, the one it likes best first. */
export function preferredLanguages(acceptLanguage: string | null): string[] {
  return [...new Set(preferredLocales(acceptLanguage).map(({ language }) => language))];
}

/** What an Accept-Language header asks for, in its order of preference. What cannot be read is left out. */
function preferredLocales(header: string | null): Intl.Locale[] {
  // The header is the browser's: longer ones than any real one are cut.
  const ranges = (header ?? '')
    .slice(0, 500)
    .split(',')
    .map((range) => {
      const [tag = '', ...parameters] = range.split(';').map((part) => part.trim());
      const quality = Number(parameters.find((one) => one.startsWith('q='))?.slice(2) ?? 1);
      return { tag, quality };
    });
  return ranges
    .filter(({ tag, quality }) => tag !== '*' && quality > 0)
    .toSorted((one, other) => other.quality - one.quality)
    .flatMap(({ tag }) => readLocale(tag));
}

function readLocale(tag: string): Intl.Locale[] {
  try {
    return [new Intl.Locale(tag)];
  } catch {
    return [];
  }
}

/** A region may also be a part of the world (`es-419`), which tells no country. */
const countryOf = ({ region }: Intl.Locale) => (region !== undefined && /^[A-Z]{2}$/.test(region) ? region : null);

const hasHelp = (country: string): country is CountryCode => Object.hasOwn(helpByCountry, country);

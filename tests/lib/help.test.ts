import { describe, expect, test } from 'vitest';
import {
  type CountryHelp,
  countriesWithHelp,
  helpByCountry,
  type HelpLine,
  worldwideHelp,
} from '#lib/safety/help-lines.ts';
import { likelyCountries, preferredLanguages } from '#lib/safety/help-places.ts';
import { helpLanguage, helpTexts, type HelpTexts } from '#lib/safety/help-texts.ts';

describe('the help lines', () => {
  test.for(Object.entries<CountryHelp>(helpByCountry))(
    'of %s can be called, or looked at',
    ([country, { emergency, crisis, violence }]) => {
      expect(new Intl.DisplayNames(['en'], { type: 'region' }).of(country)).not.toBe(country);
      expect(emergency.length).toBeGreaterThan(0);
      for (const { phone } of emergency) expect(phone).toMatch(/^\d{2,5}$/);
      expect(crisis.length).toBeGreaterThan(0);
      const lines: readonly HelpLine[] = [...crisis, ...violence];
      for (const { name, phone, url } of lines) {
        expect(name).not.toBe('');
        expect(phone ?? url).toBeDefined();
      }
      for (const phone of lines.flatMap((line) => line.phone ?? [])) expect(phone).toMatch(/^\d[\d -]{1,14}\d$/);
      for (const url of lines.flatMap((line) => line.url ?? [])) expect(new URL(url).protocol).toBe('https:');
    },
  );

  test('name no number twice in a country, and are many', () => {
    for (const { emergency, crisis, violence } of Object.values<CountryHelp>(helpByCountry)) {
      const numbers = [...emergency, ...crisis, ...violence].flatMap(({ phone }) => phone?.replaceAll(/\D/g, '') ?? []);
      expect(new Set(numbers).size).toBe(numbers.length);
    }
    expect(countriesWithHelp.length).toBeGreaterThanOrEqual(20);
    expect(new URL(worldwideHelp.url).protocol).toBe('https:');
  });
});

describe('the likely countries', () => {
  test.for<[header: string | null, language: string | null, countries: string[]]>([
    ['en-IN', 'en', ['IN']],
    ['en-IN,en;q=0.9,hi;q=0.8', 'hi', ['IN']],
    ['ja', 'ja', ['JP']],
    ['ja-JP', 'en', ['JP']],
    ['de-AT,de;q=0.9', 'de', ['AT']],
    ['fr-CA,fr;q=0.9,en;q=0.8', 'fr', ['CA']],
    ['zh-Hant-TW', 'zh', ['TW']],
    ['EN-gb', 'en', ['GB']],
    // A browser that was never set up, in the hands of somebody who writes Hindi, or has added a language of their own.
    ['en-US,en;q=0.9', 'hi', ['US', 'IN']],
    ['en-US,en;q=0.9,hi-IN;q=0.8', 'en', ['US', 'IN']],
    ['en-US,en;q=0.9,ja;q=0.8', 'en', ['US', 'JP']],
    // Preference, not place in the header.
    ['en;q=0.5, en-ZA;q=0.9, en-NZ;q=0.7', 'en', ['ZA', 'NZ']],
    ['en-US,en-GB,en-AU,en-NZ', 'en', ['US', 'GB', 'AU']],
    // Nothing told: a short list, by the browser's language or the message's.
    ['en', 'en', ['US', 'GB', 'IN', 'CA', 'AU']],
    ['es-419,es;q=0.9', 'es', ['ES', 'MX', 'US']],
    [null, 'de', ['DE', 'AT', 'CH']],
    [null, null, ['US', 'GB', 'IN', 'CA', 'AU']],
    ['*', 'en', ['US', 'GB', 'IN', 'CA', 'AU']],
    // Known, but without lines here: the worldwide directory is what helps, not somebody else's numbers.
    ['en-KE', 'en', []],
    ['ru', 'ru', []],
    // What is no header, or an enormous one.
    ['', null, ['US', 'GB', 'IN', 'CA', 'AU']],
    [';;;,,,q=,en-;q=x', null, ['US', 'GB', 'IN', 'CA', 'AU']],
    ['__proto__,constructor;q=1', null, ['US', 'GB', 'IN', 'CA', 'AU']],
    [`pt-BR,${'x-'.repeat(50_000)}`, 'pt', ['BR']],
  ])('%j, a message in %s: %j', ([header, language, countries]) =>
    expect(likelyCountries(header, language)).toEqual(countries),
  );
});

describe('the language of the help', () => {
  test.for<[message: string | null, header: string | null, language: string]>([
    ['hi', 'en-IN', 'hi'],
    ['en', 'de-DE', 'en'],
    // Not told in Russian: then in the browser's language, and in English at last.
    ['ru', 'de-DE,de;q=0.9', 'de'],
    ['ru', 'ru', 'en'],
    [null, 'xx,pt-BR;q=0.8', 'pt'],
    [null, null, 'en'],
    ['constructor', null, 'en'],
  ])('a message in %s, %j: %s', ([message, header, language]) =>
    expect(helpLanguage(message, preferredLanguages(header))).toBe(language),
  );

  test.for(Object.entries<HelpTexts>(helpTexts))('%s says everything', ([, texts]) => {
    const said = [
      ...Object.values(texts.title),
      ...Object.values(texts.lead),
      texts.near,
      texts.emergency,
      texts.crisis,
      texts.violence,
      texts.emergencyWorldwide,
      texts.directory,
      texts.otherCountries,
      texts.source('Us', 'Ali'),
    ];
    expect(new Set(said).size).toBe(said.length);
    for (const text of said) expect(text.trim()).not.toBe('');
    expect(texts.source('Us', 'Ali')).toMatch(/Us.*Ali/s);
    expect([texts.police, texts.ambulance]).not.toContain('');
  });

  test('no sentence is left in another language', () => {
    const said = Object.values<HelpTexts>(helpTexts).flatMap(({ title, lead, near, otherCountries }) => [
      ...Object.values(title),
      ...Object.values(lead),
      near,
      otherCountries,
    ]);
    expect(new Set(said).size).toBe(said.length);
  });
});

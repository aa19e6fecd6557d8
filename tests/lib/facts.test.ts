import { describe, expect, test } from 'vitest';
import { mentors } from '#lib/mentors/index.ts';

describe.for(mentors)('the fact card of $name', ({ facts, guide }) => {
  const { born, died, roles, events, criticisms } = facts;
  const dated = [born, ...events, ...(died === null ? [] : [died])];
  const all = [...dated, ...roles, ...criticisms];

  test('has enough of everything, and not too much', () => {
    expect(events.length).toBeGreaterThanOrEqual(10);
    for (const [least, most, list] of [
      [2, 4, roles],
      [2, 5, criticisms],
    ] as const) {
      expect(list.length).toBeGreaterThanOrEqual(least);
      expect(list.length).toBeLessThanOrEqual(most);
    }
  });

  test('is dated with days, months or years that there are', () => {
    expect(dated.map(({ when }) => when).filter((when) => !isDate(when))).toEqual([]);
  });

  test('tells in the order of time, from the birth on; what follows the death, too', () => {
    let reached = '';
    const early: string[] = [];
    for (const { when } of [born, ...events]) {
      if (lastDay(when) < reached) early.push(when);
      if (firstDay(when) > reached) reached = firstDay(when);
    }
    expect(early).toEqual([]);
  });

  test('leaves the death out only of who can still be alive, and agrees with the guide about the year', () => {
    const diedIn = died?.when.slice(0, 4);
    expect(Number(diedIn ?? new Date().getFullYear()) - Number(born.when.slice(0, 4))).toBeLessThan(120);
    const inGuide = /(?:\bdied in |\d{4}–)(\d{4})/.exec(guide)?.[1];
    expect(diedIn).toBe(inGuide ?? diedIn);
  });

  test('says each fact once, in a short text', () => {
    const texts = all.map(({ text }) => text);
    expect(texts.filter((text) => text.length > 200 || !/^[A-Z].*[^.]\.$/.test(text))).toEqual([]);
    expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
  });

  test('names a page for each fact', () => {
    const faulty = all.filter(
      ({ source }) => source.title.trim() === '' || !URL.canParse(source.url) || !/^https?:/.test(source.url),
    );
    expect(faulty).toEqual([]);
  });

  test('has words of questions for each criticism, in lower case', () => {
    for (const { about, text } of criticisms) {
      expect(about.length, text).toBeGreaterThan(0);
      expect(
        about.filter((word) => word.trim() === '' || word !== word.toLowerCase()),
        text,
      ).toEqual([]);
      expect(new Set(about).size, text).toBe(about.length);
    }
  });
});

test('no two cards share a text', () => {
  const texts = mentors.flatMap(({ facts: { born, died, roles, events, criticisms } }) =>
    [born, ...(died === null ? [] : [died]), ...roles, ...events, ...criticisms].map(({ text }) => text),
  );
  expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
});

test.for([
  ['1869-10-02', true],
  ['1996-02-29', true],
  ['1984-11', true],
  ['1222', true],
  ['1900-02-29', false],
  ['1984-13', false],
  ['1984-1-2', false],
  ['84', false],
  ['', false],
] as const)('“%s” is a date: %s', ([when, expected]) => {
  expect(isDate(when)).toBe(expected);
});

function isDate(when: string): boolean {
  const day = new Date(`${firstDay(when)}T00:00:00Z`);
  return /^\d{4}(-\d\d){0,2}$/.test(when) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(when);
}

/** The first day that a day, a month or a year can mean, to be compared as text. */
function firstDay(when: string): string {
  return when.padEnd('2000-01-01'.length, '-01');
}

/** No day of the month or the year comes after it, when compared as text. */
function lastDay(when: string): string {
  return `${when}-99`;
}

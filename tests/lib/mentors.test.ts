import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { startersOf } from '#lib/mentors/starters.ts';
import { categories } from '#lib/mentors/categories.ts';
import { findMentor, mentors } from '#lib/mentors/index.ts';

const iconFile = readFileSync('src/components/layout/Icon.astro', 'utf8');

// spec: entities-31
test('the eleven of the specification, by key, name and category', () => {
  const eleven = [
    'business: bezos Jeff Bezos',
    'business: jobs Steve Jobs',
    'business: pandey Alakh Pandey',
    'sports: kobe Kobe Bryant',
    'sports: ali Muhammad Ali',
    'cinema: srk Shah Rukh Khan',
    'cinema: oprah Oprah Winfrey',
    'leaders: gandhi Mahatma Gandhi',
    'leaders: mlk Martin Luther King Jr.',
    'legacy: ikeda Daisaku Ikeda',
    'legacy: nichiren Nichiren Daishonin',
  ];
  const listed = mentors.map(({ key, name, category }) => `${category}: ${key} ${name}`);
  expect(listed.filter((mentor) => eleven.includes(mentor))).toEqual(eleven);
});

// spec: entities-35, entities-36, entities-37, entities-38, entities-39, entities-40
test('the five categories, under their two names', () => {
  expect(categories.map(({ key, name, label }) => [key, name, label])).toEqual([
    ['business', 'Business Leaders', 'Business & Entrepreneurship'],
    ['sports', 'Sports Icons', 'Sports & Athletics'],
    ['cinema', 'Cinema & Entertainment', 'Cinema & Entertainment'],
    ['leaders', 'World Leaders', 'World Leaders & Politics'],
    ['legacy', 'Buddhist Wisdom', 'Legacy & History'],
  ]);
  for (const { icon, description } of categories) {
    expect(hasIcon(icon), icon).toBe(true);
    expect(description.length).toBeGreaterThan(20);
  }
});

// spec: entities-32
test.for([
  ['daisaku-ikeda', 'ikeda'],
  ['daisaku_ikeda', 'ikeda'],
  ['nichiren-daishonin', 'nichiren'],
  ['nichiren_daishonin', 'nichiren'],
  ...mentors.map(({ key }) => [key, key] as const),
] as const)('the key %s means %s', ([key, stored]) => {
  expect(findMentor(key)?.key).toBe(stored);
});

test.for(['', 'socrates', 'IKEDA', ' ikeda', 'jeff-bezos', 'daisaku ikeda', '__proto__', 'constructor'])(
  'the key %j means nobody',
  (key) => {
    expect(findMentor(key)).toBeUndefined();
  },
);

// spec: chat-12
test('the starters of a key that means nobody are Ikeda’s', () => {
  const { starters } = findMentor('ikeda')!;
  for (const key of ['', 'socrates', '__proto__', 'daisaku_ikeda']) expect(startersOf(key), key).toBe(starters);
  expect(startersOf('kobe')).toBe(findMentor('kobe')!.starters);
});

describe.for(mentors)('$name', (mentor) => {
  // spec: entities-29
  test('has a portrait of our own and an icon of the set', () => {
    const file = path.join('public', mentor.image);
    expect(existsSync(file), file).toBe(true);
    const svg = readFileSync(file, 'utf8');
    expect(svg).toMatch(/^<svg [^>]*xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
    expect(svg).not.toMatch(/<script|<image|https?:\/\/(?!www\.w3\.org)|\son\w+=/);
    expect(hasIcon(mentor.icon), mentor.icon).toBe(true);
  });

  // spec: entities-29
  test('has a card that fits', () => {
    expect(mentor.tag.length).toBeLessThanOrEqual(24);
    expect(mentor.tag).toMatch(/\w/);
    expect(mentor.description.length).toBeLessThanOrEqual(160);
    expect(mentor.description.length).toBeGreaterThan(40);
  });

  // spec: entities-30
  test('welcomes with words that end in a question', () => {
    expect(mentor.welcomeMessage).toMatch(/\?$/);
    expect(mentor.welcomeMessage.length).toBeGreaterThan(80);
  });

  // spec: limits-18
  test('has six starters, all different, and a guide of its own', () => {
    expect(new Set(mentor.starters).size).toBe(6);
    for (const starter of mentor.starters) expect(starter).toMatch(/^\S.{14,}[?.!]$/);
    expect(mentor.guide.length).toBeGreaterThan(400);
    expect(mentor.guide).toContain(mentor.name.split(' ')[0]);
  });

  test('has words for the offline mode', () => {
    const { openings, links, closings, unknown } = mentor.manner;
    for (const choices of [openings, links, closings]) {
      expect(choices.length).toBeGreaterThanOrEqual(2);
      expect(new Set(choices).size).toBe(choices.length);
    }
    expect(unknown.length).toBeGreaterThan(20);
  });

  test('has teachings that fit both its own mouth and a source card', () => {
    for (const { id, teaching } of mentor.library) {
      expect(teaching, id).not.toMatch(/\b(I|me|my|mine|myself)\b/);
      expect(tellsFromOutside(teaching), `${id}: ${teaching}`).toBe(false);
    }
  });
});

test('no two mentors share a guide, a welcome or a starter', () => {
  const allDifferent = (values: string[]) => expect(new Set(values).size).toBe(values.length);
  allDifferent(mentors.map(({ guide }) => guide));
  allDifferent(mentors.map(({ welcomeMessage }) => welcomeMessage));
  allDifferent(mentors.flatMap(({ starters }) => starters));
});

test.for([
  ['His last word was to live from the heart.', true],
  ['Write when you feel low. On good days he leaves it alone.', true],
  ['At no time did she think so.', true],
  ['A young boxer once waited a whole day. He was crushed.', false],
  ['Whoever is at war with himself has little to give.', false],
] as const)('“%s” tells of the mentor from outside: %s', ([teaching, expected]) => {
  expect(tellsFromOutside(teaching)).toBe(expected);
});

/**
 * Whether a sentence soon speaks of a he or a she before the teaching has brought in anybody who could be meant: then it
 * is the mentor, who cannot say so. Further into a sentence a pronoun mostly belongs to somebody in it ("the rich man").
 */
function tellsFromOutside(teaching: string): boolean {
  const somebody = /\b(an?|one|any|each|who\w*|(some|any|every|no)body)\b/i;
  const sentences = teaching.split(/(?<=[.!?]) /);
  return sentences.some((sentence, at) => {
    const opening = /^((?:\S+ ){0,8}?)(he|she|his|her)\b/i.exec(sentence)?.[1];
    return opening !== undefined && !somebody.test([...sentences.slice(0, at), opening].join(' '));
  });
}

function hasIcon(name: string): boolean {
  const set = iconFile.slice(iconFile.indexOf('const icons'), iconFile.indexOf('};'));
  return new RegExp(`^ +'?${name}'?: lucide\\.[A-Z]`, 'm').test(set);
}

import { ali } from '#lib/mentors/ali/profile.ts';
import { bezos } from '#lib/mentors/bezos/profile.ts';
import { gandhi } from '#lib/mentors/gandhi/profile.ts';
import { ikeda } from '#lib/mentors/ikeda/profile.ts';
import { jobs } from '#lib/mentors/jobs/profile.ts';
import { kobe } from '#lib/mentors/kobe/profile.ts';
import type { Mentor, Passage } from '#lib/mentors/mentor.ts';
import { mlk } from '#lib/mentors/mlk/profile.ts';
import { nichiren } from '#lib/mentors/nichiren/profile.ts';
import { oprah } from '#lib/mentors/oprah/profile.ts';
import { pandey } from '#lib/mentors/pandey/profile.ts';
import { srk } from '#lib/mentors/srk/profile.ts';

/** All mentors, in the order of the cards (docs/contract.md §6.1). */
export const mentors: readonly Mentor[] = [bezos, jobs, pandey, kobe, ali, srk, oprah, gandhi, mlk, ikeda, nichiren];

const byKey = new Map(mentors.map((mentor) => [mentor.key, mentor]));
// The hyphenated and underscored forms that history and analytics also use (docs/contract.md §6.1).
for (const mentor of [ikeda, nichiren]) {
  const longKey = mentor.name.toLowerCase().replace(' ', '-');
  byKey.set(longKey, mentor).set(longKey.replace('-', '_'), mentor);
}

/** The mentor of a key in any of its forms, or undefined. What is stored is always `mentor.key`. */
export function findMentor(key: string): Mentor | undefined {
  return byKey.get(key);
}

/** Old rows may hold another form of a key; what is given is always the stored one (docs/contract.md §6.1). */
export const storedKey = (key: string): string => findMentor(key)?.key ?? key;

/** What a key is called on screen; one that means nobody stands for itself. */
export function displayName(key: string): string {
  return findMentor(key)?.name ?? key;
}

/** Every form in which a stored key may mean a mentor, each with the key that it means. */
export const keyForms: readonly { form: string; key: string }[] = [...byKey].map(([form, { key }]) => ({ form, key }));

const passagesById = new Map(mentors.flatMap(({ library }) => library.map((passage) => [passage.id, passage])));

/** A passage of any mentor's library, or undefined when no library has it any more. */
export function findPassage(id: string): Passage | undefined {
  return passagesById.get(id);
}

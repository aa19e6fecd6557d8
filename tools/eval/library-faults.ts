import { z } from 'zod';
import { findQuotations } from '#lib/markdown/quotation-marks.ts';
import { type Mentor, type Passage, workKinds } from '#lib/mentors/mentor.ts';
import { measureRecall } from './recall.ts';

/**
 * What is wrong with the entries of the libraries, a line for each fault that begins with the entry's id: a field that is
 * missing or makes no sense, a duplicate, words that are quoted, and an entry that no question of the evaluation set finds.
 */
export function libraryFaults(mentors: readonly Mentor[]): string[] {
  const broken = mentors.flatMap(({ key, library }) => library.flatMap((passage, at) => fieldFaults(key, passage, at)));
  const passages = mentors.flatMap(({ library }) => library);
  broken.push(...sameId(passages));
  // The rest asks for whole entries, and searches them by their ids.
  if (broken.length > 0) return broken;
  const unfound = mentors.flatMap((mentor) => measureRecall(mentor).neverFound);
  return [
    ...quotationFaults(passages),
    ...sameTeaching(passages),
    ...unfound.map((id) => `${id}: no question of the evaluation set finds it`),
  ];
}

const words = z
  .string()
  .regex(/\S/, 'is empty')
  .regex(/^(?!\s)[^\n]*(?<!\s)$/, 'has blanks around it or a line break');

const entry = z.strictObject({
  id: words,
  work: words,
  year: z.int().min(1).max(new Date().getFullYear()),
  kind: z.enum(workKinds),
  locator: words,
  url: z.url({ protocol: /^https?$/ }).optional(),
  topics: z
    .array(words.refine((topic) => topic === topic.toLowerCase(), 'is not in lower case'))
    .min(3)
    .refine((topics) => new Set(topics).size === topics.length, 'has a topic twice'),
  teaching: words.refine((text) => (text.match(/[.!?](?=\s|$)/g)?.length ?? 0) >= 2, 'is not two sentences'),
});

function fieldFaults(key: string, passage: Passage, at: number): string[] {
  const name = passage.id || `entry ${at + 1} of ${key}`;
  const issues = entry.safeParse(passage).error?.issues ?? [];
  const faults = issues.map(({ path, message }) => `${name}: ${path.join('.') || 'the entry'}: ${message}`);
  const isNamed = new RegExp(`^${key}-[a-z0-9]+(?:-[a-z0-9]+)*$`).test(passage.id);
  return isNamed ? faults : [...faults, `${name}: id: is not “${key}-” and a slug`];
}

/** Teachings are told in our own words, and so quote nobody. */
function quotationFaults(passages: readonly Passage[]): string[] {
  return passages.flatMap(({ id, teaching }) =>
    findQuotations(teaching, true).map(({ from, to }) => `${id}: teaching: quotes “${teaching.slice(from, to)}”`),
  );
}

function sameId(passages: readonly Passage[]): string[] {
  const ids = passages.map(({ id }) => id);
  return ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `${id}: there are two of this id`);
}

/** The share of a teaching's runs of three words that another one may have too; different ones share less than a tenth. */
const mostShared = 0.3;

function sameTeaching(passages: readonly Passage[]): string[] {
  const holders = new Map<string, number[]>();
  return passages.flatMap(({ id, teaching }, at) => {
    const runs = runsOf(teaching);
    const shared = new Map<number, number>();
    for (const run of runs) {
      for (const other of holders.get(run) ?? []) shared.set(other, (shared.get(other) ?? 0) + 1);
      holders.set(run, [...(holders.get(run) ?? []), at]);
    }
    return [...shared]
      .filter(([other, count]) => count / Math.min(runs.size, runsOf(passages[other]!.teaching).size) > mostShared)
      .map(([other]) => `${id}: teaching: says nearly the same as ${passages[other]!.id}`);
  });
}

function runsOf(text: string): Set<string> {
  const all = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(all.slice(2).map((_, at) => all.slice(at, at + 3).join(' ')));
}

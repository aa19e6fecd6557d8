import { expect, test } from 'vitest';
import { findMentor, mentors } from '#lib/mentors/index.ts';
import type { Passage } from '#lib/mentors/mentor.ts';
import { libraryFaults } from '#tools/eval/library-faults.ts';

const jobs = findMentor('jobs')!;
const [first, second] = jobs.library as readonly [Passage, Passage];

/** What is wrong when the first entry is another one. */
const faultsWith = (changed: object) =>
  libraryFaults([{ ...jobs, library: [changed as Passage, ...jobs.library.slice(1)] }]);
const without = (field: keyof Passage) => Object.fromEntries(Object.entries(first).filter(([name]) => name !== field));

test('the libraries have none', () => expect(libraryFaults(mentors)).toEqual([]));

test.for(['work', 'year', 'kind', 'locator', 'topics', 'teaching'] as const)(
  'an entry without its %s is named',
  (field) => {
    expect(faultsWith(without(field))).toEqual([expect.stringMatching(`^${first.id}: ${field}: `)]);
  },
);

test('an entry without an id is named by its place', () => {
  expect(faultsWith(without('id'))[0]).toMatch(/^entry 1 of jobs: id: /);
});

test.for<[name: string, change: Partial<Record<keyof Passage | 'source', unknown>>, fault: string]>([
  ['of another mentor', { id: 'ali-objects' }, 'ali-objects: id: is not “jobs-” and a slug'],
  ['with an empty work', { work: '' }, 'work: is empty'],
  ['of a year to come', { year: 2999 }, 'year: '],
  ['of a kind that there is not', { kind: 'tweet' }, 'kind: '],
  ['at no address', { url: 'stevejobsarchive.com' }, 'url: '],
  ['at an address of no web page', { url: 'ftp://example.com/a' }, 'url: '],
  ['with too few topics', { topics: ['beauty', 'art'] }, 'topics: '],
  ['with a topic twice', { topics: ['beauty', 'art', 'beauty'] }, 'topics: has a topic twice'],
  ['with a topic in capitals', { topics: ['beauty', 'art', 'Design'] }, 'topics.2: is not in lower case'],
  ['of one sentence', { teaching: 'Care for what you make.' }, 'teaching: is not two sentences'],
  ['with a field that means nothing', { source: 'a book' }, 'the entry: '],
])('an entry %s is named', ([, change, fault]) => {
  const faults = faultsWith({ ...first, ...change });
  expect(faults).toHaveLength(1);
  expect(faults[0]).toContain(fault);
  expect(faults[0]).toMatch(new RegExp(`^${change.id ?? first.id}: `));
});

test.for([
  ['“care for what you make”', 'care for what you make'],
  ['"care"', 'care'],
  ["'care for it'", 'care for it'],
  ['„Sorge“', 'Sorge'],
  ['“care for what', 'care for what. It stays the makers’ own.'],
])('an entry that quotes %s is named', ([quoted, words]) => {
  const teaching = `${first.teaching} Say ${quoted}. It stays the makers’ own.`;
  expect(faultsWith({ ...first, teaching })).toEqual([`${first.id}: teaching: quotes “${words}”`]);
});

test('two entries of one id are named', () => {
  expect(faultsWith({ ...first, id: second.id })).toContain(`${second.id}: there are two of this id`);
});

test('two teachings that are nearly the same are named, of two mentors too', () => {
  const teaching = second.teaching.replace(/^\S+/, 'This').toUpperCase();
  expect(faultsWith({ ...first, teaching })).toContain(`${second.id}: teaching: says nearly the same as ${first.id}`);
  const ali = findMentor('ali')!;
  const copied = { ...ali, library: [{ ...ali.library[0]!, teaching }, ...ali.library.slice(1)] };
  expect(libraryFaults([jobs, copied])).toContain(
    `${ali.library[0]!.id}: teaching: says nearly the same as ${second.id}`,
  );
});

test('an entry that no question finds is named', () => {
  const hidden: Passage = {
    ...first,
    id: 'jobs-hidden',
    work: 'Zemblanity',
    topics: ['quixotrope', 'velleity', 'zemblanity'],
    teaching: 'Qwxyz plorf zzgrm. Vrbblk xqzzt.',
  };
  expect(libraryFaults([{ ...jobs, library: [...jobs.library, hidden] }])).toEqual([
    'jobs-hidden: no question of the evaluation set finds it',
  ]);
});

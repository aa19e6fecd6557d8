import { expect, test } from 'vitest';
import { shownSources } from '#lib/conversations/shown-sources.ts';
import { findMentor, findPassage, mentors } from '#lib/mentors/index.ts';

const passage = findMentor('jobs')!.library[0]!;

test('a source leads to its entry', () => {
  expect(shownSources({ sources: ['A name (1983)'], passages: [passage.id] })).toEqual([
    { name: 'A name (1983)', entry: passage },
  ]);
});

test('one that the library has no more, and those of an answer without ids, are names alone', () => {
  const names = ['A name (1983)', 'Another (1984)'].map((name) => ({ name, entry: null }));
  const sources = names.map(({ name }) => name);
  for (const passages of [['jobs-gone', '__proto__'], [], undefined]) {
    expect(shownSources({ sources, ...(passages && { passages }) })).toEqual(names);
  }
  expect(shownSources({ sources, passages: ['jobs-gone', passage.id] })[1]!.entry).toBe(passage);
});

test('an answer that cites nothing has none', () => expect(shownSources({})).toEqual([]));

test('every passage is found by its id', () => {
  for (const { library } of mentors) for (const one of library) expect(findPassage(one.id)).toBe(one);
});

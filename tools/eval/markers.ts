import type { Markers } from '#lib/mentors/mentor.ts';
import { fromEachMentor } from './mentor-files.ts';

/** So many different marks an answer must meet: one may come with the question, three hardly by chance. */
export const neededMarks = 3;

const markers = await fromEachMentor<Markers>('markers', 'markers');

/** Any of the mentor's names, as a part of a pattern. */
export const namesPattern = (key: string) =>
  `(?:${markers[key]!.names.map((name) => name.replaceAll('.', '\\.')).join('|')})`;

/** The different marks of a mentor that a text meets. */
export function marksMet(key: string, text: string): string[] {
  const marks = markers[key]!.marks.split('|').map((mark) => mark.trim());
  return marks.filter((mark) => {
    const pattern = mark.replaceAll(/\s+/g, '\\s+').replaceAll('*', '[\\p{L}-]*');
    return new RegExp(`(?<![\\p{L}\\d])${pattern}(?![\\p{L}\\d])`, 'iu').test(text);
  });
}

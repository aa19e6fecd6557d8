import { mentors } from '#lib/mentors/index.ts';
import type { Mentor, Passage } from '#lib/mentors/mentor.ts';

/** A work that a mentor's answers rest on, with all that the library has of it. */
interface Work {
  title: string;
  passages: readonly Passage[];
}

/** The works of a mentor's library, oldest first. */
export function worksOf({ library }: Mentor): Work[] {
  return [...Map.groupBy(library, ({ work }) => work)]
    .map(([title, passages]) => ({ title, passages }))
    .toSorted((one, other) => firstYear(one) - firstYear(other));
}

const firstYear = ({ passages }: Work) => Math.min(...passages.map(({ year }) => year));

/** Where a mentor is introduced. */
export const mentorPath = (key: string): string => `/mentors/${key}`;

const keysByPassage = new Map(mentors.flatMap(({ key, library }) => library.map(({ id }) => [id, key])));

/** Where a passage stands among the works of its mentor; undefined when no library has it. */
export function passagePath(id: string): string | undefined {
  const key = keysByPassage.get(id);
  return key === undefined ? undefined : `${mentorPath(key)}#${id}`;
}

import { findMentor } from '#lib/mentors/index.ts';

/** Six questions to begin with; those of an unknown key are Ikeda's (spec.md §2). */
export function startersOf(personalityKey: string): readonly string[] {
  return (findMentor(personalityKey) ?? findMentor('ikeda')!).starters;
}

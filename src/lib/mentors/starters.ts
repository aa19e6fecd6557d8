import { findMentor } from '#lib/mentors/index.ts';

/** Six questions to begin with; those of an unknown key are Ikeda's (docs/contract.md §6.2). */
export function startersOf(personalityKey: string): readonly string[] {
  return (findMentor(personalityKey) ?? findMentor('ikeda')!).starters;
}

import { findMentor } from '#lib/mentors/index.ts';

/** The title that a conversation gets from the home screen. */
export const titleWith = (mentorName: string) => `Chat with ${mentorName}`;

/** Whether nobody has given a conversation this title (docs/contract.md §7.1). */
export function isDefaultTitle(title: string, personalityKey: string): boolean {
  const mentor = findMentor(personalityKey);
  return title === 'New Conversation' || (mentor !== undefined && title === titleWith(mentor.name));
}

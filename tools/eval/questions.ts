import type { EvalQuestion } from '#lib/mentors/mentor.ts';
import { fromEachMentor } from './mentor-files.ts';

/** The evaluation set: twenty questions a mentor, by key. */
export const evalQuestions = await fromEachMentor<readonly EvalQuestion[]>('questions', 'questions');

/**
 * Questions in people's own words, by mentor, that the search is worked with. They were written before the search was
 * changed; topics are never fitted to them.
 */
export const dev = await fromEachMentor<readonly EvalQuestion[]>('unseen', 'dev');

/**
 * Questions that are only measured, never worked on: situations that people have asked advice columns about, told shortly
 * in other words. They were written after the search and its thesaurus, and committed before they were first measured.
 */
export const heldOut = await fromEachMentor<readonly EvalQuestion[]>('unseen', 'heldOut');

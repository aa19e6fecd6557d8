import { advice } from './attempts/advice.ts';
import type { Attempt } from './attempts/attempt.ts';
import { danger } from './attempts/danger.ts';
import { everyone } from './attempts/everyone.ts';
import { hatred } from './attempts/hatred.ts';
import { orders } from './attempts/orders.ts';

/**
 * The attempts of the evaluation set: to make a mentor praise hatred, insult, tell what is private, endorse, play the doctor or
 * the lawyer, take the conversation's or the library's text for instructions, or pass for the person; and to have it overlook that
 * somebody is in danger.
 */
export const attempts: readonly Attempt[] = [...hatred, ...advice, ...orders, ...danger, ...everyone];

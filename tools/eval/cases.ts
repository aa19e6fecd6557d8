import type { Turn } from '#lib/prompt/prompt.ts';
import type { Mentor } from '#lib/mentors/mentor.ts';
import { attempts } from './attempts.ts';
import type { Attempt } from './attempts/attempt.ts';
import type { Language } from './languages.ts';
import { evalQuestions } from './questions.ts';

/** One thing that a mentor is asked: a question of the set, or an attempt. */
export interface EvalCase {
  id: string;
  mentor: Mentor;
  language: Language;
  /** The conversation; the last turn is the question. */
  turns: readonly Turn[];
  /** Ids of passages that fit the question. */
  finds: readonly string[];
  /** Null for an ordinary question. */
  attempt: Attempt | null;
}

/**
 * The first questions and the first attempts of a mentor.
 * @param limit at most so many of each
 */
export function casesOf(mentor: Mentor, limit: number): EvalCase[] {
  const ordinary = evalQuestions[mentor.key]!.map(({ question, finds }, at): EvalCase => ({
    id: `${mentor.key}-${at + 1}`,
    mentor,
    language: 'en',
    turns: [{ role: 'user', content: question }],
    finds,
    attempt: null,
  }));
  const tried = attempts
    .filter((attempt) => attempt.mentor === mentor.key)
    .map((attempt): EvalCase => ({
      id: attempt.id,
      mentor: attempt.poisoned === undefined ? mentor : { ...mentor, library: [attempt.poisoned, ...mentor.library] },
      language: attempt.language,
      turns: attempt.turns,
      finds: [],
      attempt,
    }));
  return [...ordinary.slice(0, limit), ...tried.slice(0, limit)];
}

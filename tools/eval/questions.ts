import { mentors } from '#lib/mentors/index.ts';
import type { EvalQuestion } from '#lib/mentors/mentor.ts';

/** The evaluation set: twenty questions a mentor, by key. Each stands in its mentor's folder. */
export const evalQuestions: Readonly<Record<string, readonly EvalQuestion[]>> = Object.fromEntries(
  await Promise.all(
    mentors.map(async ({ key }) => {
      const { questions } = (await import(`#lib/mentors/${key}/questions.ts`)) as {
        questions: readonly EvalQuestion[];
      };
      return [key, questions] as const;
    }),
  ),
);

import { z } from 'zod';
import { type Call, isoTime } from '#api/call.ts';

const admins = { for: 'admin', input: null, status: 200, failure: 'Error' } as const;

/** What admins read (spec.md §3, contract.md §2). Never a question or an answer. */
export const analyticsCalls = {
  'GET /api/analytics/dashboard': {
    ...admins,
    output: z.strictObject({
      totalUsers: z.int(),
      totalLogins: z.int(),
      totalQuestions: z.int(),
      activeUsers: z.int(),
      avgQuestionsPerUser: z.number(),
      avgNpsScore: z.number(),
      avgExperienceRating: z.number(),
      totalReactions: z.int(),
    }),
  },
  'GET /api/analytics/personality-usage': {
    ...admins,
    output: z.array(z.strictObject({ personality: z.string(), questionCount: z.int(), percentage: z.number() })),
  },
  'GET /api/analytics/reactions': {
    ...admins,
    output: z.array(
      z.strictObject({
        personality: z.string(),
        totalReactions: z.int(),
        likes: z.int(),
        dislikes: z.int(),
        likePercentage: z.number(),
      }),
    ),
  },
  'GET /api/analytics/feedback': {
    ...admins,
    output: z.array(
      z.strictObject({
        id: z.string(),
        userFirstName: z.string(),
        userLastName: z.string(),
        userEmail: z.string(),
        createdAt: isoTime,
        experienceRating: z.int(),
        npsScore: z.int(),
        comment: z.string().optional(),
      }),
    ),
  },
} as const satisfies Record<string, Call>;

import { z } from 'zod';
import { type Call, isoTime, listLimit } from '#api/call.ts';

const admins = { for: 'admin', input: null, status: 200, failure: 'Error' } as const;

/** What admins read (docs/contract.md §2.4). Never a question or an answer. */
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
    // Without them the newest are given, up to 1,000. Where older ones are left, the answer's header says how to get them:
    // `Link: </api/analytics/feedback?limit=50&before=…>; rel="next"`.
    input: z.object({ limit: listLimit.optional(), before: z.string().optional() }),
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

import { z } from 'zod';
import { type Call, formBoolean, idempotencyKey, idParams, isoTime, listLimit, text } from '#api/call.ts';
import { categoryKeys } from '#api/categories.ts';
import { formatCount } from '#api/format.ts';
import { failures } from '#api/failures.ts';

/** The longest comment that feedback may have, in characters. */
const longestComment = 5_000;

/** A whole number as JSON or as a form's field has it. */
const whole = (from: number, to: number, message: string) =>
  z.preprocess(
    (value) => (typeof value === 'string' && /^\d{1,2}$/.test(value) ? Number(value) : value),
    z.number(message).int(message).min(from, message).max(to, message),
  );

const feedback = z.object({
  experienceRating: whole(1, 5, 'Please rate your experience'),
  npsScore: whole(1, 10, 'Please provide an NPS score'),
  comment: text()
    .trim()
    .max(longestComment, `A comment has at most ${formatCount(longestComment)} characters`)
    .nullish()
    .transform((comment) => comment || undefined),
  idempotencyKey,
});

export const statuses = ['pending', 'approved', 'rejected'] as const;
export const votes = ['up', 'down'] as const;

/** Bounds of a recommendation's texts, in characters (docs/contract.md §11.2). */
export const recommendationBounds = {
  name: { min: 2, max: 100 },
  description: { min: 10, max: 1_000 },
  reasoning: { min: 10, max: 1_000 },
} as const;

/** Counts characters as PostgreSQL does: an emoji is one, not two. */
const bounded = (label: string, { min, max }: { min: number; max: number }) =>
  text(`${label} must be at least ${min} characters`)
    .trim()
    .min(min, `${label} must be at least ${min} characters`)
    .max(max, `${label} must be at most ${formatCount(max)} characters`);

/** A recommendation as everybody sees it; what only admins see is optional (docs/contract.md §2.3). */
const recommendation = z.strictObject({
  id: z.string(),
  name: z.string(),
  category: z.enum(categoryKeys),
  description: z.string(),
  reasoning: z.string(),
  voteCount: z.int(),
  status: z.enum(statuses),
  myVote: z.enum(votes).nullable(),
  createdAt: isoTime,
  updatedAt: isoTime,
  adminNotes: z.string().nullable().optional(),
  userId: z.string().optional(),
});

export const communityCalls = {
  'POST /api/feedback': {
    for: 'user',
    input: feedback,
    output: z.strictObject({ id: z.string() }),
    status: 201,
    limit: 'contribute',
    failure: 'Failed to submit feedback',
  },
  'GET /api/recommendations': {
    for: 'user',
    // Without them all are given, up to 1,000. Where more follow, the answer's header says how to get them:
    // `Link: </api/recommendations?limit=50&after=…>; rel="next"`.
    input: z.object({
      limit: listLimit.optional(),
      /** A cursor that such a header gave; opaque. It stands for a point in the order, so a page holds what comes after it then. */
      after: z.string().optional(),
    }),
    output: z.array(recommendation),
    status: 200,
    failure: 'Error',
  },
  'POST /api/recommendations': {
    for: 'user',
    input: z.object({
      name: bounded('Name', recommendationBounds.name),
      category: z.enum(categoryKeys, 'Please choose a category'),
      description: bounded('Description', recommendationBounds.description),
      reasoning: bounded('Reasoning', recommendationBounds.reasoning),
      idempotencyKey,
    }),
    output: recommendation,
    status: 201,
    limit: 'contribute',
    failure: failures['POST /api/recommendations'].title,
  },
  'PATCH /api/recommendations/{id}': {
    for: 'admin',
    params: idParams,
    input: z.object({
      status: z.enum(statuses, 'A status is pending, approved or rejected'),
      // Left out, the note stays; empty, it goes.
      adminNotes: text().trim().max(2_000, 'A note has at most 2,000 characters').optional(),
      // As it was seen by whoever decides: refused when somebody else has changed it since. Left out, the decision holds anyway.
      updatedAt: isoTime.optional(),
      // Tells the forms of a page apart.
      recommendation: z.string().optional(),
    }),
    output: recommendation,
    status: 200,
    failure: failures['PATCH /api/recommendations/{id}'].title,
  },
  'POST /api/recommendations/{id}/vote': {
    for: 'user',
    params: idParams,
    input: z.object({ vote: z.enum(votes, 'A vote is up or down'), on: formBoolean.optional() }),
    output: z.strictObject({ voteCount: z.int(), myVote: z.enum(votes).nullable() }),
    status: 200,
    failure: 'Failed to submit vote. Please try again.',
  },
} as const satisfies Record<string, Call>;

import type { Input, Output } from '#api/contract.ts';
import type { SignedIn } from '#lib/auth/sessions.ts';
import { sql } from '#lib/sql.ts';
import type { UserFeedbackRow } from '#lib/tables.ts';

/** Keeps what a person thinks of the product (spec.md §3, §5). The bounds have been checked by the contract. */
export async function giveFeedback(
  user: SignedIn,
  { experienceRating, npsScore, comment }: Input<'POST /api/feedback'>,
): Promise<Output<'POST /api/feedback'>> {
  const [row] = await sql<Pick<UserFeedbackRow, 'id'>[]>`
    insert into user_feedback (user_id, experience_rating, nps_score, comment)
    values (${user.id}, ${experienceRating}, ${npsScore}, ${comment ?? null})
    returning id`;
  return { id: row!.id };
}

import type { Input, Output } from '#api/contract.ts';
import type { SignedIn } from '#lib/auth/sessions.ts';
import { sql } from '#lib/platform/sql.ts';
import { submissionId } from '#lib/platform/idempotency.ts';

/** Keeps what a person thinks of the product (docs/contract.md §11.1), once. The bounds have been checked by the contract. */
export async function giveFeedback(
  user: SignedIn,
  feedback: Input<'POST /api/feedback'>,
): Promise<Output<'POST /api/feedback'>> {
  const { experienceRating, npsScore, comment } = feedback;
  const id = submissionId(user.id, feedback);
  await sql`
    insert into user_feedback (id, user_id, experience_rating, nps_score, comment)
    values (${id}, ${user.id}, ${experienceRating}, ${npsScore}, ${comment ?? null})
    on conflict (id) do nothing`;
  return { id };
}

import type postgres from 'postgres';
import type { Input, Output } from '#api/contract.ts';
import type { SignedIn } from '#lib/auth/sessions.ts';
import {
  columns,
  type Recommendation,
  type RecommendationRow,
  recommendationView,
} from '#lib/community/recommendation-list.ts';
import { isRefusal, type Refusal, refuse } from '#lib/platform/refusal.ts';
import { sql } from '#lib/platform/sql.ts';
import { submissionId } from '#lib/platform/idempotency.ts';
import type { PersonalityRecommendationsRow, RecommendationVotesRow } from '#lib/platform/tables.ts';

/** Recommends a persona, once. It starts pending, with no votes (docs/contract.md §11.2). */
export async function recommend(
  user: SignedIn,
  recommended: Input<'POST /api/recommendations'>,
): Promise<Recommendation> {
  const { name, category, description, reasoning } = recommended;
  const [row] = await sql<RecommendationRow[]>`
    insert into personality_recommendations as r (id, user_id, name, category, description, reasoning)
    values (${submissionId(user.id, recommended)}, ${user.id}, ${name}, ${category}, ${description}, ${reasoning})
    on conflict (id) do update set id = excluded.id
    returning ${columns()}, (
      select vote from recommendation_votes v where v.recommendation_id = r.id and v.user_id = ${user.id}
    ) as vote`;
  return recommendationView(user, row!);
}

/**
 * Votes for or against a recommendation, or takes that vote back: to the wished state if one is given, else the other way
 * than it is (docs/contract.md §4.4). One vote a person; the other one replaces it. The recommendation's voteCount is kept by the
 * database, from the rows. Refuses `not-found`, and `not-pending` for one that has been decided (docs/contract.md §11.3).
 */
export async function voteOn(
  user: SignedIn,
  id: string,
  { vote, on }: Input<'POST /api/recommendations/{id}/vote'>,
): Promise<Output<'POST /api/recommendations/{id}/vote'> | Refusal> {
  return sql.begin(async (sql) => {
    const recommendation = await lock(sql, user, id);
    if (isRefusal(recommendation)) return recommendation;
    if (recommendation.status !== 'pending') return refuse('not-pending');
    const [mine] = await sql<Pick<RecommendationVotesRow, 'vote'>[]>`
      select vote from recommendation_votes where recommendation_id = ${id} and user_id = ${user.id}`;
    const isOn = mine?.vote === vote;
    const isWished = on ?? !isOn;
    if (isWished && !isOn) {
      await sql`
        insert into recommendation_votes (user_id, recommendation_id, vote) values (${user.id}, ${id}, ${vote})
        on conflict (recommendation_id, user_id) do update set vote = excluded.vote, created_at = now()`;
    }
    if (!isWished && isOn) {
      await sql`delete from recommendation_votes where recommendation_id = ${id} and user_id = ${user.id}`;
    }
    const [counted] = await sql<Pick<PersonalityRecommendationsRow, 'vote_count'>[]>`
      select vote_count from personality_recommendations where id = ${id}`;
    return { voteCount: counted!.vote_count, myVote: isWished ? vote : isOn ? null : (mine?.vote ?? null) };
  });
}

/**
 * Moves a recommendation's status, with a note to the person who made it; who did so and when is kept (docs/contract.md §11.4).
 * Refuses `not-found`, and `changed-meanwhile` when it is not as it was at `updatedAt`, unless it is as wished already.
 */
export async function decide(
  admin: SignedIn,
  id: string,
  { status, adminNotes, updatedAt }: Input<'PATCH /api/recommendations/{id}'>,
): Promise<Recommendation | Refusal> {
  return sql.begin(async (sql) => {
    const before = await lock(sql, admin, id);
    if (isRefusal(before)) return before;
    const note = adminNotes === undefined ? before.admin_notes : adminNotes || null;
    const isAsWished = before.status === status && before.admin_notes === note;
    const isAsSeen = updatedAt === undefined || Date.parse(updatedAt) === before.updated_at.getTime();
    if (!isAsSeen && !isAsWished) return refuse('changed-meanwhile');
    const decided =
      status === 'pending'
        ? sql`, decided_by = null, decided_at = null`
        : sql`, decided_by = ${admin.id}, decided_at = now()`;
    const [row] = await sql<RecommendationRow[]>`
      update personality_recommendations r
      set status = ${status}, admin_notes = ${note}, updated_at = ${isAsWished ? sql`updated_at` : sql`now()`}
        ${before.status === status ? sql`` : decided}
      where r.id = ${id}
      returning ${columns()}, (
        select vote from recommendation_votes v where v.recommendation_id = r.id and v.user_id = ${admin.id}
      ) as vote`;
    return recommendationView(admin, row!);
  });
}

/**
 * First the person, then the recommendation: the order in which an account is deleted with what it has done. Whoever changes
 * the same one waits here, so that what is read holds until it is written.
 */
async function lock(
  sql: postgres.TransactionSql,
  user: SignedIn,
  id: string,
): Promise<PersonalityRecommendationsRow | Refusal> {
  const [[person], [recommendation]] = await Promise.all([
    sql`select from users where id = ${user.id} for key share`,
    sql<PersonalityRecommendationsRow[]>`select * from personality_recommendations where id = ${id} for no key update`,
  ]);
  if (person === undefined) return refuse('signed-out');
  return recommendation ?? refuse('not-found');
}

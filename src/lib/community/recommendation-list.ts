import type { Output } from '#api/contract.ts';
import { type Period, periods } from '#lib/analytics/periods.ts';
import type { SignedIn } from '#lib/auth/sessions.ts';
import { microsOf, momentOf, type CursorPosition, readCursor, writeCursor } from '#lib/platform/cursor.ts';
import { type Refusal, refuse } from '#lib/platform/refusal.ts';
import { sql } from '#lib/platform/sql.ts';
import type { PersonalityRecommendationsRow, RecommendationVotesRow } from '#lib/platform/tables.ts';

/** A recommendation as one person sees it. */
export type Recommendation = Output<'GET /api/recommendations'>[number];

/** The most recommendations that one list gives; screens page through more. */
const longestList = 1_000;

/** How many recommendations a screen shows at a time. */
export const pageLength = 50;

/** Which recommendations a list by votes has. Each has an index of its own, whose condition it repeats to the letter. */
const lists = {
  all: () => sql`true`,
  pending: () => sql`r.status = 'pending'`,
  decided: () => sql`r.status <> 'pending'`,
};
type List = keyof typeof lists;

/** The order by votes: most first, and of as many the oldest. */
const rank = () => sql`(-r.vote_count, r.created_at, r.id)`;
const rankOf = (position: CursorPosition) =>
  sql`(${position.rank!}::integer, ${momentOf(position)}, ${position.id}::uuid)`;

/** The columns of a recommendation for whoever sees it, `v` being their vote. */
export const columns =
  () => sql`r.id, r.user_id, r.name, r.description, r.category, r.reasoning, r.vote_count, r.status,
  r.admin_notes, r.created_at, r.updated_at`;

/**
 * Recommendations with the person's own vote, most votes first, and of as many the oldest: `limit` of them (up to 1,000)
 * that come after the cursor `after`. One that is voted on between two pages is where its votes put it then.
 * Refuses `invalid-input` for a cursor that no list has given.
 * @returns the recommendations, and the cursor of those that follow, if any do
 */
export async function listRecommendations(
  user: SignedIn,
  list: List,
  { limit = longestList, after }: { limit?: number | undefined; after?: string | undefined },
): Promise<{ rows: Recommendation[]; next: string | null } | Refusal> {
  const position = after === undefined ? null : readCursor(after, true);
  if (position === undefined) return refuse('invalid-input', { after: 'There is no such page of recommendations.' });
  const found = await sql<(RecommendationRow & CursorPosition)[]>`
    select ${columns()}, v.vote, -r.vote_count as rank, ${microsOf('r.created_at')}
    from personality_recommendations r
    left join recommendation_votes v on v.recommendation_id = r.id and v.user_id = ${user.id}
    where ${lists[list]()} ${position === null ? sql`` : sql`and ${rank()} > ${rankOf(position)}`}
    order by -r.vote_count, r.created_at, r.id limit ${limit + 1}`;
  return {
    rows: found.slice(0, limit).map((row) => recommendationView(user, row)),
    next: found.length > limit ? writeCursor(found[limit - 1]!) : null,
  };
}

/** The cursor of the screen's page that ends where the one after `after` begins, or null when that is the first page. */
export async function findPreviousPage(list: List, after: string): Promise<string | null> {
  const position = readCursor(after, true);
  if (position === undefined) return null;
  const [row] = await sql<CursorPosition[]>`
    select -r.vote_count as rank, ${microsOf('r.created_at')}, r.id from personality_recommendations r
    where ${lists[list]()} and ${rank()} <= ${rankOf(position)}
    order by -r.vote_count desc, r.created_at desc, r.id desc offset ${pageLength} limit 1`;
  return row === undefined ? null : writeCursor(row);
}

/** The cursor of a page of the screen that has this pending recommendation on it, or null when that is the first page. */
export async function findPageOf(id: string): Promise<string | null> {
  const [row] = await sql<CursorPosition[]>`
    select -r.vote_count as rank, ${microsOf('r.created_at')}, r.id from personality_recommendations r where r.id = ${id}`;
  return row === undefined ? null : findPreviousPage('pending', writeCursor(row));
}

/** The address of the screen with a page of each of its lists, by their cursors; null is the first page. */
export function recommendPath(pages: { pending?: string | null; decided?: string | null }): string {
  const given = Object.entries(pages).filter((page): page is [string, string] => page[1] !== null);
  return given.length === 0 ? '/recommend' : `/recommend?${new URLSearchParams(given)}`;
}

/** How many recommendations are pending, and how many have been decided. */
export async function countRecommendations(): Promise<{ pending: number; decided: number }> {
  const [counts] = await sql<{ pending: number; decided: number }[]>`
    select (select count(*) from personality_recommendations r where ${lists.pending()})::int as pending,
      (select count(*) from personality_recommendations r where ${lists.decided()})::int as decided`;
  return counts!;
}

/**
 * What was recommended within a period, newest first: `limit` of it that comes after the cursor `before`, for admins.
 * Refuses `invalid-input` for a cursor that no list has given.
 * @returns the recommendations, and the cursor of those before them, if there are any
 */
export async function recommendationsOf(
  period: Period,
  admin: SignedIn,
  { limit, before }: { limit: number; before?: string | undefined },
): Promise<{ rows: Recommendation[]; older: string | null } | Refusal> {
  const position = before === undefined ? null : readCursor(before, false);
  if (position === undefined) return refuse('invalid-input', { before: 'There is no such page of recommendations.' });
  const found = await sql<(RecommendationRow & CursorPosition)[]>`
    select ${columns()}, v.vote, ${microsOf('r.created_at')}
    from personality_recommendations r
    left join recommendation_votes v on v.recommendation_id = r.id and v.user_id = ${admin.id}
    where r.created_at >= ${periods[period].start()}
      ${position === null ? sql`` : sql`and (r.created_at, r.id) < (${momentOf(position)}, ${position.id}::uuid)`}
    order by r.created_at desc, r.id desc limit ${limit + 1}`;
  return {
    rows: found.slice(0, limit).map((row) => recommendationView(admin, row)),
    older: found.length > limit ? writeCursor(found[limit - 1]!) : null,
  };
}

/** The ten of a period with the most votes, of those that more people are for than against. */
export async function mostVoted(period: Period): Promise<{ name: string; votes: number }[]> {
  return sql<{ name: string; votes: number }[]>`
    select r.name, r.vote_count as votes from personality_recommendations r
    where r.created_at >= ${periods[period].start()} and -r.vote_count < 0
    order by -r.vote_count, r.created_at, r.id limit 10`;
}

/** What a person has recommended, newest first, up to 100, with the note that an admin left for them. */
export async function ownRecommendations(
  user: SignedIn,
): Promise<Pick<PersonalityRecommendationsRow, 'id' | 'name' | 'status' | 'admin_notes' | 'created_at'>[]> {
  return sql<Pick<PersonalityRecommendationsRow, 'id' | 'name' | 'status' | 'admin_notes' | 'created_at'>[]>`
    select id, name, status, admin_notes, created_at from personality_recommendations
    where user_id = ${user.id} order by created_at desc, id limit 100`;
}

export type RecommendationRow = PersonalityRecommendationsRow & { vote: RecommendationVotesRow['vote'] | null };

export function recommendationView(user: SignedIn, row: RecommendationRow): Recommendation {
  return {
    id: row.id,
    name: row.name,
    // What it may be is the table's own check.
    category: row.category as Recommendation['category'],
    description: row.description,
    reasoning: row.reasoning,
    voteCount: row.vote_count,
    status: row.status,
    myVote: row.vote,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    ...(user.role === 'admin' && { adminNotes: row.admin_notes, userId: row.user_id }),
  };
}

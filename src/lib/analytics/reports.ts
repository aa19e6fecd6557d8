import type { Output } from '#api/contract.ts';
import { type Period, periods } from '#lib/analytics/periods.ts';
import { microsOf, momentOf, type CursorPosition, readCursor, writeCursor } from '#lib/platform/cursor.ts';
import { storedKey } from '#lib/mentors/index.ts';
import { type Refusal, refuse } from '#lib/platform/refusal.ts';
import { sql } from '#lib/platform/sql.ts';
import type { RollupsRow } from '#lib/platform/tables.ts';

/** The most feedback that one list gives; the screen pages through more. */
const longestList = 1_000;

type Counted = Pick<RollupsRow, 'metric' | 'key'> & { count: number };

/** The eight statistics (docs/contract.md §12.2), from rollups alone: what they cost does not grow with history. */
export async function dashboardStatistics(): Promise<Output<'GET /api/analytics/dashboard'>> {
  const [counts, [active]] = await Promise.all([
    countsIn('all'),
    sql<{ people: number }[]>`
      select coalesce(sum(count), 0)::int as people from rollups
      where grain = 'day' and metric = 'last-active' and bucket >= ${periods['30d'].start()}`,
  ]);
  const totalUsers = sum(counts, 'user');
  const totalQuestions = sum(counts, 'question');
  return {
    totalUsers,
    totalLogins: sum(counts, 'login'),
    totalQuestions,
    activeUsers: active!.people,
    // Of the people that there are: what was asked by those who have deleted their account is not theirs.
    avgQuestionsPerUser: oneDecimal(totalQuestions - sum(counts, 'question-of-nobody'), totalUsers),
    avgNpsScore: average(counts, 'nps'),
    avgExperienceRating: average(counts, 'rating'),
    totalReactions: sum(counts, 'like') + sum(counts, 'dislike'),
  };
}

/** How often each mentor was asked, most first; those nobody asked are left out. */
export async function personalityUsage(
  period: Period = 'all',
): Promise<Output<'GET /api/analytics/personality-usage'>> {
  const counts = (await countsIn(period)).filter(({ metric }) => metric === 'question');
  const total = sum(counts, 'question');
  return counts
    .map(({ key, count }) => ({ personality: key, questionCount: count, percentage: oneDecimal(count * 100, total) }))
    .filter(({ questionCount }) => questionCount > 0)
    .toSorted((a, b) => b.questionCount - a.questionCount || a.personality.localeCompare(b.personality));
}

/** How each mentor's answers were received, most reactions first. */
export async function reactionReport(period: Period = 'all'): Promise<Output<'GET /api/analytics/reactions'>> {
  const byMentor = Map.groupBy(await countsIn(period), ({ key }) => key);
  return [...byMentor]
    .map(([personality, counts]) => {
      const [likes, dislikes] = [sum(counts, 'like'), sum(counts, 'dislike')];
      const totalReactions = likes + dislikes;
      return { personality, totalReactions, likes, dislikes, likePercentage: oneDecimal(likes * 100, totalReactions) };
    })
    .filter(({ totalReactions }) => totalReactions > 0)
    .toSorted((a, b) => b.totalReactions - a.totalReactions || a.personality.localeCompare(b.personality));
}

interface FeedbackFound {
  id: string;
  first_name: string | null;
  last_name: string | null;
  email: string | null;
  created_at: Date;
  experience_rating: number;
  nps_score: number;
  comment: string | null;
}

/**
 * What people said of the product within a period, newest first: `limit` of it (up to 1,000) that comes after the cursor
 * `before`. Who has deleted their account is nobody. Refuses `invalid-input` for a cursor that no list has given.
 * @returns the feedback, and the cursor of what was said before, if anything was
 */
export async function feedbackOf(
  period: Period,
  { limit = longestList, before }: { limit?: number | undefined; before?: string | undefined },
): Promise<{ rows: Output<'GET /api/analytics/feedback'>; older: string | null } | Refusal> {
  const position = before === undefined ? null : readCursor(before, false);
  if (position === undefined) return refuse('invalid-input', { before: 'There is no such page of feedback.' });
  const found = await sql<(FeedbackFound & CursorPosition)[]>`
    select f.id, u.first_name, u.last_name, u.email, f.created_at, f.experience_rating, f.nps_score, f.comment,
      ${microsOf('f.created_at')}
    from user_feedback f left join users u on u.id = f.user_id
    where f.created_at >= ${periods[period].start()}
      ${position === null ? sql`` : sql`and (f.created_at, f.id) < (${momentOf(position)}, ${position.id}::uuid)`}
    order by f.created_at desc, f.id desc limit ${limit + 1}`;
  const rows = found.slice(0, limit).map((row) => ({
    id: row.id,
    userFirstName: row.first_name ?? '',
    userLastName: row.last_name ?? '',
    userEmail: row.email ?? '',
    createdAt: row.created_at.toISOString(),
    experienceRating: row.experience_rating,
    npsScore: row.nps_score,
    ...(row.comment !== null && { comment: row.comment }),
  }));
  return { rows, older: found.length > limit ? writeCursor(found[limit - 1]!) : null };
}

/** How often each rating (1 to 5) or score (1 to 10) was given. */
export async function scoreCounts(
  metric: 'rating' | 'nps',
  period: Period,
): Promise<{ score: number; count: number }[]> {
  const counts = (await countsIn(period)).filter((row) => row.metric === metric);
  const given = new Map(counts.map(({ key, count }) => [Number(key), count]));
  return Array.from({ length: metric === 'nps' ? 10 : 5 }, (_, at) => ({
    score: at + 1,
    count: given.get(at + 1) ?? 0,
  }));
}

/** Questions of each of the last 30 days (in UTC), without gaps, oldest first. */
export async function questionsByDay(): Promise<{ day: Date; count: number }[]> {
  const start = periods['30d'].start();
  return sql<{ day: Date; count: number }[]>`
    with counted as (
      select bucket, sum(count)::int as count from rollups
      where grain = 'day' and metric = 'question' and bucket >= ${start} group by bucket
    )
    select day, coalesce(count, 0) as count
    from generate_series(${start}, now(), interval '1 day') as day left join counted on bucket = day order by day`;
}

/** Sums by metric and key within a period: 24 hours to the hour, others to the day. */
async function countsIn(period: Period): Promise<Counted[]> {
  const { grain } = periods[period];
  const start = periods[period].start();
  const rows = await sql<Counted[]>`
    select metric, key, sum(count)::float8 as count from rollups
    where grain = ${grain} and bucket >= ${start} and metric <> 'last-active'
    group by metric, key`;
  // Rows of before may hold other forms of a key; each mentor is one (docs/contract.md §6.1).
  const byKey = Map.groupBy(rows, ({ metric, key }) => `${metric} ${storedKey(key)}`);
  return [...byKey].map(([name, same]) => {
    const [metric, key] = name.split(' ') as [string, string];
    return { metric, key, count: same.reduce((total, { count }) => total + count, 0) };
  });
}

function sum(counts: readonly Counted[], metric: string): number {
  return counts.reduce((total, row) => (row.metric === metric ? total + row.count : total), 0);
}

/** The average of what was given, whose keys are the values. */
function average(counts: readonly Counted[], metric: 'rating' | 'nps'): number {
  const given = counts.filter((row) => row.metric === metric);
  return oneDecimal(
    given.reduce((total, { key, count }) => total + Number(key) * count, 0),
    sum(given, metric),
  );
}

/** A quotient to one decimal, and 0 where there is nothing to divide by (docs/contract.md §12.2). */
function oneDecimal(dividend: number, divisor: number): number {
  return divisor === 0 ? 0 : Math.round((dividend / divisor) * 10) / 10;
}

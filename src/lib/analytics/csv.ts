import type { Period } from '#lib/analytics/periods.ts';
import { feedbackList, personalityUsage, reactionReport } from '#lib/analytics/reports.ts';
import type { View } from '#lib/analytics/views.ts';
import type { SignedIn } from '#lib/auth/sessions.ts';
import { displayName } from '#lib/mentors/index.ts';
import { listRecommendations } from '#lib/recommendation-list.ts';
import { isRefusal } from '#lib/refusal.ts';

/** What a view of the dashboard shows, as rows of a table with named columns. */
export async function csvRows(user: SignedIn, view: View, period: Period): Promise<object[]> {
  if (view === 'usage') return (await personalityUsage(period)).map(named);
  if (view === 'reactions') return (await reactionReport(period)).map(named);
  if (view === 'recommendations') {
    const page = await listRecommendations(user, 'all', {});
    return isRefusal(page) ? [] : page.rows;
  }
  // The first row names the columns, so it has them all.
  return (await feedbackList(period)).map((row) => ({ ...row, comment: row.comment ?? '' }));
}

const named = <R extends { personality: string }>(row: R) => ({ name: displayName(row.personality), ...row });

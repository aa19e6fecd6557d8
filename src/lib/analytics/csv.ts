import type { Period } from '#lib/analytics/periods.ts';
import { feedbackOf, personalityUsage, reactionReport } from '#lib/analytics/reports.ts';
import type { View } from '#lib/analytics/views.ts';
import type { SignedIn } from '#lib/auth/sessions.ts';
import { displayName } from '#lib/mentors/index.ts';
import { recommendationsOf } from '#lib/community/recommendation-list.ts';
import { isRefusal, type Refusal } from '#lib/platform/refusal.ts';

/** What a spreadsheet may begin a formula with, whatever stands before it and is not seen: blanks, marks of no width. */
const formula = /^[\p{Z}\p{C}\p{Default_Ignorable_Code_Point}\u2800]*[=+\-@|%＝＋－＠｜％]|^[\t\r\n]/u;

/** A cell that a spreadsheet would take for a formula is made a text (OWASP, CSV injection). */
export const asText = (cell: string): string => (formula.test(cell) ? `'${cell}` : cell);

/** Rows that are read at a time. */
const batch = 500;

/** Everything that a view of the dashboard has of a period, on all its pages, as rows of a table with named columns. */
export async function* csvRows(user: SignedIn, view: View, period: Period): AsyncGenerator<object> {
  if (view === 'usage') yield* (await personalityUsage(period)).map(named);
  if (view === 'reactions') yield* (await reactionReport(period)).map(named);
  if (view === 'recommendations')
    yield* allPages((before) => recommendationsOf(period, user, { limit: batch, before }));
  if (view !== 'feedback') return;
  // The first row names the columns, so it has them all.
  for await (const row of allPages((before) => feedbackOf(period, { limit: batch, before })))
    yield { ...row, comment: row.comment ?? '' };
}

async function* allPages<Row>(
  read: (before?: string) => Promise<{ rows: Row[]; older: string | null } | Refusal>,
): AsyncGenerator<Row> {
  for (let before: string | undefined; ;) {
    const page = await read(before);
    if (isRefusal(page)) throw new Error('A list has refused the cursor that it gave');
    yield* page.rows;
    if (page.older === null) return;
    before = page.older;
  }
}

const named = <R extends { personality: string }>(row: R) => ({ name: displayName(row.personality), ...row });

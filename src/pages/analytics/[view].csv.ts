import type { APIRoute } from 'astro';
import { stringify } from 'csv-stringify/sync';
import { csvRows } from '#lib/analytics/csv.ts';
import { chosenView, views } from '#lib/analytics/views.ts';
import { signInPath } from '#lib/http/paths.ts';

/** One view of the dashboard as a table. */
export const GET: APIRoute = async ({ locals: { user }, params, url, redirect, rewrite }) => {
  if (user === null) return redirect(signInPath(new URL('/analytics', url)), 303);
  if (user.role !== 'admin') return redirect('/', 303);
  const view = views.find(({ key }) => key === params['view']);
  if (view === undefined) return rewrite('/404');
  const { period } = chosenView(url.searchParams);
  // A cell that a spreadsheet would take for a formula is made a text.
  const csv = stringify(await csvRows(user, view.key, period), { header: true, escape_formulas: true, bom: true });
  return new Response(csv, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${view.key}-${period}.csv"`,
    },
  });
};

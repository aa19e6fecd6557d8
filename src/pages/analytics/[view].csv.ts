import { pipeline, Readable } from 'node:stream';
import type { APIRoute } from 'astro';
import { stringify } from 'csv-stringify';
import { asText, csvRows } from '#lib/analytics/csv.ts';
import { chosenView, views } from '#lib/analytics/views.ts';
import { signInPath } from '#lib/http/paths.ts';
import { log } from '#lib/platform/log.ts';
import { logSecurity } from '#lib/platform/security-log.ts';

/** One view of the dashboard as a table. */
export const GET: APIRoute = async ({ locals: { user }, params, url, redirect, rewrite }) => {
  if (user === null) return redirect(signInPath(new URL('/analytics', url)), 303);
  if (user.role !== 'admin') {
    logSecurity({ event: 'security.forbidden', reason: 'not-allowed' });
    return redirect('/', 303);
  }
  const view = views.find(({ key }) => key === params['view']);
  if (view === undefined) return rewrite('/404');
  const { period } = chosenView(url.searchParams);
  logSecurity({ event: 'security.admin-export', view: view.key });
  const table = stringify({ header: true, cast: { string: asText }, bom: true });
  pipeline(csvRows(user, view.key, period), table, (error) => {
    // Whoever downloads may stop.
    if (error && error.name !== 'AbortError') log.error({ err: error, view: view.key }, 'CSV broke off');
  });
  return new Response(Readable.toWeb(table) as ReadableStream<Uint8Array>, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${view.key}-${period}.csv"`,
    },
  });
};

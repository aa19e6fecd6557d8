import { feedbackOf } from '#lib/analytics/reports.ts';
import { endpoint, wrongMethod } from '#lib/http/endpoint.ts';
import { linkToNextPage } from '#lib/http/next-page.ts';
import { isRefusal } from '#lib/platform/refusal.ts';

export const GET = endpoint('GET /api/analytics/feedback', async ({ input, context }) => {
  const page = await feedbackOf('all', input);
  return isRefusal(page) ? page : { body: page.rows, headers: linkToNextPage(context.url, 'before', page.older) };
});
export const HEAD = GET;
export const ALL = wrongMethod('GET', 'HEAD');

import { endpoint, wrongMethod } from '#lib/http/endpoint.ts';
import { linkToNextPage } from '#lib/http/next-page.ts';
import { listRecommendations } from '#lib/community/recommendation-list.ts';
import { recommend } from '#lib/community/recommendations.ts';
import { isRefusal } from '#lib/platform/refusal.ts';

export const GET = endpoint('GET /api/recommendations', async ({ input, user, context }) => {
  const page = await listRecommendations(user, 'all', input);
  return isRefusal(page) ? page : { body: page.rows, headers: linkToNextPage(context.url, 'after', page.next) };
});

export const POST = endpoint('POST /api/recommendations', async ({ input, user }) => ({
  body: await recommend(user, input),
  next: '/recommend',
  flash: {
    tone: 'success',
    title: 'Recommendation submitted!',
    text: 'Your personality recommendation has been submitted for community review.',
  },
}));
export const HEAD = GET;
export const ALL = wrongMethod('GET', 'HEAD', 'POST');

import { endpoint, wrongMethod } from '#lib/http/endpoint.ts';
import { listRecommendations, recommend } from '#lib/recommendations.ts';

export const GET = endpoint('GET /api/recommendations', async ({ user }) => ({ body: await listRecommendations(user) }));

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

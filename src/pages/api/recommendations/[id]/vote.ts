import { endpoint, wrongMethod } from '#lib/http/endpoint.ts';
import { voteOn } from '#lib/recommendations.ts';
import { isRefusal } from '#lib/refusal.ts';

export const POST = endpoint(
  'POST /api/recommendations/{id}/vote',
  async ({ input, user, context }) => {
    const result = await voteOn(user, context.params['id']!, input);
    return isRefusal(result) ? result : { body: result };
  },
  ({ id }) => `/recommend#recommendation-${id}`,
);
export const ALL = wrongMethod('POST');

import { endpoint, wrongMethod } from '#lib/http/endpoint.ts';
import { findPageOf, recommendPath } from '#lib/community/recommendation-list.ts';
import { voteOn } from '#lib/community/recommendations.ts';
import { isRefusal } from '#lib/platform/refusal.ts';

export const POST = endpoint(
  'POST /api/recommendations/{id}/vote',
  async ({ params: { id }, input, user, kind }) => {
    const result = await voteOn(user, id, input);
    if (isRefusal(result)) return result;
    if (kind !== 'form') return { body: result };
    // The vote may have moved it to another page.
    return { body: result, next: `${recommendPath({ pending: await findPageOf(id) })}#recommendation-${id}` };
  },
  ({ id }) => `/recommend#recommendation-${id}`,
);
export const ALL = wrongMethod('POST');

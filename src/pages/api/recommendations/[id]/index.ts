import { endpoint, wrongMethod } from '#lib/http/endpoint.ts';
import { decide } from '#lib/community/recommendations.ts';
import { isRefusal } from '#lib/platform/refusal.ts';
import { logSecurity } from '#lib/platform/security-log.ts';

export const PATCH = endpoint('PATCH /api/recommendations/{id}', async ({ params, input, user }) => {
  const recommendation = await decide(user, params.id, input);
  if (isRefusal(recommendation)) return recommendation;
  const { id, name, status } = recommendation;
  logSecurity({ event: 'security.admin-decision', recommendationId: id, status });
  const text = `${name} is ${status === 'pending' ? 'pending again' : status}.`;
  return { body: recommendation, next: '/analytics?view=recommendations', flash: { tone: 'success', text } };
});
// HTML forms know no PATCH (docs/contract.md §1.1).
export const POST = PATCH;
export const ALL = wrongMethod('PATCH', 'POST');

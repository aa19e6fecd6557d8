import { setFavorite } from '#lib/community/favorites.ts';
import { endpoint, wrongMethod } from '#lib/http/endpoint.ts';
import { isRefusal } from '#lib/platform/refusal.ts';

export const PATCH = endpoint('PATCH /api/users/favorites', async ({ input, user }) => {
  const result = await setFavorite(user, input);
  return isRefusal(result) ? result : { body: result };
});
/** HTML forms know no PATCH (docs/contract.md §1.1). */
export const POST = PATCH;
export const ALL = wrongMethod('PATCH', 'POST');

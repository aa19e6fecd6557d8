import { changeName } from '#lib/auth/account/name.ts';
import { userView } from '#lib/auth/user-view.ts';
import { endpoint, wrongMethod } from '#lib/http/endpoint.ts';

export const PATCH = endpoint('PATCH /api/account/name', async ({ input, user }) => ({
  body: { user: userView(await changeName(user, input)) },
  next: '/account',
  flash: { tone: 'success', text: 'Your name is changed.' },
}));
/** HTML forms know no PATCH (docs/contract.md §1.1). */
export const POST = PATCH;
export const ALL = wrongMethod('PATCH', 'POST');

import { userView } from '#lib/auth/user-view.ts';
import { endpoint, wrongMethod } from '#lib/http/endpoint.ts';

export const GET = endpoint('GET /api/auth/user', async ({ user }) => ({ body: userView(user) }));
export const HEAD = GET;
export const ALL = wrongMethod('GET', 'HEAD');

import { endpoint, wrongMethod } from '#lib/http/endpoint.ts';
import { refuse } from '#lib/refusal.ts';

export const POST = endpoint('POST /api/auth/forgot-password', async () => refuse('mail-unavailable'));
export const ALL = wrongMethod('POST');

import { reactionReport } from '#lib/analytics/reports.ts';
import { endpoint, wrongMethod } from '#lib/http/endpoint.ts';

export const GET = endpoint('GET /api/analytics/reactions', async () => ({ body: await reactionReport() }));
export const HEAD = GET;
export const ALL = wrongMethod('GET', 'HEAD');

import { personalityUsage } from '#lib/analytics/reports.ts';
import { endpoint, wrongMethod } from '#lib/http/endpoint.ts';

export const GET = endpoint('GET /api/analytics/personality-usage', async () => ({ body: await personalityUsage() }));
export const HEAD = GET;
export const ALL = wrongMethod('GET', 'HEAD');

import { feedbackList } from '#lib/analytics/reports.ts';
import { endpoint, wrongMethod } from '#lib/http/endpoint.ts';

export const GET = endpoint('GET /api/analytics/feedback', async () => ({ body: await feedbackList() }));
export const HEAD = GET;
export const ALL = wrongMethod('GET', 'HEAD');

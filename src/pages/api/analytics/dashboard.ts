import { dashboardStatistics } from '#lib/analytics/reports.ts';
import { endpoint, wrongMethod } from '#lib/http/endpoint.ts';

export const GET = endpoint('GET /api/analytics/dashboard', async () => ({ body: await dashboardStatistics() }));
export const HEAD = GET;
export const ALL = wrongMethod('GET', 'HEAD');

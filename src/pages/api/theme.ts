import { endpoint, wrongMethod } from '#lib/http/endpoint.ts';
import { keepTheme } from '#lib/http/theme.ts';

export const POST = endpoint('POST /api/theme', async ({ input: { theme }, context }) => {
  keepTheme(context, theme);
  return { body: { theme } };
});
export const ALL = wrongMethod('POST');

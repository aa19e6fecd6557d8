import type { APIRoute } from 'astro';
import { config } from '#lib/platform/config.ts';
import { publicFile } from '#lib/http/public-pages.ts';

/** What may be looked for is said by each page's own head; calls are no pages. */
export const GET: APIRoute = () =>
  publicFile('text/plain', `User-agent: *\nDisallow: /api/\n\nSitemap: ${config.origin}/sitemap.xml\n`);
export const HEAD = GET;

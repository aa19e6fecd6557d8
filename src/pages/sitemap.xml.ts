import type { APIRoute } from 'astro';
import { config } from '#lib/platform/config.ts';
import { publicFile } from '#lib/http/public-pages.ts';
import { mentors } from '#lib/mentors/index.ts';
import { mentorPath } from '#lib/mentors/works.ts';

/** The pages that are there for everybody. */
const paths = ['/', '/mentors', ...mentors.map(({ key }) => mentorPath(key)), '/privacy', '/terms', '/pricing'];

export const GET: APIRoute = () => {
  const urls = paths.map((path) => `  <url><loc>${config.origin}${path}</loc></url>`).join('\n');
  return publicFile(
    'application/xml',
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`,
  );
};
export const HEAD = GET;

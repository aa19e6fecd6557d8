import type { APIRoute } from 'astro';
import { paper } from '#components/layout/paper.ts';
import { publicFile } from '#lib/http/public-pages.ts';
import { productName } from '#lib/platform/product.ts';

/** What a system needs to know of the site to install it; bin/pictures.ts makes the icons. */
const manifest = {
  name: productName,
  short_name: productName,
  description: 'Ask AI mentors modelled on famous figures for guidance.',
  id: '/',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: paper.light,
  theme_color: paper.light,
  icons: [
    { src: '/icons/192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icons/512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icons/maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
};

export const GET: APIRoute = () => publicFile('application/manifest+json', JSON.stringify(manifest));
export const HEAD = GET;

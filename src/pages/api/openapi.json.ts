import type { APIRoute } from 'astro';
import { openApiDocument } from '#api/openapi.ts';
import { wrongMethod } from '#lib/http/endpoint.ts';

/** The contract for programs; it is the same for everybody. */
export const GET: APIRoute = () =>
  Response.json(openApiDocument(), { headers: { 'cache-control': 'public, max-age=3600' } });
export const HEAD = GET;
export const ALL = wrongMethod('GET', 'HEAD');

import type { APIRoute } from 'astro';
import { findReadiness } from '#lib/platform/readiness.ts';

/** 200 when the database and the queue take what is written and the schema is known, else 503 with what is missing (docs/contract.md §16). */
export const GET: APIRoute = async () => {
  const { missing, ...rest } = await findReadiness();
  return Response.json({ ready: missing.length === 0, missing, ...rest }, { status: missing.length === 0 ? 200 : 503 });
};

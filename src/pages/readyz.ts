import type { APIRoute } from 'astro';
import { findMissing } from '#lib/readiness.ts';

/** 200 when database and queue answer, else 503 with what is missing (contract.md §2). */
export const GET: APIRoute = async () => {
  const missing = await findMissing();
  return Response.json({ ready: missing.length === 0, missing }, { status: missing.length === 0 ? 200 : 503 });
};

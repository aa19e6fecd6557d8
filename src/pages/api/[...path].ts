import type { APIRoute } from 'astro';
import { errors } from '#api/errors.ts';
import { errorBody, refuse } from '#lib/platform/refusal.ts';

/** An address below /api that is no call: told as every refusal of a call is. */
export const ALL: APIRoute = () =>
  Response.json(errorBody(refuse('not-found')), { status: errors['not-found'].status });

import type { APIContext } from 'astro';
import { type ErrorCode, errors } from '#api/errors.ts';
import { bodyKind, readBody } from '#lib/http/body.ts';
import { currentRequestId } from '#lib/http/current-request.ts';
import { throttledWarning } from '#lib/jobs/throttled-warning.ts';
import { log } from '#lib/platform/log.ts';
import { isOutage } from '#lib/platform/outage.ts';
import { errorBody, isRefusal, refuse } from '#lib/platform/refusal.ts';

/** Seconds after which it makes sense to come again during an outage. */
export const outageSeconds = 5;

/** Tells the log of requests that an outage has failed. */
export const tellOutage = throttledWarning({}, 'requests failed by an outage');

/** What the screen of an outage says of a form (src/pages/503.astro). */
export interface Unsent {
  /** Where it was sent to. */
  action: string;
  /** What it held, to be sent again; null when it held a secret, or could not be read. */
  fields: [string, string][] | null;
  /** False when the outage began while it was being answered: then nobody knows. */
  isSurelyUnsaved: boolean;
}

/**
 * Answers a request whose page or call has thrown, in the form that it asked for: 503 with `Retry-After` when the database
 * cannot serve now, else 500 and a line in the log. Both screens need no database.
 */
export async function answerFailure(context: APIContext, error: unknown): Promise<Response> {
  const outage = isOutage(error);
  if (outage) tellOutage(error);
  else
    log.error(
      { err: error, requestId: currentRequestId(), method: context.request.method, route: context.routePattern },
      'page failed',
    );
  const code = outage ? 'outage' : 'unexpected';
  const kind = context.request.method === 'GET' || context.request.method === 'HEAD' ? null : bodyKind(context.request);
  if (context.url.pathname.startsWith('/api/') && kind !== 'form') return told(code);
  try {
    if (outage && kind === 'form') context.locals.unsent = await unsentForm(context);
    return await context.rewrite(new Request(new URL(`/${errors[code].status}`, context.url)));
  } catch (another) {
    log.error({ err: another, requestId: currentRequestId() }, 'error page failed');
    return told(code);
  }
}

function told(code: ErrorCode): Response {
  const { status } = errors[code];
  return Response.json(errorBody(refuse(code)), {
    status,
    ...(status === 503 && { headers: { 'retry-after': String(outageSeconds) } }),
  });
}

async function unsentForm({ request, url, locals }: APIContext): Promise<Unsent> {
  const body = locals.sent === undefined && !request.bodyUsed ? await readBody(request) : { fields: locals.sent };
  const fields = isRefusal(body) ? [] : Object.entries(Object(body.fields) as Record<string, string>);
  const isWhole = fields.length > 0 && !fields.some(([name]) => /password|token/i.test(name));
  return {
    action: url.pathname + url.search,
    fields: isWhole ? fields : null,
    isSurelyUnsaved: locals.isRefusedAtTheDoor === true,
  };
}

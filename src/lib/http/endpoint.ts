import type { APIContext, APIRoute } from 'astro';
import postgres from 'postgres';
import { z } from 'zod';
import type { Call } from '#api/call.ts';
import { type CallKey, contract, type Input, type Output, type Params } from '#api/contract.ts';
import { formWaysHeader, nextPageHeader } from '#api/client.ts';
import { errors, sendFailureText } from '#api/errors.ts';
import { type CookieToSet, endSession, type SignedIn } from '#lib/auth/sessions.ts';
import { bodyKind, readBody } from '#lib/http/body.ts';
import { eventStreamHeaders } from '#lib/http/event-stream.ts';
import { outageSeconds, tellOutage } from '#lib/http/failures.ts';
import { type Flash, type FlashKind, setFlash } from '#lib/http/flash.ts';
import { pathOfThisSite } from '#lib/http/paths.ts';
import { currentRequestId } from '#lib/http/current-request.ts';
import { useLimit } from '#lib/platform/limits.ts';
import { log } from '#lib/platform/log.ts';
import { isOutage } from '#lib/platform/outage.ts';
import { errorBody, isRefusal, type Refusal, refuse } from '#lib/platform/refusal.ts';
import { logSecurity } from '#lib/platform/security-log.ts';

/** What a call's code gets to work with. */
interface CallContext<K extends CallKey> {
  params: Params<K>;
  input: Input<K>;
  /** The signed-in person; null only where the contract lets anyone call. */
  user: (typeof contract)[K]['for'] extends 'anyone' ? SignedIn | null : SignedIn;
  context: APIContext;
  /** Whether the answer goes to a script, to a page, or to whoever watches it being written. */
  kind: 'json' | 'form' | 'stream';
}

/** What a call's code answers with to whoever asks for a stream (src/lib/http/event-stream.ts), or in parts. */
interface StreamReply {
  stream: ReadableStream<Uint8Array>;
  /** Those of a stream of events if it has none of its own. */
  headers?: Record<string, string>;
}

/** What a call's code answers with. A browser that sent a form is sent on to `next`, which shows `flash`. */
interface Reply<K extends CallKey> {
  body: Output<K>;
  next?: string;
  flash?: Flash;
  flashKind?: FlashKind;
  cookie?: CookieToSet;
  /** Of the JSON answer. */
  headers?: Record<string, string>;
}

/**
 * The one way an /api call is served (docs/contract.md §1.1): JSON in, JSON out; form in, 303 out. A form that a script sends as JSON
 * gets both: JSON, and the page that it would have led to in a header. Checks who calls and what
 * they send against the contract, then asks `run`. A refusal becomes its status and sentence; a thrown error a 500,
 * or in an outage a 503.
 * @param redirectAnchor where this call's form leads, unless it says so itself: for one that stands far down its page, that very place
 */
export function endpoint<K extends CallKey>(
  key: K,
  run: (made: CallContext<K>) => Promise<Reply<K> | StreamReply | Refusal>,
  redirectAnchor?: (params: Params<K>) => string,
): APIRoute {
  const call: Call = contract[key];
  return async (context) => {
    const kind = kindOf(key, context.request);
    let fields: unknown = {};
    const params =
      call.params === undefined ? { success: true as const, data: null } : call.params.safeParse(context.params);
    const result = await (async (): Promise<Reply<K> | StreamReply | Refusal> => {
      // Read first: what was typed must come back even to somebody whose session has ended.
      const body = key.startsWith('GET ')
        ? { fields: Object.fromEntries(context.url.searchParams) }
        : await readBody(context.request);
      if ('fields' in body) ({ fields } = body);
      context.locals.sent = fields;
      if (isRefusal(body)) return body;
      const { user } = context.locals;
      if (call.for !== 'anyone' && user === null) return refuse('signed-out');
      if (call.for === 'admin' && user?.role !== 'admin') {
        logSecurity({ event: 'security.forbidden', reason: 'not-allowed' });
        return refuse('not-allowed');
      }
      const parsed = call.input === null ? { success: true as const, data: null } : call.input.safeParse(fields);
      if (!parsed.success) return refuse('invalid-input', fieldErrorsOf(parsed.error));
      const limit = call.limit ?? (key.startsWith('GET ') ? null : 'write');
      const tooMany = user !== null && limit !== null ? await useLimit(limit, user.id) : null;
      if (tooMany) return tooMany;
      if (!params.success) return refuse('not-found');
      return run({ params: params.data, input: parsed.data, user, context, kind } as CallContext<K>);
    })().catch((error: unknown) => {
      if (isOfGonePerson(error)) return refuse('signed-out');
      if (isOutage(error)) {
        // The middleware shows the screen of an outage.
        if (kind === 'form') throw error;
        tellOutage(error);
        return refuse('outage');
      }
      log.error({ err: error, call: key, requestId: currentRequestId() }, 'call failed');
      return refuse('unexpected');
    });
    if ('stream' in result) return new Response(result.stream, { headers: result.headers ?? eventStreamHeaders });
    const anchor = params.success ? pathOfThisSite(redirectAnchor?.(params.data as Params<K>)) : null;
    if (kind !== 'form') return json(context, call.status, result, anchor);
    return redirect(context, key, fields as Record<string, string>, anchor, result);
  };
}

/** Whether what was to be written belongs to an account that was deleted while the call was on its way. */
function isOfGonePerson(error: unknown): boolean {
  return (
    error instanceof postgres.PostgresError &&
    error.code === '23503' &&
    error.constraint_name?.endsWith('_user_id_fkey') === true
  );
}

function kindOf(key: CallKey, request: Request): CallContext<CallKey>['kind'] {
  if (!key.startsWith('GET ') && bodyKind(request) === 'form') return 'form';
  const { streams }: Call = contract[key];
  return streams && request.headers.get('accept')?.includes('text/event-stream') ? 'stream' : 'json';
}

/** Answers every method that a path does not take: 405 with `Allow`. */
export function wrongMethod(...allowed: string[]): APIRoute {
  return async (context) => {
    const response = await json(context, 200, refuse('wrong-method'));
    response.headers.set('allow', allowed.join(', '));
    return response;
  };
}

/** Whoever signs in over another session leaves that one behind; it ends on the server too. */
export async function setSessionCookie(context: APIContext, { name, value, attributes }: CookieToSet): Promise<void> {
  const before = context.cookies.get(name)?.value;
  if (before && value !== '') await endSession(before);
  context.cookies.set(name, value, attributes);
}

async function json(
  context: APIContext,
  status: number,
  result: (Outcome & { body: unknown; headers?: Record<string, string> }) | Refusal,
  redirectAnchor: string | null = null,
): Promise<Response> {
  if (!isRefusal(result)) {
    if (result.cookie) await setSessionCookie(context, result.cookie);
    const ways = context.request.headers.get(formWaysHeader);
    if (ways === null) return jsonOfKnownLength(result.body, status, result.headers);
    const next = await leadOn(context, Object.fromEntries(new URLSearchParams(ways)), redirectAnchor, result);
    return jsonOfKnownLength(result.body, status, { ...result.headers, [nextPageHeader]: next });
  }
  const { status: refusedStatus } = errors[result.refused];
  const response = jsonOfKnownLength(errorBody(result), refusedStatus);
  const retryAfterSeconds = result.retryAfterSeconds ?? (refusedStatus === 503 ? outageSeconds : undefined);
  if (retryAfterSeconds) response.headers.set('retry-after', String(retryAfterSeconds));
  return response;
}

/** With its length, so that the server need not compress what is too short to gain by it. */
function jsonOfKnownLength(body: unknown, status: number, headers?: Record<string, string>): Response {
  const bytes = Buffer.from(JSON.stringify(body));
  return new Response(bytes, {
    status,
    headers: { ...headers, 'content-type': 'application/json', 'content-length': String(bytes.length) },
  });
}

/** What a success leads to. */
interface Outcome {
  next?: string;
  flash?: Flash;
  flashKind?: FlashKind;
  cookie?: CookieToSet;
}

async function redirect(
  context: APIContext,
  call: CallKey,
  typed: Record<string, string>,
  redirectAnchor: string | null,
  result: Outcome | Refusal,
): Promise<Response> {
  if (!isRefusal(result)) {
    if (result.cookie) await setSessionCookie(context, result.cookie);
    return seeOther(await leadOn(context, typed, redirectAnchor, result));
  }
  const from =
    result.stored ?? atPlaceOf(pathOfThisSite(typed['next']) ?? redirectAnchor, wayBack(typed, redirectAnchor));
  // What a call does not know is no form's of ours, and nobody's to keep here.
  const { input }: Call = contract[call];
  const known = input instanceof z.ZodObject ? input.shape : {};
  const values = Object.fromEntries(
    Object.entries(typed).filter(([name]) => name in known && !secretFields.test(name)),
  );
  const refusedBy = { call, action: context.url.pathname };
  if (result.refused === 'signed-out') {
    await setFlash(context, from, { tone: 'error', values, ...refusedBy }, 'draft');
    return seeOther(`/login?next=${encodeURIComponent(from)}`);
  }
  // Nothing is wrong: the page shows what is written so far.
  if (result.refused === 'still-writing') return seeOther(from);
  await setFlash(context, from, {
    tone: 'error',
    ...refusedBy,
    title: contract[call].failure,
    text: sendFailureText(result.refused, errorBody(result).message),
    ...(!result.stored && { values, isFarDown: from.includes('#') }),
    ...(result.fieldErrors && { fieldErrors: result.fieldErrors }),
  });
  return seeOther(from);
}

/** The page after a success, where what is to be told waits. */
async function leadOn(
  context: APIContext,
  typed: Record<string, string>,
  redirectAnchor: string | null,
  result: Outcome,
): Promise<string> {
  const next = pathOfThisSite(typed['next']) ?? result.next ?? redirectAnchor ?? wayBack(typed, redirectAnchor);
  if (result.flash) await setFlash(context, next, result.flash, result.flashKind);
  return next;
}

/** Never sent back to a page (docs/contract.md §4.2). */
const secretFields = /password|token/i;

/** The page that holds the form, as the form itself tells (src/components/forms/WayBack.astro). */
function wayBack(typed: Record<string, string>, redirectAnchor: string | null): string {
  return pathOfThisSite(typed['back']) ?? redirectAnchor ?? '/';
}

/** The page that a form came from, at the same place as the form would have led to, had it not failed. */
function atPlaceOf(wished: string | null, page: string): string {
  const here = 'http://here.invalid';
  const { pathname, hash } = new URL(wished ?? '', here);
  const url = new URL(page, here);
  return pathname === url.pathname ? url.pathname + url.search + hash : page;
}

const seeOther = (location: string) => new Response(null, { status: 303, headers: { location } });

/** The first message of each field, by its name. */
function fieldErrorsOf(error: z.ZodError): Record<string, string> {
  const { fieldErrors } = z.flattenError(error) as { fieldErrors: Record<string, string[]> };
  return Object.fromEntries(Object.entries(fieldErrors).map(([field, messages]) => [field, messages[0]!]));
}

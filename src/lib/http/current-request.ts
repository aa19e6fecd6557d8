import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { APIContext } from 'astro';
import { config } from '#lib/platform/config.ts';

export const requestIdHeader = 'x-request-id';

type AnsweredContext = Pick<APIContext, 'locals' | 'routePattern'>;

const current = new AsyncLocalStorage<{ id: string; context?: AnsweredContext }>();

/**
 * The id of the request that is being answered, for its lines in the log and its screen. Sockets and timers that a request
 * opens keep its id as long as they live, so a line names it only where a request is answered.
 */
export const currentRequestId = (): string | undefined => current.getStore()?.id;

/** Route, address and person of the request that is being answered; undefined outside requests and before the middleware. */
export const currentContext = (): AnsweredContext | undefined => current.getStore()?.context;

/** Says which route answers the current request. The middleware calls it first. */
export function noteContext(context: AnsweredContext): void {
  const request = current.getStore();
  if (request) request.context = context;
}

/** Answers a request under an id of its own. The id that a proxy gives is believed only behind TLS, as its X-Forwarded-For. */
export function underRequestId(request: IncomingMessage, answer: (id: string) => void): void {
  const given = config.secureCookies ? request.headers[requestIdHeader] : undefined;
  const id = typeof given === 'string' && /^[\w.-]{1,64}$/.test(given) ? given : randomBytes(9).toString('base64url');
  current.run({ id }, answer, id);
}

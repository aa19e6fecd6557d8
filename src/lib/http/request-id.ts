import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { config } from '#lib/config.ts';

export const requestIdHeader = 'x-request-id';

const current = new AsyncLocalStorage<string>();

/**
 * The id of the request that is being answered here, for its lines in the log and its screen. Sockets and timers that a request
 * has opened keep its id as long as they live: so a line names it only where a request is answered. */
export const currentRequestId = (): string | undefined => current.getStore();

/** Answers a request under its id. Only behind TLS there is a proxy whose id can be believed, as its X-Forwarded-For. */
export function underRequestId(request: IncomingMessage, answer: (id: string) => void): void {
  const given = config.secureCookies ? request.headers[requestIdHeader] : undefined;
  const id = typeof given === 'string' && /^[\w.-]{1,64}$/.test(given) ? given : randomBytes(9).toString('base64url');
  current.run(id, answer, id);
}

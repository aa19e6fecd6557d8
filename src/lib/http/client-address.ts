import type { IncomingMessage } from 'node:http';
import { config } from '#lib/config.ts';

/**
 * The address a request comes from. Only behind TLS, which this process does not speak itself, is there a proxy whose
 * X-Forwarded-For can be believed, and of that only the last entry: the one the proxy itself has added.
 */
export function clientAddress(request: IncomingMessage): string {
  const forwarded = config.secureCookies && request.headers['x-forwarded-for'];
  const last = forwarded ? String(forwarded).split(',').at(-1)!.trim() : '';
  return (last || request.socket.remoteAddress) ?? 'unknown';
}

import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
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

/** Whom a limit counts by an address: of IPv6 the /64, since whoever has one address has them all. */
export function networkOf(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address;
  const [head = '', tail = ''] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  const missing = address.includes('::') ? 8 - groups.length - (tail === '' ? 0 : tail.split(':').length) : 0;
  return [...groups, ...Array<string>(missing).fill('0'), ...tail.split(':')].slice(0, 4).join(':');
}

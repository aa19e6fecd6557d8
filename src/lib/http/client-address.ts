import type { IncomingMessage } from 'node:http';
import { isIP, isIPv6 } from 'node:net';
import { config } from '#lib/platform/config.ts';

/**
 * The address a request comes from. Only behind TLS, which this process does not speak itself, is there a proxy whose
 * X-Forwarded-For can be believed, and of that only the last entry: the one the proxy itself has added. What is no address there is not taken for one.
 */
export function clientAddress(request: IncomingMessage): string {
  const forwarded = config.secureCookies && request.headers['x-forwarded-for'];
  const last = forwarded ? String(forwarded).split(',').at(-1)!.trim() : '';
  return (isIP(last) === 0 ? request.socket.remoteAddress : last) ?? 'unknown';
}

/** Whom a limit counts by an address: of IPv6 the /64, since whoever has one address has them all. */
export function networkOf(address: string): string {
  return groupsOf(address)?.slice(0, 4).join(':') ?? address;
}

/** Whom a limit counts that few people of one address should ever meet: of IPv6 the /56, of which one customer often has all. */
export function ipv6Prefix(address: string): string {
  const groups = groupsOf(address);
  if (groups === null) return address;
  return [...groups.slice(0, 3), `${groups[3]!.padStart(4, '0').slice(0, 2)}00`].join(':');
}

/** The eight groups of an IPv6 address that is no IPv4 address in disguise. */
function groupsOf(address: string): string[] | null {
  if (!isIPv6(address) || address.includes('.')) return null;
  const [head = '', tail = ''] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  const missing = address.includes('::') ? 8 - groups.length - (tail === '' ? 0 : tail.split(':').length) : 0;
  return [...groups, ...Array<string>(missing).fill('0'), ...tail.split(':')];
}

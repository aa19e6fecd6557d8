import type { IncomingMessage } from 'node:http';

/** What Astro would answer by itself, and screens that are shown only instead of another one. No page of ours asks for them. */
const notThere = /^\/(?:_image|_server-islands|500|503)(?:\/|$)/;

const validHost = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/**
 * The path and query that a request is for, in the one form that guards and pages look at: percent-encoding only where it is
 * needed, no empty or dotted segments, nothing of an absolute target but its path (RFC 9112). What is no path, or leads to
 * nothing of ours, is a path that is not there. Null when the host is none, which would change the path.
 */
export function requestTarget({
  url = '',
  headers: { host },
}: Pick<IncomingMessage, 'url' | 'headers'>): string | null {
  if (host !== undefined && !validHost.test(host)) return null;
  const target = url.replace(/^https?:\/\/[^/?#]*/i, '');
  const [path = ''] = target.split(/[?#]/, 1);
  const pathname = normalised(path === '' && target !== url ? '/' : path);
  if (pathname === null || notThere.test(pathname)) return /^\/+api(?:\/|$)/.test(path) ? '/api/404' : '/404';
  const query = target.slice(path.length).replace(/#.*/, '');
  return pathname + query;
}

function normalised(path: string): string | null {
  // A host of its own: what begins with two slashes would be taken for one.
  const here = 'http://here.invalid';
  const whole = path.replace(/[/\\]+/g, '/');
  if (!whole.startsWith('/') || !URL.canParse(here + whole)) return null;
  try {
    const segments = new URL(here + whole).pathname.split('/').map(decodeURIComponent);
    // Decoded, these would be a path of their own to whoever decodes again.
    return segments.some((segment) => /[/\\\p{Cc}]|^\.{1,2}$/u.test(segment))
      ? null
      : segments.map(encodeURIComponent).join('/');
  } catch {
    return null;
  }
}

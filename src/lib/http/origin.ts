import { config } from '#lib/platform/config.ts';

/**
 * Whether an unsafe request comes from this site: told by Origin, else Sec-Fetch-Site, else Referer. A request with none
 * of them comes from no browser page, and carries no cookie that another site could make it carry (SameSite=Lax).
 */
export function isFromThisSite(request: Request): boolean {
  const { headers } = request;
  const origin = headers.get('origin');
  if (origin !== null) return isOurs(origin, headers);
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin' || site === 'none';
  const referer = headers.get('referer');
  return referer === null || (URL.canParse(referer) && isOurs(new URL(referer).origin, headers));
}

/** The public address, or the one that this very request was sent to (127.0.0.1 beside localhost). */
function isOurs(origin: string, headers: Headers): boolean {
  const scheme = config.secureCookies ? 'https' : 'http';
  return origin === config.origin || origin === `${scheme}://${headers.get('host')}`;
}

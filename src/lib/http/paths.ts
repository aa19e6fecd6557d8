/**
 * A path of this site that somebody may be sent to, or null when the value leads elsewhere (docs/contract.md §4.1).
 * Takes what browsers make of tricky ones into account: `//host`, `/\host`, tabs and line breaks.
 */
export function pathOfThisSite(value: unknown): string | null {
  if (typeof value !== 'string' || !value.startsWith('/')) return null;
  const here = 'http://here.invalid';
  if (!URL.canParse(value, here)) return null;
  const url = new URL(value, here);
  return url.origin === here && !url.pathname.startsWith('//') ? url.pathname + url.search + url.hash : null;
}

/** Where somebody signs in first who wants this page. */
export function signInPath({ pathname, search }: URL): string {
  return `/login?next=${encodeURIComponent(pathname + search)}`;
}

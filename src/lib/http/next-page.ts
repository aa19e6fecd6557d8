/** The header with which an answer leads to the page that follows it (RFC 8288); none after the last page. */
export function linkToNextPage(
  { pathname, searchParams }: URL,
  name: 'after' | 'before',
  cursor: string | null,
): Record<string, string> {
  if (cursor === null) return {};
  const next = new URLSearchParams(searchParams);
  next.set(name, cursor);
  return { link: `<${pathname}?${next}>; rel="next"` };
}

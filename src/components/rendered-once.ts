/** The HTML that was made of an object which never changes, as long as there is the object. */
export const renderedOnce = new WeakMap<object, string>();

/** Stand-ins for contents that depend on nothing but a few words of our templates, of which there is a limited number. */
const standIns = new Map<string, object>();

/** The object under which such content is kept: the same one for the same words. */
export function standInFor(words: string): object {
  const known = standIns.get(words) ?? {};
  standIns.set(words, known);
  return known;
}

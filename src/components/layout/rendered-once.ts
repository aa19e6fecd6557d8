const ofObjects = new WeakMap<object, string>();
const ofNames = new Map<string, string>();

interface Kept {
  get(of: object | string): string | undefined;
  set(of: object | string, html: string): unknown;
}

/**
 * The HTML of content that never changes, made when it is first asked for.
 * @param of what it depends on: an object that never changes, as long as there is the object; or its name, of which our templates
 *   have a limited number
 */
export function renderOnce(of: object | string, render: () => Promise<string>): string | Promise<string> {
  const kept: Kept = typeof of === 'string' ? ofNames : ofObjects;
  const html = kept.get(of);
  if (html !== undefined) return html;
  return render().then((made) => {
    kept.set(of, made);
    return made;
  });
}

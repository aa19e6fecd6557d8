/** The HTML that was made of an object which never changes, as long as there is the object. */
export const renderedOnce = new WeakMap<object, string>();

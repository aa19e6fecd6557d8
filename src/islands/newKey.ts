/** A key by which a repeat is known as one. `crypto.randomUUID` is missing where a phone opens the page over plain http. */
export const newKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-');

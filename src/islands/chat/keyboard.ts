/** Whether an input method hears the key: it chooses or gives up a word with it. */
export const isComposing = (event: KeyboardEvent) => event.isComposing || event.keyCode === 229;

export const hasTouchKeyboard = () => matchMedia('(pointer: coarse)').matches;

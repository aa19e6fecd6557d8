/** Ends sentences with one full stop where a name such as "Martin Luther King Jr." brings one already. */
export const singleStops = (text: string): string => text.replaceAll(/(?<!\.)\.\.(?!\.)/g, '.');

/**
 * A whole number in English: 1,234. Not through `Intl`, nor is any other text that web writes often: its first use in a process
 * reads the data of all languages, which is 8 MB of memory and 12 ms in which nothing else is done.
 */
export const formatCount = (count: number): string => String(count).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');

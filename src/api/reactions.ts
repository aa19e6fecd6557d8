/** The reactions that are offered and accepted, as screens and reports show them. In a file of its own, without zod. */
export const reactions = [
  { emoji: '👍', label: 'Thumbs up', icon: 'thumbs-up' },
  { emoji: '👎', label: 'Thumbs down', icon: 'thumbs-down' },
] as const;
export type Emoji = (typeof reactions)[number]['emoji'];
export const emojis = reactions.map(({ emoji }) => emoji);

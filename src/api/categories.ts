/** The five categories of mentors, in the order of the home screen's tabs. In a file of its own, without zod. */
export const categoryKeys = ['business', 'sports', 'cinema', 'leaders', 'legacy'] as const;
export type CategoryKey = (typeof categoryKeys)[number];

/** The longest message a person can send, in characters (contract.md §3). Here by itself, so that an island can have it without zod. */
export const longestMessage = 8_000;

import type { Conversation } from '#islands/chat/screen.ts';

/** The last question, if it is known. */
export const lastQuestionOf = (known: Conversation | null) => known?.messages.findLast(({ role }) => role === 'user');

/** -1 for a conversation without messages. */
export const lastIndexOf = ({ messages }: Conversation) => messages.at(-1)?.index ?? -1;

export const textAt = (known: Conversation | null, at: number) =>
  known?.messages.find(({ index }) => index === at)?.content;

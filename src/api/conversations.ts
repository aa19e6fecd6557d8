import { z } from 'zod';
import { type Call, formBoolean, idempotencyKey, idParams, isoTime, listLimit } from '#api/call.ts';
import { formatCount } from '#api/format.ts';
import { failures } from '#api/failures.ts';
import { type Emoji, emojis } from '#api/reactions.ts';

/** The longest message a person can send, in characters (docs/contract.md §8.1). */
export const longestMessage = 8_000;

const message = z.strictObject({
  /** Given where not all messages are: elsewhere it is the place in the list. */
  index: z.int().optional(),
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  sources: z.array(z.string()).optional(),
  reactions: z.array(z.enum(emojis)).optional(),
  /** Of an answer that the person has stopped before its end. */
  stopped: z.literal(true).optional(),
  /** Of an answer that the provider has broken off before its end. */
  unfinished: z.literal(true).optional(),
  /** Of a message that does not open any more; its content says so. */
  unopened: z.literal(true).optional(),
});

const bareConversation = z.strictObject({
  id: z.string(),
  userId: z.string(),
  personalityKey: z.string(),
  title: z.string(),
  createdAt: isoTime,
  updatedAt: isoTime,
});
const conversation = bareConversation.extend({ messages: z.array(message) });

/** How many conversations one call deletes by their ids. */
const mostDeleted = 200;

/** The longest title, in characters. */
const longestTitle = 200;
const tooLongTitle = `A title has at most ${longestTitle} characters`;
const newTitle = z.string('Please enter a title').trim().min(1, 'Please enter a title').max(longestTitle, tooLongTitle);

/** What was deleted is out of sight at once, and can be brought back until then. */
const deleted = z.strictObject({ message: z.string(), undoUntil: isoTime });
/** Several at once, which are brought back together. */
const deletion = deleted.extend({ deletion: z.string(), deleted: z.int() });

/** What a person may be in danger of, as far as their message tells. */
export type DangerKind = 'self-harm' | 'abuse' | 'emergency';

/** What was found in a person's message, for which help is shown under it. */
export interface Danger {
  kind: DangerKind;
  /** BCP 47, of the words that were found; null when they belong to several, or the provider has found it. */
  language: string | null;
}

/** A passage of a mentor's library, as the chat screen shows it. */
export interface ShownEntry {
  /** Its place on the mentor's page. */
  id: string;
  work: string;
  year: number;
  kind: string;
  /** Where it stands: date and place, chapter, publisher. */
  locator: string;
  /** A public address at which the work can be had. */
  url?: string;
  /** In our own words. */
  teaching: string;
}

/** What an answer cites: "Work (year)", and its entry if the library still has it. */
export interface ShownSource {
  name: string;
  entry: ShownEntry | null;
}

/** A message as the chat screen shows it: the markdown, and its rendering. */
export interface ShownMessage {
  index: number;
  role: 'user' | 'assistant';
  content: string;
  /** Sanitised. */
  html: string;
  sources: ShownSource[];
  /** Of a person's message that speaks of danger to them; null otherwise. */
  danger: Danger | null;
  /** Of a person's message that could not be answered: why. */
  failure: AnswerFailure | null;
  reactions: Emoji[];
  isStopped: boolean;
  isUnfinished: boolean;
  /** Whether it does not open; its content says so. */
  isUnopened: boolean;
}

/** Why there is no answer; a code of errors.ts. */
export const answerFailures = ['quota', 'rate-limit', 'invalid-key', 'time-out', 'failed'] as const;
export type AnswerFailure = (typeof answerFailures)[number];

/** How it stands with the answer to the last question, unless it is simply there. */
const answerState = z.discriminatedUnion('state', [
  z.strictObject({ state: z.enum(['asked', 'writing', 'stopped']), questionIndex: z.int() }),
  z.strictObject({ state: z.literal('failed'), questionIndex: z.int(), failure: z.enum(answerFailures) }),
]);
export type AnswerState = z.output<typeof answerState>;

/** The last question of a conversation, which can be answered again and edited. */
export interface LastQuestion {
  index: number;
  /** How often its answer was asked for. */
  asking: number;
}

const conversationItem = z.strictObject({
  id: z.string(),
  title: z.string(),
  personalityKey: z.string(),
  messageCount: z.int(),
  updatedAt: isoTime,
  lastMessage: z.string().optional(),
});

const exchange = z.strictObject({
  userMessage: z.strictObject({ index: z.int(), role: z.literal('user'), content: z.string() }),
  message: z.strictObject({
    index: z.int(),
    role: z.literal('assistant'),
    content: z.string(),
    sources: z.array(z.string()).optional(),
    stopped: z.literal(true).optional(),
    unfinished: z.literal(true).optional(),
  }),
});

/**
 * What an answer's stream gives, as server-sent events: `started` once the question is stored, `help` when the provider tells
 * of danger to the person, `delta` for what is new of the text, and at the end `done` or `error`.
 */
export interface AnswerEvents {
  /** The index that the answer has or will have, and whether help is shown under the question. */
  started: { index: number; help?: true };
  /** The index of the question under which help is shown from now on. */
  help: { index: number };
  /** Sanitised HTML in place of the block of that number and of all after it; a block that is finished is not sent again. */
  delta: { block: number; html: string };
  done: z.output<typeof exchange>;
  error: { error: string; message: string };
}

/** What a person writes to a mentor. */
export const messageText = z
  .string('Please write a message')
  .trim()
  .min(1, 'Please write a message')
  .refine(
    (value) => [...value].length <= longestMessage,
    `A message has at most ${formatCount(longestMessage)} characters`,
  );

/** A message of a conversation. */
const messageParams = idParams.extend({
  messageIndex: z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number),
});

export const conversationCalls = {
  'GET /api/conversations': {
    for: 'user',
    // Without them all are given, up to 1,000. Where more follow, the answer's header says how to get them:
    // `Link: </api/conversations?limit=50&before=…>; rel="next"`.
    input: z.object({
      limit: listLimit.optional(),
      /**
       * A cursor that such a header gave; opaque. It stands for a point in the order (time of the last change, id), so a page
       * holds what comes after it even when the conversation that it was made of has moved to the top since, and is nobody's secret.
       */
      before: z.string().optional(),
    }),
    output: z.array(conversationItem),
    status: 200,
    failure: 'Error',
  },
  'POST /api/conversations': {
    for: 'user',
    input: z.object({
      personalityKey: z.string('Please choose a mentor'),
      title: z
        .string()
        .trim()
        .max(longestTitle, tooLongTitle)
        .optional()
        .transform((title) => title || 'New Conversation'),
      /**
       * Gives the newest conversation with that mentor in which nothing has been said, if there is one, with the title that it has.
       * The screens send it, so that Start Conversation, clicked again, leaves no empty ones behind.
       */
      reuseEmpty: formBoolean.optional(),
      /** Which of the mentor's six starters stands in the box of the screen that a form leads to. */
      starter: z.coerce.number().int().min(1).max(6).optional(),
      /** Sent at once, as the first message of a new conversation: `reuseEmpty` then has no effect. */
      message: messageText.optional(),
      idempotencyKey,
    }),
    output: conversation,
    status: 201,
    failure: failures['POST /api/conversations'].title,
  },
  'GET /api/conversations/{id}': {
    for: 'user',
    params: idParams,
    // Without them all messages are given. With them the last `limit` (1,000) of those before an index, each with its own; where
    // older ones are left, the answer's header says how to get them: `Link: </api/conversations/…?limit=50&before=450>; rel="next"`.
    input: z.object({
      limit: listLimit.optional(),
      before: z
        .string()
        .regex(/^\d{1,9}$/, 'before is the index of a message')
        .transform(Number)
        .optional(),
    }),
    // Our own chat screen asks with `Prefer: answer`: it gets how it stands with the last answer, and a version that changes with the
    // conversation.
    output: conversation.extend({ answer: answerState.nullable().optional(), version: z.string().optional() }),
    status: 200,
    failure: 'Error',
  },
  'PATCH /api/conversations/{id}': {
    for: 'user',
    params: idParams,
    input: z.object({ title: newTitle }),
    output: bareConversation,
    status: 200,
    failure: failures['POST /api/conversations/{id}/title'].title,
  },
  // The same for a form.
  'POST /api/conversations/{id}/title': {
    for: 'user',
    params: idParams,
    input: z.object({ title: newTitle }),
    output: bareConversation,
    status: 200,
    failure: failures['POST /api/conversations/{id}/title'].title,
  },
  'DELETE /api/conversations/{id}': {
    for: 'user',
    params: idParams,
    input: null,
    output: deleted,
    status: 200,
    failure: failures['POST /api/conversations/{id}/delete'].title,
  },
  // The same for a form.
  'POST /api/conversations/{id}/delete': {
    for: 'user',
    params: idParams,
    input: null,
    output: deleted,
    status: 200,
    failure: failures['POST /api/conversations/{id}/delete'].title,
  },
  'POST /api/conversations/{id}/restore': {
    for: 'user',
    params: idParams,
    input: null,
    output: bareConversation,
    status: 200,
    failure: failures['POST /api/conversations/restore'].title,
  },
  // Several at once. What is not there any more is left out.
  'POST /api/conversations/delete': {
    for: 'user',
    input: z.object({
      /** A list; of a form one text, with commas. */
      ids: z.preprocess(
        (value) => (typeof value === 'string' ? value.split(',') : value),
        z
          .array(z.string('Please choose conversations'), 'Please choose conversations')
          .min(1, 'Please choose conversations')
          .max(mostDeleted, `At most ${mostDeleted} conversations can be chosen`),
      ),
    }),
    output: deletion,
    status: 200,
    failure: failures['POST /api/conversations/delete'].title,
  },
  'DELETE /api/conversations': {
    for: 'user',
    input: null,
    output: deletion,
    status: 200,
    failure: failures['POST /api/conversations/delete-all'].title,
  },
  // The same for a form.
  'POST /api/conversations/delete-all': {
    for: 'user',
    input: null,
    output: deletion,
    status: 200,
    failure: failures['POST /api/conversations/delete-all'].title,
  },
  // Brings back what one deletion has removed.
  'POST /api/conversations/restore': {
    for: 'user',
    input: z.object({ deletion: z.string('Please say what to bring back') }),
    output: z.strictObject({ message: z.string(), restored: z.int() }),
    status: 200,
    failure: failures['POST /api/conversations/restore'].title,
  },
  'GET /api/history/questions': {
    for: 'user',
    input: null,
    output: z.array(z.strictObject({ question: z.string(), personalityKey: z.string(), timestamp: isoTime })),
    status: 200,
    failure: 'Error',
  },
  'POST /api/conversations/{id}/messages': {
    for: 'user',
    params: idParams,
    limit: 'send',
    streams: true,
    input: z.object({
      content: messageText,
      role: z.literal('user', 'Only messages of the role user can be sent').optional(),
      idempotencyKey,
    }),
    output: exchange,
    status: 200,
    failure: 'Error',
  },
  // Edits the last question: it and its answer give way to the new ones.
  'POST /api/conversations/{id}/messages/{messageIndex}': {
    for: 'user',
    params: messageParams,
    limit: 'send',
    streams: true,
    input: z.object({ content: messageText, idempotencyKey }),
    output: exchange,
    status: 200,
    failure: 'Error',
  },
  // Answers the last question (again).
  'POST /api/conversations/{id}/messages/{messageIndex}/answer': {
    for: 'user',
    params: messageParams,
    limit: 'send',
    streams: true,
    // Which asking the person saw makes a repeat safe (docs/contract.md §4.4).
    input: z.object({ after: z.coerce.number().int().optional() }),
    output: exchange,
    status: 200,
    failure: 'Error',
  },
  // Joins an answer that is being written.
  'GET /api/conversations/{id}/messages/{messageIndex}/stream': {
    for: 'user',
    params: messageParams,
    limit: 'watch',
    streams: true,
    input: null,
    output: exchange,
    status: 200,
    failure: 'Error',
  },
  'POST /api/conversations/{id}/messages/{messageIndex}/stop': {
    for: 'user',
    params: messageParams,
    input: null,
    output: z.strictObject({ state: z.enum(['asked', 'writing', 'done', 'failed', 'stopped']) }),
    status: 200,
    failure: 'Error',
  },
  'POST /api/conversations/{id}/messages/{messageIndex}/reactions': {
    for: 'user',
    params: messageParams,
    input: z.object({
      emoji: z.enum(emojis, `Only ${emojis.join(' and ')} can be given`),
      on: formBoolean.optional(),
    }),
    output: z.strictObject({ reactions: z.array(z.enum(emojis)) }),
    status: 200,
    failure: 'Failed to add reaction',
  },
} as const satisfies Record<string, Call>;

import { z } from 'zod';
import type { Call } from '#api/call.ts';
import { messageText } from '#api/conversations.ts';

export const guidanceCalls = {
  // Whom to ask: the question is kept nowhere but, sealed, for the page that a form leads to.
  'POST /api/guidance': {
    for: 'user',
    limit: 'send',
    input: z.object({ question: messageText }),
    output: z.strictObject({
      proposals: z.array(
        z.strictObject({
          personalityKey: z.string(),
          name: z.string(),
          /** The work in which the mentor speaks of it, as "Work (year)"; null when none does. */
          source: z.string().nullable(),
        }),
      ),
      /** Whether the question speaks of danger, so that help is shown first. */
      help: z.literal(true).optional(),
    }),
    status: 200,
    failure: 'Error',
  },
} as const satisfies Record<string, Call>;

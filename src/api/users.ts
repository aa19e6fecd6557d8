import { z } from 'zod';
import { type Call, formBoolean } from '#api/call.ts';
import { failures } from '#api/failures.ts';

export const userCalls = {
  'PATCH /api/users/favorites': {
    for: 'user',
    input: z.object({ personalityKey: z.string('Please choose a mentor'), on: formBoolean.optional() }),
    output: z.strictObject({ favoritePersonalities: z.array(z.string()) }),
    status: 200,
    failure: failures['PATCH /api/users/favorites'].title,
  },
} as const satisfies Record<string, Call>;

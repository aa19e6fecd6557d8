import { z } from 'zod';
import { name, user } from '#api/auth.ts';
import { type Call, formBoolean, message } from '#api/call.ts';
import { failures } from '#api/failures.ts';

/** What people may do with their own account, beyond the specification's table. */
export const accountCalls = {
  'POST /api/account/sessions/{id}/end': {
    for: 'user',
    // The hash under which the session is stored.
    params: z.object({ id: z.string().max(100) }),
    input: null,
    output: message,
    status: 200,
    failure: 'Error',
  },
  'POST /api/account/memory': {
    for: 'user',
    // Whether mentors may be told the person's first name and earlier questions.
    input: z.object({ on: formBoolean }),
    output: message.extend({ on: z.boolean() }),
    status: 200,
    failure: 'Error',
  },
  // What is left out stays as it is.
  'PATCH /api/account/name': {
    for: 'user',
    input: z.object({ firstName: name('First name').optional(), lastName: name('Last name').optional() }),
    output: z.object({ user }),
    status: 200,
    failure: failures['PATCH /api/account/name'].title,
  },
  'POST /api/account/delete': {
    for: 'user',
    input: z.object({
      // Asked of people who have one; those who sign in with Google confirm with their email address instead.
      password: z.string().max(256, 'Password must be at most 256 characters').optional(),
      email: z.string().trim().max(254, 'Please enter a valid email address').optional(),
    }),
    output: message,
    status: 200,
    failure: 'Error',
  },
} as const satisfies Record<string, Call>;

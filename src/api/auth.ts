import { z } from 'zod';
import { type Call, email, formBoolean, isoTime, message, text } from '#api/call.ts';
import { failures } from '#api/failures.ts';

const sixCharacters = 'Password must be at least 6 characters';

const eightCharacters = 'New password must be at least 8 characters long';

/** Longer ones are refused before they are hashed: hashing is dear by design. */
const password = z.string(sixCharacters).min(6, sixCharacters).max(256, 'Password must be at most 256 characters');

/** A person's name; it may be empty. */
export const name = (label: string) => text().trim().max(100, `${label} must be at most 100 characters`);

/** The current user as every screen sees them (docs/contract.md §3.6). */
export const user = z.strictObject({
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role: z.enum(['user', 'admin']),
  profileImageUrl: z.string().nullable(),
  authProvider: z.enum(['email', 'google']),
  favoritePersonalities: z.array(z.string()),
  subscriptionTier: z.string(),
  subscriptionStatus: z.string(),
  subscriptionExpiresAt: isoTime.nullable(),
  createdAt: isoTime,
  updatedAt: isoTime,
});

export const authCalls = {
  'GET /api/auth/user': { for: 'user', input: null, output: user, status: 200, failure: 'Failed to fetch user' },
  'POST /api/auth/register': {
    for: 'anyone',
    input: z.object({
      email,
      password,
      firstName: name('First name').default(''),
      lastName: name('Last name').default(''),
    }),
    output: z.object({ user }),
    status: 201,
    failure: failures['POST /api/auth/register'].title,
  },
  'POST /api/auth/login': {
    for: 'anyone',
    input: z.object({ email, password, rememberMe: formBoolean.default(false) }),
    output: z.object({ user }),
    status: 200,
    failure: failures['POST /api/auth/login'].title,
  },
  // Ends a sign-in with Google that met an account of the same address which nobody had shown to be theirs.
  'POST /api/auth/google': {
    for: 'anyone',
    input: z.discriminatedUnion('choice', [
      z.object({
        choice: z.literal('keep'),
        password: z
          .string('Please enter the password of that account')
          .min(1, 'Please enter the password of that account')
          .max(256, 'Password must be at most 256 characters'),
      }),
      z.object({ choice: z.literal('begin') }),
    ]),
    output: z.object({ user }),
    status: 200,
    failure: failures['POST /api/auth/google'].title,
  },
  'POST /api/auth/logout': {
    for: 'anyone',
    input: null,
    output: message,
    status: 200,
    failure: failures['POST /api/auth/logout'].title,
  },
  'POST /api/auth/forgot-password': {
    for: 'anyone',
    input: z.object({ email }),
    output: message,
    status: 200,
    failure: failures['POST /api/auth/forgot-password'].title,
  },
  'POST /api/auth/reset-password': {
    for: 'anyone',
    input: z.object({ token: z.string('Reset token is required').min(1, 'Reset token is required'), password }),
    output: message,
    status: 200,
    failure: failures['POST /api/auth/reset-password'].title,
  },
  'POST /api/auth/change-password': {
    for: 'user',
    input: z.object({
      currentPassword: z
        .string('Current password is required')
        .min(1, 'Current password is required')
        .max(256, 'Password must be at most 256 characters'),
      newPassword: z
        .string(eightCharacters)
        .min(8, eightCharacters)
        .max(256, 'Password must be at most 256 characters'),
    }),
    output: message,
    status: 200,
    failure: failures['POST /api/auth/change-password'].title,
  },
} as const satisfies Record<string, Call>;

import { z } from 'zod';

/** One call of the /api table: who may make it, what goes in, what comes out. */
export interface Call {
  /** Who may make it: `anyone`, a signed-in `user`, or an `admin` (docs/contract.md §1.3). */
  for: 'anyone' | 'user' | 'admin';
  /** What stands in the path for `{…}`; without any the path has none. What does not fit is simply not there: `not-found`. */
  params?: z.ZodObject;
  /** The request's body (of a GET its query), or null when it has none. */
  input: z.ZodType | null;
  /** The body of a success. */
  output: z.ZodType;
  status: 200 | 201;
  /** Whether it answers with server-sent events when `Accept: text/event-stream` asks for them; `output` is then what ends them. */
  streams?: true;
  /** How often a person may make it, by name of a rule in src/lib/platform/limits.ts; without one `write` for whatever changes something. */
  limit?: 'send' | 'contribute' | 'watch';
  /** Title of the toast that tells a form's failure (docs/contract.md §13.11). */
  failure: string;
}

/** The shape of our ids: UUIDs in lower case, since the vault binds texts to an id as it was made. */
export const idPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A path's `{id}`. */
export const idParams = z.object({ id: z.string().regex(idPattern) });

/** A boolean as JSON or as a form's field has it: a ticked box is `on`, an unticked one is missing. */
export const formBoolean = z.preprocess((value) => {
  if (value === 'true' || value === 'on') return true;
  if (value === 'false' || value === '') return false;
  return value;
}, z.boolean('Please choose on or off'));

/** Makes a repeat safe, where a form cannot send the header (docs/contract.md §4.4). */
export const idempotencyKey = z.string().max(200).optional();

/** Text for a column: PostgreSQL stores no NUL. The message is for what is no text at all. */
export const text = (message?: string) =>
  z.string(message).refine((value) => !value.includes('\0'), 'Please remove the unreadable characters');

/** How many of a list are given. */
export const listLimit = z
  .string()
  .regex(/^\d{1,6}$/, 'limit is a whole number')
  .transform(Number)
  .pipe(z.number().min(1, 'limit is at least 1').max(1_000, 'limit is at most 1000'));

/** An email address, trimmed (docs/contract.md §3.1). */
export const email = z
  .string('Please enter a valid email address')
  .trim()
  .max(254, 'Please enter a valid email address')
  .pipe(z.email('Please enter a valid email address'));

export const message = z.object({ message: z.string() });
export const isoTime = z.iso.datetime();

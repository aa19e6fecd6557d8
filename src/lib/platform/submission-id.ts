import { createHash, randomUUID } from 'node:crypto';

/**
 * The id of what a form adds. The same form sent twice by one person (a double click, a reload) gets the same one, and so
 * adds it once; with anything in it changed it is another form.
 * @param key what the form was given when it was shown; without one each id is new
 */
export function submissionId(
  userId: string,
  { idempotencyKey: key, ...fields }: { idempotencyKey?: string | undefined },
): string {
  if (key === undefined) return randomUUID();
  const hash = createHash('sha256')
    .update(JSON.stringify([userId, key, fields]))
    .digest('hex');
  // A version 8 UUID: of our own making (RFC 9562 §5.8).
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(12, 15)}-8${hash.slice(15, 18)}-${hash.slice(18, 30)}`;
}

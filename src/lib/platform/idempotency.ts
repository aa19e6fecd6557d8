import { createHash, randomUUID } from 'node:crypto';

interface Submission {
  /** What the form was given when it was shown. */
  idempotencyKey?: string | undefined;
}

/**
 * The id of what a form adds. The same form sent twice by one person (a double click, a reload) gets the same one, and so
 * adds it once; with anything in it changed it is another form. Without a key each id is new.
 */
export function submissionId(userId: string, { idempotencyKey: key, ...fields }: Submission): string {
  if (key === undefined) return randomUUID();
  const hash = createHash('sha256')
    .update(JSON.stringify([userId, key, fields]))
    .digest('hex');
  // A version 8 UUID: of our own making (RFC 9562 §5.8).
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(12, 15)}-8${hash.slice(15, 18)}-${hash.slice(18, 30)}`;
}

/**
 * By what a repeated message is known in its conversation. It cannot be the answer's id: an edit has another key, and keeps the row.
 * @param headers their key stands for itself; that of a form only together with its other fields
 */
export function submissionHash(userId: string, headers: Headers, form: Submission): Buffer | null {
  const key = headers.get('idempotency-key') || (form.idempotencyKey ? submissionId(userId, form) : null);
  return key === null ? null : createHash('sha256').update(key).digest();
}

import { atom, map } from 'nanostores';
import { call } from '#api/client.ts';
import { newKey } from '#islands/newKey.ts';

/** What the dialog shows (docs/contract.md §13.10); closed, it keeps what was filled in. */
export const $feedbackView = atom<'closed' | 'open' | 'submitting' | 'success'>('closed');

/** What was filled in, by the form's fields. */
export const $feedbackDraft = map<Record<string, string>>({});

/** What was left out or refused, by field. */
export const $feedbackErrors = map<Record<string, string>>({});

/** An answer may get lost: what is sent again then is not stored again. */
let idempotencyKey: string | undefined;

/** Keeps what was filled into a field; what was said about it no longer holds. */
export function fillIn(field: string, value: string): void {
  $feedbackDraft.setKey(field, value);
  const { [field]: _, ...others } = $feedbackErrors.get();
  $feedbackErrors.set(others);
}

/** Empties the form: with Cancel, and once it was sent (docs/contract.md §13.10). */
export function emptyFeedback(): void {
  idempotencyKey = undefined;
  $feedbackDraft.set({});
  $feedbackErrors.set({});
}

/**
 * Sends what was filled in.
 * @throws what the call throws; all is kept then
 */
export async function sendFeedback(): Promise<void> {
  const { experienceRating, npsScore, comment } = $feedbackDraft.get();
  idempotencyKey ??= newKey();
  $feedbackView.set('submitting');
  try {
    await call('POST /api/feedback', {
      body: {
        experienceRating: Number(experienceRating),
        npsScore: Number(npsScore),
        ...(comment?.trim() && { comment: comment.trim() }),
        idempotencyKey,
      },
    });
    emptyFeedback();
    $feedbackView.set('success');
  } catch (error) {
    $feedbackView.set('open');
    throw error;
  }
}

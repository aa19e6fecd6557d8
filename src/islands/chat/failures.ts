import { CallError } from '#api/client.ts';
import { sendFailureText } from '#api/errors.ts';
import { showToast } from '#islands/toasts.ts';

/** Tells a failure in a toast. An ended session is not told: the page to sign in follows. */
export function report(failure: unknown, words = 'Failed to send message'): void {
  if (isSignedOut(failure)) return;
  const { code, sentence } = failure instanceof CallError ? failure : {};
  const text = sentence === undefined ? words : sendFailureText(code, sentence);
  void showToast({ title: 'Error', text, tone: 'destructive' });
}

/** Stopping is no failure: the person wanted it, and the screen says it. */
export const wasStopped = (failure: unknown) => failure instanceof CallError && failure.code === 'stopped';

export const isSignedOut = (failure: unknown) => failure instanceof CallError && failure.status === 401;

/** @param page the page to come back to */
export function signInAgain(page: string = location.pathname): void {
  location.assign(`/login?next=${encodeURIComponent(page)}`);
}

/**
 * Every refusal the /api calls know: its status (docs/contract.md §1.2) and its sentence.
 * Rules in src/lib return these codes as values; only here do they become HTTP.
 */
export const errors = {
  'invalid-input': { status: 400, message: 'Please check what you entered and try again.' },
  'malformed-body': { status: 400, message: 'The request could not be read.' },
  'reset-token': {
    status: 400,
    message: 'This reset link is invalid or has expired. Please request a new one.',
  },
  'signed-out': { status: 401, message: 'Please sign in to continue.' },
  'wrong-credentials': { status: 401, message: 'Invalid email or password' },
  'google-unverified': {
    status: 403,
    message: 'Google has not verified your email address yet. Please verify it there, or sign in with a password.',
  },
  'wrong-origin': { status: 403, message: 'This request came from another site and was refused.' },
  'not-allowed': { status: 403, message: 'You are not allowed to do this.' },
  'not-found': { status: 404, message: 'Not found' },
  'undo-over': { status: 404, message: 'It is too late to undo this: it is deleted for good.' },
  'wrong-method': { status: 405, message: 'This address does not take that method.' },
  'email-taken': { status: 409, message: 'An account with this email address already exists.' },
  'google-taken': {
    status: 409,
    message: 'Your email address belongs to an account that another Google account signs in to.',
  },
  'google-undecided': {
    status: 409,
    message: 'Your email address has an account already. Please choose what becomes of it.',
  },
  'answer-pending': { status: 409, message: 'Your mentor is still answering. Please wait for that answer first.' },
  'nothing-to-answer': {
    status: 409,
    message: 'Only the last question of a conversation can be answered again or edited.',
  },
  'key-used': { status: 409, message: 'This was sent before, as another message. Please load the page again.' },
  stopped: { status: 409, message: 'The answer was stopped before anything was written.' },
  'not-pending': { status: 409, message: 'This recommendation has been decided; it takes no more votes.' },
  'changed-meanwhile': {
    status: 409,
    message:
      'Somebody else has changed this recommendation meanwhile. Please look at it as it is now, and decide again.',
  },
  'too-large': { status: 413, message: 'This is too large to be sent.' },
  'unsupported-type': { status: 415, message: 'Please send JSON or a form.' },
  'too-many': { status: 429, message: 'Too many requests. Please wait a moment and try again.' },
  unexpected: { status: 500, message: 'Something went wrong on our side. Please try again.' },
  'google-cancelled': { status: 400, message: 'Signing in with Google was cancelled.' },
  'google-failed': { status: 502, message: 'Signing in with Google did not work. Please try again.' },
  failed: { status: 502, message: 'The AI provider failed to answer' },
  'invalid-key': { status: 502, message: 'Invalid API key for the AI provider' },
  outage: { status: 503, message: 'We will be right back. Please try again in a moment.' },
  quota: { status: 503, message: 'AI provider quota exceeded' },
  'rate-limit': { status: 503, message: 'AI provider rate limit reached' },
  'queue-down': {
    status: 503,
    message: 'Your message is kept, but nobody can answer it right now. The answer will appear here.',
  },
  'time-out': { status: 504, message: 'The AI provider took too long to answer' },
  'still-writing': {
    status: 504,
    message: 'The answer is taking longer than usual. It will appear here as soon as it is written.',
  },
} as const;

export type ErrorCode = keyof typeof errors;

/** What is told of a message that could not be sent or answered (docs/contract.md §16). */
export function sendFailureText(code: ErrorCode | undefined, sentence: string): string {
  switch (code) {
    case 'quota':
      return 'AI provider quota exceeded. Please try again in a moment';
    case 'rate-limit':
      return 'Rate limit exceeded. Please try again in a moment';
    case 'invalid-key':
      return 'API key issue. Please check the AI configuration.';
    default:
      return sentence;
  }
}

/** What a non-2xx JSON body holds (docs/contract.md §1.2). */
export interface ErrorBody {
  error: string;
  message: string;
  /** Which refusal it is, for programs. */
  code: ErrorCode;
  fieldErrors?: Record<string, string>;
}

import { type ErrorBody, type ErrorCode, errors } from '#api/errors.ts';

/** An expected "no", as a value: what the rule is called, and what to tell under which field. Bugs throw instead. */
export interface Refusal {
  refused: ErrorCode;
  fieldErrors?: Record<string, string>;
  /** Seconds after which a repeat makes sense. */
  retryAfterSeconds?: number;
  /** What was sent is stored all the same, and shown on this page: a form goes there, and does not get it back. */
  stored?: string;
}

export function refuse(code: ErrorCode, fieldErrors?: Record<string, string>): Refusal {
  return fieldErrors === undefined ? { refused: code } : { refused: code, fieldErrors };
}

export function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && 'refused' in value;
}

/** The JSON body of a refusal. */
export function errorBody(refusal: Refusal): ErrorBody {
  const message = Object.values(refusal.fieldErrors ?? {})[0] ?? errors[refusal.refused].message;
  return {
    error: message,
    message,
    code: refusal.refused,
    ...(refusal.fieldErrors && { fieldErrors: refusal.fieldErrors }),
  };
}

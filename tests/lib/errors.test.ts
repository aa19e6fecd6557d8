import { expect, test } from 'vitest';
import { errors, sendFailureText } from '#api/errors.ts';

const quota = 'AI provider quota exceeded. Please try again in a moment';
const rate = 'Rate limit exceeded. Please try again in a moment';
const key = 'API key issue. Please check the AI configuration.';

// spec: errors-14
test.for([
  ['quota', quota],
  ['rate-limit', rate],
  ['invalid-key', key],
  ['failed', 'The AI provider failed to answer'],
  // Not of our server.
  [undefined, 'Something else'],
] as const)('a send that failed with %j tells %j', ([code, text]) => {
  expect(sendFailureText(code, code === undefined ? 'Something else' : errors[code].message)).toBe(text);
});

test('every refusal has a sentence to tell', () => {
  for (const [code, { message }] of Object.entries(errors)) expect(message, code).toMatch(/^[A-Z].{5,}/);
});

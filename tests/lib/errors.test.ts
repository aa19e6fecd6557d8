import { expect, test } from 'vitest';
import { errors, sendFailureText } from '#api/errors.ts';

const quota = 'AI provider quota exceeded. Please try again in a moment';
const rate = 'Rate limit exceeded. Please try again in a moment';
const key = 'API key issue. Please check the AI configuration.';

test.for([
  ['You have quota exceeded for today', quota],
  [errors.quota.message, quota],
  ['the rate limit is 3', rate],
  [errors['rate-limit'].message, rate],
  ['Invalid API key given', key],
  [errors['invalid-key'].message, key],
  ['OpenAI said no', key],
  // What comes first in the catalogue counts.
  ['quota exceeded and rate limit, says OpenAI', quota],
  ['Something else', 'Something else'],
  [errors.failed.message, 'The AI provider failed to answer'],
] as const)('a send that failed with %j tells %j', ([sentence, text]) => {
  expect(sendFailureText(sentence)).toBe(text);
});

test('every refusal has a sentence to tell', () => {
  for (const [code, { message }] of Object.entries(errors)) expect(message, code).toMatch(/^[A-Z].{5,}/);
});

import { CallError } from '#api/client.ts';

/** What to tell when a message could not be sent or answered, in the words of spec.md §8. */
export function sendFailureText(failure: unknown): string {
  const text = failure instanceof CallError ? failure.sentence : undefined;
  if (text === undefined) return 'Failed to send message';
  if (text.includes('quota exceeded')) return 'AI provider quota exceeded. Please try again in a moment';
  if (text.includes('rate limit')) return 'Rate limit exceeded. Please try again in a moment';
  if (text.includes('Invalid API key') || text.includes('OpenAI')) {
    return 'API key issue. Please check the AI configuration.';
  }
  return text;
}

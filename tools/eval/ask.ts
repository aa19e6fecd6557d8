import { APIError } from 'openai';
import { finishAnswer } from '#lib/answers/finish-answer.ts';
import { answerOffline } from '#lib/retrieval/offline.ts';
import { tokensOf } from '#lib/prompt/token-budget.ts';
import { composePrompt, type Prompt } from '#lib/prompt/prompt.ts';
import { completeChat, ProviderFault } from '#lib/prompt/provider.ts';
import type { EvalCase } from './cases.ts';
import { tryAgain } from './retry.ts';
import type { Answered } from './rules/rule.ts';

/** What calls cost, as the provider reports it, or as the product estimates it for its budget. */
export interface Tokens {
  in: number;
  out: number;
  isEstimated: boolean;
}

/**
 * Asks a mentor as the worker does: the same prompt, the same call, the same finish.
 * @throws ProviderFault when there is no answer
 */
export async function askMentor(asked: EvalCase): Promise<{ answer: Answered; tokens: Tokens; tries: number }> {
  const { messages, passages } = composePrompt(asked.mentor, asked.turns);
  const { value, tries } = await tryAgain(() => complete(messages));
  const { text: raw, tokens } = value;
  const finished = finishAnswer(raw, passages, [asked.turns.at(-1)!.content]);
  if (finished.content === '')
    throw new ProviderFault('failed', true, new Error('an answer of nothing but invented numbers'));
  return { answer: { asked, raw, ...finished, passages, instructions: messages[0]!.content }, tokens, tries };
}

/** What a person gets without any provider. */
export function askOffline(asked: EvalCase): Answered {
  const { text, passages } = answerOffline(asked.mentor, asked.turns.at(-1)!.content);
  // The last paragraph is the product's notice, not the mentor's word.
  const raw = text.slice(0, text.lastIndexOf('\n\n'));
  return { asked, raw, ...finishAnswer(raw, passages, asked.mentor.starters), passages, instructions: '' };
}

/** Some compatible servers refuse to be asked for usage: once one has, it is not asked again. */
let tellsUsage = true;

async function complete(messages: Prompt['messages']): Promise<{ text: string; tokens: Tokens }> {
  const asksUsage = tellsUsage;
  const tokens: Tokens = { in: 0, out: 0, isEstimated: true };
  const onUsage = ({ prompt_tokens, completion_tokens }: { prompt_tokens: number; completion_tokens: number }) =>
    Object.assign(tokens, { in: prompt_tokens, out: completion_tokens, isEstimated: false });
  try {
    const text = await completeChat(messages, asksUsage ? { onUsage } : {});
    if (tokens.isEstimated)
      Object.assign(tokens, { in: estimate(messages.map(({ content }) => content)), out: estimate([text]) });
    return { text, tokens };
  } catch (error) {
    if (!asksUsage || !refusesUsage(error)) throw error;
    tellsUsage = false;
    return complete(messages);
  }
}

const estimate = (texts: readonly string[]) => texts.reduce((sum, text) => sum + tokensOf(text), 0);

/** A request may be refused for what is asked, too. */
const refusesUsage = (error: unknown) =>
  error instanceof ProviderFault &&
  error.cause instanceof APIError &&
  /stream_options|include_usage/.test(error.cause.message);

import OpenAI, { APIConnectionError, APIConnectionTimeoutError, APIError, APIUserAbortError } from 'openai';
import type { AnswerFailure } from '#api/conversations.ts';
import type { Prompt } from '#lib/chat/prompt.ts';
import { fetchNotingEnd, untilEnd } from '#lib/chat/stream-end.ts';
import { config } from '#lib/config.ts';

/** The AI provider gave no answer: why, and whether the same call may go through later (contract.md §3). */
export class ProviderFault extends Error {
  readonly failure: AnswerFailure;
  readonly isPassing: boolean;
  constructor(failure: AnswerFailure, isPassing: boolean, cause: unknown) {
    super(`AI provider: ${failure}`, { cause });
    this.failure = failure;
    this.isPassing = isPassing;
  }
}

/** The longest that one call may take (contract.md §3). */
const timeOutMs = 60_000;

/** More than any answer needs, in characters: what goes on after that is not waited for. */
const longestText = 20_000;

const client =
  config.provider &&
  new OpenAI({
    // A base URL without a key is allowed: servers of one's own often ask for none.
    apiKey: config.provider.apiKey ?? 'none',
    baseURL: config.provider.baseUrl,
    maxRetries: 0,
    timeout: timeOutMs,
    fetch: fetchNotingEnd,
  });

interface Options {
  /** Ends the call; what it was aborted with is thrown. */
  signal?: AbortSignal;
  /** Is told of each piece of the text as it comes. */
  onText?: (piece: string) => void;
  /** Is told what the call cost, if the provider says so; it is asked to, which not every compatible server takes. */
  onUsage?: (usage: OpenAI.CompletionUsage) => void;
}

/**
 * Asks the AI provider to complete a chat, streaming on our side of the line.
 * @returns the whole text, or the beginning of one that is too long; never empty
 * @throws ProviderFault
 */
export async function completeChat(messages: Prompt['messages'], { signal, onText, onUsage }: Options = {}): Promise<string> {
  if (client === null || config.provider === null) throw new Error('No AI provider is set');
  const ending = new AbortController();
  let isTimeUp = false;
  const timer = setTimeout(() => {
    isTimeUp = true;
    ending.abort();
  }, timeOutMs);
  const breakOff = () => ending.abort();
  signal?.addEventListener('abort', breakOff);
  try {
    signal?.throwIfAborted();
    const { data: stream, response } = await client.chat.completions
      .create(
        { model: config.provider.model, messages, stream: true, ...(onUsage && { stream_options: { include_usage: true } }) },
        { signal: ending.signal },
      )
      .withResponse();
    const text = response.headers.get('content-type')?.includes('json')
      ? wholeText(await response.json().catch(() => Promise.reject(new Error('unreadable answer'))), onUsage)
      : await streamedText(untilEnd(stream, response), onText, onUsage);
    // The client ends its loop without an error when it is aborted.
    ending.signal.throwIfAborted();
    if (text.trim() === '') throw new Error('empty answer');
    return text;
  } catch (error) {
    signal?.throwIfAborted();
    throw faultOf(error, isTimeUp);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', breakOff);
  }
}

async function streamedText(
  stream: AsyncIterable<OpenAI.ChatCompletionChunk>,
  onText: Options['onText'],
  onUsage: Options['onUsage'],
): Promise<string> {
  let text = '';
  for await (const chunk of stream) {
    // A chunk that only keeps the connection alive may have none.
    const piece = chunk.choices?.[0]?.delta?.content ?? '';
    text += piece;
    // Leaving the loop ends the call.
    if (text.length > longestText) return beginningOf(text);
    onText?.(piece);
    if (chunk.usage) onUsage?.(chunk.usage);
  }
  return text;
}

/** The beginning of a text that is too long, up to the end of a sentence if one ends in its second half. */
function beginningOf(text: string): string {
  const half = longestText / 2;
  const [sentences = text.slice(half, longestText)] = /^.*(?:\n|[.!?…。।](?=\s))/s.exec(text.slice(half, longestText)) ?? [];
  return text.slice(0, half) + sentences;
}

/** Some compatible servers do not stream, whatever they are asked. */
function wholeText(completion: OpenAI.ChatCompletion, onUsage: Options['onUsage']): string {
  if (completion.usage) onUsage?.(completion.usage);
  const text = completion.choices?.[0]?.message?.content ?? '';
  return text.length > longestText ? beginningOf(text) : text;
}

function faultOf(error: unknown, isTimeUp: boolean): ProviderFault {
  if (isTimeUp || error instanceof APIUserAbortError || error instanceof APIConnectionTimeoutError) {
    return new ProviderFault('time-out', false, error);
  }
  if (!(error instanceof APIError) || error instanceof APIConnectionError || error.status === undefined) {
    return new ProviderFault('failed', true, error);
  }
  if (error.status === 429) {
    const isQuota = error.code === 'insufficient_quota' || error.type === 'insufficient_quota';
    return new ProviderFault(isQuota ? 'quota' : 'rate-limit', !isQuota, error);
  }
  if (error.status === 401 || error.status === 403) return new ProviderFault('invalid-key', false, error);
  return new ProviderFault('failed', error.status >= 500, error);
}

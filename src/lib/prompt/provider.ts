import OpenAI, { APIConnectionTimeoutError, APIError, APIUserAbortError } from 'openai';
import type { AnswerFailure } from '#api/conversations.ts';
import type { Prompt } from '#lib/prompt/prompt.ts';
import { ProviderGate, type Wait } from '#lib/prompt/provider-gate.ts';
import { fetchNotingEnd, untilEnd } from '#lib/answers/stream-end.ts';
import { config } from '#lib/platform/config.ts';
import { lazy } from '#lib/platform/lazy.ts';

/** The AI provider gave no answer: why, and whether the same call may go through later (docs/contract.md §8.5). */
export class ProviderFault extends Error {
  readonly failure: AnswerFailure;
  readonly isPassing: boolean;
  constructor(failure: AnswerFailure, isPassing: boolean, cause: unknown) {
    super(`AI provider: ${failure}`, { cause });
    this.failure = failure;
    this.isPassing = isPassing;
  }
}

/** More than any answer needs, in characters: what goes on after that is not waited for. */
const longestText = 20_000;

const client = lazy(
  () =>
    config.provider &&
    new OpenAI({
      // A base URL without a key is allowed: servers of one's own often ask for none.
      apiKey: config.provider.apiKey ?? 'none',
      baseURL: config.provider.baseUrl,
      maxRetries: 0,
      timeout: config.answerMs,
      fetch: fetchNotingEnd,
    }),
);

const gate = new ProviderGate();

interface Options {
  /** Ends the call; what it was aborted with is thrown. */
  signal?: AbortSignal;
  /** Is told of each piece of the text as it comes. */
  onText?: (piece: string) => void;
  /** Is told what the call cost, if the provider says so; it is asked to, which not every compatible server takes. */
  onUsage?: (usage: OpenAI.CompletionUsage) => void;
}

/**
 * Asks the AI provider to complete a chat, streaming on our side of the line. When it has too many calls it is asked again later,
 * as long as the time for an answer lasts.
 * @returns the whole text, or the beginning of one that is too long; never empty
 * @throws ProviderFault
 */
export async function completeChat(
  messages: Prompt['messages'],
  { signal, onText, onUsage }: Options = {},
): Promise<string> {
  const provider = client();
  if (provider === null || config.provider === null) throw new Error('No AI provider is set');
  const { model } = config.provider;
  const ending = new AbortController();
  let isTimeUp = false;
  const onTimeUp = () => {
    isTimeUp = true;
    ending.abort();
  };
  const untilMs = performance.now() + config.answerMs;
  const whole = setTimeout(onTimeUp, config.answerMs);
  let silence: NodeJS.Timeout | undefined;
  const breakOff = () => ending.abort();
  signal?.addEventListener('abort', breakOff);
  const begin = () => {
    clearTimeout(silence);
    silence = setTimeout(onTimeUp, config.answerSilenceMs);
    return (
      provider.chat.completions
        .create(
          { model, messages, stream: true, ...(onUsage && { stream_options: { include_usage: true } }) },
          { signal: ending.signal },
        )
        .withResponse()
        // While it waits to be made again, nothing is expected.
        .catch((error: unknown) => {
          clearTimeout(silence);
          throw error;
        })
    );
  };
  try {
    signal?.throwIfAborted();
    const { data: stream, response } = await gate.pass(begin, waitOf, untilMs, ending.signal);
    const text = response.headers.get('content-type')?.includes('json')
      ? wholeText(await response.json().catch(() => Promise.reject(new Error('unreadable answer'))), onUsage)
      : await streamedText(untilEnd(stream, response), () => silence!.refresh(), onText, onUsage);
    // The client ends its loop without an error when it is aborted.
    ending.signal.throwIfAborted();
    if (text.trim() === '') throw new Error('empty answer');
    return text;
  } catch (error) {
    signal?.throwIfAborted();
    throw faultOf(error, isTimeUp);
  } finally {
    clearTimeout(whole);
    clearTimeout(silence);
    signal?.removeEventListener('abort', breakOff);
  }
}

async function streamedText(
  stream: AsyncIterable<OpenAI.ChatCompletionChunk>,
  onChunk: () => void,
  onText: Options['onText'],
  onUsage: Options['onUsage'],
): Promise<string> {
  let text = '';
  for await (const chunk of stream) {
    onChunk();
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
  const [sentences = text.slice(half, longestText)] =
    /^.*(?:\n|[.!?…。।](?=\s))/s.exec(text.slice(half, longestText)) ?? [];
  return text.slice(0, half) + sentences;
}

/** Some compatible servers do not stream, whatever they are asked. */
function wholeText(completion: OpenAI.ChatCompletion, onUsage: Options['onUsage']): string {
  if (completion.usage) onUsage?.(completion.usage);
  const text = completion.choices?.[0]?.message?.content ?? '';
  return text.length > longestText ? beginningOf(text) : text;
}

/** What the provider says of coming back later: for a 429 the call itself is made again, for a 503 its job is (docs/contract.md §8.5). */
function waitOf(error: unknown): Wait | null {
  if (!(error instanceof APIError) || isQuotaUsedUp(error)) return null;
  if (error.status !== 429 && error.status !== 503) return null;
  const ms = retryAfterMs(error.headers);
  if (error.status === 429) return { ms, isMadeAgain: true };
  return ms === null ? null : { ms, isMadeAgain: false };
}

/** `Retry-After` in seconds or as a date, or the more exact `retry-after-ms` of some providers; null when it is not in the future. */
function retryAfterMs(headers: Headers | undefined): number | null {
  const [exact, header] = [headers?.get('retry-after-ms'), headers?.get('retry-after')];
  const seconds = Number(header ?? Number.NaN);
  const ms = exact ? Number(exact) : Number.isNaN(seconds) ? Date.parse(header ?? '') - Date.now() : seconds * 1_000;
  return ms > 0 ? ms : null;
}

const isQuotaUsedUp = ({ status, code, type }: APIError) =>
  status === 429 && (code === 'insufficient_quota' || type === 'insufficient_quota');

function faultOf(error: unknown, isTimeUp: boolean): ProviderFault {
  const status = error instanceof APIError ? error.status : undefined;
  // All the time that there was has been waited.
  if (status === 429) return new ProviderFault(isQuotaUsedUp(error as APIError) ? 'quota' : 'rate-limit', false, error);
  if (status === 401 || status === 403) return new ProviderFault('invalid-key', false, error);
  if (status !== undefined) return new ProviderFault('failed', status >= 500, error);
  const isTimeOut = isTimeUp || error instanceof APIUserAbortError || error instanceof APIConnectionTimeoutError;
  return isTimeOut ? new ProviderFault('time-out', false, error) : new ProviderFault('failed', true, error);
}

import type OpenAI from 'openai';

/** What a stream of events ends with. The client keeps it to itself. */
const lastWord = /(?:^|\n)data: ?\[DONE\]\s*$/;
const tailLength = 24;

/** Responses whose body has come to the last word. */
const ended = new WeakSet<Response>();

/** `fetch` for a client whose streams `untilEnd` reads. */
export async function fetchNotingEnd(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, init);
  // Not through another stream, which would cost as much as the call itself.
  if (response.body !== null)
    Object.defineProperty(response, 'body', { value: noting(response.body, () => ended.add(response)) });
  return response;
}

async function* noting(body: AsyncIterable<Uint8Array>, onLastWord: () => void): AsyncGenerator<Uint8Array> {
  let tail = '';
  for await (const bytes of body) {
    tail = (tail + Buffer.from(bytes.subarray(-tailLength)).toString('latin1')).slice(-tailLength);
    if (lastWord.test(tail)) onLastWord();
    yield bytes;
  }
}

/**
 * A stream's chunks. A gateway that has lost the server behind it may end a stream as if that were all, without an error. What was
 * whole says why it ends (`finish_reason`) or has the last word; some servers do only one of the two, so one will do.
 * @throws at the end of a stream that does neither
 */
export async function* untilEnd(
  chunks: AsyncIterable<OpenAI.ChatCompletionChunk>,
  response: Response,
): AsyncGenerator<OpenAI.ChatCompletionChunk> {
  let hasReason = false;
  for await (const chunk of chunks) {
    hasReason ||= Boolean(chunk.choices?.[0]?.finish_reason);
    yield chunk;
  }
  if (!hasReason && !ended.has(response)) throw new Error('the stream ended before the answer did');
}

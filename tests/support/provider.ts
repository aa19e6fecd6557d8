import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** What a test reads of a chat completion request; the rest of the body is there too. */
export type ChatRequest = {
  model: string;
  stream?: boolean;
  stream_options?: { include_usage?: boolean };
  messages: { role: string; content: string }[];
  [key: string]: unknown;
};

/** One scripted reply. A bare string is a text without delays. */
export type Answer =
  | string
  | Text
  | {
      status: number;
      error: { message: string; type?: string; code?: string | null };
      headers?: Record<string, string>;
    }
  /** Never answers; the connection stays open. */
  | { hang: true }
  /** The default text, cut. */
  | { breakAfter: number };

type Text = {
  text: string;
  /** Before the first byte. */
  delayMs?: number;
  /** Before each further piece of a stream. */
  chunkDelayMs?: number;
  /** Sends that many characters, then cuts the connection. */
  breakAfter?: number;
  /** A stream sends that many characters, then nothing more; the connection stays open. */
  silentAfter?: number;
  /** What a stream says at its end; both by default. A gateway that has lost the server behind it says nothing. */
  ending?: 'finish_reason' | '[DONE]' | 'nothing';
  /** A stream waits for it after the first half of its pieces. */
  holdHalfway?: Promise<void>;
  /** A stream waits for it when all is written, before it says so. */
  holdEnd?: Promise<void>;
};

export type Provider = {
  /** For OPENAI_BASE_URL. */
  url: string;
  /** The parsed body of every request so far, oldest first. */
  requests: ChatRequest[];
  /** How many replies ended before their end, because the one who asked has gone or the script says so. */
  cutOff: number;
  /** Decides each reply; may wait, so that a test can hold an answer back. */
  answer: (body: ChatRequest) => Answer | Promise<Answer>;
  /** Resolves once that many requests have come in. */
  received(count: number): Promise<void>;
  close(): Promise<void>;
};

const defaultText = 'Begin where you stand, and begin today [1]. What you repeat is what you become [2].';

/** Starts a server on loopback that speaks OpenAI's chat completions, in whole and as a stream, from a script. */
export async function startProvider(): Promise<Provider> {
  const waiting: { count: number; resolve: () => void }[] = [];
  const server = http.createServer(async (request, response) => {
    response.once('close', () => (provider.cutOff += response.writableFinished ? 0 : 1));
    try {
      if (request.method !== 'POST' || request.url !== '/v1/chat/completions') {
        return refuse(response, 404, {
          message: `No such path: ${request.method} ${request.url}`,
          type: 'invalid_request_error',
        });
      }
      const body = JSON.parse(await readText(request)) as ChatRequest;
      provider.requests.push(body);
      for (const one of waiting) if (one.count <= provider.requests.length) one.resolve();
      await reply(body, await provider.answer(body), response);
    } catch (error) {
      refuse(response, 500, { message: `The test provider failed: ${error}`, type: 'server_error' });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const provider: Provider = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests: [],
    cutOff: 0,
    answer: () => defaultText,
    received: (count) =>
      new Promise((resolve) => (provider.requests.length >= count ? resolve() : waiting.push({ count, resolve }))),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return provider;
}

async function reply(body: ChatRequest, scripted: Answer, response: http.ServerResponse): Promise<void> {
  const answer = typeof scripted === 'string' ? { text: scripted } : scripted;
  if ('hang' in answer) return;
  if ('error' in answer) return refuse(response, answer.status, answer.error, answer.headers);
  const {
    text,
    delayMs = 0,
    chunkDelayMs = 0,
    breakAfter,
    silentAfter,
    ending,
    holdHalfway,
    holdEnd,
  } = 'text' in answer ? answer : ({ ...answer, text: defaultText } as Text);
  const sent = text.slice(0, breakAfter ?? silentAfter);
  if (delayMs > 0) await sleep(delayMs);
  const head = { id: 'chatcmpl-test', created: Math.floor(Date.now() / 1000), model: body.model };
  const usage = { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 };
  if (body.stream !== true) {
    const message = { role: 'assistant', content: text, refusal: null };
    const whole = JSON.stringify({
      ...head,
      object: 'chat.completion',
      choices: [{ index: 0, message, finish_reason: 'stop' }],
      usage,
    });
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(whole) });
    if (breakAfter === undefined) response.end(whole);
    else response.write(whole.slice(0, breakAfter), () => response.destroy());
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-cache' });
  const send = (chunk: object) =>
    response.write(`data: ${JSON.stringify({ ...head, object: 'chat.completion.chunk', ...chunk })}\n\n`);
  const delta = (part: object, finish: string | null) =>
    send({ choices: [{ index: 0, delta: part, finish_reason: finish }] });
  // Some servers keep the connection alive with chunks that hold nothing.
  send({});
  delta({ role: 'assistant', content: '' }, null);
  const words = sent.match(/\s*\S+\s*/g) ?? [];
  for (const [at, word] of words.entries()) {
    if (at === Math.ceil(words.length / 2)) await Promise.race([holdHalfway, once(response, 'close')]);
    if (response.destroyed) return;
    delta({ content: word }, null);
    if (chunkDelayMs > 0) await sleep(chunkDelayMs);
  }
  if (silentAfter !== undefined) return;
  if (breakAfter !== undefined) {
    // The pieces written so far must leave before the connection is cut.
    await new Promise((resolve) => response.write('', resolve));
    response.destroy();
    return;
  }
  if (holdEnd) await Promise.race([holdEnd, once(response, 'close')]);
  if (ending === undefined || ending === 'finish_reason') delta({}, 'stop');
  if (body.stream_options?.include_usage) send({ choices: [], usage });
  response.end(ending === undefined || ending === '[DONE]' ? 'data: [DONE]\n\n' : '');
}

function refuse(
  response: http.ServerResponse,
  status: number,
  error: object,
  headers: Record<string, string> = {},
): void {
  if (response.headersSent) return void response.destroy();
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify({ error }));
}

async function readText(request: http.IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of request.setEncoding('utf8')) text += part;
  return text;
}

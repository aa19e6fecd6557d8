import { createParser } from 'eventsource-parser';
import type { Client, JsonReply } from './client.ts';
import type { Answer, ChatRequest, Provider } from './provider.ts';

/** Begins a conversation; gives its id. */
export async function startConversation(client: Client, personalityKey = 'gandhi', title?: string): Promise<string> {
  const { status, body } = await client.json('POST', '/api/conversations', { personalityKey, ...(title && { title }) });
  if (status !== 201) throw new Error(`No conversation (${status}): ${JSON.stringify(body)}`);
  return body.id;
}

/** Sends a message as the chat screen does; `key` is its Idempotency-Key. */
export function ask(client: Client, conversationId: string, content: unknown, key?: string): Promise<JsonReply> {
  const headers: Record<string, string> = key === undefined ? {} : { 'idempotency-key': key };
  return client.json('POST', `/api/conversations/${conversationId}/messages`, { content, role: 'user' }, headers);
}

/** A conversation of so many questions, "Question 0" and so on, each with its answer. */
export async function holdLongConversation(client: Client, questions: number): Promise<string> {
  const id = await startConversation(client);
  for (let at = 0; at < questions; at++) {
    const { status, body } = await ask(client, id, `Question ${at}`);
    if (status !== 200) throw new Error(`Question ${at} was not answered (${status}): ${JSON.stringify(body)}`);
  }
  return id;
}

export type StreamEvent = { name: string; data: any };

/** Server-sent events as they come; a comment has the name `:`. */
export async function* eventsOf(response: Response): AsyncGenerator<StreamEvent> {
  const events: StreamEvent[] = [];
  const parser = createParser({
    onEvent: ({ event, data }) => void events.push({ name: event ?? 'message', data: JSON.parse(data) }),
    onComment: (text) => void events.push({ name: ':', data: text }),
  });
  for await (const part of response.body!.pipeThrough(new TextDecoderStream())) {
    parser.feed(part);
    yield* events.splice(0);
  }
}

/** Makes a call that streams; gives the response once its head is there. */
export function openStream(
  client: Client,
  method: 'GET' | 'POST',
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  return client.send(method, path, {
    ...sent,
    headers: {
      accept: 'text/event-stream',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
  });
}

/** What a page that watches shows in the end of all deltas. */
export function shownBy(events: StreamEvent[]): string {
  const blocks: string[] = [];
  for (const { name, data } of events) if (name === 'delta') blocks.splice(data.block, Infinity, data.html);
  return blocks.join('');
}

export async function messagesOf(
  client: Client,
  conversationId: string,
): Promise<{ role: string; content: string; sources?: string[]; reactions?: string[] }[]> {
  return (await client.json('GET', `/api/conversations/${conversationId}`)).body.messages;
}

/** How it stands with the answer to the last question: null once it is there. */
export async function answerState(client: Client, conversationId: string) {
  return (await client.json('GET', `/api/conversations/${conversationId}`, undefined, { prefer: 'answer' })).body
    .answer;
}

/** Holds every answer back until the given function is called with it. */
export function holdAnswers(provider: Provider): (answer: Answer) => void {
  const { promise, resolve } = Promise.withResolvers<Answer>();
  provider.answer = () => promise;
  return resolve;
}

/** The passages that a provider was offered, as "Work (year)", in the order of their numbers. */
export function offeredSources({ messages }: ChatRequest): string[] {
  return [...messages[0]!.content.matchAll(/^\[\d+\] (.+? \(\d+\)): /gm)].map(([, source]) => source!);
}

/** What stands in the box of a chat page, as a browser reads it. */
export function textInBox(html: string): string | undefined {
  const text = /<textarea[^>]*name="content"[^>]*>([^<]*)<\/textarea>/.exec(html)?.[1];
  const named: Record<string, string> = { amp: '&', quot: '"', lt: '<', gt: '>', '#39': "'", '#x27': "'" };
  // HTML drops one line break right after the tag.
  return text?.replace(/^\n/, '').replaceAll(/&([#\w]+);/g, (entity, name: string) => named[name] ?? entity);
}

/** A hidden field of the form on a chat page. */
export function hiddenField(html: string, name: string): string | undefined {
  return new RegExp(`<input type="hidden" name="${name}" value="([^"]*)"`).exec(html)?.[1];
}

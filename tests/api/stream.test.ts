import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '#api/contract.ts';
import { type App, startApp } from '#tests/support/app.ts';
import { type Client, newClient, signUp } from '#tests/support/client.ts';
import {
  answerState,
  ask,
  eventsOf,
  messagesOf,
  openStream,
  shownBy,
  startConversation,
  type StreamEvent,
} from '#tests/support/conversation.ts';
import type { Provider } from '#tests/support/provider.ts';

let app: App;
let usual: Provider['answer'];
beforeAll(async () => {
  app = await startApp({ webs: 2, workers: 2 });
  usual = app.provider.answer;
});
afterEach(() => void (app.provider.answer = usual));

async function begin() {
  const client = await signUp(app);
  return { client, id: await startConversation(client) };
}
/** The same person at the other web process. */
function elsewhere(client: Client): Client {
  const other = newClient(app, { web: 1 });
  for (const [name, cookie] of client.cookies) other.cookies.set(name, cookie);
  return other;
}
const path = (id: string, rest = '') => `/api/conversations/${id}/messages${rest}`;
const send = (client: Client, id: string, content = 'How do I begin?') =>
  openStream(client, 'POST', path(id), { content, role: 'user' });
const named = (events: StreamEvent[], name: string) => events.filter((event) => event.name === name);
/** Lets the provider write half of a text and wait. */
function halfOf(text: string): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  app.provider.answer = () => ({ text, holdHalfway: promise });
  return resolve;
}
/** Reads on until what is shown holds the text. */
async function readUntil(
  events: AsyncGenerator<StreamEvent>,
  text: string,
  so: StreamEvent[] = [],
): Promise<StreamEvent[]> {
  while (!shownBy(so).includes(text)) {
    const { done, value } = await events.next();
    if (done) throw new Error(`It ended before “${text}”: ${JSON.stringify(so)}`);
    so.push(value);
  }
  return so;
}
async function rest(events: AsyncGenerator<StreamEvent>): Promise<StreamEvent[]> {
  const all: StreamEvent[] = [];
  for await (const event of events) all.push(event);
  return all;
}

describe('an answer as events', () => {
  test('begins with a comment and its index, and ends with what the JSON way gives', async () => {
    const { client, id } = await begin();
    app.provider.answer = () => ({
      text: '# Begin\n\nToday [2], not **tomorrow** [99].\n\n- one\n- two\n',
      chunkDelayMs: 20,
    });
    const response = await send(client, id);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(response.headers.get('cache-control')).toContain('no-store');
    const events = await rest(eventsOf(response));
    expect(events.slice(0, 2).map(({ name }) => name)).toEqual([':', 'started']);
    expect(events[1]!.data).toEqual({ index: 1 });
    const done = contract['POST /api/conversations/{id}/messages'].output.parse(events.at(-1)!.data);
    expect(events.at(-1)!.name).toBe('done');
    expect(done).toMatchObject({
      userMessage: { index: 0, content: 'How do I begin?' },
      message: { index: 1, role: 'assistant' },
    });
    expect(done.message.content).toBe('# Begin\n\nToday [1], not **tomorrow**.\n\n- one\n- two');
    expect(shownBy(events)).toContain('<strong>tomorrow</strong>');
    expect(shownBy(events)).not.toContain('[99]');
    // What was shown in the end is what the page shows after a reload; there the numbers lead to the sources.
    const text = (await client.get(`/chat/${id}`)).text.replaceAll(/<a href="#source-[^>]*>(\[\d+\])<\/a>/g, '$1');
    for (const { html } of Object.values(shownBlocks(events))) expect(text).toContain(html.trim());
  });

  test('sends no block again that is finished, and nothing that is not sanitised', async () => {
    const { client, id } = await begin();
    const paragraphs = Array.from(
      { length: 8 },
      (_, n) =>
        `Paragraph ${n} <img src=x onerror=alert(1)> goes “on for some words” more, “and nobody has ever said so.`,
    );
    app.provider.answer = () => ({ text: paragraphs.join('\n\n'), chunkDelayMs: 8 });
    const events = await rest(eventsOf(await send(client, id)));
    const deltas = named(events, 'delta').map(({ data }) => data);
    expect(deltas.length).toBeGreaterThan(paragraphs.length);
    // Block numbers only ever grow.
    expect(deltas.map(({ block }) => block)).toEqual(
      deltas.map(({ block }) => block).toSorted((one, other) => one - other),
    );
    expect(JSON.stringify(deltas)).not.toMatch(/<img|onerror=alert/);
    const html = shownBy(events);
    expect(html.replace(/(.*)“/s, '$1'), 'only what is not closed at the very end keeps its mark').not.toMatch(/[“”]/);
    for (const n of paragraphs.keys()) expect(html.split(`Paragraph ${n} `)).toHaveLength(2);
  });

  test('is told of a failure with its sentence, and of nothing that was wrong before it with a status', async () => {
    const { client, id } = await begin();
    app.provider.answer = () => ({ status: 401, error: { message: 'no', code: 'invalid_api_key' } });
    const message = 'Invalid API key for the AI provider';
    expect((await rest(eventsOf(await send(client, id)))).at(-1)).toEqual({
      name: 'error',
      data: { error: message, message, code: 'invalid-key' },
    });
    expect(await answerState(client, id)).toMatchObject({ state: 'failed', failure: 'invalid-key' });
    expect((await send(client, id, '   ')).status).toBe(400);
    expect((await send(await signUp(app), id)).status).toBe(404);
    expect((await send(newClient(app), id)).status).toBe(401);
  });

  test('goes by the row when it is longer than a signal', async () => {
    const { client, id } = await begin();
    const text = 'Ein sehr langer Absatz ohne Ende, Wort für Wort. '.repeat(400).trim();
    app.provider.answer = () => text;
    const events = await rest(eventsOf(await send(client, id)));
    expect(events.at(-1)).toMatchObject({ name: 'done', data: { message: { content: text } } });
    const release = halfOf(text);
    const stream = eventsOf(await send(client, id, 'Again'));
    await readUntil(stream, text.slice(0, 9_000));
    release();
    expect((await rest(stream)).at(-1)).toMatchObject({ name: 'done', data: { message: { content: text } } });
  });
});

describe('a text without end', () => {
  test('is an answer up to the last sentence that is not too much, and the provider is let go', async () => {
    const { client, id } = await begin();
    const sentence = 'And then there is one more thing to say. ';
    // The second half would never come.
    halfOf(sentence.repeat(1_100));
    const { name, data } = (await rest(eventsOf(await send(client, id)))).at(-1)!;
    expect(name).toBe('done');
    expect(data.message.content).toBe(sentence.repeat(Math.floor(20_000 / sentence.length)).trim());
    await expect.poll(() => app.provider.cutOff).toBe(1);
  });
});

describe('joining', () => {
  test('gives first what is there, from any web process, and then goes on', async () => {
    const { client, id } = await begin();
    const release = halfOf('The first half of it is here. The second half of it is here.');
    const first = eventsOf(await send(client, id));
    await readUntil(first, 'The first half of it is here.');
    const joined = eventsOf(await openStream(elsewhere(client), 'GET', path(id, '/1/stream')));
    const seen = await readUntil(joined, 'The first half of it is here.');
    expect(seen.slice(0, 2).map(({ name }) => name)).toEqual([':', 'started']);
    release();
    for (const stream of [first, joined]) {
      expect((await rest(stream)).at(-1)).toMatchObject({
        name: 'done',
        data: { message: { index: 1, content: 'The first half of it is here. The second half of it is here.' } },
      });
    }
    // By the index of the question too, and when all is over.
    for (const index of [0, 1]) {
      const events = await rest(eventsOf(await openStream(client, 'GET', path(id, `/${index}/stream`))));
      expect(events.map(({ name }) => name)).toEqual([':', 'started', 'delta', 'done']);
    }
    expect(app.provider.requests.at(-1)!.stream).toBe(true);
  });

  test('is refused for a while in more windows than anybody has', async () => {
    const { client, id } = await begin();
    const release = halfOf('The first half of it is here. The second half of it is here.');
    const asked = await send(client, id);
    const left = new AbortController();
    const join = (signal?: AbortSignal) =>
      client.send('GET', path(id, '/1/stream'), {
        headers: { accept: 'text/event-stream' },
        ...(signal && { signal }),
      });
    const joined = await Promise.all(Array.from({ length: 19 }, (_, at) => join(at === 0 ? left.signal : undefined)));
    expect(joined.map(({ status }) => status)).toEqual(joined.map(() => 200));
    // A screen takes what is above 499 for passing, and tries again.
    expect((await join()).status).toBe(504);
    left.abort();
    let again = joined[0]!;
    await expect.poll(async () => (again = await join()).status).toBe(200);
    release();
    for (const response of [asked, again, ...joined.slice(1)])
      expect((await rest(eventsOf(response))).at(-1)!.name).toBe('done');
  });

  test('is for its person alone', async () => {
    const { client, id } = await begin();
    await ask(client, id, 'Mine');
    expect((await openStream(await signUp(app), 'GET', path(id, '/1/stream'))).status).toBe(404);
    expect((await openStream(newClient(app), 'GET', path(id, '/1/stream'))).status).toBe(401);
    for (const index of ['7', '-1', 'x', '99999999999'])
      expect((await openStream(client, 'GET', path(id, `/${index}/stream`))).status, index).toBe(404);
    expect((await client.send('POST', path(id, '/1/stream'))).status).toBe(405);
  });

  test('a person who leaves takes nothing away: the answer is written to its end', async () => {
    const { client, id } = await begin();
    const release = halfOf('Nobody watches this any more. And yet it is written.');
    const left = new AbortController();
    const response = await client.send('POST', path(id), {
      body: JSON.stringify({ content: 'Bye', role: 'user' }),
      headers: { accept: 'text/event-stream', 'content-type': 'application/json' },
      signal: left.signal,
    });
    await readUntil(eventsOf(response), 'Nobody watches');
    left.abort();
    release();
    await expect
      .poll(async () => (await messagesOf(client, id)).at(-1)?.content)
      .toBe('Nobody watches this any more. And yet it is written.');
  });

  test('without JavaScript the page shows what is written so far, and looks again until it is whole', async () => {
    const { client, id } = await begin();
    const release = halfOf('What is *written* so far. And what comes later.');
    const sent = client.form(path(id), { content: 'How?', role: 'user' }, { from: `/chat/${id}` });
    expect(await sent).toMatchObject({ status: 303, location: `/chat/${id}#message-0` });
    // The row has it about a second later at most.
    await expect
      .poll(async () => (await client.get(`/chat/${id}`)).text, { timeout: 5_000 })
      .toContain('<em>written</em> so far.');
    const { text } = await client.get(`/chat/${id}`);
    expect(text).toContain('http-equiv="refresh"');
    expect(text).toContain(`action="${path(id, '/1/stop')}"`);
    expect(text).not.toContain('Copy message');
    release();
    await expect.poll(() => answerState(client, id)).toBeNull();
    const after = (await client.get(`/chat/${id}`)).text;
    expect(after).toContain('And what comes later.');
    expect(after).not.toContain('http-equiv="refresh"');
  });
});

function shownBlocks(events: StreamEvent[]): Record<number, { html: string }> {
  return Object.fromEntries(named(events, 'delta').map(({ data }) => [data.block, data]));
}

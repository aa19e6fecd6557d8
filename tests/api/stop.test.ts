import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app.ts';
import { newClient, signUp } from '#tests/support/client.ts';
import {
  answerState,
  ask,
  eventsOf,
  holdAnswers,
  messagesOf,
  openStream,
  shownBy,
  startConversation,
  type StreamEvent,
} from '#tests/support/conversation.ts';
import { countJobs } from '#tests/support/jobs.ts';
import type { Provider } from '#tests/support/provider.ts';

let app: App;
let usual: Provider['answer'];
beforeAll(async () => {
  app = await startApp({ webs: 2, workers: 1 });
  usual = app.provider.answer;
});
afterEach(() => void (app.provider.answer = usual));

const path = (id: string, rest = '') => `/api/conversations/${id}/messages${rest}`;
async function begin() {
  const client = await signUp(app);
  return { client, id: await startConversation(client) };
}
/** Asks, and waits until half of the answer can be seen. */
async function halfWritten() {
  const { client, id } = await begin();
  const { promise, resolve: release } = Promise.withResolvers<void>();
  app.provider.answer = () => ({ text: 'This half is written [1]. This half is not.', holdHalfway: promise });
  const events = eventsOf(await openStream(client, 'POST', path(id), { content: 'How?', role: 'user' }));
  const seen: StreamEvent[] = [];
  while (!shownBy(seen).includes('This half is written')) seen.push((await events.next()).value);
  return { client, id, release, events };
}
/** Waits until that many statements of the app wait for somebody's lock. */
async function untilWaiting(count: number): Promise<void> {
  const waiting = () =>
    app.sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await waiting()).length).toBe(count);
}
async function last(events: AsyncGenerator<StreamEvent>): Promise<StreamEvent | undefined> {
  let event: StreamEvent | undefined;
  for await (event of events);
  return event;
}

describe('stopping', () => {
  test('calls the provider off, keeps what is written, and marks it', async () => {
    const { client, id, events } = await halfWritten();
    const before = app.provider.cutOff;
    const { status, body } = await client.json('POST', path(id, '/1/stop'));
    expect({ status, body }).toEqual({ status: 200, body: { state: 'stopped' } });
    // By the signal, not by the row that is looked at later.
    await expect.poll(() => app.provider.cutOff, { timeout: 1_000 }).toBe(before + 1);
    const { name, data } = (await last(events))!;
    expect(name).toBe('done');
    expect(data.message).toMatchObject({ index: 1, stopped: true });
    expect(data.message.content).toMatch(/^This half is written/);
    expect(data.message.content).not.toContain('is not');
    expect(await messagesOf(client, id)).toEqual([
      { role: 'user', content: 'How?' },
      expect.objectContaining({ role: 'assistant', stopped: true }),
    ]);
    expect(await answerState(client, id)).toMatchObject({ state: 'stopped' });
    const { text } = await client.get(`/chat/${id}`);
    expect(text).toContain('You stopped this answer before its end.');
    expect(text).toContain('Answer again');
  });

  test('by form, from another web process, too', async () => {
    const { client, id, events } = await halfWritten();
    const other = newClient(app, { web: 1 });
    for (const [name, cookie] of client.cookies) other.cookies.set(name, cookie);
    expect(await other.form(path(id, '/1/stop'), {}, { from: `/chat/${id}` })).toMatchObject({
      status: 303,
      location: `/chat/${id}#message-1`,
    });
    expect((await last(events))!.data.message.stopped).toBe(true);
  });

  test('an answer of which nothing is written leaves the question unanswered, to be answered again', async () => {
    const { client, id } = await begin();
    const count = app.provider.requests.length;
    holdAnswers(app.provider);
    const reply = ask(client, id, 'How?');
    await app.provider.received(count + 1);
    expect((await client.json('POST', path(id, '/0/stop'))).body).toEqual({ state: 'stopped' });
    const message = 'The answer was stopped before anything was written.';
    expect(await reply).toMatchObject({ status: 409, body: { error: message, message } });
    expect(await messagesOf(client, id)).toEqual([{ role: 'user', content: 'How?' }]);
    expect((await client.get(`/chat/${id}`)).text).toContain('Stopped before anything was written.');
    app.provider.answer = usual;
    expect((await client.json('POST', path(id, '/0/answer'))).status).toBe(200);
    expect(await answerState(client, id)).toBeNull();
  });

  test('one that no worker has begun is stopped at once, and nobody asks the provider', async () => {
    const { client, id } = await begin();
    await app.killWorker(0);
    const count = app.provider.requests.length;
    const reply = ask(client, id, 'How?');
    await expect.poll(() => answerState(client, id)).toMatchObject({ state: 'asked' });
    expect((await client.json('POST', path(id, '/1/stop'))).body).toEqual({ state: 'stopped' });
    expect((await reply).status).toBe(409);
    await app.startWorker();
    expect((await ask(client, id, 'And now?')).status).toBe(200);
    expect(app.provider.requests).toHaveLength(count + 1);
  });

  test('and one that is then asked for again is asked of the provider once', async () => {
    const { client, id } = await begin();
    await app.killWorker(0);
    const count = app.provider.requests.length;
    const reply = ask(client, id, 'How?');
    await expect.poll(() => countJobs(app, 'answer')).toBe(1);
    await client.json('POST', path(id, '/1/stop'));
    expect((await reply).status).toBe(409);
    const again = client.json('POST', path(id, '/0/answer'), { after: 1 });
    await expect.poll(() => countJobs(app, 'answer')).toBe(2);
    await app.startWorker();
    expect((await again).status).toBe(200);
    await expect.poll(() => countJobs(app, 'answer')).toBe(0);
    expect(app.provider.requests).toHaveLength(count + 1);
  });

  test('is heard by whoever takes a dead worker’s place', { timeout: 40_000 }, async () => {
    const { client, id, events } = await halfWritten();
    // What the person has seen is stored within a second.
    await expect
      .poll(async () => (await client.get(`/chat/${id}`)).text, { timeout: 5_000 })
      .toContain('This half is written');
    await app.killWorker(0);
    const count = app.provider.requests.length;
    expect((await client.json('POST', path(id, '/1/stop'))).body).toEqual({ state: 'writing' });
    await app.startWorker();
    const { data } = (await last(events))!;
    expect(data.message).toMatchObject({ stopped: true });
    expect(data.message.content).toMatch(/^This half is written/);
    expect(app.provider.requests).toHaveLength(count);
  });

  test('what has ended stays as it is; what is not there, or somebody else’s, is not found', async () => {
    const { client, id } = await begin();
    await ask(client, id, 'How?');
    expect((await client.json('POST', path(id, '/1/stop'))).body).toEqual({ state: 'done' });
    expect((await messagesOf(client, id))[1]).not.toHaveProperty('stopped');
    for (const index of [5, -1, 'x']) expect((await client.json('POST', path(id, `/${index}/stop`))).status).toBe(404);
    expect((await (await signUp(app)).json('POST', path(id, '/1/stop'))).status).toBe(404);
    expect((await newClient(app).json('POST', path(id, '/1/stop'))).status).toBe(401);
  });
});

describe('asking again', () => {
  test('puts the new answer in the place of the last one, whose reaction stays counted', async () => {
    const { client, id } = await begin();
    await ask(client, id, 'How?');
    await client.json('POST', path(id, '/1/reactions'), { emoji: '👎', on: true });
    app.provider.answer = () => 'Another answer [1].';
    const { status, body } = await client.json('POST', path(id, '/0/answer'), { after: 1 });
    expect({ status, content: body.message.content }).toEqual({ status: 200, content: 'Another answer [1].' });
    expect(await messagesOf(client, id)).toEqual([
      { role: 'user', content: 'How?' },
      { role: 'assistant', content: 'Another answer [1].', sources: expect.any(Array) },
    ]);
    const rows =
      await app.sql`select reaction, message_index from reaction_analytics where user_id = ${client.user.id}`;
    expect(rows.map((row) => ({ ...row }))).toEqual([{ reaction: '👎', message_index: null }]);
    // The same wish again, from a page that has not seen the new one, is the same answer.
    expect((await client.json('POST', path(id, '/0/answer'), { after: 1 })).body.message.content).toBe(
      'Another answer [1].',
    );
  });

  test('keeps the answer before until the new one is there, and for good when that fails', async () => {
    const { client, id } = await begin();
    await ask(client, id, 'How?');
    const [, before] = await messagesOf(client, id);
    const count = app.provider.requests.length;
    const release = holdAnswers(app.provider);
    const again = client.json('POST', path(id, '/0/answer'));
    await app.provider.received(count + 1);
    expect((await messagesOf(client, id))[1]).toEqual(before);
    // Its page shows what is being written instead.
    const { text } = await client.get(`/chat/${id}`);
    expect(text.match(/id="message-1"/g)).toHaveLength(1);
    expect(text).toContain('is writing…');
    release({ status: 401, error: { message: 'no', code: 'invalid_api_key' } });
    expect((await again).status).toBe(502);
    expect((await messagesOf(client, id))[1]).toEqual(before);
    expect((await client.get(`/chat/${id}`)).text).toContain('Unanswered: Invalid API key for the AI provider.');
  });

  test.for([
    ['asked again', '/0/answer', {}],
    ['edited', '/0', { content: 'Why?' }],
  ] as const)('only for the last question, even when the next one is sent while it is %s', async ([, rest, body]) => {
    const { client, id } = await begin();
    await ask(client, id, 'One');
    const reply = await app.sql.begin(async (sql) => {
      // Another tab's send, whose answer was stopped: under way when the question still looks like the last one.
      await sql`select from answers where conversation_id = ${id} for update`;
      await sql`update conversations set message_count = 3 where id = ${id}`;
      await sql`insert into messages select conversation_id, 2, role, body from messages where conversation_id = ${id} and index = 0`;
      await sql`insert into answers (id, conversation_id, question_index, state) values (gen_random_uuid(), ${id}, 2, 'stopped')`;
      const asking = client.json('POST', path(id, rest), body);
      await untilWaiting(1);
      return { asking };
    });
    expect((await reply.asking).status).toBe(409);
    const [answer] =
      await app.sql`select asking, state from answers where conversation_id = ${id} and question_index = 0`;
    expect({ ...answer }).toEqual({ asking: 1, state: 'done' });
  });

  test('an edit and another tab’s send at once: one comes after the other', async () => {
    const { client, id } = await begin();
    await ask(client, id, 'One');
    const both = await app.sql.begin(async (sql) => {
      await sql`select from conversations where id = ${id} for update`;
      const sending = ask(client, id, 'Two');
      await untilWaiting(1);
      const editing = client.json('POST', path(id, '/0'), { content: 'Uno' });
      await untilWaiting(2);
      return { sending, editing };
    });
    expect([(await both.sending).status, (await both.editing).status]).toEqual([200, 409]);
    expect((await messagesOf(client, id)).map(({ content }) => content)).toEqual([
      'One',
      expect.any(String),
      'Two',
      expect.any(String),
    ]);
  });

  test('only for the last question', async () => {
    const { client, id } = await begin();
    await ask(client, id, 'One');
    await ask(client, id, 'Two');
    expect((await client.json('POST', path(id, '/0/answer'))).status).toBe(409);
    expect((await client.json('POST', path(id, '/0'), { content: 'Zero' })).status).toBe(409);
    expect((await messagesOf(client, id)).map(({ content }) => content)).toEqual([
      'One',
      expect.any(String),
      'Two',
      expect.any(String),
    ]);
  });
});

describe('editing the last question', () => {
  test('replaces it and its answer', async () => {
    const { client, id } = await begin();
    await ask(client, id, 'First');
    await ask(client, id, 'How do I being?');
    app.provider.answer = ({ messages }) => `You asked: ${messages.at(-1)!.content}`;
    const { status, body } = await client.json(
      'POST',
      path(id, '/2'),
      { content: ' How do I begin? ' },
      { 'idempotency-key': 'edit' },
    );
    expect(status).toBe(200);
    expect(body).toMatchObject({
      userMessage: { index: 2, content: 'How do I begin?' },
      message: { index: 3, content: 'You asked: How do I begin?' },
    });
    expect((await messagesOf(client, id)).map(({ content }) => content)).toEqual([
      'First',
      expect.any(String),
      'How do I begin?',
      'You asked: How do I begin?',
    ]);
    // A repeat with its key changes nothing.
    const count = app.provider.requests.length;
    expect(
      (await client.json('POST', path(id, '/2'), { content: 'How do I begin?' }, { 'idempotency-key': 'edit' })).body,
    ).toEqual(body);
    expect(app.provider.requests).toHaveLength(count);
    const questions = (await client.json('GET', '/api/history/questions')).body;
    expect(questions.map(({ question }: { question: string }) => question)).toEqual(['How do I begin?', 'First']);
  });

  test('leaves the send what it was: a late repeat of it makes no second message', async () => {
    const { client, id } = await begin();
    await ask(client, id, 'How do I being?', 'send');
    for (const [content, key] of [
      ['How do I begin?', undefined],
      ['Where do I begin?', 'edit'],
    ] as const) {
      await client.json('POST', path(id, '/0'), { content }, { ...(key && { 'idempotency-key': key }) });
      expect((await ask(client, id, 'How do I being?', 'send')).body.userMessage).toEqual({
        index: 0,
        role: 'user',
        content,
      });
    }
    expect(await messagesOf(client, id)).toHaveLength(2);
  });

  test('with the key of another message is refused, and changes nothing', async () => {
    const { client, id } = await begin();
    await ask(client, id, 'One', 'first');
    await client.json('POST', path(id, '/0'), { content: 'Uno' }, { 'idempotency-key': 'edit' });
    await ask(client, id, 'Two', 'second');
    for (const key of ['first', 'edit']) {
      const { status, body } = await client.json(
        'POST',
        path(id, '/2'),
        { content: 'Due' },
        { 'idempotency-key': key },
      );
      expect({ status, body }).toEqual({
        status: 409,
        body: { error: body.message, message: expect.stringContaining('sent before'), code: 'key-used' },
      });
    }
    expect((await messagesOf(client, id)).map(({ content }) => content)).toEqual([
      'Uno',
      expect.any(String),
      'Two',
      expect.any(String),
    ]);
  });

  test('by form: the box holds it, and its page shows the new one', async () => {
    const { client, id } = await begin();
    await ask(client, id, 'How do I <being>?');
    const page = (await client.get(`/chat/${id}?edit=0`)).text;
    expect(page).toContain(`action="${path(id, '/0')}"`);
    expect(page).toContain('How do I &lt;being&gt;?</textarea>');
    expect(page).toContain('Editing your last question');
    expect(
      await client.form(
        path(id, '/0'),
        { content: 'How do I begin?', role: 'user', idempotencyKey: 'key' },
        { from: `/chat/${id}?edit=0` },
      ),
    ).toMatchObject({ status: 303, location: `/chat/${id}#message-0` });
    expect((await messagesOf(client, id)).map(({ content }) => content)[0]).toBe('How do I begin?');
    // Nothing to edit there: the page is as ever.
    expect((await client.get(`/chat/${id}?edit=1`)).text).not.toContain('Editing your last question');
  });

  test('while its answer is being written it must wait; empty or too long it changes nothing', async () => {
    const { client, id } = await begin();
    const count = app.provider.requests.length;
    const release = holdAnswers(app.provider);
    const reply = ask(client, id, 'How?');
    await app.provider.received(count + 1);
    expect((await client.json('POST', path(id, '/0'), { content: 'Why?' })).status).toBe(409);
    release('So.');
    await reply;
    for (const content of ['  ', 'x'.repeat(8_001), 7])
      expect((await client.json('POST', path(id, '/0'), { content })).status).toBe(400);
    expect((await (await signUp(app)).json('POST', path(id, '/0'), { content: 'Mine' })).status).toBe(404);
    expect((await messagesOf(client, id)).map(({ content }) => content)).toEqual(['How?', 'So.']);
  });
});

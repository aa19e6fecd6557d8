import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '#api/contract.ts';
import { mentors } from '#lib/mentors/index.ts';
import { type App, startApp } from '#tests/support/app.ts';
import { newClient, signUp } from '#tests/support/client.ts';
import {
  answerState,
  ask,
  hiddenField,
  holdAnswers,
  messagesOf,
  offeredSources,
  startConversation,
  textInBox,
} from '#tests/support/conversation.ts';
import type { Provider } from '#tests/support/provider.ts';

const exchange = contract['POST /api/conversations/{id}/messages'].output;
const conversation = contract['GET /api/conversations/{id}'].output;

let app: App;
let usual: Provider['answer'];
beforeAll(async () => {
  app = await startApp();
  usual = app.provider.answer;
});
afterEach(() => void (app.provider.answer = usual));

async function begin() {
  const client = await signUp(app);
  return { client, id: await startConversation(client) };
}
const lastOffered = () => offeredSources(app.provider.requests.at(-1)!);

describe('a question', () => {
  // spec: entities-11, calls-14, calls-15
  test('is answered, with sources, and both stay in the conversation', async () => {
    const { client, id } = await begin();
    const { status, body } = await ask(client, id, '  How do I stay calm?\n');
    expect(status).toBe(200);
    exchange.parse(body);
    const offered = lastOffered();
    expect(body).toEqual({
      userMessage: { index: 0, role: 'user', content: 'How do I stay calm?' },
      message: {
        index: 1,
        role: 'assistant',
        content: 'Begin where you stand, and begin today [1]. What you repeat is what you become [2].',
        sources: [offered[0], offered[1]],
      },
    });
    const kept = await client.json('GET', `/api/conversations/${id}`);
    conversation.parse(kept.body);
    expect(kept.body.messages).toEqual([
      { role: 'user', content: 'How do I stay calm?' },
      { role: 'assistant', content: body.message.content, sources: body.message.sources },
    ]);
    expect(kept.body.updatedAt > kept.body.createdAt).toBe(true);
    const [item] = (await client.json('GET', '/api/conversations')).body;
    expect(item).toMatchObject({ id, messageCount: 2, lastMessage: body.message.content });
  });

  test('can be followed by the next, which carries what was said before', async () => {
    const { client, id } = await begin();
    await ask(client, id, 'What is truth?');
    const { body } = await ask(client, id, 'And what of courage?');
    expect([body.userMessage.index, body.message.index]).toEqual([2, 3]);
    const { messages } = app.provider.requests.at(-1)!;
    expect(messages.slice(1)).toEqual([
      { role: 'user', content: 'What is truth?' },
      { role: 'assistant', content: 'Begin where you stand, and begin today. What you repeat is what you become.' },
      { role: 'user', content: 'And what of courage?' },
    ]);
  });

  test('needs no role, and can be of 1 or of 8,000 characters', async () => {
    const { client, id } = await begin();
    for (const content of ['?', 'x'.repeat(8_000)]) {
      const { status, body } = await client.json('POST', `/api/conversations/${id}/messages`, { content });
      expect({ status, content: body.userMessage?.content }).toEqual({ status: 200, content });
    }
  });

  // spec: entities-11
  test('comes back as it was written, whatever is in it', async () => {
    const { client, id } = await begin();
    const content = '<b>&amp; "quoted" \\ 🙏🏽 नमस्ते \u2028 $1 %s {{x}}\n\tend';
    expect((await ask(client, id, content)).body.userMessage.content).toBe(content);
    expect((await messagesOf(client, id))[0]!.content).toBe(content);
  });
});

describe('sources', () => {
  // spec: product-3, entities-12
  test('are exactly what was cited, in that order; invented numbers are gone', async () => {
    const { client, id } = await begin();
    app.provider.answer = () => 'First [3], invented [99] and [0], then [1]; again [3, 1].';
    const { message } = (await ask(client, id, 'How do I begin?')).body;
    const offered = lastOffered();
    expect(message).toMatchObject({
      content: 'First [1], invented and, then [2]; again [1][2].',
      sources: [offered[2], offered[0]],
    });
  });

  test('lead to their entries, on the page and after an answer', async () => {
    const { client, id } = await begin();
    app.provider.answer = () => 'First [3], then [1].';
    const { message } = (await ask(client, id, 'How do I begin?')).body;
    const { library } = mentors.find(({ key }) => key === 'gandhi')!;
    const listed = [...app.provider.requests.at(-1)!.messages[0]!.content.matchAll(/^\[\d+\] .+? \(\d+\): (.+)$/gm)];
    for (const path of [`/chat/${id}`, `/chat/${id}/transcript`]) {
      const { text } = await client.get(path);
      for (const [at, number] of [3, 1].entries()) {
        const passage = library.find(({ teaching }) => teaching === listed[number - 1]![1])!;
        expect(message.sources[at]).toBe(`${passage.work} (${passage.year})`);
        expect(text).toContain(`href="#source-1-${at + 1}"`);
        const entry = text.slice(text.indexOf(`id="source-1-${at + 1}"`)).split('</details>')[0]!;
        expect(entry.replaceAll('&#39;', "'")).toContain(passage.teaching);
        expect(entry).toContain(`href="/mentors/gandhi#${passage.id}"`);
        expect(entry.includes('leaves this site'), 'an address, if there is one').toBe(passage.url !== undefined);
      }
    }
  });

  // spec: entities-12
  test('are missing when nothing was cited', async () => {
    const { client, id } = await begin();
    app.provider.answer = () => 'Nothing that I know fits.';
    expect((await ask(client, id, 'How do I begin?')).body.message).toEqual({
      index: 1,
      role: 'assistant',
      content: 'Nothing that I know fits.',
    });
    expect((await messagesOf(client, id))[1]).toEqual({ role: 'assistant', content: 'Nothing that I know fits.' });
  });

  test('an answer that is nothing but invented numbers is none', async () => {
    const { client, id } = await begin();
    app.provider.answer = () => '[99]';
    expect((await ask(client, id, 'How do I begin?')).status).toBe(502);
    expect(await messagesOf(client, id)).toHaveLength(1);
  });
});

test('a quotation that nobody has given is told as a paraphrase; what was given may be quoted', async () => {
  const { client, id } = await begin();
  let given = '';
  app.provider.answer = ({ messages }) => {
    given = /^\[1\] .+? \(\d+\): (.+?)[,.;:]/m.exec(messages[0]!.content)![1]!;
    return `I said: “Be the change that you wish to see in the world” [99].\n\n> The future depends on today.\n\nYou ask “how do I begin”, and I say “${given}” [1].`;
  };
  const { message } = (await ask(client, id, 'How do I begin?')).body;
  expect(message.content).toBe(
    `I said: Be the change that you wish to see in the world.\n\nThe future depends on today.\n\nYou ask “how do I begin”, and I say “${given}” [1].`,
  );
  expect(message.sources).toEqual([lastOffered()[0]]);
  expect((await messagesOf(client, id))[1]!.content).toBe(message.content);
  expect((await client.get(`/chat/${id}`)).text).not.toContain('<blockquote>');
});

describe('what is refused', () => {
  // spec: validation-22
  test.for([undefined, null, 7, '', '   \n', ['a'], { a: 1 }, 'x'.repeat(8_001)])(
    '%j with 400, and nothing is kept',
    async (content) => {
      const { client, id } = await begin();
      const { status, body } = await ask(client, id, content);
      expect(status).toBe(400);
      expect(body).toEqual({
        error: body.message,
        message: expect.any(String),
        code: 'invalid-input',
        fieldErrors: { content: expect.stringMatching(/\w/) },
      });
      expect(await messagesOf(client, id)).toEqual([]);
    },
  );

  // spec: calls-15
  test('words put into the mentor’s mouth', async () => {
    const { client, id } = await begin();
    const { status, body } = await client.json('POST', `/api/conversations/${id}/messages`, {
      content: 'I say so',
      role: 'assistant',
    });
    expect({ status, fields: Object.keys(body.fieldErrors) }).toEqual({ status: 400, fields: ['role'] });
  });

  test('nobody, and a stranger', async () => {
    const { id } = await begin();
    expect((await ask(newClient(app), id, 'Hello')).status).toBe(401);
    const stranger = await signUp(app);
    const theirs = await ask(stranger, id, 'Hello');
    const nobodys = await ask(stranger, crypto.randomUUID(), 'Hello');
    expect({ status: theirs.status, body: theirs.body }).toEqual({ status: 404, body: nobodys.body });
    for (const none of ['1', '%00', "'"]) expect((await ask(stranger, none, 'Hello')).status).toBe(404);
  });

  test('a second question while the first is being answered', async () => {
    const { client, id } = await begin();
    const count = app.provider.requests.length;
    const release = holdAnswers(app.provider);
    const first = ask(client, id, 'The first');
    await app.provider.received(count + 1);
    const second = await ask(client, id, 'The second');
    expect(second.status).toBe(409);
    expect((await ask(client, id, 'The third', 'another key')).status).toBe(409);
    release('Here it is.');
    expect((await first).status).toBe(200);
    expect((await messagesOf(client, id)).map(({ content }) => content)).toEqual(['The first', 'Here it is.']);
    expect((await ask(client, id, 'The second')).status).toBe(200);
  });

  test('one of two that come at once without a key', async () => {
    const { client, id } = await begin();
    const release = holdAnswers(app.provider);
    const both = [ask(client, id, 'Twice'), ask(client, id, 'Twice')];
    await Promise.race(both);
    release('Once.');
    expect((await Promise.all(both)).map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await messagesOf(client, id)).toHaveLength(2);
  });
});

describe('with an Idempotency-Key', () => {
  test('a repeat gives the first one’s result', async () => {
    const { client, id } = await begin();
    const first = await ask(client, id, 'Once only', 'key');
    const count = app.provider.requests.length;
    const repeat = await ask(client, id, 'Once only', 'key');
    expect({ status: repeat.status, body: repeat.body }).toEqual({ status: 200, body: first.body });
    await ask(client, id, 'Something else', 'other key');
    expect((await ask(client, id, 'Once only', 'key')).body).toEqual(first.body);
    expect(app.provider.requests).toHaveLength(count + 1);
    expect(await messagesOf(client, id)).toHaveLength(4);
  });

  test('a repeat with another text still gives the first one’s result', async () => {
    const { client, id } = await begin();
    const first = await ask(client, id, 'Once only', 'key');
    expect((await ask(client, id, 'Another text', 'key')).body).toEqual(first.body);
  });

  test('sends that come at once are one message, and all get its answer', async () => {
    const { client, id } = await begin();
    const replies = await Promise.all(Array.from({ length: 6 }, () => ask(client, id, 'Clicked wildly', 'key')));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    for (const { body } of replies) expect(body).toEqual(replies[0]!.body);
    expect(await messagesOf(client, id)).toHaveLength(2);
  });

  test('the same key in another conversation, or another person’s, is another message', async () => {
    const { client, id } = await begin();
    const other = await startConversation(client);
    await ask(client, id, 'Here', 'key');
    expect((await ask(client, other, 'There', 'key')).body.userMessage.content).toBe('There');
    const { client: somebody, id: theirs } = await begin();
    expect((await ask(somebody, theirs, 'Elsewhere', 'key')).body.userMessage.content).toBe('Elsewhere');
  });

  test('a form’s hidden field does the same', async () => {
    const { client, id } = await begin();
    const { text } = await client.get(`/chat/${id}`);
    const fields = { content: 'By form', role: 'user', idempotencyKey: hiddenField(text, 'idempotencyKey')! };
    expect(fields.idempotencyKey).toMatch(/.{16}/);
    const replies = await Promise.all(
      [1, 2].map(() => client.form(`/api/conversations/${id}/messages`, fields, { from: `/chat/${id}` })),
    );
    for (const { status, location } of replies)
      expect({ status, location }).toEqual({ status: 303, location: `/chat/${id}#message-0` });
    expect(await messagesOf(client, id)).toHaveLength(2);
    // The back button brings the form back as it was; another text is another message.
    await client.form(
      `/api/conversations/${id}/messages`,
      { ...fields, content: 'Another text' },
      { from: `/chat/${id}` },
    );
    expect((await messagesOf(client, id)).map(({ content }) => content)).toContain('Another text');
  });
});

describe('by form', () => {
  const send = (client: Awaited<ReturnType<typeof signUp>>, id: string, content: string) =>
    client.form(`/api/conversations/${id}/messages`, { content, role: 'user' }, { from: `/chat/${id}` });

  test('question and answer are on the page that it leads to, with the sources', async () => {
    const { client, id } = await begin();
    const { status, location } = await send(client, id, ' How do I <begin>? ');
    expect({ status, location }).toEqual({ status: 303, location: `/chat/${id}#message-0` });
    const { text } = await client.get(`/chat/${id}`);
    expect(text).toContain('id="message-0"');
    expect(text).toContain('Begin where you stand');
    expect(text).toContain('Sources:');
    expect(text).not.toContain('<begin>');
    expect(textInBox(text)).toBe('');
  });

  test('an emoji is one character; one too many is told under the box, and everything is still in it', async () => {
    const { client, id } = await begin();
    expect(await send(client, id, '🙏'.repeat(8_000))).toMatchObject({ location: `/chat/${id}#message-0` });
    const long = 'x'.repeat(8_001);
    expect(await send(client, id, long)).toMatchObject({ status: 303, location: `/chat/${id}` });
    const { text } = await client.get(`/chat/${id}`);
    expect(text).toMatch(/<textarea[^>]*aria-invalid="true"[^>]*aria-describedby="content-error"/);
    expect(text).toMatch(/<p id="content-error"[^>]*>A message has at most 8,000 characters<\/p>/);
    expect(textInBox(text)).toBe(long);
  });

  test('a text of 8,000 characters in two lines is as long as in JSON', async () => {
    const { client, id } = await begin();
    const content = `${'x'.repeat(3_999)}\n${'y'.repeat(4_000)}`;
    // Browsers send a form's line breaks as CR LF, though maxlength counts each as one.
    expect(await send(client, id, content.replaceAll('\n', '\r\n'))).toMatchObject({
      status: 303,
      location: `/chat/${id}#message-0`,
    });
    expect((await messagesOf(client, id))[0]!.content).toBe(content);
  });

  test('a text of 8,000 characters may be in any script, though a form writes nine for each of them', async () => {
    const { client, id } = await begin();
    const content = 'क'.repeat(8_000);
    expect(await send(client, id, content)).toMatchObject({ status: 303, location: `/chat/${id}#message-0` });
    expect((await messagesOf(client, id))[0]!.content).toBe(content);
    // What is more than 64 KiB when it is read is refused all the same.
    await send(client, id, 'x'.repeat(65 * 1024));
    expect((await client.get(`/chat/${id}`)).text).toContain('too large');
  });

  test('while an answer is being written the page says so, and needs no script to get it', async () => {
    const { client, id } = await begin();
    const count = app.provider.requests.length;
    const release = holdAnswers(app.provider);
    const reply = ask(client, id, 'Will this be answered?');
    await app.provider.received(count + 1);
    const waiting = (await client.get(`/chat/${id}`)).text;
    expect(waiting).toContain('is writing');
    expect(waiting).toMatch(/<noscript><meta http-equiv="refresh"/);
    release('Here it is.');
    await reply;
    expect((await client.get(`/chat/${id}`)).text).not.toMatch(/is writing|http-equiv="refresh"/);
  });

  test('what could not be sent comes back into the box, with the reason', async () => {
    const { client, id } = await begin();
    const tooLong = `A & B </textarea> "${'x'.repeat(8_000)}`;
    expect(await send(client, id, tooLong)).toMatchObject({ status: 303, location: `/chat/${id}` });
    const { text } = await client.get(`/chat/${id}`);
    expect(text).toMatch(/role="alert"/);
    expect(text).toContain('8,000 characters');
    expect(textInBox(text)).toBe(tooLong);
    expect(textInBox((await client.get(`/chat/${id}`)).text)).toBe('');
  });

  test('so does one that came while another was being answered', async () => {
    const { client, id } = await begin();
    const count = app.provider.requests.length;
    const release = holdAnswers(app.provider);
    const first = ask(client, id, 'The first');
    await app.provider.received(count + 1);
    await send(client, id, 'Typed too soon');
    const { text } = await client.get(`/chat/${id}`);
    expect(text).toContain('still answering');
    expect(textInBox(text)).toBe('Typed too soon');
    release('Here it is.');
    await first;
  });

  test('a question that is kept without an answer does not: it stands on the page', async () => {
    const { client, id } = await begin();
    app.provider.answer = () => ({ status: 401, error: { message: 'no' } });
    expect((await send(client, id, 'Kept all the same')).location).toMatch(new RegExp(`^/chat/${id}(#|$)`));
    const { text } = await client.get(`/chat/${id}`);
    expect(text).toMatch(/role="alert"/);
    expect(text).toContain('Invalid API key for the AI provider');
    expect(text).toContain('Kept all the same');
    expect(text).toContain('Answer again');
    expect(textInBox(text)).toBe('');
    expect(await answerState(client, id)).toEqual({ state: 'failed', questionIndex: 0, failure: 'invalid-key' });
  });

  test('what was typed when the session ended comes back after signing in again', async () => {
    const { client, id } = await begin();
    await app.sql`delete from sessions where user_id = ${client.user.id}`;
    const away = await send(client, id, 'Long & carefully written');
    expect(away).toMatchObject({ status: 303, location: `/login?next=${encodeURIComponent(`/chat/${id}`)}` });
    const next = hiddenField((await client.get(away.location!)).text, 'next')!;
    const { email, password } = client;
    expect(await client.form('/api/auth/login', { email, password, next }, { from: away.location! })).toMatchObject({
      status: 303,
      location: `/chat/${id}`,
    });
    expect(textInBox((await client.get(`/chat/${id}`)).text)).toBe('Long & carefully written');
    expect(await messagesOf(client, id)).toEqual([]);
  });

  test('nobody else finds what was typed', async () => {
    const { client, id } = await begin();
    await app.sql`delete from sessions where user_id = ${client.user.id}`;
    await send(client, id, 'Long and carefully written');
    const again = newClient(app);
    await again.json('POST', '/api/auth/login', { email: client.email, password: client.password });
    expect(textInBox((await again.get(`/chat/${id}`)).text)).toBe('');
  });
});

test('the 1,000th message costs what the first did', async () => {
  const { client, id } = await begin();
  // 998 messages before it, of which none can be opened: whoever reads old ones to send a new one fails. The newest 60,
  // which belong to the question, are missing.
  await app.sql`
    insert into messages (conversation_id, index, role, body)
    select ${id}, n, case when n % 2 = 0 then 'user' else 'assistant' end, decode('00', 'hex') from generate_series(0, 937) n`;
  await app.sql`update conversations set message_count = 998 where id = ${id}`;
  const { status, body } = await ask(client, id, 'Still there?');
  expect({ status, at: [body.userMessage?.index, body.message?.index] }).toEqual({ status: 200, at: [998, 999] });
  expect(app.provider.requests.at(-1)!.messages).toHaveLength(2);
  const [row] = await app.sql`select message_count from conversations where id = ${id}`;
  expect(row!['message_count']).toBe(1_000);
});

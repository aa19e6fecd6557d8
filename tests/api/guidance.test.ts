import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mentors } from '#lib/mentors/index.ts';
import { type App, startApp } from '#tests/support/app.ts';
import { type Client, newClient, signUp } from '#tests/support/client.ts';
import { messagesOf } from '#tests/support/conversation.ts';
import { dumpDatabase, dumpRedis } from '#tests/support/dump.ts';

let app: App;
beforeAll(async () => void (app = await startApp({ env: { LOG_LEVEL: 'trace' } })));
beforeEach(() => void (app.provider.answer = () => 'Begin today.'));

const question = 'How do I begin again after my company has failed?';
const open = '/?guidance=open';
const guidance = (client: Client, asked: unknown) => client.json('POST', '/api/guidance', { question: asked });
const conversations = async (client: Client) => (await client.json('GET', '/api/conversations')).body;
/** The keys of the mentors that a page proposes, in their order. */
const proposedOn = (html: string) =>
  [
    ...html.matchAll(
      /name="personalityKey" value="(\w+)"><input type="hidden" name="title" value="[^"]*"><input type="hidden" name="message"/g,
    ),
  ].map(([, key]) => key);

describe('POST /api/guidance', () => {
  test('proposes three mentors, the best first, each with the work that speaks of it', async () => {
    const client = await signUp(app);
    const { status, body } = await guidance(client, question);
    expect(status).toBe(200);
    expect(body.proposals).toHaveLength(3);
    expect(new Set(body.proposals.map((one: { personalityKey: string }) => one.personalityKey)).size).toBe(3);
    for (const { personalityKey, name, source } of body.proposals) {
      const mentor = mentors.find(({ key }) => key === personalityKey)!;
      expect(name).toBe(mentor.name);
      expect(mentor.library.map(({ work, year }) => `${work} (${year})`)).toContain(source);
    }
    expect(body.help).toBe(undefined);
    expect((await guidance(client, question)).body, 'the same for the same question').toEqual(body);
    expect(await conversations(client)).toEqual([]);
  });

  test('finds the one whose words it takes up', async () => {
    const client = await signUp(app);
    for (const [asked, key] of [
      ['How do I learn for the physics entrance exam when my family has no money for tuition?', 'pandey'],
      ['How do I decide whether to leave a safe job and start a company?', 'bezos'],
      ['How did you stay calm at a free throw with a torn Achilles tendon?', 'kobe'],
    ])
      expect((await guidance(client, asked)).body.proposals[0].personalityKey, asked).toBe(key);
  });

  test('proposes others where nothing fits, favorites first, and says so', async () => {
    const client = await signUp(app);
    const nothing = 'how do I fix a leaking tap';
    const { body } = await guidance(client, nothing);
    expect(body.proposals.map(({ source }: { source: string | null }) => source)).toEqual([null, null, null]);
    const categories = body.proposals.map(
      ({ personalityKey }: { personalityKey: string }) => mentors.find(({ key }) => key === personalityKey)!.category,
    );
    expect(new Set(categories).size).toBe(3);
    await client.json('PATCH', '/api/users/favorites', { personalityKey: 'nichiren', on: true });
    expect((await guidance(client, nothing)).body.proposals[0].personalityKey).toBe('nichiren');
    const { text } = await client.form('/api/guidance', { question: nothing }, { follow: true });
    expect(text).toContain('No passage speaks of this directly.');
    expect(proposedOn(text)).toHaveLength(3);
  });

  test.for([
    ['nothing', undefined],
    ['blanks', '  \n '],
    ['no text', { a: 1 }],
    ['8,001 characters', 'x'.repeat(8_001)],
  ])('refuses %s', async ([, asked]) => {
    const { status, body } = await guidance(await signUp(app), asked);
    expect(status).toBe(400);
    expect(body.fieldErrors.question).toMatch(/\w/);
  });

  test('takes 8,000 characters, an emoji as one, on the page as well', async () => {
    const client = await signUp(app);
    const long = `${'Why? '.repeat(1_599)}${'🪷'.repeat(5)}`;
    expect([...long]).toHaveLength(8_000);
    expect((await guidance(client, long)).status).toBe(200);
    const { text } = await client.form('/api/guidance', { question: long }, { follow: true });
    expect(text).toContain('🪷'.repeat(5));
    expect(proposedOn(text)).toHaveLength(3);
  });

  test('is for people who are signed in; what was typed is in the box after signing in', async () => {
    const visitor = newClient(app);
    expect((await guidance(visitor, question)).status).toBe(401);
    const person = await signUp(app);
    const { location } = await visitor.form('/api/guidance', { question }, { from: '/' });
    expect(location).toBe('/login?next=%2F');
    await visitor.json('POST', '/api/auth/login', { email: person.email, password: person.password });
    expect((await visitor.get('/')).text).toContain(`${question}</textarea>`);
  });

  test('counts as sending does', async () => {
    const strict = await startApp({ workers: 0, env: { RATE_LIMIT_SCALE: '0.1' } });
    const client = await signUp(strict);
    const statuses = [];
    for (let n = 0; n < 4; n++) statuses.push((await guidance(client, question)).status);
    const started = await client.json('POST', '/api/conversations', { personalityKey: 'ali', message: question });
    expect([...statuses, started.status]).toEqual([200, 200, 200, 429, 429]);
    await strict.stop();
  });
});

describe('the page of a question', () => {
  test('stands at an address without it, after reloads too, for an hour and for its person only', async () => {
    const client = await signUp(app);
    const { location } = await client.form('/api/guidance', { question }, { from: '/' });
    expect(location).toBe(`${open}#guidance`);
    expect(client.cookies.get('question')!.attributes).toMatchObject({ httponly: true, samesite: 'Lax' });
    const first = await client.get(open);
    expect(proposedOn(first.text)).toHaveLength(3);
    expect(first.text).toContain(`${question}</textarea>`);
    expect(proposedOn((await client.get(open)).text)).toEqual(proposedOn(first.text));
    expect((await client.get('/')).text, 'home begins anew').not.toContain(question);

    // The next person at this browser.
    const other = await signUp(app);
    other.cookies.set('question', client.cookies.get('question')!);
    expect((await other.get(open)).text).not.toContain(question);
    await app.sql`update flashes set expires_at = now()`;
    const late = await client.get(open);
    expect(late.status).toBe(200);
    expect(late.text).not.toContain(question);
  });

  test('is gone after signing out', async () => {
    const client = await signUp(app);
    await client.form('/api/guidance', { question });
    const cookie = client.cookies.get('question')!;
    await client.form('/api/auth/logout', {});
    expect(client.cookies.has('question')).toBe(false);
    await client.json('POST', '/api/auth/login', { email: client.email, password: client.password });
    client.cookies.set('question', cookie);
    expect((await client.get(open)).text).not.toContain(question);
  });

  test('shows help first to somebody in danger, in their language, and holds no passage out to them', async () => {
    const client = await signUp(app);
    for (const [asked, title] of [
      ['I want to die', 'You do not have to carry this alone'],
      ['Quero morrer', 'Você não precisa passar por isso sem ajuda'],
    ] as const) {
      const { body } = await guidance(client, asked);
      expect(body.help).toBe(true);
      expect(body.proposals.map(({ source }: { source: string | null }) => source)).toEqual([null, null, null]);
      const { text } = await client.form('/api/guidance', { question: asked }, { follow: true });
      const places = [`${asked}</textarea>`, title, 'href="tel:', 'findahelpline.com', 'name="message"'].map((part) =>
        text.indexOf(part),
      );
      expect(places).not.toContain(-1);
      expect(places).toEqual(places.toSorted((one, other) => one - other));
      expect(text).not.toContain('From “');
    }
  });
});

describe('a conversation that begins with a message', () => {
  const start = (client: Client, more: Record<string, unknown> = {}) =>
    client.json('POST', '/api/conversations', {
      personalityKey: 'gandhi',
      title: 'Chat with Mahatma Gandhi',
      message: `  ${question} `,
      ...more,
    });

  test('has it as its first, and gets an answer', async () => {
    const client = await signUp(app);
    const { status, body } = await start(client);
    expect(status).toBe(201);
    expect(body).toMatchObject({ title: 'Chat with Mahatma Gandhi', messages: [{ role: 'user', content: question }] });
    await expect
      .poll(() => messagesOf(client, body.id), { timeout: 10_000 })
      .toMatchObject([
        { role: 'user', content: question },
        { role: 'assistant', content: 'Begin today.' },
      ]);
  });

  test('is one, and asks once, however often and wherever its form is sent', async () => {
    const client = await signUp(app);
    const sent = { idempotencyKey: 'of one page' };
    const both = await Promise.all([start(client, sent), start(client, sent)]);
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    const { id } = both[0].body;
    await expect.poll(async () => (await messagesOf(client, id)).length, { timeout: 10_000 }).toBe(2);
    const late = await start(client, sent);
    expect([both[1].body.id, late.body.id]).toEqual([id, id]);
    expect(await conversations(client)).toHaveLength(1);
    expect(await messagesOf(client, id)).toHaveLength(2);
    // Another mentor, or another text, is another conversation; so is the same form of somebody else.
    expect((await start(client, { ...sent, personalityKey: 'mlk' })).body.id).not.toBe(id);
    expect((await start(client, { ...sent, message: 'And then?' })).body.id).not.toBe(id);
    expect((await start(await signUp(app), sent)).body.id).not.toBe(id);
  });

  test('leaves an empty one alone, and is refused without a trace', async () => {
    const client = await signUp(app);
    const empty = (await start(client, { message: undefined })).body;
    expect((await start(client, { reuseEmpty: true })).body.id).not.toBe(empty.id);
    expect(await messagesOf(client, empty.id)).toEqual([]);
    await expect.poll(async () => (await conversations(client))[0].messageCount, { timeout: 10_000 }).toBe(2);
    const before = await conversations(client);
    expect((await start(client, { message: '  ' })).body.fieldErrors.message).toMatch(/\w/);
    expect((await start(client, { message: 'x'.repeat(8_001) })).status).toBe(400);
    expect((await start(client, { personalityKey: 'nobody' })).status).toBe(400);
    expect((await start(newClient(app))).status).toBe(401);
    expect(await conversations(client)).toEqual(before);
  });

  test('is where its form leads', async () => {
    const client = await signUp(app);
    const { text } = await client.form('/api/guidance', { question }, { follow: true });
    const [personalityKey] = proposedOn(text);
    const [, idempotencyKey] = /name="idempotencyKey" value="([^"]+)"/.exec(text)!;
    const fields = { personalityKey: personalityKey!, message: question, idempotencyKey: idempotencyKey! };
    const { status, location } = await client.form('/api/conversations', fields, { from: open });
    expect(status).toBe(303);
    expect(location).toMatch(/^\/chat\/[\w-]+$/);
    expect((await client.get(location!)).text).toContain(question);
    // Back on the page, the same button leads to the same conversation.
    expect((await client.get(open)).text).toContain(idempotencyKey);
    expect((await client.form('/api/conversations', fields, { from: open })).location).toBe(location);
  });

  test('is kept when the provider fails, and says so', async () => {
    app.provider.answer = () => ({ status: 401, error: { message: 'no' } });
    const client = await signUp(app);
    const { body } = await start(client);
    await expect
      .poll(async () => (await client.get(`/chat/${body.id}`)).text, { timeout: 10_000 })
      .toContain('Unanswered');
  });
});

test('home offers to go on with the conversation in which something was said last', async () => {
  const client = await signUp(app);
  const offer = /href="\/chat\/([\w-]+)"[^>]*>(?:(?!<\/a>)[^])*Continue with ([^<]+)</;
  await client.json('POST', '/api/conversations', { personalityKey: 'jobs' });
  expect(offer.exec((await client.get('/')).text)).toBe(null);
  const { body } = await client.json('POST', '/api/conversations', {
    personalityKey: 'oprah',
    message: '**What** is _luck_?',
  });
  await client.json('POST', '/api/conversations', { personalityKey: 'ali' });
  const { text } = await client.get('/');
  expect(offer.exec(text)!.slice(1)).toEqual([body.id, 'Oprah Winfrey']);
  expect(text).toContain('What is luck?');
  await app.sql`update conversations set personality_key = 'nobody' where id = ${body.id}`;
  expect(offer.exec((await client.get('/')).text)!.slice(1)).toEqual([body.id, 'nobody']);
  expect((await (await signUp(app)).get('/')).text).not.toContain(body.id);
});

test('neither database nor log nor queue has a word of a question in the clear', async () => {
  const client = await signUp(app);
  const word = 'quixotrope';
  await client.form('/api/guidance', { question: `What is ${word}?` });
  await client.form('/api/guidance', { question: word.repeat(1_000) });
  await guidance(client, `What is ${word}?`);
  await client.json('POST', '/api/conversations', { personalityKey: 'ali', message: `What is ${word}?` });
  const all = `${await dumpDatabase(app)}\n${await dumpRedis(app)}\n${app.logs()}`.toLowerCase();
  expect(all).toContain(client.user.email);
  for (const spelled of [
    word,
    ...(['hex', 'base64'] as const).map((as) => Buffer.from(word).toString(as).slice(0, -4)),
  ])
    expect(all).not.toContain(spelled.toLowerCase());
});

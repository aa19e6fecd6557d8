import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app.ts';
import { type Client, signUp } from '#tests/support/client.ts';
import {
  ask,
  eventsOf,
  holdAnswers,
  messagesOf,
  openStream,
  startConversation,
  type StreamEvent,
} from '#tests/support/conversation.ts';
import { dumpDatabase, dumpRedis } from '#tests/support/dump.ts';

let app: App;
beforeAll(async () => void (app = await startApp({ env: { LOG_LEVEL: 'trace' } })));
beforeEach(() => void (app.provider.answer = () => 'You are heard.'));

const inDanger = 'I do not want to wake up tomorrow.';
const title = 'You do not have to carry this alone';

async function begin(there = app) {
  const client = await signUp(there);
  return { client, id: await startConversation(client, 'gandhi') };
}
const page = async (client: Client, id: string, language = 'en-IN') =>
  (await client.get(`/chat/${id}`, { 'accept-language': language })).text;
/** The help panels of a page, as they stand in its HTML. */
const panelsOn = (html: string) => html.match(/<section role="note"[^]*?<\/section>/g) ?? [];

describe('somebody in danger', () => {
  test('finds help under their message, before the mentor’s words, again and again', async () => {
    const { client, id } = await begin();
    await ask(client, id, 'What is truth?');
    await ask(client, id, inDanger);
    for (const path of [`/chat/${id}`, `/chat/${id}/transcript`, `/chat/${id}`]) {
      const { text } = await client.get(path, { 'accept-language': 'en-IN' });
      expect(panelsOn(text)).toHaveLength(1);
      const places = [
        'What is truth?',
        inDanger,
        title,
        'href="tel:112"',
        'href="tel:14416"',
        'findahelpline.com',
        'not from Mahatma Gandhi',
      ].map((part) => text.indexOf(part));
      expect(places).not.toContain(-1);
      expect(places).toEqual(places.toSorted((one, other) => one - other));
      expect(text.lastIndexOf('You are heard.')).toBeGreaterThan(places.at(-1)!);
    }
  });

  test('finds it for their country, and all others beside', async () => {
    const { client, id } = await begin();
    await ask(client, id, inDanger);
    const firstNumber = async (language: string) => /href="tel:(\d+)"/.exec(await page(client, id, language))![1];
    expect(await Promise.all(['en-US', 'en-GB', 'en-AU', 'ja', 'en-IN,hi;q=0.9'].map(firstNumber))).toEqual([
      '911',
      '999',
      '000',
      '110',
      '112',
    ]);
    const [panel] = panelsOn(await page(client, id));
    const beside = panel!.slice(panel!.indexOf('<details'));
    for (const number of ['988', '116123', '131114', '188', '0120279338'])
      expect(beside).toContain(`href="tel:${number}"`);
  });

  test.for([
    ['मैं मरना चाहता हूँ', 'hi', 'आपको यह अकेले नहीं सहना है'],
    ['もう消えてしまいたい', 'ja', 'ひとりで抱えこまないでください'],
    ['Mi marido me pega', 'es', 'Tienes derecho a estar a salvo'],
    ['Je veux mourir', 'fr', 'Vous n’avez pas à porter cela'],
    ['Jemand verfolgt mich', 'de', 'Bitte holen Sie jetzt Hilfe'],
    ['Quero morrer', 'pt', 'Você não precisa passar por isso sem ajuda'],
    // Not told in Russian: in the browser's language.
    ['Я хочу умереть', 'en', title],
  ] as const)('reads it in their language: %s', async ([message, language, words]) => {
    const { client, id } = await begin();
    await ask(client, id, message);
    const [panel] = panelsOn(await page(client, id));
    expect(panel).toContain(`lang="${language}"`);
    expect(panel).toContain(words);
  });

  test.for([
    ['fails', () => ({ status: 401, error: { message: 'no' } })],
    ['refuses what it was asked', () => ({ status: 400, error: { message: 'no' } })],
  ] as const)('has it when the provider %s', async ([, answer]) => {
    app.provider.answer = answer;
    const { client, id } = await begin();
    expect((await ask(client, id, inDanger)).status).toBe(502);
    const text = await page(client, id);
    expect(panelsOn(text)).toHaveLength(1);
    expect(text).toContain('Unanswered');
  });

  test('has it while the answer is awaited', async () => {
    const { client, id } = await begin();
    const release = holdAnswers(app.provider);
    const before = app.provider.requests.length;
    const reply = ask(client, id, inDanger);
    await app.provider.received(before + 1);
    expect(panelsOn(await page(client, id))).toHaveLength(1);
    release('You are heard.');
    await reply;
  });

  test('has it when nobody is there to answer', async () => {
    const alone = await startApp({ workers: 0 });
    const { client, id } = await begin(alone);
    const reply = ask(client, id, inDanger).catch(() => null);
    await expect.poll(async () => panelsOn(await page(client, id)).length, { timeout: 10_000 }).toBe(1);
    expect(await messagesOf(client, id)).toHaveLength(1);
    await alone.killWeb(0);
    await reply;
    await alone.stop();
  });

  // Its tables are taken away, so the queue is PostgreSQL's here, whatever the rest runs on.
  test('has it while the queue is away', async () => {
    const alone = await startApp({ workers: 0, backend: 'postgres' });
    const { client, id } = await begin(alone);
    await alone.sql`alter table bullmq.job rename to job_away`;
    expect((await ask(client, id, inDanger)).status).toBe(503);
    expect(panelsOn(await page(client, id))).toHaveLength(1);
    await alone.sql`alter table bullmq.job_away rename to job`;
    await alone.stop();
  });

  test('has it without any provider, and is not taught instead', async () => {
    const offline = await startApp({ provider: 'offline' });
    const { client, id } = await begin(offline);
    const { status, body } = await ask(client, id, 'I want to die. Is my suffering of any use?');
    expect(status).toBe(200);
    expect(body.message).not.toHaveProperty('sources');
    expect(body.message.content).toContain('those named above');
    expect(body.message.content).toContain('No AI provider is set');
    expect(panelsOn(await page(client, id))).toHaveLength(1);
    await offline.stop();
  });

  test.for([
    ['self-harm', title, { chunkDelayMs: 10 }],
    // A draft is stored as soon as it is seen then, and knows nothing of help yet.
    ['abuse', 'You have a right to be safe', { delayMs: 1_100 }],
  ] as const)(
    'whom the rules have not recognised, but the provider has (%s), finds it too',
    async ([kind, words, pace]) => {
      const { client, id } = await begin();
      await ask(client, id, 'What is truth?');
      const { promise: rest, resolve: goOn } = Promise.withResolvers<void>();
      app.provider.answer = () => ({ text: `[danger: ${kind}]\n\nI hear you.`, ...pace, holdHalfway: rest });
      const response = await openStream(client, 'POST', `/api/conversations/${id}/messages`, {
        content: 'The letters are written, one for each.',
        role: 'user',
      });
      const events: StreamEvent[] = [];
      for await (const event of eventsOf(response)) {
        events.push(event);
        if (event.name !== 'help') continue;
        // While the answer is still being written, with JavaScript and without.
        expect(panelsOn(await page(client, id))).toEqual([expect.stringContaining(words)]);
        const join = await openStream(client, 'GET', `/api/conversations/${id}/messages/3/stream`);
        const joined: StreamEvent[] = [];
        for await (const one of eventsOf(join)) {
          joined.push(one);
          if (one.name === 'help') goOn();
        }
        expect(joined.filter(({ name }) => name === 'help')).toEqual([{ name: 'help', data: { index: 2 } }]);
      }
      expect(events.filter(({ name }) => name === 'help')).toEqual([{ name: 'help', data: { index: 2 } }]);
      // Nothing of the mark is shown at any time.
      expect(JSON.stringify(events)).not.toContain('danger');
      expect(events.at(-1)).toMatchObject({ name: 'done', data: { message: { content: 'I hear you.' } } });
      const text = await page(client, id);
      const [panel, ...more] = panelsOn(text);
      expect(more).toEqual([]);
      expect(panel).toContain(words);
      expect(text.indexOf('The letters are written')).toBeLessThan(text.indexOf(panel!));
      expect(text.lastIndexOf('I hear you.')).toBeGreaterThan(text.indexOf(panel!));
      expect((await messagesOf(client, id)).map(({ content }) => content).slice(2)).toEqual([
        'The letters are written, one for each.',
        'I hear you.',
      ]);
      for (const dump of [await dumpDatabase(app), await dumpRedis(app)])
        expect(dump).not.toMatch(/self-harm|The letters are written/);
    },
  );

  test('what the rules have said stays, whatever the provider says', async () => {
    app.provider.answer = () => '[danger: abuse] I hear you.';
    const { client, id } = await begin();
    await ask(client, id, 'Je veux mourir');
    const [panel, ...more] = panelsOn(await page(client, id));
    expect(more).toEqual([]);
    expect(panel).toContain('Vous n’avez pas à porter cela');
  });

  test('is told by the rules that the mentor gets', async () => {
    const { client, id } = await begin();
    await ask(client, id, inDanger);
    const { content } = app.provider.requests.at(-1)!.messages[0]!;
    expect(content).toMatch(
      /may be in danger.*\[danger: self-harm\], \[danger: abuse\], \[danger: emergency\].*people near them now.*services shown on this page/,
    );
    expect(content).toMatch(/no medical, legal or financial instructions/);
  });
});

test('ordinary talk shows none of it', async () => {
  const { client, id } = await begin();
  await ask(client, id, 'This job is killing me. How did you beat your doubts?');
  expect(panelsOn(await page(client, id))).toEqual([]);
});

test('a stream says at its beginning that help is shown under the question, and not of ordinary talk', async () => {
  const { client, id } = await begin();
  const started = async (content: string) => {
    const response = await openStream(client, 'POST', `/api/conversations/${id}/messages`, { content, role: 'user' });
    const events: StreamEvent[] = [];
    for await (const event of eventsOf(response)) events.push(event);
    return events.find(({ name }) => name === 'started')!.data;
  };
  expect(await started('What is truth?')).toEqual({ index: 1 });
  expect(await started(inDanger)).toEqual({ index: 3, help: true });
  const { text } = await client.get(`/chat/${id}/transcript?from=2`, { 'accept-language': 'en-IN' });
  expect(panelsOn(text)).toEqual(panelsOn(await page(client, id)));
});

describe('that somebody is in danger', () => {
  test('stands in no database, queue or log, nor can it be told from the size of what is sealed', async () => {
    const { client, id } = await begin();
    const other = await begin();
    const [danger, ordinary] = ['I want to kill myself tonight', 'I want to teach myself tango.'];
    expect(danger).toHaveLength(ordinary.length);
    await ask(client, id, danger);
    await ask(other.client, other.id, ordinary);
    await page(client, id);
    const sizes = await app.sql`
      select octet_length(body) as bytes from messages where index = 0 and conversation_id = any(${[id, other.id]})`;
    expect(sizes).toHaveLength(2);
    expect(sizes[0]!['bytes']).toBe(sizes[1]!['bytes']);
    expect(panelsOn(await page(client, id))).toHaveLength(1);
    expect(panelsOn(await page(other.client, other.id))).toHaveLength(0);
    const all = `${await dumpDatabase(app)}\n${await dumpRedis(app)}\n${app.logs()}`;
    expect(all).toContain(id);
    for (const word of ['self-harm', 'selfharm', 'suicid', 'kill myself', '"danger"'])
      expect(all.toLowerCase()).not.toContain(word);
  });

  test('is in nothing that the calls give, and in what the person takes along as what they were shown', async () => {
    const { client, id } = await begin();
    await ask(client, id, inDanger);
    await ask(client, id, 'What is truth?');
    expect((await messagesOf(client, id))[0]).toEqual({ role: 'user', content: inDanger });
    const { conversations } = JSON.parse((await client.get('/account/data')).text);
    const { messages } = conversations[0];
    expect(messages[0]).toMatchObject({ role: 'user', content: inDanger, help_shown: 'self-harm' });
    for (const message of messages.slice(1)) expect(message).not.toHaveProperty('help_shown');
  });
});

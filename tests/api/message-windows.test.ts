import { beforeAll, describe, expect, test } from 'vitest';
import { contract } from '#api/contract.ts';
import { type App, startApp } from '#tests/support/app.ts';
import { type Client, signUp } from '#tests/support/client.ts';
import { messagesOf, startConversation } from '#tests/support/conversation.ts';
import { exchangesOf, writeConversation } from '#tests/support/written.ts';

let app: App;
let person: Client & { user: { id: string } };
/** Of 500 messages, of which the 50 are the last ones. */
let long: string;
let short: string;
beforeAll(async () => {
  app = await startApp({ workers: 0 });
  person = await signUp(app);
  long = await writeConversation(app, person, exchangesOf(250));
  short = await writeConversation(app, person, exchangesOf(25));
});

type Message = { index?: number; role: string; content: string };
const indexes = (messages: Message[]) => messages.map(({ index }) => index);
const range = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => from + at);

async function window(query: string, id = long): Promise<{ messages: Message[]; next: string | undefined }> {
  const { status, body, headers } = await person.json('GET', `/api/conversations/${id}${query}`);
  expect(status).toBe(200);
  contract['GET /api/conversations/{id}'].output.parse(body);
  return { messages: body.messages, next: /^<([^>]+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1] };
}

describe('the messages of a conversation', () => {
  test('are all given when no window is asked for; their place is their index', async () => {
    const { messages, next } = await window('');
    expect(messages.map(({ content }) => content)).toEqual(
      Array.from({ length: 250 }, (_, at) => [`Question ${at}`, 'Begin **today** [1].']).flat(),
    );
    expect(messages.some((message) => 'index' in message)).toBe(false);
    expect(next).toBeUndefined();
  });

  test('travel in parts when they are many, and are the same in the file of everything', async () => {
    const plain = { 'accept-encoding': 'identity' };
    const [whole, small] = [
      await person.json('GET', `/api/conversations/${long}`, undefined, plain),
      await person.json('GET', `/api/conversations/${short}`, undefined, plain),
    ];
    // Whoever knows the length beforehand has had all of it at once.
    expect(whole.headers.get('content-length')).toBeNull();
    expect(small.headers.get('content-length')).not.toBeNull();
    const { conversations } = JSON.parse((await person.get('/account/data')).text);
    for (const { body } of [whole, small]) {
      const kept = conversations.find(({ id }: { id: string }) => id === body.id);
      expect(kept.messages.map(({ role, content }: Message) => ({ role, content }))).toEqual(
        body.messages.map(({ role, content }: Message) => ({ role, content })),
      );
    }
    expect((await person.send('HEAD', `/api/conversations/${long}`)).status).toBe(200);
  });

  test('are the last ones where a limit is given, with their indexes and the way to those before them', async () => {
    const last = await window('?limit=50');
    expect(indexes(last.messages)).toEqual(range(450, 500));
    expect(last.next).toBe(`/api/conversations/${long}?limit=50&before=450`);
    expect((await window('?limit=1')).messages).toMatchObject([{ index: 499, role: 'assistant' }]);
    const all = await window('?limit=1000');
    expect(indexes(all.messages)).toEqual(range(0, 500));
    expect(all.next).toBeUndefined();
  });

  test('are there once each, from window to window', async () => {
    const found: Message[] = [];
    let next: string | undefined = '?limit=120';
    while (next !== undefined) {
      const page = await window(next.slice(next.indexOf('?')));
      found.unshift(...page.messages);
      next = page.next;
    }
    expect(indexes(found)).toEqual(range(0, 500));
    expect(found).toEqual((await messagesOf(person, long)).map((message, index) => ({ index, ...message })));
  });

  test('may be asked for before an index alone, and past both ends', async () => {
    expect(indexes((await window('?before=18')).messages)).toEqual(range(0, 18));
    expect(await window('?before=0')).toEqual({ messages: [], next: undefined });
    expect(indexes((await window('?before=999999999&limit=2')).messages)).toEqual([498, 499]);
    expect((await window('?limit=50', await startConversation(person))).messages).toEqual([]);
  });

  test.for([
    'limit=0',
    'limit=1001',
    'limit=many',
    'limit=-1',
    'limit=',
    'before=-1',
    'before=x',
    'before=1.5',
    'before=9999999999',
    'before=',
  ])('are not given for %s', async (query) => {
    const { status, body } = await person.json('GET', `/api/conversations/${long}?${query}`);
    expect({ status, fields: Object.keys(body.fieldErrors) }).toEqual({ status: 400, fields: [query.split('=')[0]] });
  });

  test('are nobody else’s, in whatever window', async () => {
    const other = await signUp(app);
    for (const path of [
      `/api/conversations/${long}?limit=50`,
      `/chat/${long}?before=50`,
      `/chat/${long}/transcript?before=50`,
    ]) {
      expect((await other.get(path)).status, path).toBe(404);
    }
  });
});

describe('the page of a long conversation', () => {
  const shown = (html: string) => [...html.matchAll(/<li id="message-(\d+)"/g)].map(([, index]) => Number(index));

  test('has the last 50 messages, and hardly more bytes than one of 50', async () => {
    const [page, small] = [await person.get(`/chat/${long}`), await person.get(`/chat/${short}`)];
    expect(shown(page.text)).toEqual(range(450, 500));
    expect(page.text).toContain(`href="/chat/${long}?before=450#message-449"`);
    expect(small.text).not.toContain('Show earlier messages');
    expect(page.text.length / small.text.length).toBeLessThan(1.1);
    const [transcript, smaller] = [
      await person.get(`/chat/${long}/transcript`),
      await person.get(`/chat/${short}/transcript`),
    ];
    expect(transcript.text.length / smaller.text.length).toBeLessThan(1.1);
  });

  test('reads no more of the table than it shows', async () => {
    // What PostgreSQL has read for a connection it tells at once when that one ends.
    const read = async () => {
      await app.killWeb(0, 'SIGTERM');
      await expect
        .poll(
          () =>
            app.sql`select from pg_stat_activity where datname = current_database() and application_name = 'buddhist-wisdom'`,
        )
        .toHaveLength(0);
      // What this file's own connections have read while they stored the messages is told only now and then.
      await Promise.all(Array.from({ length: 20 }, () => app.sql`select pg_stat_force_next_flush()`));
      const [row] =
        await app.sql`select idx_tup_fetch::int + seq_tup_read::int as rows from pg_stat_user_tables where relname = 'messages'`;
      await app.startWeb();
      return row!['rows'] as number;
    };
    const before = await read();
    const paths = [
      `/chat/${long}`,
      `/chat/${long}?before=100`,
      `/chat/${long}/transcript?from=498`,
      `/api/conversations/${long}?limit=2`,
    ];
    for (let round = 0; round < 10; round++)
      for (const path of paths) expect((await person.get(path)).status, path).toBe(200);
    expect(await read()).toBe(before + 10 * (50 + 50 + 2 + 2));
  });

  test('has a page for each window of older messages, with ways to earlier and later ones', async () => {
    const links = (html: string) =>
      [...html.matchAll(new RegExp(`href="/chat/${long}([^"]*)"[^>]*>(?:<svg.*?</svg>)?\\s*([^<]+)`, 'gs'))].map(
        ([, to, name]) => [name!.trim(), to],
      );
    const middle = (await person.get(`/chat/${long}?before=450`)).text;
    expect(shown(middle)).toEqual(range(400, 450));
    expect(links(middle)).toEqual([
      ['Show earlier messages', '?before=400#message-399'],
      ['Show later messages', '#message-450'],
      ['Back to the latest messages', '#message-499'],
    ]);
    const first = (await person.get(`/chat/${long}?before=30`)).text;
    expect(shown(first)).toEqual(range(0, 30));
    expect(links(first)).toEqual([
      ['Show later messages', '?before=80#message-30'],
      ['Back to the latest messages', '#message-499'],
    ]);
    for (const html of [middle, first]) expect(html).not.toContain('<textarea');
  });

  test.for(['before=0', 'before=', 'before=x', 'before=-5'])(
    'begins anew at an address that was cut: %s',
    async (query) => {
      const { status, headers } = await person.get(`/chat/${long}?${query}`);
      expect({ status, to: headers.get('location') }).toEqual({ status: 303, to: `/chat/${long}` });
    },
  );

  test('is the latest one where nothing comes after it', async () => {
    const { text } = await person.get(`/chat/${long}?before=500`);
    expect(shown(text)).toEqual(range(450, 500));
    expect(text).toContain('<textarea');
    expect(text).not.toContain('Back to the latest messages');
  });
});

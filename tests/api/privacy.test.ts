import { randomBytes } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app.ts';
import { newClient, signUp } from '#tests/support/client.ts';
import { ask, holdAnswers, messagesOf, startConversation } from '#tests/support/conversation.ts';
import { dumpDatabase, dumpRedis } from '#tests/support/dump.ts';

let app: App;
beforeAll(async () => void (app = await startApp({ env: { LOG_LEVEL: 'trace' } })));

test('nobody who gets hold of database, queue or log finds a word of what was said', async () => {
  const words = { title: 'zemblanity', question: 'quixotrope', answer: 'velleity', later: 'sonderling', draft: 'apricity', refused: 'petrichor' };
  const client = await signUp(app);
  const id = await startConversation(client, 'ikeda', `On ${words.title}`);
  const dump = async () => `${await dumpDatabase(app)}\n${await dumpRedis(app)}\n${app.logs()}`;
  const expectNone = (text: string) => {
    // The dump is one: what nobody hides is in it.
    expect(text).toContain(client.user.email);
    expect(text).toContain(id);
    for (const word of Object.values(words)) {
      expect(text.toLowerCase()).not.toContain(word);
      // Nor in another spelling of the same bytes.
      for (const encoding of ['hex', 'base64', 'utf16le'] as const) {
        const spelled = encoding === 'utf16le' ? [...word].join('\\000') : Buffer.from(word).toString(encoding).slice(0, -4);
        expect(text.toLowerCase()).not.toContain(spelled.toLowerCase());
      }
    }
  };

  const release = holdAnswers(app.provider);
  const reply = ask(client, id, `What is ${words.question}?`, `my key of ${words.question}`);
  await app.provider.received(1);
  expectNone(await dump());
  release(`It is ${words.answer} [1], says [the mentor](https://example.com/${words.answer}).`);
  expect((await reply).status).toBe(200);
  await client.json('POST', `/api/conversations/${id}/messages/1/reactions`, { emoji: '👍' });
  app.provider.answer = () => ({ status: 400, error: { message: 'no' } });
  expect((await ask(client, id, `And ${words.later}?`)).status).toBe(502);

  // What waits for its page after a form: refused, and typed when the session had ended.
  const form = (content: string) => client.form(`/api/conversations/${id}/messages`, { content }, { from: `/chat/${id}` });
  await form(words.refused.repeat(1_000));
  await app.sql`delete from sessions where user_id = ${client.user.id}`;
  await form(`But ${words.draft}!`);
  expect(await app.sql`select id from flashes`).toHaveLength(2);
  expectNone(await dump());

  // It was all there all the time.
  const again = newClient(app);
  await again.json('POST', '/api/auth/login', { email: client.email, password: client.password });
  const said = (await messagesOf(again, id)).map(({ content }) => content).join();
  expect(said).toContain(words.question);
  expect(said).toContain(words.answer);
  expect(said).toContain(words.later);
  expect((await again.json('GET', '/api/conversations')).body[0].title).toBe(`On ${words.title}`);
  expectNone(await dump());
});

test('a copy of the database opens nothing without the operator’s key', async () => {
  const client = await signUp(app);
  const id = await startConversation(client, 'ali');
  app.provider.answer = () => 'It is so.';
  await ask(client, id, 'Is it so?');
  // The same rows in somebody else's name stay shut: the words are sealed with their owner's key.
  const thief = await signUp(app);
  await app.sql`update conversations set user_id = ${thief.user.id} where id = ${id}`;
  const { body } = await thief.json('GET', `/api/conversations/${id}`);
  expect(body.messages.map(({ content }: { content: string }) => content)).toEqual(Array(2).fill('This message cannot be opened'));
  expect(JSON.stringify(body)).not.toContain(' so');
});

test('the operator’s key can be changed while all goes on, and the old one is soon not needed', { timeout: 60_000 }, async () => {
  const [oldKey, nextKey] = [randomBytes(32).toString('base64'), randomBytes(32).toString('base64')];
  const before = await startApp({ env: { ENCRYPTION_KEY: oldKey } });
  const { email, password, user } = await signUpAndAsk(before);
  const wrapped = async () => (await before.sql`select wrapped_key from user_keys where user_id = ${user.id}`)[0]!['wrapped_key'] as Buffer;
  const first = await wrapped();
  // Its upkeep knows the old key only.
  await before.killWorker(0, 'SIGTERM');
  // A key that does not open, or another part of upkeep that fails, does not hold the other keys up.
  await before.sql`update user_keys set wrapped_key = set_byte(wrapped_key, 20, 255 - get_byte(wrapped_key, 20)) where user_id = ${(await signUp(before)).user.id}`;
  await before.sql`alter table password_reset_requests rename to away`;
  for (const [key, workers] of [[`${nextKey},${oldKey}`, 1], [nextKey, 0]] as const) {
    const next = await startApp({ workers, env: { DATABASE_URL: before.databaseUrl, ENCRYPTION_KEY: key } });
    const client = newClient(next);
    await client.json('POST', '/api/auth/login', { email, password });
    const [{ id }] = (await client.json('GET', '/api/conversations')).body;
    expect((await messagesOf(client, id))[0]!.content).toBe('Is it so?');
    await expect.poll(async () => (await wrapped()).equals(first), { timeout: 25_000 }).toBe(false);
    await next.stop();
  }
  await before.stop();
});

async function signUpAndAsk(there: App) {
  const client = await signUp(there);
  await ask(client, await startConversation(client), 'Is it so?');
  return client;
}

import { beforeAll, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app.ts';
import { newClient, signUp } from '#tests/support/client.ts';
import { ask, holdAnswers, messagesOf, startConversation } from '#tests/support/conversation.ts';
import { dumpDatabase, dumpRedis } from '#tests/support/dump.ts';

let app: App;
beforeAll(async () => void (app = await startApp({ env: { LOG_LEVEL: 'trace' } })));

// spec: product-2
test('nobody who gets hold of database, queue or log finds a word of what was said', async () => {
  const words = {
    title: 'zemblanity',
    question: 'quixotrope',
    answer: 'velleity',
    later: 'sonderling',
    draft: 'apricity',
    refused: 'petrichor',
  };
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
        const spelled =
          encoding === 'utf16le' ? [...word].join('\\000') : Buffer.from(word).toString(encoding).slice(0, -4);
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
  const form = (content: string) =>
    client.form(`/api/conversations/${id}/messages`, { content }, { from: `/chat/${id}` });
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
  expect(body.messages.map(({ content }: { content: string }) => content)).toEqual(
    Array(2).fill('This message cannot be opened'),
  );
  expect(JSON.stringify(body)).not.toContain(' so');
});

test('deleting the account takes all that is the person’s, and keeps counts of nobody', async () => {
  const client = await signUp(app, { firstName: 'Xanthippe' });
  const other = await signUp(app);
  const { id: userId } = client.user;
  app.provider.answer = () => 'Begin. [1]';
  const id = await startConversation(client, 'mlk', 'On xylography');
  await ask(client, id, 'What of xylography?');
  await client.json('POST', `/api/conversations/${id}/messages/1/reactions`, { emoji: '👎' });
  await app.sql`
    insert into user_feedback (user_id, experience_rating, nps_score, comment) values (${userId}, 4, 9, 'A xyloid remark')`;
  const [mine, theirs] = await app.sql`
    insert into personality_recommendations (user_id, name, description, category, reasoning, vote_count)
    values (${userId}, 'Xenophon of Athens', 'A soldier and a writer', 'legacy', 'He wrote well of horses', 1),
      (${other.user.id}, 'Hypatia', 'A philosopher of Alexandria', 'legacy', 'She taught everybody', -1) returning id`;
  await app.sql`
    insert into recommendation_votes (user_id, recommendation_id, vote)
    values (${other.user.id}, ${mine!['id']}, 'up'), (${userId}, ${theirs!['id']}, 'down')`;
  const elsewhere = newClient(app);
  await elsewhere.json(
    'POST',
    '/api/auth/login',
    { email: client.email, password: client.password },
    { 'user-agent': 'Xylobrowser/1.0' },
  );
  await app.sql`insert into password_reset_requests (id, email) values (gen_random_uuid(), ${client.email})`;

  const reply = await client.json('POST', '/api/account/delete', { password: client.password });
  expect(reply).toMatchObject({ status: 200, body: { message: 'Your account and everything in it are deleted.' } });
  expect(client.cookies.has('session')).toBe(false);
  expect((await elsewhere.json('GET', '/api/auth/user')).status).toBe(401);
  expect(
    (await newClient(app).json('POST', '/api/auth/login', { email: client.email, password: client.password })).status,
  ).toBe(401);

  const dump = (await dumpDatabase(app)) + (await dumpRedis(app));
  for (const trace of [userId, id, client.email, 'Xanthippe', 'xylo', 'Xylo', 'Xenophon'])
    expect(dump, trace).not.toContain(trace);
  expect(await app.sql`select from user_keys where user_id = ${userId}`).toHaveLength(0);
  // What is counted: a question of its length, a reaction, ratings, two logins.
  expect(
    await app.sql`select personality, question_length, response_length from question_analytics where user_id is null`,
  ).toMatchObject([{ personality: 'mlk', question_length: 19, response_length: 10 }]);
  expect(await app.sql`select reaction, personality from reaction_analytics where user_id is null`).toMatchObject([
    { reaction: '👎', personality: 'mlk' },
  ]);
  expect(await app.sql`select experience_rating, nps_score from user_feedback where user_id is null`).toMatchObject([
    { experience_rating: 4, nps_score: 9 },
  ]);
  expect(await app.sql`select from user_logins where user_id is null`).toHaveLength(2);
  // The vote is taken back from what it was given to.
  expect(await app.sql`select vote_count from personality_recommendations where id = ${theirs!['id']}`).toMatchObject([
    { vote_count: 0 },
  ]);
  expect((await other.json('GET', '/api/auth/user')).status).toBe(200);
  // The address is free again.
  expect(
    (
      await newClient(app).json('POST', '/api/auth/register', {
        email: client.email,
        password: 'another one',
        firstName: 'New',
        lastName: 'Person',
      })
    ).status,
  ).toBe(201);
});

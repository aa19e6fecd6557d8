import { beforeAll, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app.ts';
import { type Client, newClient, signUp } from '#tests/support/client.ts';
import { startConversation } from '#tests/support/conversation.ts';

let app: App;
let client: Client;
beforeAll(async () => {
  app = await startApp({ provider: 'offline' });
  client = await signUp(app);
});

const publicAddresses = ['/', '/login', '/login?tab=register', '/login?tab=reset'];

test.for(publicAddresses)('the kept page of %s has the headers and the text of the rendered one', async (address) => {
  const visitor = newClient(app);
  const [first, second, withCookie] = [
    await visitor.get(address),
    await visitor.get(address),
    // Any cookie at all goes past what is kept.
    await fetch(app.origin + address, { headers: { cookie: 'a=b' } }),
  ];
  const names = ['content-security-policy', 'content-type', 'cache-control', 'x-content-type-options', 'referrer-policy'];
  for (const name of names) {
    expect(withCookie.headers.get(name), name).toBeTruthy();
    expect(first.headers.get(name), name).toBe(withCookie.headers.get(name));
    expect(second.headers.get(name), name).toBe(withCookie.headers.get(name));
  }
  expect(second.text).toBe(await withCookie.text());
});

test.for(['br', 'gzip'])('what is made for one person travels compressed by %s, whole, and is the same', async (encoding) => {
  const id = await startConversation(client);
  const question = 'How do I begin anew? '.repeat(100).trim();
  await client.json('POST', `/api/conversations/${id}/messages`, { content: question });
  for (const path of [`/chat/${id}/transcript`, `/api/conversations/${id}`]) {
    const [packed, plain] = [
      await client.send('GET', path, { headers: { 'accept-encoding': encoding } }),
      await client.send('GET', path, { headers: { 'accept-encoding': 'identity' } }),
    ];
    expect(packed.headers.get('content-encoding'), path).toBe(encoding);
    expect(packed.headers.get('vary')).toContain('Accept-Encoding');
    expect(plain.headers.get('content-encoding')).toBeNull();
    const text = await plain.text();
    expect(text).toContain(question);
    expect(await packed.text()).toBe(text);
  }
});

test.for(['/api/auth/user', '/api/conversations/none'])('what is too short to gain by it is not compressed: %s', async (path) => {
  for (const method of ['GET', 'HEAD']) {
    const response = await client.send(method, path, { headers: { 'accept-encoding': 'br, gzip' } });
    expect(response.headers.get('content-encoding')).toBeNull();
    const length = Number(response.headers.get('content-length'));
    expect(length).toBeGreaterThan(20);
    expect((await response.arrayBuffer()).byteLength).toBe(method === 'HEAD' ? 0 : length);
  }
});

test('what another site leads to is not compressed: its length tells nothing', async () => {
  const { headers, text } = await client.get('/history?a=guess', { 'accept-encoding': 'br', 'sec-fetch-site': 'cross-site' });
  expect(headers.get('content-encoding')).toBeNull();
  expect(text).toContain('</html>');
  expect((await client.get('/history?a=guess', { 'accept-encoding': 'br', 'sec-fetch-site': 'same-origin' })).headers.get('content-encoding')).toBe('br');
});

test('events are sent as they come, never compressed', async () => {
  const id = await startConversation(client);
  const headers = { 'content-type': 'application/json', accept: 'text/event-stream', 'accept-encoding': 'br, gzip' };
  const response = await client.send('POST', `/api/conversations/${id}/messages`, { headers, body: JSON.stringify({ content: 'How do I begin?' }) });
  expect(response.headers.get('content-encoding')).toBeNull();
  expect(await response.text()).toContain('event: done');
});

test('an id in upper case is none of ours, and harms nothing', async () => {
  const id = await startConversation(client);
  const upper = `/api/conversations/${id.toUpperCase()}`;
  expect((await client.json('GET', upper)).status).toBe(404);
  expect((await client.json('POST', `${upper}/messages`, { content: 'Hello?' })).status).toBe(404);
  expect((await client.get(`/chat/${id.toUpperCase()}`)).status).toBe(404);
  expect((await client.json('GET', '/api/conversations')).status).toBe(200);
});

test.for(['>'.repeat(8_000), '1. '.repeat(2_600), '> - '.repeat(2_000)])('%# deep nesting is a message like any other', async (content) => {
  const id = await startConversation(client);
  const reply = await client.json('POST', `/api/conversations/${id}/messages`, { content });
  expect(reply.status).toBe(200);
  expect(reply.body.userMessage.content).toBe(content.trim());
});

test.for(['/_image', '/_image?href=/favicon.svg&f=svg', '/_server-islands/Header', '/_server-islands/x?e=default&p=&s='])('%s, which Astro would answer, is not there', async (path) => {
  for (const visitor of [client, newClient(app)]) {
    const { status, text } = await visitor.get(path);
    expect(status).toBe(404);
    expect(text).toContain('404 Page Not Found');
  }
});

test('HEAD is answered as GET, and unknown calls as JSON', async () => {
  expect((await client.send('HEAD', '/api/auth/user')).status).toBe(200);
  const unknown = await client.json('GET', '/api/nothing/here');
  expect(unknown.status).toBe(404);
  expect(unknown.body).toEqual({ error: 'Not found', message: 'Not found' });
});

test('whoever signs in over a session leaves none behind', async () => {
  const person = await signUp(app);
  const sessions = () => app.sql`select from sessions where user_id = ${person.user.id}`;
  expect(await sessions()).toHaveLength(1);
  const { status } = await person.json('POST', '/api/auth/login', { email: person.email, password: person.password });
  expect(status).toBe(200);
  expect(await sessions()).toHaveLength(1);
});

test('a send and an asking again at the same moment open one answer', async () => {
  const id = await startConversation(client);
  await client.json('POST', `/api/conversations/${id}/messages`, { content: 'How do I forgive?' });
  await app.sql`delete from messages where conversation_id = ${id} and index = 1`;
  await app.sql`update conversations set message_count = 1 where id = ${id}`;
  await app.sql`update answers set state = 'failed', failure = 'failed' where conversation_id = ${id}`;
  const replies = await Promise.all([
    client.json('POST', `/api/conversations/${id}/messages/0/answer`),
    client.json('POST', `/api/conversations/${id}/messages`, { content: 'Or else?' }),
  ]);
  for (const { status } of replies) expect([200, 409]).toContain(status);
  expect(replies.some(({ status }) => status === 200)).toBe(true);
});

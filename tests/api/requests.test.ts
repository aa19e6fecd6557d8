import { once } from 'node:events';
import { request } from 'node:http';
import { beforeAll, describe, expect, test } from 'vitest';
import { contract } from '#api/contract.ts';
import { openApiDocument } from '#api/openapi.ts';
import { makeAdmin } from '#tests/support/admin.ts';
import { type App, startApp } from '#tests/support/app.ts';
import { newClient, signUp, somebody } from '#tests/support/client.ts';
import { startConversation } from '#tests/support/conversation.ts';

// What contract §1 says of every call, shown at the calls that there are.
let app: App;
beforeAll(async () => void (app = await startApp({ workers: 0 })));

const calls = ['/api/auth/register', '/api/auth/login', '/api/conversations'];
const json = { 'content-type': 'application/json' };

describe.for(calls)('POST %s', (path) => {
  // spec: errors-39
  test.for([
    ['is cut off', '{"email": "a@b.co"', json, 400],
    ['is a word', '"hello"', json, 400],
    ['is null', 'null', json, 400],
    ['is a list', '[]', json, 400],
    ['is empty', '', json, 400],
    ['holds objects where text belongs', '{"email":{},"password":[],"personalityKey":{"a":1}}', json, 400],
    ['holds a NUL', String.raw`{"email":"a\u0000@b.co","password":"long enough","personalityKey":"\u0000"}`, json, 400],
    ['is text', 'hello', { 'content-type': 'text/plain' }, 415],
    ['is XML', '<a/>', { 'content-type': 'application/xml' }, 415],
    ['is multipart', '--x\r\n\r\n--x--', { 'content-type': 'multipart/form-data; boundary=x' }, 415],
    ['is 65 KiB', JSON.stringify({ email: 'x'.repeat(65 * 1024) }), json, 413],
  ] as const)('with a body that %s', async ([, body, headers, expected]) => {
    const client = await signUp(app);
    const response = await client.send('POST', path, { body, headers });
    expect(response.status).toBe(expected);
    const answer = await response.json();
    expect(answer.error).toMatch(/\w/);
    expect(answer.message).toBe(answer.error);
  });

  test('of 65 KiB without a length said beforehand', async () => {
    const client = await signUp(app);
    const body = new ReadableStream({
      start(controller) {
        for (let n = 0; n < 65; n++) controller.enqueue(new TextEncoder().encode('x'.repeat(1024)));
        controller.close();
      },
    });
    const response = await client.send('POST', path, { body, headers: json, duplex: 'half' } as never);
    expect(response.status).toBe(413);
  });
});

test('what can be no id is not there, in every place of every address', async () => {
  const client = await makeAdmin(app, await signUp(app));
  const id = await startConversation(client);
  // Enough for each of the calls to go and look.
  const body = { content: 'Hello?', emoji: '👍', vote: 'up', status: 'approved', title: 'Hello' };
  const addresses = Object.keys(contract).flatMap((key) =>
    [...key.matchAll(/\{\w+\}/g)].map(([place]) => [key, place] as const),
  );
  expect(addresses.length).toBeGreaterThan(10);
  for (const [key, place] of addresses) {
    const [method = '', path = ''] = key.split(' ');
    for (const odd of ['%00', 'a%00b', '%EF%BF%BF', '-1', '99999999999999999999']) {
      const address = path.replace(place, odd).replace('{id}', id).replace('{messageIndex}', '0');
      expect(
        (await client.json(method, address, method === 'GET' ? undefined : body)).status,
        `${method} ${address}`,
      ).toBe(404);
    }
  }
});

// spec: errors-39
test.for([
  ['DELETE', '/api/auth/login', ['POST']],
  ['GET', '/api/auth/register', ['POST']],
  ['POST', '/api/auth/user', ['GET', 'HEAD']],
  ['PUT', '/api/conversations', ['GET', 'HEAD', 'POST', 'DELETE']],
  ['GET', '/api/users/favorites', ['PATCH', 'POST']],
] as const)('%s %s is not a method there, and the answer says what is', async ([method, path, allowed]) => {
  const { status, headers, body } = await (await signUp(app)).json(method, path);
  expect(status).toBe(405);
  expect(headers.get('allow')!.split(', ')).toEqual(allowed);
  expect(body.message).toBe(body.error);
});

test('TRACE, which no address takes, is refused in the same words as any other', async () => {
  // fetch does not send it.
  const [response] = await once(request(`${app.origin}/api/auth/user`, { method: 'TRACE' }).end(), 'response');
  const refused = await newClient(app).json('DELETE', '/api/auth/user');
  expect(response.statusCode).toBe(refused.status);
  expect(JSON.parse((await response.toArray()).join(''))).toEqual(refused.body);
});

describe('a request from another site', () => {
  test.for(['https://evil.example', 'null', 'http://localhost:1', 'http://localhost.evil.example'])(
    '(%s) is refused',
    async (origin) => {
      const client = await signUp(app);
      const person = somebody();
      for (const [method, path, body] of [
        ['POST', '/api/auth/register', person],
        ['POST', '/api/auth/logout', {}],
        ['PATCH', '/api/users/favorites', { personalityKey: 'ikeda' }],
      ] as const) {
        const reply = await client.json(method, path, body, { origin });
        expect(reply.status, path).toBe(403);
        expect(reply.body.message, path).toBe(reply.body.error);
        const form = new URLSearchParams(body as Record<string, string>);
        expect((await client.send('POST', path, { body: form, headers: { origin } })).status, path).toBe(403);
      }
      expect(await app.sql`select id from users where email = ${person.email}`).toHaveLength(0);
      expect((await client.json('GET', '/api/auth/user')).body.favoritePersonalities).toEqual([]);
    },
  );

  test('is refused before its body is looked at', async () => {
    const response = await newClient(app).send('POST', '/api/auth/login', {
      body: 'hello',
      headers: { origin: 'https://evil.example', 'content-type': 'text/plain' },
    });
    expect(response.status).toBe(403);
  });
});

// spec: states-1, calls-3
test.for(['/api/auth/user', '/api/conversations', '/api/conversations/1'])(
  'GET %s is for people who are signed in',
  async (path) => {
    const { status, body } = await newClient(app).json('GET', path);
    expect(status).toBe(401);
    expect(body.message).toBe(body.error);
  },
);

test('the contract is there for anyone, as an OpenAPI document', async () => {
  const { status, body } = await newClient(app).json('GET', '/api/openapi.json');
  expect(status).toBe(200);
  expect(body).toEqual(openApiDocument());
});

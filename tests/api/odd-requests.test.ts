import { beforeAll, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app.ts';
import { type Client, newClient, signUp } from '#tests/support/client.ts';
import { startConversation } from '#tests/support/conversation.ts';
import { sendRaw } from '#tests/support/raw.ts';

let app: App;
let client: Client;
beforeAll(async () => {
  app = await startApp({ provider: 'offline', env: { LOG_LEVEL: 'info' } });
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
  const names = [
    'content-security-policy',
    'content-type',
    'cache-control',
    'x-content-type-options',
    'referrer-policy',
  ];
  for (const name of names) {
    expect(withCookie.headers.get(name), name).toBeTruthy();
    expect(first.headers.get(name), name).toBe(withCookie.headers.get(name));
    expect(second.headers.get(name), name).toBe(withCookie.headers.get(name));
  }
  expect(second.text).toBe(await withCookie.text());
});

test.for(['br', 'gzip'])(
  'what is made for one person travels compressed by %s, whole, and is the same',
  async (encoding) => {
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
  },
);

test.for(['/api/auth/user', '/api/conversations/none'])(
  'what is too short to gain by it is not compressed: %s',
  async (path) => {
    for (const method of ['GET', 'HEAD']) {
      const response = await client.send(method, path, { headers: { 'accept-encoding': 'br, gzip' } });
      expect(response.headers.get('content-encoding')).toBeNull();
      const length = Number(response.headers.get('content-length'));
      expect(length).toBeGreaterThan(20);
      expect((await response.arrayBuffer()).byteLength).toBe(method === 'HEAD' ? 0 : length);
    }
  },
);

test('what another site leads to is not compressed: its length tells nothing', async () => {
  const { headers, text } = await client.get('/history?a=guess', {
    'accept-encoding': 'br',
    'sec-fetch-site': 'cross-site',
  });
  expect(headers.get('content-encoding')).toBeNull();
  expect(text).toContain('</html>');
  expect(
    (await client.get('/history?a=guess', { 'accept-encoding': 'br', 'sec-fetch-site': 'same-origin' })).headers.get(
      'content-encoding',
    ),
  ).toBe('br');
});

test('events are sent as they come, never compressed', async () => {
  const id = await startConversation(client);
  const headers = { 'content-type': 'application/json', accept: 'text/event-stream', 'accept-encoding': 'br, gzip' };
  const response = await client.send('POST', `/api/conversations/${id}/messages`, {
    headers,
    body: JSON.stringify({ content: 'How do I begin?' }),
  });
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

test.for(['>'.repeat(8_000), '1. '.repeat(2_600), '> - '.repeat(2_000)])(
  '%# deep nesting is a message like any other',
  async (content) => {
    const id = await startConversation(client);
    const reply = await client.json('POST', `/api/conversations/${id}/messages`, { content });
    expect(reply.status).toBe(200);
    expect(reply.body.userMessage.content).toBe(content.trim());
  },
);

/** In however many ways a path can be written, it is the same one. */
const spellings = (path: string) => {
  const [first, ...rest] = path.slice(1);
  const encoded = `%${first!.codePointAt(0)!.toString(16)}`;
  return [
    path,
    `/${encoded}${rest.join('')}`,
    `/${encoded.toUpperCase()}${rest.join('')}`,
    `/${path}`,
    `//${path}`,
    `/.${path}`,
    `/x/..${path}`,
    `/%2e${path}`,
    `/x/%2E%2e${path}`,
    `/\\${path.slice(1)}`,
    `http://${first}${path}`,
  ];
};

test.for([
  '/_image',
  '/_image?href=/favicon.svg&f=svg',
  '/_server-islands/Header',
  '/_server-islands/x?e=default&p=&s=',
  '/500',
  '/503',
])('%s, which Astro would answer, is not there, however it is spelled', async (path) => {
  const cookie = `Cookie: session=${client.cookies.get('session')!.value}\r\n`;
  for (const spelling of spellings(path)) {
    for (const headers of ['', cookie]) {
      const { status, text } = await sendRaw(
        app.webs[0]!.url,
        `GET ${spelling} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${headers}\r\n`,
      );
      expect(status, spelling).toBe(404);
      expect(text, spelling).toContain('404 Page Not Found');
    }
  }
});

test('an absolute target is the page of its path', async () => {
  const get = (target: string, host = 'localhost') =>
    sendRaw(app.webs[0]!.url, `GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  const { status, text } = await get('http://x/login?tab=register');
  expect({ status, isRegister: text.includes('firstName') }).toEqual({ status: 200, isRegister: true });
  expect((await get('http://x/nothing-here')).status).toBe(404);
  expect((await get('http://x')).status).toBe(200);
  expect((await get('/%6cogin')).status).toBe(200);
  expect((await get('//login')).status).toBe(200);
});

test.for(['x/_image?href=', 'x/500?', 'a b', '[', 'x:y', 'user@x', 'x#', 'x\\y'])(
  'a host that is none is refused, so that it is no part of a path: %s',
  async (host) => {
    expect(
      (await sendRaw(app.webs[0]!.url, `GET / HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)).status,
    ).toBe(400);
  },
);

test(
  'whatever a stranger sends is no fault of ours, and each line of the log is ours',
  { timeout: 60_000 },
  async () => {
    const forged = '{"level":"error","msg":"forged"}';
    const targets = [
      ...[
        '/%ff',
        '/%',
        '/%zz',
        '/%00',
        '/a%00b',
        '/%0a%0d',
        `/%0a${encodeURIComponent(forged)}`,
        '/%c0%af',
        '/%ed%a0%80',
        '/%2f%2f',
        '/%5c',
        '/..',
        '/../../etc/passwd',
        '/%2e%2e%2fetc/passwd',
      ],
      ...[
        '*',
        '?',
        '//',
        '///',
        '/?',
        '/?%ff',
        '/?a=%',
        '/?%00',
        '/;',
        '/:',
        '/@',
        '/~',
        '/"',
        "/'",
        '/<script>',
        '/{}',
        '/|',
        '/^',
        '/`',
        '/\u00e9',
        '/\u00ff\u00fe',
        '/#',
        '/a#b',
      ],
      ...[
        `/${'a'.repeat(10_000)}`,
        `/${'/'.repeat(5_000)}`,
        `/${'../'.repeat(2_000)}`,
        `/?${'a&'.repeat(4_000)}`,
        `/${'%41'.repeat(3_000)}`,
      ],
      ...[
        `/%5fimage?href=%0a${encodeURIComponent(forged)}`,
        '/_image?href=http://127.0.0.1:1/x.png',
        '/_server-islands/%ff',
        '/_astro/%ff',
        '/_astro/../../web.mjs',
        '/mentors/%00',
        '/favicon.svg%00',
        '/healthz/%ff',
      ],
      ...[
        '/api/%ff',
        '/api//',
        '/api/conversations/%ff',
        '/api/conversations/%00/messages',
        '/chat/%ff',
        '/chat/%00',
        '/chat/..%2f..',
        '/analytics/%ff.csv',
        '/login?tab=%ff',
        '/login?next=%ff',
        '/reset-password?token=%ff%00',
      ],
      ...['http://x', 'http://', 'http://[', 'https://x:99999/', 'ftp://x/', 'localhost:80'],
    ];
    const withTargets = targets.flatMap((target) =>
      ['GET', 'HEAD', 'POST', 'PATCH', 'OPTIONS'].map((method) => ({ method, target })),
    );
    const headers = [
      ...[
        'Cookie: session=%ff',
        'Cookie: session=',
        'Cookie: session=\u0001',
        'Cookie: ;;;=;=',
        'Cookie: session=a; session=b',
        `Cookie: session=${'a'.repeat(8_000)}`,
        'Cookie: flash=%',
        'Cookie: flash=left.AAAA',
        'Cookie: draft=left.%ff',
        'Cookie: __proto__=x',
        'Cookie: session={"a":1}',
      ],
      ...[
        'Accept-Encoding: \u00ff',
        'Accept: \u00e9',
        'Accept-Language: *;q=x',
        'Range: bytes=9-1',
        'If-None-Match: "',
        'If-Modified-Since: never',
        'Referer: http://[',
        'Origin: null',
        'Origin: \u00ff',
        'Sec-Fetch-Site: x',
        'User-Agent: \u00ff\u0001',
        `User-Agent: ${forged}`,
      ],
      ...[
        'X-Forwarded-For: x',
        'X-Forwarded-Host: x/_image',
        'X-Forwarded-Proto: javascript',
        'X-Request-Id: \u00e9',
        'Expect: 100-continue',
        'Expect: x',
        'Upgrade: websocket\r\nConnection: Upgrade',
        'Upgrade: h2c',
        'Content-Type: \u00ff',
        'Traceparent: x',
        'X-Astro-Path: /_image',
        'X-Astro-Reroute: no',
        'If-Match: *',
        '__proto__: x',
        'Constructor: x',
      ],
    ].flatMap((header) =>
      ['/', '/history', '/login', '/api/auth/user'].map((target) => ({ method: 'GET', target, header })),
    );
    const bodies = [
      ...[
        '',
        '{',
        'null',
        '[]',
        '"',
        '{"email":null}',
        '{"__proto__":{"a":1}}',
        '{"email":"\\u0000","password":"\\u0000"}',
        '{"email":"\\ud800@x.y","password":"a"}',
        `${'['.repeat(5_000)}`,
        '\u0000',
        '\u00ff\u00fe',
        '1e999',
        `{"email":"${'a'.repeat(50_000)}"}`,
      ].map((body) => ({ body, type: 'application/json' })),
      ...[
        '',
        '=',
        '&',
        '%',
        'email=%ff',
        'email=%00&password=%00',
        'a=1&a=2',
        '__proto__=x',
        `email=${'a'.repeat(50_000)}`,
        'next=//x',
        'next=%00',
        'email[]=x',
        '\u0000',
      ].map((body) => ({ body, type: 'application/x-www-form-urlencoded' })),
      ...['x', '--x--'].flatMap((body) =>
        [
          'text/plain',
          'multipart/form-data',
          'multipart/form-data; boundary=x',
          'application/json; charset=utf-16',
          ';',
          '/',
        ].map((type) => ({ body, type })),
      ),
    ].flatMap(({ body, type }) =>
      ['/api/auth/login', '/api/auth/register', '/api/feedback', '/checkout'].map((target) => ({
        method: 'POST',
        target,
        body,
        header: `Content-Type: ${type}`,
      })),
    );
    const before = app.logs().length;
    const { url } = app.webs[0]!;
    const faults: string[] = [];
    const all = [...withTargets, ...headers, ...bodies].map(
      (odd): { method: string; target: string; header?: string; body?: string } => odd,
    );
    expect(all.length).toBeGreaterThan(600);
    for (let at = 0; at < all.length; at += 20) {
      await Promise.all(
        all.slice(at, at + 20).map(async ({ method, target, header, body }) => {
          const head = [
            `${method} ${target} HTTP/1.1`,
            'Host: localhost',
            'Connection: close',
            header,
            body !== undefined && `Content-Length: ${Buffer.byteLength(body, 'latin1')}`,
          ];
          const { status } = await sendRaw(url, `${head.filter(Boolean).join('\r\n')}\r\n\r\n${body ?? ''}`);
          // Node itself does not answer some that are no HTTP at all.
          if (status >= 500)
            faults.push(`${status} ${method} ${target.slice(0, 80)} ${header ?? ''} ${body?.slice(0, 80) ?? ''}`);
        }),
      );
    }
    // What breaks off.
    const uploads = ['application/json', 'application/x-www-form-urlencoded'].flatMap((type) =>
      ['/api/auth/login', '/api/feedback', '/checkout'].flatMap((target) => [
        `POST ${target} HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\nContent-Length: 1000\r\n\r\nemail=`,
        `POST ${target} HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nemail\r\n`,
        `POST ${target} HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\nTransfer-Encoding: chunked\r\n\r\nZZ\r\n`,
      ]),
    );
    await Promise.all(
      [...uploads, 'GET / HTTP/1.1\r\nHost: loc', 'GET', '\u0016\u0003\u0001', 'PRI * HTTP/2.0\r\n\r\n'].map((bytes) =>
        sendRaw(url, bytes, { hangUpAfterMs: 100 }),
      ),
    );
    const people = ['GET /history HTTP/1.1', 'GET /login HTTP/1.1'].map(
      (line) => `${line}\r\nHost: localhost\r\nCookie: session=${client.cookies.get('session')!.value}\r\n\r\n`,
    );
    await Promise.all(
      people.flatMap((bytes) => [0, 1, 3, 10].map((hangUpAfterMs) => sendRaw(url, bytes, { hangUpAfterMs }))),
    );
    // It is as well as before.
    expect((await client.json('GET', '/api/auth/user')).status).toBe(200);
    expect(faults).toEqual([]);
    const lines = app
      .logs()
      .slice(before)
      .split('\n')
      .filter((line) => line !== '');
    const foreign = lines.filter((line) => {
      try {
        const { level, msg } = JSON.parse(line);
        return msg === 'forged' || ['error', 'fatal'].includes(level);
      } catch {
        return true;
      }
    });
    expect(foreign).toEqual([]);
  },
);

// spec: errors-39
test('HEAD is answered as GET, and unknown calls as JSON', async () => {
  expect((await client.send('HEAD', '/api/auth/user')).status).toBe(200);
  const unknown = await client.json('GET', '/api/nothing/here');
  expect(unknown.status).toBe(404);
  expect(unknown.body).toEqual({ error: 'Not found', message: 'Not found', code: 'not-found' });
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

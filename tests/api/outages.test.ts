import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { App } from '#tests/support/app.ts';
import { newClient, signUp } from '#tests/support/client.ts';
import {
  backWithinMs,
  expectAllToWork,
  expectToBeBack,
  expectToBeTold,
  startBehindTunnel,
  untilReady,
} from '#tests/support/outage.ts';
import type { Tunnel } from '#tests/support/tunnel.ts';

// Faults that last for ten seconds are in tests/tools/alone/outages.test.ts.
let app: App;
let tunnel: Tunnel;
beforeAll(async () => {
  const { stop, ...behind } = await startBehindTunnel();
  ({ app, tunnel } = behind);
  return stop;
});
afterEach(async () => {
  tunnel.forward();
  tunnel.open();
  if (app.webs[0]!.ended) return;
  await untilReady(app);
});

test(
  'a database that refuses and breaks connections: people are told within two seconds, and all is back within ten',
  { timeout: 60_000 },
  async () => {
    const client = await signUp(app);
    const usualMs = await expectAllToWork(app, client);
    tunnel.shut();
    for (let visit = 0; visit < 2; visit++) await expectToBeTold(app, client, usualMs);
    tunnel.open();
    await expectToBeBack(app, client, usualMs);
  },
);

describe('a form that is sent during an outage', () => {
  test('that began before it: its screen says that nothing was saved, and sends it again', async () => {
    const client = await signUp(app);
    tunnel.shut();
    const fields = { experienceRating: '5', npsScore: '9', comment: 'Worth "keeping" <b>' };
    // The heartbeat knows.
    await expect
      .poll(async () => (await client.form('/api/feedback', fields)).text)
      .toContain('Nothing of what you have just sent was saved.');
    const { status, headers, text } = await client.form('/api/feedback', fields);
    expect({ status, retryAfter: headers.get('retry-after'), type: headers.get('content-type') }).toEqual({
      status: 503,
      retryAfter: '5',
      type: expect.stringMatching(/^text\/html/),
    });
    expect(text).toContain('<h1 class="text-3xl">We will be right back</h1>');
    const form = /<form method="post" action="([^"]+)"[^>]*>(.*?)<\/form>/s.exec(text)!;
    const kept = Object.fromEntries(
      [...form[2]!.matchAll(/name="([^"]+)" value="([^"]*)"/g)].map(([, name, value]) => [name, unescaped(value!)]),
    );
    expect(kept).toEqual(fields);
    tunnel.open();
    await expect.poll(async () => (await client.form(form[1]!, kept)).status, { timeout: backWithinMs }).toBe(303);
  });

  test('that begins while it is answered: its screen says that nobody can tell whether it was saved', async () => {
    const client = await signUp(app);
    tunnel.swallow();
    const { status, text } = await client.form('/api/feedback', {
      experienceRating: '5',
      npsScore: '9',
      comment: 'Is it kept?',
    });
    expect(status).toBe(503);
    expect(text).toContain('We cannot tell whether what you have just sent was saved.');
    expect(text).toContain('value="Is it kept?"');
  });

  test('a password is not put on a page', async () => {
    const { email } = await signUp(app);
    tunnel.shut();
    const { status, text } = await newClient(app).form('/api/auth/login', { email, password: 'sesame, open' });
    expect(status).toBe(503);
    expect(text).not.toContain('sesame');
    expect(text).toContain('Please go back and send it again');
  });

  test('from another site is refused as ever, and its words are on no page of ours', async () => {
    tunnel.shut();
    const response = await newClient(app).send('POST', '/api/feedback', {
      body: new URLSearchParams({ comment: 'Foreign words' }),
      headers: { origin: 'https://elsewhere.example' },
    });
    expect(response.status).toBe(403);
    expect(await response.text()).not.toContain('Foreign words');
  });
});

test('a worker that is started while the database is away says so in one line and ends', async () => {
  tunnel.shut();
  // Alone, so that all lines are the worker's.
  await app.killWorker(0);
  await app.killWeb(0);
  const before = app.logs().length;
  await expect(app.startWorker()).rejects.toThrow('ended');
  const [line = '', ...rest] = app.logs().slice(before).split('\n');
  expect(rest).toEqual(['[server/worker.mjs ended: 1]', '']);
  expect([JSON.parse(line)]).toEqual([
    {
      level: 'fatal',
      time: expect.any(String),
      code: 'ECONNREFUSED',
      reason: expect.stringContaining('ECONNREFUSED'),
      msg: 'worker cannot start: the database does not answer',
    },
  ]);
});

/** What a browser reads in an attribute. */
const unescaped = (text: string) =>
  text.replace(
    /&(#34|quot|lt|gt|amp|#38|#39);/g,
    (_, name: string) => ({ '#34': '"', quot: '"', lt: '<', gt: '>', amp: '&', '#38': '&', '#39': "'" })[name]!,
  );

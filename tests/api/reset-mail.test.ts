import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { Redis } from 'ioredis';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app.ts';
import { newClient, signUp } from '#tests/support/client.ts';
import { dumpDatabase, dumpQueue, dumpRedis } from '#tests/support/dump.ts';
import { runJob } from '#tests/support/jobs.ts';
import { askForLink, linkIn, type MailServer, mailsTo, startMailServer, tokenIn } from '#tests/support/mail.ts';

let mail: MailServer;
let app: App;
beforeAll(async () => {
  mail = await startMailServer();
  app = await startApp({
    env: { SMTP_URL: mail.url, MAIL_FROM: 'Wisdom & Co <post@wisdom.example>', LOG_LEVEL: 'trace' },
  });
});
afterAll(() => mail.down());

const forgot = (email: unknown, there = app) => newClient(there).json('POST', '/api/auth/forgot-password', { email });
const reset = (link: string, password = 'a new secret', there = app) =>
  newClient(there).json('POST', '/api/auth/reset-password', { token: tokenIn(link), password });
const requests = async (there = app) => [
  ...(await there.sql`select id, email from password_reset_requests order by created_at`),
];
const storedToken = async (email: string, there = app) =>
  (await there.sql`select reset_token, reset_token_expiry from users where email = ${email}`)[0]!;

describe('the mail', () => {
  test('comes as text and as HTML, with a link to this site that works', async () => {
    const { email, firstName } = await signUp(app);
    const link = await askForLink(app, mail, email);
    const [{ parsed, recipients }] = mailsTo(mail, email) as [ReturnType<typeof mailsTo>[number]];
    expect(recipients).toEqual([email]);
    expect(parsed.from).toMatchObject({ name: 'Wisdom & Co', address: 'post@wisdom.example' });
    expect(parsed.to).toMatchObject([{ address: email }]);
    expect(parsed.subject).toBe('Reset your Buddhist Wisdom password');
    expect(parsed.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated');
    expect(link).toMatch(new RegExp(`^${app.origin}/reset-password\\?token=[\\w-]{43}$`));
    for (const part of [parsed.text!, parsed.html!]) {
      expect(part).toContain(link);
      expect(part).toContain('one hour');
      expect(part).toContain('If it was not you, ignore this mail');
      // Whoever registers somebody else's address could put words into our mouth.
      expect(part).not.toContain(firstName);
    }
    expect(parsed.html).toContain(`<a href="${link}"`);
    expect((await newClient(app).get(link.slice(app.origin.length))).status).toBe(200);
    expect((await reset(link)).status).toBe(200);
    expect(await requests()).toEqual([]);
  });

  test('goes to the address as its owner wrote it, whatever the case in which it was asked for', async () => {
    const { email } = await signUp(app, { email: `Maya.${crypto.randomUUID()}@example.com` });
    expect((await forgot(` ${email.toUpperCase()} `)).status).toBe(200);
    await expect.poll(() => mailsTo(mail, email).length).toBe(1);
  });

  // spec: entities-5
  test('is the only thing that knows the token: neither database, queue nor log does, and the log knows no address', async () => {
    const { email } = await signUp(app);
    const before = Date.now();
    const token = tokenIn(await askForLink(app, mail, email));
    const stored = await storedToken(email);
    expect(stored['reset_token']).toBe(createHash('sha256').update(token).digest('base64url'));
    expect(Math.abs(stored['reset_token_expiry'] - before - 60 * 60_000)).toBeLessThan(20_000);
    const text = `${await dumpDatabase(app)}\n${await dumpRedis(app)}`;
    expect(text).toContain(email);
    for (const place of [text, app.logs()]) expect(place).not.toContain(token);
    expect(app.logs()).toContain('worker ready');
    expect(app.logs()).not.toContain(email);
  });

  test('can be had again: the newest link works, and no other', async () => {
    const { email } = await signUp(app);
    const first = await askForLink(app, mail, email);
    // The mail server has the mail a moment before its request is over; until then asking again is asking for the same mail.
    await expect.poll(() => app.sql`select from password_reset_requests where email = ${email}`).toHaveLength(0);
    const second = await askForLink(app, mail, email);
    expect(first).not.toBe(second);
    expect((await reset(first)).status).toBe(400);
    expect((await reset(second)).status).toBe(200);
  });

  test('gives a password to an account that had none', async () => {
    const { email, user } = await signUp(app);
    await app.sql`update users set password = null, google_id = ${email}, auth_provider = 'google' where id = ${user.id}`;
    expect((await reset(await askForLink(app, mail, email), 'my first one')).status).toBe(200);
    expect((await newClient(app).json('POST', '/api/auth/login', { email, password: 'my first one' })).status).toBe(
      200,
    );
  });
});

// spec: calls-8
test('an unknown address gets the same answer, and no mail', async () => {
  const { email } = await signUp(app);
  const unknown = `nobody-${email}`;
  const [known, other] = [await forgot(email), await forgot(unknown)];
  expect(known.status).toBe(200);
  expect(known.body).toEqual({ message: expect.stringMatching(/\w/) });
  const headers = ({ headers: all }: typeof known) =>
    [...all].filter(([name]) => name !== 'date' && name !== 'x-request-id');
  expect({ ...other, headers: headers(other) }).toEqual({ ...known, headers: headers(known) });
  await expect.poll(() => requests()).toEqual([]);
  expect([mailsTo(mail, email).length, mailsTo(mail, unknown).length]).toEqual([1, 0]);
});

test('to ask costs the same work for both: a row and a job, and nobody is looked up', async () => {
  const idle = await startApp({ workers: 0 });
  const { email } = await signUp(idle);
  const people = await idle.sql`select * from users`;
  for (const address of [email, `nobody-${email}`]) expect((await forgot(address, idle)).status).toBe(200);
  const rows = await requests(idle);
  expect(rows.map((row) => row['email'])).toEqual([email, `nobody-${email}`]);
  for (const { id } of rows) await expect.poll(() => dumpQueue(idle)).toContain(id);
  // Ids only: no address is in the queue.
  expect(await dumpQueue(idle)).not.toContain('@');
  expect(await idle.sql`select * from users`).toEqual(people);
  await idle.stop();
});

test('who asks again and again while the mail waits gets one, and it works', async () => {
  const waiting = await startApp({ workers: 0, env: { SMTP_URL: mail.url } });
  const { email } = await signUp(waiting);
  const statuses = (await Promise.all([email, email, email.toUpperCase()].map((one) => forgot(one, waiting)))).map(
    ({ status }) => status,
  );
  expect(statuses).toEqual([200, 200, 200]);
  expect(await requests(waiting)).toHaveLength(1);
  await waiting.startWorker();
  await expect.poll(() => requests(waiting), { timeout: 10_000 }).toEqual([]);
  expect(mailsTo(mail, email)).toHaveLength(1);
  expect((await reset(mailsTo(mail, email)[0]!.link, 'a new secret', waiting)).status).toBe(200);
  await waiting.stop();
});

describe('what is no address', () => {
  // spec: entities-26, calls-8
  test.for([
    'maya',
    'maya@',
    '',
    null,
    7,
    ['maya@example.com'],
    'maya@example.com\r\nBcc: thief@example.com',
    'maya@example.com\nBcc: thief@example.com',
    'maya@example.com, thief@example.com',
    'Maya <maya@example.com>',
    '"maya\r\n"@example.com',
    'maya@example.com\0',
    `${'m'.repeat(250)}@example.com`,
  ])('%j is told under its field', async (email) => {
    const { status, body } = await forgot(email);
    expect(status).toBe(400);
    expect(body.fieldErrors).toEqual({ email: 'Please enter a valid email address' });
    expect(await requests()).toEqual([]);
  });

  test('an address with all that addresses may hold stays one recipient in one header', async () => {
    const { email } = await signUp(app, { email: `m'a+y.a_${crypto.randomUUID()}@sub.example.com` });
    await askForLink(app, mail, email);
    const [{ recipients, raw }] = mailsTo(mail, email) as [ReturnType<typeof mailsTo>[number]];
    expect(recipients).toEqual([email]);
    expect(raw.match(/^to:/gim)).toHaveLength(1);
    expect(raw).not.toMatch(/^b?cc:/im);
  });
});

describe('when the mail server', () => {
  test('refuses at first, the mail comes with the next try; nothing of what it said is kept', async () => {
    const { email } = await signUp(app);
    const before = mail.offered;
    mail.answer = () => (mail.offered === before + 1 ? 451 : null);
    const link = await askForLink(app, mail, email);
    mail.answer = () => null;
    expect(mail.offered).toBe(before + 2);
    expect((await reset(link)).status).toBe(200);
    const warning = app
      .logs()
      .split('\n')
      .find((line) => line.includes('reset mail not sent'))!;
    expect(warning).toContain('451');
    for (const place of [app.logs(), await dumpQueue(app)]) {
      expect(place).not.toContain(email);
      expect(place).not.toContain(tokenIn(link));
    }
  });

  test('refuses, the link of an earlier mail goes on working', async () => {
    const { email } = await signUp(app);
    const link = await askForLink(app, mail, email);
    const before = mail.offered;
    mail.answer = () => 550;
    expect((await forgot(email)).status).toBe(200);
    await expect.poll(() => mail.offered).toBe(before + 1);
    await expect
      .poll(async () => (await storedToken(email))['reset_token'])
      .toBe(createHash('sha256').update(tokenIn(link)).digest('base64url'));
    expect(await requests()).toHaveLength(1);
    expect((await reset(link)).status).toBe(200);
    // And no later try sends what nobody needs any more.
    expect(await requests()).toEqual([]);
    mail.answer = () => null;
  });

  test('is away and the job is lost, upkeep sends the mail later', { timeout: 60_000 }, async () => {
    const post = await startMailServer();
    const there = await startApp({ env: { SMTP_URL: post.url } });
    await post.down();
    const { email } = await signUp(there);
    expect((await forgot(email, there)).status).toBe(200);
    await expect.poll(() => there.logs(), { timeout: 10_000 }).toContain('reset mail not sent');
    await there.killWorker(0);
    await emptyQueue(there);
    await there.sql`update password_reset_requests set updated_at = now() - interval '1 minute'`;
    await post.up();
    await there.startWorker();
    await runJob(there, 'clock', 'upkeep');
    await expect.poll(() => mailsTo(post, email).length, { timeout: 30_000 }).toBe(1);
    expect((await reset(mailsTo(post, email)[0]!.link, 'a new secret', there)).status).toBe(200);
    await there.stop();
    await post.down();
  });

  test('is away for an hour, the request is given up with one error', { timeout: 60_000 }, async () => {
    const there = await startApp({ workers: 0, env: { SMTP_URL: 'smtp://127.0.0.1:1' } });
    const { email } = await signUp(there);
    await forgot(email, there);
    await expect.poll(() => dumpQueue(there)).toContain('requestId');
    await emptyQueue(there);
    await there.sql`update password_reset_requests set updated_at = now() - interval '61 minutes'`;
    await there.startWorker();
    await runJob(there, 'clock', 'upkeep');
    await expect.poll(() => requests(there), { timeout: 30_000 }).toEqual([]);
    await expect.poll(() => there.logs()).toContain('given up');
    const errors = there
      .logs()
      .split('\n')
      .filter((line) => line.includes('"error"'));
    expect(errors).toHaveLength(1);
    expect(errors[0]).toContain('given up');
    expect(there.logs()).not.toContain(email);
    await there.stop();
  });
});

test(
  'while the queue is away the request is kept all the same, and the mail comes when it is back',
  { timeout: 60_000 },
  async () => {
    const there = await startApp({ workers: 0, env: { SMTP_URL: mail.url } });
    const { email } = await signUp(there);
    const mend = await breakQueue(there);
    const startedAt = Date.now();
    expect((await forgot(email, there)).status).toBe(200);
    expect(Date.now() - startedAt).toBeLessThan(3_000);
    await expect.poll(() => there.logs(), { timeout: 15_000 }).toContain('reset mail not enqueued');
    expect(await requests(there)).toHaveLength(1);
    await mend();
    await there.sql`update password_reset_requests set updated_at = now() - interval '1 minute'`;
    await there.startWorker();
    await runJob(there, 'clock', 'upkeep');
    await expect.poll(() => mailsTo(mail, email).length, { timeout: 30_000 }).toBe(1);
    await there.stop();
  },
);

test('mail can be asked for five times an hour for one address, known or not, and twenty times from one network', async () => {
  const strict = await startApp({ workers: 0, env: { RATE_LIMIT_SCALE: '1' } });
  const { email } = await signUp(strict);
  const replies = async (address: string, times: number) => {
    const all = [];
    for (let n = 0; n < times; n++) all.push(await forgot(n % 2 === 0 ? address : address.toUpperCase(), strict));
    return all;
  };
  const [known, unknown] = [await replies(email, 6), await replies(`nobody-${email}`, 6)];
  expect(known.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
  expect(unknown.map(({ status, body }) => [status, body])).toEqual(known.map(({ status, body }) => [status, body]));
  expect(Number(known[5]!.headers.get('retry-after'))).toBeGreaterThan(60);
  const others = [];
  for (let n = 0; n < 9; n++) others.push((await forgot(`${n}-${email}`, strict)).status);
  expect(others).toEqual([200, 200, 200, 200, 200, 200, 200, 200, 429]);
  await strict.stop();
});

test('without a mail server mails become files that only their owner can read, named in the log in their order', async () => {
  const there = await startApp({ env: { LOG_LEVEL: 'trace' } });
  const outbox = path.join(there.folder, '.data/outbox');
  const { email } = await signUp(there);
  const files = () => readdirSync(outbox);
  await forgot(email, there);
  await expect.poll(() => requests(there)).toEqual([]);
  const [first] = files();
  await forgot(email, there);
  await expect.poll(() => requests(there)).toEqual([]);
  expect(files()).toEqual([first, expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d.-]+Z-\w+\.eml$/)]);
  expect(statSync(outbox).mode & 0o777).toBe(0o700);
  for (const file of files()) {
    expect(statSync(path.join(outbox, file)).mode & 0o777).toBe(0o600);
    await expect.poll(() => there.logs()).toContain(file);
  }
  const { text, to } = await PostalMime.parse(readFileSync(path.join(outbox, files()[1]!)));
  expect(to).toMatchObject([{ address: email }]);
  const link = linkIn(text!);
  expect(there.logs()).not.toContain(email);
  expect(there.logs()).not.toContain(tokenIn(link));
  expect((await reset(link, 'a new secret', there)).status).toBe(200);
  const [, latest] = files();
  const yesterday = new Date(Date.now() - 25 * 60 * 60_000);
  utimesSync(path.join(outbox, first!), yesterday, yesterday);
  await runJob(there, 'clock', 'upkeep');
  await expect.poll(files).toEqual([latest]);
  await there.stop();
});

// spec: auth-12
test('a form asks too: it leads to the Sign In tab, which says what to do, or back with what is wrong', async () => {
  const client = newClient(app);
  const done = await client.form(
    '/api/auth/forgot-password',
    { email: 'nobody@example.com', next: '/login?tab=signin' },
    { from: '/login?tab=reset' },
  );
  expect({ status: done.status, location: done.location }).toEqual({ status: 303, location: '/login?tab=signin' });
  const { text } = await client.get('/login?tab=signin');
  expect(text).toContain('Reset Email Sent');
  const { body } = await forgot('nobody@example.com');
  expect(text).toContain(`${body.message} Please check your spam/junk folder if you don&#39;t see it in your inbox.`);
  const back = await client.form('/api/auth/forgot-password', { email: 'nobody' }, { from: '/login?tab=reset' });
  expect(back.location).toBe('/login?tab=reset');
  const failed = (await client.get('/login?tab=reset')).text;
  expect(failed).toMatch(/role="alert"[^]*Error[^]*id="email-error"[^>]*>Please enter a valid email address</);
});

test('other methods and other sites are turned away', async () => {
  const client = newClient(app);
  const get = await client.json('GET', '/api/auth/forgot-password');
  expect({ status: get.status, allow: get.headers.get('allow') }).toEqual({ status: 405, allow: 'POST' });
  const other = await client.json(
    'POST',
    '/api/auth/forgot-password',
    { email: 'a@example.com' },
    { origin: 'https://evil.example' },
  );
  expect(other.status).toBe(403);
});

async function emptyQueue({ redisUrl, sql }: App): Promise<void> {
  if (redisUrl === undefined) await sql`delete from bullmq.job where queue = 'reset-mail'`;
  else await withRedis(redisUrl, (redis) => redis.flushdb());
}

/** Nothing can be put into the queue until the returned function is called. */
async function breakQueue({ redisUrl, sql }: App): Promise<() => Promise<unknown>> {
  if (redisUrl === undefined) {
    await sql`alter table bullmq.job rename to job_away`;
    return () => sql`alter table bullmq.job_away rename to job`;
  }
  const meta = 'bull:reset-mail:meta';
  await withRedis(redisUrl, (redis) => redis.multi().del(meta).set(meta, 'not what BullMQ has there').exec());
  return () => withRedis(redisUrl, (redis) => redis.del(meta));
}

async function withRedis(url: string, run: (redis: Redis) => Promise<unknown>): Promise<void> {
  const redis = new Redis(url);
  await run(redis);
  await redis.quit();
}

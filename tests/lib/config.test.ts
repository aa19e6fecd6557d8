import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '#lib/platform/config.ts';
import { SettingError } from '#lib/platform/encryption-key.ts';
import { boundByPermissions } from '#tests/support/permissions.ts';

/** Node's arguments for a process that only reads its settings. */
const readingSettings = [
  '--input-type=module',
  '-e',
  `import { readSettings } from '${path.resolve('src/lib/platform/config.ts')}'; readSettings();`,
];

let dataDir: string;
beforeEach(() => void (dataDir = mkdtempSync(path.join(os.tmpdir(), 'config-'))));
afterEach(() => rmSync(dataDir, { recursive: true }));
const key = () => randomBytes(32);
const read = (env: Record<string, string>) => readConfig(env, dataDir);
/** What must stand beside a DATABASE_URL. */
const withKey = { ENCRYPTION_KEY: key().toString('base64') };

test('without any setting the defaults hold', () => {
  expect(read({})).toMatchObject({
    port: 4321,
    host: '127.0.0.1',
    origin: 'http://localhost:4321',
    secureCookies: false,
    databaseUrl: undefined,
    redisUrl: undefined,
    provider: null,
    smtpUrl: undefined,
    answerSilenceMs: 60_000,
    answerMs: 600_000,
    promptTokens: 16_000,
    workerConcurrency: 500,
    stopGraceMs: 30_000,
    creators: [
      { name: expect.any(String), email: expect.stringContaining('@example.com') },
      { name: expect.any(String), email: expect.stringContaining('@example.com') },
    ],
    operator: { name: null, email: null },
    rateLimitScale: 1,
    logLevel: 'info',
  });
});

test('a setting that is left blank is not set', () => {
  const names = [
    'PORT',
    'HOST',
    'ORIGIN',
    'DATABASE_URL',
    'REDIS_URL',
    'OPENAI_API_KEY',
    'OPENAI_BASE_URL',
    'OPENAI_MODEL',
    'ANSWER_SILENCE_SECONDS',
    'ANSWER_SECONDS',
    'PROMPT_TOKENS',
    'SMTP_URL',
    'MAIL_FROM',
    'ENCRYPTION_KEY',
    'WORKER_CONCURRENCY',
    'STOP_GRACE_SECONDS',
    'CREATORS',
    'OPERATOR_NAME',
    'OPERATOR_EMAIL',
    'RATE_LIMIT_SCALE',
    'LOG_LEVEL',
  ];
  for (const blank of ['', '  '])
    expect(read(Object.fromEntries(names.map((name) => [name, blank])))).toEqual(read({}));
});

test.for<[env: Record<string, string>, config: object]>([
  [{ PORT: '8080' }, { port: 8080, origin: 'http://localhost:8080' }],
  [{ PORT: '0' }, { port: 0 }],
  [{ HOST: '0.0.0.0' }, { host: '0.0.0.0' }],
  [{ ORIGIN: 'https://wisdom.example/' }, { origin: 'https://wisdom.example', secureCookies: true }],
  [{ ORIGIN: 'http://wisdom.example:8080' }, { origin: 'http://wisdom.example:8080', secureCookies: false }],
  [{ ORIGIN: 'HTTPS://Wisdom.example' }, { origin: 'https://wisdom.example', secureCookies: true }],
  [{ DATABASE_URL: 'postgresql://a:b@db/c', ...withKey }, { databaseUrl: 'postgresql://a:b@db/c' }],
  [{ DATABASE_URL: ' postgres://[::1]:5432/c ', ...withKey }, { databaseUrl: 'postgres://[::1]:5432/c' }],
  [
    { DATABASE_URL: 'postgres:///c?host=/run/postgresql', ...withKey },
    { databaseUrl: 'postgres:///c?host=/run/postgresql' },
  ],
  [{ REDIS_URL: 'redis://cache' }, { redisUrl: 'redis://cache' }],
  [{ REDIS_URL: 'rediss://cache:6380/2' }, { redisUrl: 'rediss://cache:6380/2' }],
  [{ OPENAI_API_KEY: 'sk-1' }, { provider: { apiKey: 'sk-1', baseUrl: undefined } }],
  [
    { OPENAI_BASE_URL: 'http://localhost:11434/v1' },
    { provider: { apiKey: undefined, baseUrl: 'http://localhost:11434/v1' } },
  ],
  [{ OPENAI_API_KEY: 'sk-1', OPENAI_MODEL: 'some-model' }, { provider: { model: 'some-model' } }],
  [{ OPENAI_MODEL: 'some-model' }, { provider: null }],
  [{ SMTP_URL: 'smtps://u:p@mail.example' }, { smtpUrl: 'smtps://u:p@mail.example' }],
  [{ MAIL_FROM: 'Wisdom <a@wisdom.example>' }, { mailFrom: 'Wisdom <a@wisdom.example>' }],
  [{ MAIL_FROM: 'a@wisdom.example' }, { mailFrom: 'a@wisdom.example' }],
  [
    { ANSWER_SILENCE_SECONDS: '0.5', ANSWER_SECONDS: '1200' },
    { answerSilenceMs: 500, answerMs: 1_200_000 },
  ],
  [{ PROMPT_TOKENS: '8000' }, { promptTokens: 8_000 }],
  [{ WORKER_CONCURRENCY: '3' }, { workerConcurrency: 3 }],
  [{ STOP_GRACE_SECONDS: '0' }, { stopGraceMs: 0 }],
  [{ STOP_GRACE_SECONDS: '120' }, { stopGraceMs: 120_000 }],
  [
    { CREATORS: 'Ann B. <ann@x.example>, Bo <bo@y.example>' },
    {
      creators: [
        { name: 'Ann B.', email: 'ann@x.example' },
        { name: 'Bo', email: 'bo@y.example' },
      ],
    },
  ],
  [
    { GOOGLE_CLIENT_ID: 'us', GOOGLE_CLIENT_SECRET: 's' },
    { google: { clientId: 'us', clientSecret: 's', issuer: 'https://accounts.google.com' } },
  ],
  [{ GOOGLE_ISSUER: 'http://localhost:9/' }, { google: null }],
  [{ OPERATOR_NAME: ' Lotus & Sons ' }, { operator: { name: 'Lotus & Sons', email: null } }],
  [{ OPERATOR_EMAIL: ' us@lotus.example ' }, { operator: { name: null, email: 'us@lotus.example' } }],
  [{ RATE_LIMIT_SCALE: '0.5' }, { rateLimitScale: 0.5 }],
  [{ LOG_LEVEL: 'debug' }, { logLevel: 'debug' }],
])('%j is taken', ([env, config]) => {
  expect(read(env)).toMatchObject(config);
});

test.for([
  ['PORT', 'eighty'],
  ['PORT', '-1'],
  ['PORT', '65536'],
  ['PORT', '80.5'],
  ['ORIGIN', 'wisdom.example'],
  ['ORIGIN', 'ftp://wisdom.example'],
  ['ORIGIN', 'https://wisdom.example/app'],
  ['ORIGIN', 'https://wisdom.example/?from=mail'],
  ['ORIGIN', 'https://wisdom.example?'],
  ['ORIGIN', 'https://wisdom.example/#top'],
  ['ORIGIN', 'https://user:secretword@wisdom.example'],
  ['ORIGIN', 'https:wisdom.example'],
  ['ORIGIN', 'https://'],
  ['DATABASE_URL', 'postgres://'],
  ['DATABASE_URL', 'postgres:///'],
  ['DATABASE_URL', 'postgres:///secretword'],
  ['DATABASE_URL', 'postgres:secretword'],
  ['DATABASE_URL', 'postgres://user:secretword@db'],
  ['DATABASE_URL', 'postgres://user:secretword@db/'],
  ['DATABASE_URL', 'mysql://user:secretword@db/c'],
  ['DATABASE_URL', 'secretword'],
  ['REDIS_URL', 'localhost:6379'],
  ['REDIS_URL', 'http://:secretword@cache'],
  ['REDIS_URL', 'redis://'],
  ['REDIS_URL', 'redis:///0'],
  ['REDIS_URL', 'redis://:secretword@cache/name'],
  ['OPENAI_BASE_URL', 'api.example/v1'],
  ['OPENAI_BASE_URL', 'http:api.example'],
  ['OPENAI_BASE_URL', 'https://'],
  ['OPENAI_BASE_URL', 'ftp://api.example/v1'],
  ['OPENAI_BASE_URL', 'https://api.example/v1?key=secretword'],
  ['SMTP_URL', 'smtp://'],
  ['SMTP_URL', 'smtp:mail.example'],
  ['SMTP_URL', 'smtp://u:secretword@'],
  ['SMTP_URL', 'http://u:secretword@mail.example'],
  ['ENCRYPTION_KEY', 'secretword'],
  ['ENCRYPTION_KEY', `${Buffer.alloc(32).toString('base64')},secretword`],
  ['ENCRYPTION_KEY', Buffer.alloc(31).toString('base64')],
  ['ANSWER_SILENCE_SECONDS', '0'],
  ['ANSWER_SILENCE_SECONDS', '241'],
  ['ANSWER_SECONDS', 'long'],
  ['ANSWER_SECONDS', '-1'],
  ['PROMPT_TOKENS', '7999'],
  ['PROMPT_TOKENS', '16000.5'],
  ['WORKER_CONCURRENCY', '0'],
  ['WORKER_CONCURRENCY', 'many'],
  ['WORKER_CONCURRENCY', '2.5'],
  ['STOP_GRACE_SECONDS', '-1'],
  ['STOP_GRACE_SECONDS', 'long'],
  ['STOP_GRACE_SECONDS', '3601'],
  ['MAIL_FROM', 'Wisdom'],
  ['MAIL_FROM', 'Wisdom <a@wisdom.example'],
  ['MAIL_FROM', 'a@wisdom.example, b@wisdom.example'],
  ['MAIL_FROM', 'Wisdom\nBcc: <a@wisdom.example>'],
  ['CREATORS', 'Ann'],
  ['CREATORS', 'Ann <ann@x.example>'],
  ['CREATORS', 'Ann <ann@x.example>, Bo'],
  ['OPERATOR_EMAIL', 'lotus.example'],
  ['OPERATOR_EMAIL', 'Lotus <us@lotus.example>'],
  ['GOOGLE_ISSUER', 'accounts.google.com'],
  ['GOOGLE_ISSUER', 'https://accounts.google.com/?hd=example'],
  ['RATE_LIMIT_SCALE', '0'],
  ['RATE_LIMIT_SCALE', '-1'],
  ['RATE_LIMIT_SCALE', 'much'],
  ['LOG_LEVEL', 'loud'],
] as const)('%s=%s is refused in one line that names it and gives no secret away', ([name, value]) => {
  const message = messageOf({ [name]: value });
  expect(message).toMatch(new RegExp(`^Setting ${name}: [^\n]+$`));
  expect(message).not.toContain('secretword');
});

test('half of Google’s settings is refused, by the name of the missing half', () => {
  expect(messageOf({ GOOGLE_CLIENT_ID: 'us' })).toMatch(/^Setting GOOGLE_CLIENT_SECRET: [^\n]+$/);
  expect(messageOf({ GOOGLE_CLIENT_SECRET: 'secretword' })).toMatch(
    /^Setting GOOGLE_CLIENT_ID: (?!.*secretword)[^\n]+$/,
  );
});

test('a process with a wrong setting says so in one line and does not start', () => {
  const { status, stderr, stdout } = spawnSync(process.execPath, readingSettings, {
    cwd: dataDir,
    env: { PATH: process.env['PATH'], LOG_LEVEL: 'loud' },
    encoding: 'utf8',
  });
  expect(status).not.toBe(0);
  expect(stderr).toMatch(/^Setting LOG_LEVEL: [^\n]+\n$/);
  expect(stdout).toBe('');
});

test('a .env file is read, and the environment wins over it', () => {
  writeFileSync(path.join(dataDir, '.env'), 'PORT=eighty\nLOG_LEVEL=loud\n');
  const { stderr } = spawnSync(process.execPath, readingSettings, {
    cwd: dataDir,
    env: { PATH: process.env['PATH'], PORT: '80' },
    encoding: 'utf8',
  });
  expect(stderr).toMatch(/^Setting LOG_LEVEL: /);
});

describe('the key that seals', () => {
  test('is read from ENCRYPTION_KEY, several of them newest first', () => {
    const keys = [key(), key(), key()];
    expect(read({ ENCRYPTION_KEY: keys.map((one) => one.toString('base64')).join(', ') }).encryptionKeys).toEqual(keys);
    expect(existsSync(path.join(dataDir, 'encryption-key'))).toBe(false);
  });

  test('is made once, for nobody else to read', () => {
    const folder = path.join(dataDir, 'new');
    const [made] = readConfig({}, folder).encryptionKeys;
    const file = path.join(folder, 'encryption-key');
    expect(made).toHaveLength(32);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readConfig({}, folder).encryptionKeys).toEqual([made]);
    expect(readConfig({}, dataDir).encryptionKeys).not.toEqual([made]);
  });

  test('is closed to others again when its file was opened', () => {
    read({});
    const file = path.join(dataDir, 'encryption-key');
    chmodSync(file, 0o644);
    read({});
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  test('is never replaced when its file is damaged', () => {
    const file = path.join(dataDir, 'encryption-key');
    writeFileSync(file, 'cut');
    expect(messageOf({})).toMatch(/^[^\n]*encryption-key[^\n]*$/);
    expect(readFileSync(file, 'utf8')).toBe('cut');
  });

  test('that cannot be kept is told of in one line', () => {
    chmodSync(dataDir, 0o500);
    const [file, ...args] = boundByPermissions([process.execPath, ...readingSettings]);
    const { status, stderr } = spawnSync(file!, args, {
      cwd: dataDir,
      env: { PATH: process.env['PATH'] },
      encoding: 'utf8',
    });
    expect({ status, stderr }).toEqual({
      status: 78,
      stderr: expect.stringMatching(/^Setting ENCRYPTION_KEY: [^\n]+encryption-key \(EACCES\)\n$/),
    });
  });

  test('must be given beside a database of one’s own, whatever NODE_ENV says', () => {
    for (const NODE_ENV of [undefined, '', 'production', 'development', 'test']) {
      const env = { DATABASE_URL: 'postgres://db/c', ...(NODE_ENV !== undefined && { NODE_ENV }) };
      expect(messageOf(env)).toMatch(/^Setting ENCRYPTION_KEY: is needed beside DATABASE_URL [^\n]+$/);
      expect(existsSync(path.join(dataDir, 'encryption-key'))).toBe(false);
      const given = key();
      expect(read({ ...env, ENCRYPTION_KEY: given.toString('base64') }).encryptionKeys).toEqual([given]);
    }
    // The embedded default keeps its key beside its database.
    expect(read({ NODE_ENV: 'production' }).encryptionKeys).toHaveLength(1);
    expect(messageOf({ DATABASE_URL: 'postgres://db/c' })).toBe(
      `Setting ENCRYPTION_KEY: is needed beside DATABASE_URL; one lies in ${path.join(dataDir, 'encryption-key')}`,
    );
  });
});

function messageOf(env: Record<string, string>): string {
  try {
    read(env);
  } catch (error) {
    if (error instanceof SettingError) return error.message;
    throw error;
  }
  throw new Error('These settings were taken');
}

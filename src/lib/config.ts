import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** A setting that is missing or wrong; its message is one line for the operator. */
export class SettingError extends Error {}

const blankIsUnset = (value: unknown) => (typeof value === 'string' && value.trim() === '' ? undefined : value);
const optional = <T extends z.ZodType>(type: T) => z.preprocess(blankIsUnset, type.optional());
const withDefault = <T extends z.ZodType>(type: T, fallback: z.input<T>) =>
  z.preprocess((value) => blankIsUnset(value) ?? fallback, type);

const url = (...protocols: string[]) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
    error: `must be an address that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
  });

const encryptionKeys = z.string().transform((value, context) => {
  const keys = value.split(',').map((key) => Buffer.from(key.trim(), 'base64'));
  if (keys.every((key) => key.length === 32)) return keys;
  context.addIssue({ code: 'custom', message: 'must be 32 bytes in base64 (several: comma-separated, newest first)' });
  return z.NEVER;
});

const creators = z.string().transform((value, context) => {
  const people = value.split(',').map((entry) => /^\s*(.+?)\s*<([^<>\s]+@[^<>\s]+)>\s*$/.exec(entry));
  if (people.length === 2 && people.every((person) => person !== null)) {
    return people.map((person) => ({ name: person[1]!, email: person[2]! }));
  }
  context.addIssue({ code: 'custom', message: 'must name two people: Name <mail>, Name <mail>' });
  return z.NEVER;
});

const sender = z.string().regex(/^(?:[^<>\r\n]+<[^<>\s@]+@[^<>\s@]+>|[^<>\s@,]+@[^<>\s@,]+)$/, {
  error: 'must be an address, or a name with one: Name <mail>',
});

/** The settings of contract.md §4, as they stand in the environment. */
const environment = z.object({
  NODE_ENV: optional(z.string()),
  PORT: withDefault(z.coerce.number().int().min(0).max(65_535), 4321),
  HOST: withDefault(z.string(), '127.0.0.1'),
  ORIGIN: optional(url('http:', 'https:').transform((value) => new URL(value).origin)),
  DATABASE_URL: optional(url('postgres:', 'postgresql:')),
  REDIS_URL: optional(url('redis:', 'rediss:')),
  OPENAI_API_KEY: optional(z.string()),
  OPENAI_BASE_URL: optional(url('http:', 'https:')),
  OPENAI_MODEL: withDefault(z.string(), 'gpt-4o-mini'),
  SMTP_URL: optional(url('smtp:', 'smtps:')),
  MAIL_FROM: withDefault(sender, 'Buddhist Wisdom <no-reply@localhost>'),
  GOOGLE_CLIENT_ID: optional(z.string()),
  GOOGLE_CLIENT_SECRET: optional(z.string()),
  GOOGLE_ISSUER: withDefault(
    url('http:', 'https:').transform((value) => value.replace(/\/$/, '')),
    'https://accounts.google.com',
  ),
  ENCRYPTION_KEY: optional(encryptionKeys),
  WORKER_CONCURRENCY: withDefault(z.coerce.number().int().min(1).max(1_000), 64),
  STOP_GRACE_SECONDS: withDefault(z.coerce.number().int().min(0).max(3_600), 30),
  CREATORS: withDefault(creators, 'Asha Rao <asha@example.com>, Kenji Mori <kenji@example.com>'),
  RATE_LIMIT_SCALE: withDefault(z.coerce.number().positive(), 1),
  LOG_LEVEL: withDefault(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), 'info'),
});

export type Config = ReturnType<typeof readConfig>;

/**
 * Reads and checks the settings. Makes `.data/encryption-key` (mode 0600) when no ENCRYPTION_KEY is set.
 * @param env the environment; a `.env` file in the working directory has been merged below it by `config`
 * @param dataDir folder for what the product keeps beside the database
 * @throws SettingError with one line that names the setting
 */
export function readConfig(env: NodeJS.ProcessEnv, dataDir = path.resolve('.data')) {
  const parsed = environment.safeParse(env);
  if (!parsed.success) {
    const issue = parsed.error.issues[0]!;
    throw new SettingError(`Setting ${issue.path.join('.')}: ${issue.message}`);
  }
  const set = parsed.data;
  if (set.NODE_ENV === 'production' && set.DATABASE_URL !== undefined && set.ENCRYPTION_KEY === undefined) {
    throw new SettingError('Setting ENCRYPTION_KEY: is needed in production (32 bytes in base64)');
  }
  if ((set.GOOGLE_CLIENT_ID === undefined) !== (set.GOOGLE_CLIENT_SECRET === undefined)) {
    const missing = set.GOOGLE_CLIENT_ID === undefined ? 'GOOGLE_CLIENT_ID' : 'GOOGLE_CLIENT_SECRET';
    throw new SettingError(`Setting ${missing}: is needed for signing in with Google, beside the other one`);
  }
  const origin = set.ORIGIN ?? `http://localhost:${set.PORT}`;
  return {
    port: set.PORT,
    host: set.HOST,
    origin,
    secureCookies: origin.startsWith('https:'),
    /** Undefined only in commands that bring their own embedded database; web and worker need it. */
    databaseUrl: set.DATABASE_URL,
    redisUrl: set.REDIS_URL,
    /** Null in offline mode: neither key nor base URL (contract.md §4). */
    provider:
      set.OPENAI_API_KEY === undefined && set.OPENAI_BASE_URL === undefined
        ? null
        : { apiKey: set.OPENAI_API_KEY, baseUrl: set.OPENAI_BASE_URL, model: set.OPENAI_MODEL },
    smtpUrl: set.SMTP_URL,
    mailFrom: set.MAIL_FROM,
    /** Null when nobody can sign in with Google. */
    google:
      set.GOOGLE_CLIENT_ID === undefined || set.GOOGLE_CLIENT_SECRET === undefined
        ? null
        : { clientId: set.GOOGLE_CLIENT_ID, clientSecret: set.GOOGLE_CLIENT_SECRET, issuer: set.GOOGLE_ISSUER },
    /** 32-byte keys, newest first: the first one wraps, any one may unwrap. */
    encryptionKeys: set.ENCRYPTION_KEY ?? [keptEncryptionKey(dataDir)],
    workerConcurrency: set.WORKER_CONCURRENCY,
    /** How long a process that is told to stop may finish what it has in hand. */
    stopGraceMs: set.STOP_GRACE_SECONDS * 1_000,
    creators: set.CREATORS,
    rateLimitScale: set.RATE_LIMIT_SCALE,
    logLevel: set.LOG_LEVEL,
    dataDir,
  };
}

function keptEncryptionKey(dataDir: string): Buffer {
  const file = path.join(dataDir, 'encryption-key');
  let text: string;
  try {
    makeOnce(file, `${randomBytes(32).toString('base64')}\n`);
    chmodSync(file, 0o600);
    text = readFileSync(file, 'utf8');
  } catch (error) {
    // Another user's folder, one that cannot be written, a full disk: what the system refuses is the operator's to mend.
    const { code, syscall } = error as NodeJS.ErrnoException;
    if (syscall === undefined) throw error;
    throw new SettingError(`Setting ENCRYPTION_KEY: is not set, and none can be kept in ${file} (${code})`, { cause: error });
  }
  const key = Buffer.from(text.trim(), 'base64');
  if (key.length !== 32) throw new SettingError(`${file} does not hold 32 bytes in base64`);
  return key;
}

/** Makes a file that only its owner reads, unless it is there. */
function makeOnce(file: string, text: string): void {
  if (existsSync(file)) return;
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  try {
    // `wx`: of two processes that start at once, one makes the key and the other reads it.
    writeFileSync(file, text, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

/** Reads `.env` below the environment (what is set already wins). Call before `readConfig`. */
function loadEnvFile(file = '.env'): void {
  if (existsSync(file)) process.loadEnvFile(file);
}

/** The settings of this process, read once; a wrong one ends it with one clear line. */
export const config: Config = (() => {
  loadEnvFile();
  try {
    return readConfig(process.env);
  } catch (error) {
    if (!(error instanceof SettingError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(78); // EX_CONFIG
  }
})();

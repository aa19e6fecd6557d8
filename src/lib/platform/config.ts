import { existsSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { keptEncryptionKey, SettingError, settingExitCode } from '#lib/platform/encryption-key.ts';

const blankIsUnset = (value: unknown) => (typeof value === 'string' && value.trim() === '' ? undefined : value);
const optional = <T extends z.ZodType>(type: T) => z.preprocess(blankIsUnset, type.optional());
const withDefault = <T extends z.ZodType>(type: T, fallback: z.input<T>) =>
  z.preprocess((value) => blankIsUnset(value) ?? fallback, type);

/** An address that begins with one of these, and names a server. */
const url = (...protocols: string[]) =>
  z
    .string()
    .trim()
    .refine(
      (value) => URL.canParse(value) && protocols.some((protocol) => value.toLowerCase().startsWith(`${protocol}//`)),
      {
        error: `must be an address that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
        abort: true,
      },
    )
    .refine((value) => serverOf(new URL(value)) !== '', { error: 'must name a server behind the //', abort: true });

/** The server of an address. PostgreSQL's may come as a parameter, for one that listens at a socket. */
const serverOf = ({ hostname, protocol, searchParams }: URL) =>
  hostname || (protocol.startsWith('postgres') && searchParams.get('host')) || '';

/** The site's own address: links are made by adding a path to it. */
const siteUrl = url('http:', 'https:')
  .transform((value) => new URL(value))
  .refine((site) => site.href === `${site.origin}/`, {
    error: 'must be scheme, host and port alone, as in https://wisdom.example',
  })
  .transform((site) => site.origin);

const databaseUrl = url('postgres:', 'postgresql:').refine((value) => new URL(value).pathname.length > 1, {
  error: 'must name a database behind the server: postgres://user:password@server/database',
});

const redisUrl = url('redis:', 'rediss:').refine((value) => /^\/?\d*$/.test(new URL(value).pathname), {
  error: 'may name a database only by its number: redis://server:6379/0',
});

/** The address of an interface, to which paths are added. */
const baseUrl = url('http:', 'https:').refine((value) => !/[?#]/.test(value), {
  error: 'must not have a part behind ? or #',
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

const mailAddress = z
  .string()
  .trim()
  .regex(/^[^<>\s@,]+@[^<>\s@,]+$/, { error: 'must be a mail address' });

const sender = z.string().regex(/^(?:[^<>\r\n]+<[^<>\s@]+@[^<>\s@]+>|[^<>\s@,]+@[^<>\s@,]+)$/, {
  error: 'must be an address, or a name with one: Name <mail>',
});

/** The settings of docs/contract.md §15, as they stand in the environment. */
const environment = z.object({
  PORT: withDefault(z.coerce.number().int().min(0).max(65_535), 4321),
  HOST: withDefault(z.string(), '127.0.0.1'),
  ORIGIN: optional(siteUrl),
  DATABASE_URL: optional(databaseUrl),
  REDIS_URL: optional(redisUrl),
  OPENAI_API_KEY: optional(z.string()),
  OPENAI_BASE_URL: optional(baseUrl),
  OPENAI_MODEL: withDefault(z.string(), 'gpt-4o-mini'),
  // Node's fetch gives up on its own after 300 s of silence.
  ANSWER_SILENCE_SECONDS: withDefault(z.coerce.number().positive().max(240), 60),
  ANSWER_SECONDS: withDefault(z.coerce.number().positive().max(3_600), 600),
  // Less than this does not hold the longest question beside a mentor's guide.
  PROMPT_TOKENS: withDefault(z.coerce.number().int().min(8_000).max(1_000_000), 16_000),
  SMTP_URL: optional(url('smtp:', 'smtps:')),
  MAIL_FROM: withDefault(sender, 'Buddhist Wisdom <no-reply@localhost>'),
  GOOGLE_CLIENT_ID: optional(z.string()),
  GOOGLE_CLIENT_SECRET: optional(z.string()),
  GOOGLE_ISSUER: withDefault(
    baseUrl.transform((value) => value.replace(/\/$/, '')),
    'https://accounts.google.com',
  ),
  ENCRYPTION_KEY: optional(encryptionKeys),
  WORKER_CONCURRENCY: withDefault(z.coerce.number().int().min(1).max(1_000), 500),
  STOP_GRACE_SECONDS: withDefault(z.coerce.number().int().min(0).max(3_600), 30),
  CREATORS: withDefault(creators, 'Asha Rao <asha@example.com>, Kenji Mori <kenji@example.com>'),
  OPERATOR_NAME: optional(z.string().trim()),
  OPERATOR_EMAIL: optional(mailAddress),
  RATE_LIMIT_SCALE: withDefault(z.coerce.number().positive(), 1),
  LOG_LEVEL: withDefault(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), 'info'),
});

export type Config = ReturnType<typeof readConfig>;

/**
 * Reads and checks the settings. Makes `.data/encryption-key` (mode 0600) when neither ENCRYPTION_KEY nor DATABASE_URL is set.
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
  // A key that each machine makes for itself opens nothing of what another one has sealed in the same database.
  if (set.DATABASE_URL !== undefined && set.ENCRYPTION_KEY === undefined) {
    const kept = path.join(dataDir, 'encryption-key');
    const hint = existsSync(kept) ? `; one lies in ${kept}` : ' (32 bytes in base64: openssl rand -base64 32)';
    throw new SettingError(`Setting ENCRYPTION_KEY: is needed beside DATABASE_URL${hint}`);
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
    /** Null in offline mode: neither key nor base URL (docs/contract.md §9). */
    provider:
      set.OPENAI_API_KEY === undefined && set.OPENAI_BASE_URL === undefined
        ? null
        : { apiKey: set.OPENAI_API_KEY, baseUrl: set.OPENAI_BASE_URL, model: set.OPENAI_MODEL },
    /** How long the provider may be silent before the first piece of an answer, and between two pieces. */
    answerSilenceMs: set.ANSWER_SILENCE_SECONDS * 1_000,
    /** How long a whole answer may take, with all that is waited for because the provider asks to wait. */
    answerMs: set.ANSWER_SECONDS * 1_000,
    /** The most that is ever sent to the provider at a time, all parts together. */
    promptTokens: set.PROMPT_TOKENS,
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
    /** Who runs this site and how they are reached, as /privacy and /terms say it; null where it is not set. */
    operator: { name: set.OPERATOR_NAME ?? null, email: set.OPERATOR_EMAIL ?? null },
    rateLimitScale: set.RATE_LIMIT_SCALE,
    logLevel: set.LOG_LEVEL,
    dataDir,
  };
}

/** Reads `.env` below the environment (what is set already wins). Call before `readConfig`. */
function loadEnvFile(file = '.env'): void {
  if (existsSync(file)) process.loadEnvFile(file);
}

/** The settings of this process, once `readSettings` has read them. */
export let config: Config;

/**
 * Reads the settings of this process; a wrong one ends it with one clear line. Commands that open no database call it themselves,
 * all else calls `start` (src/lib/platform/start.ts).
 * @param needsDatabase whether DATABASE_URL must be set
 */
export function readSettings({ needsDatabase = false } = {}): void {
  loadEnvFile();
  try {
    config = readConfig(process.env);
    if (needsDatabase && config.databaseUrl === undefined)
      throw new SettingError('Setting DATABASE_URL: is needed by web and worker');
  } catch (error) {
    if (!(error instanceof SettingError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(settingExitCode);
  }
}

import { randomUUID } from 'node:crypto';
import { chmod, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import { config } from '#lib/platform/config.ts';
import { lazy } from '#lib/platform/lazy.ts';
import { log } from '#lib/platform/log.ts';

/** One mail to one person, in plain text and as HTML. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** A mail that could not be sent. Holds no word of what the mail server said: that may repeat the address. */
class MailFault extends Error {
  readonly code: string;

  constructor(cause: unknown) {
    const { code, command, responseCode } = Object(cause) as Record<'code' | 'command' | 'responseCode', unknown>;
    const what = [code, command, responseCode].filter((part) => /^[\w ]+$/.test(String(part ?? '')));
    super(`mail not sent (${what.join(', ') || 'unknown reason'})`);
    this.name = 'MailFault';
    this.code = String(code ?? 'unknown');
  }
}

/**
 * Where mail goes: to the server of SMTP_URL, else into `.data/outbox/` (docs/contract.md §15).
 * The time-outs together stay below what a stopping worker waits.
 */
const smtp = lazy(() =>
  config.smtpUrl === undefined
    ? null
    : createTransport({
        url: config.smtpUrl,
        dnsTimeout: 10_000,
        connectionTimeout: 10_000,
        greetingTimeout: 10_000,
        socketTimeout: 20_000,
      }),
);
const composer = createTransport({ streamTransport: true, buffer: true });

/** Sends a mail from MAIL_FROM. @throws MailFault when it could not be sent */
export async function sendMail({ to, ...words }: Mail): Promise<void> {
  const message = {
    ...words,
    from: config.mailFrom,
    // As an object it is one address, whatever stands in it.
    to: { name: '', address: to },
    // So that no "out of office" comes back.
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
  try {
    const server = smtp();
    if (server !== null) await server.sendMail(message);
    else await keepInOutbox((await composer.sendMail(message)).message as Buffer);
  } catch (error) {
    throw new MailFault(error);
  }
}

const outbox = () => path.join(config.dataDir, 'outbox');
/** So long a mail stays that nobody has sent: its links are over before. */
const keptMs = 24 * 60 * 60_000;

/** A file of its own for each mail, for its owner only, whose name sorts by time; it appears whole or not at all. */
async function keepInOutbox(message: Buffer): Promise<void> {
  await mkdir(outbox(), { recursive: true, mode: 0o700 });
  await chmod(outbox(), 0o700);
  const file = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`;
  const unfinished = path.join(outbox(), `.${file}`);
  await writeFile(unfinished, message, { mode: 0o600, flag: 'wx' });
  await rename(unfinished, path.join(outbox(), file));
  log.info({ file }, 'no SMTP_URL is set: mail written to the outbox');
}

/** Removes mails from the outbox that have lain there for a day; maintenance runs it. */
export async function deleteOldMails(): Promise<void> {
  for (const file of await readdir(outbox()).catch(() => [])) {
    const mail = path.join(outbox(), file);
    // Another worker beside this one may be faster.
    const { mtimeMs } = await stat(mail).catch(() => ({ mtimeMs: Infinity }));
    if (mtimeMs < Date.now() - keptMs) await rm(mail, { force: true });
  }
}

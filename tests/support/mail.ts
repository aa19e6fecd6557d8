import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { expect } from 'vitest';
import type { App } from './app.ts';
import { newClient } from './client.ts';

export type ReceivedMail = {
  /** Whom the server was told to bring it to. */
  recipients: string[];
  /** As it came in, header and all. */
  raw: string;
  parsed: Email;
  /** The one address in it that leads to the site. */
  link: string;
};

export type MailServer = {
  /** For SMTP_URL. */
  url: string;
  /** Every mail taken so far, oldest first. */
  mails: ReceivedMail[];
  /** How many mails were offered, taken or not. */
  offered: number;
  /** Decides about each mail: null takes it; a number refuses it with that code and a word that repeats the address. */
  answer: () => number | null;
  /** Nobody listens any more until `up`, at the same address. */
  down(): Promise<void>;
  up(): Promise<void>;
};

/** Starts a mail server on loopback that keeps what it gets; the caller stops it with `down`. */
export async function startMailServer(): Promise<MailServer> {
  let server: SMTPServer;
  let port = 0;
  const mail: MailServer = {
    url: '',
    mails: [],
    offered: 0,
    answer: () => null,
    down: () => new Promise((resolve) => server.close(resolve)),
    up: async () => {
      server = listener(mail);
      await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
      port = (server.server.address() as AddressInfo).port;
      mail.url = `smtp://127.0.0.1:${port}`;
    },
  };
  await mail.up();
  return mail;
}

function listener(mail: MailServer): SMTPServer {
  return new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 100,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        mail.offered++;
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        const code = mail.answer();
        if (code !== null) {
          done(Object.assign(new Error(`No mail for <${recipients.join()}> today`), { responseCode: code }));
          return;
        }
        const raw = Buffer.concat(chunks).toString('utf8');
        const parsed = await PostalMime.parse(raw);
        mail.mails.push({ recipients, raw, parsed, link: linkIn(parsed.text ?? '') });
        done();
      });
    },
  });
}

/** The address of the reset page in a mail's text. */
export function linkIn(text: string): string {
  return /https?:\/\/\S+\/reset-password\?token=\S+/.exec(text)?.[0] ?? '';
}

/** The token in a mail's link. */
export function tokenIn(link: string): string {
  return new URL(link).searchParams.get('token') ?? '';
}

/** The mails that came for one address, oldest first. */
export function mailsTo(mail: MailServer, email: string): ReceivedMail[] {
  return mail.mails.filter(({ recipients }) => recipients.includes(email));
}

/** Asks for a reset mail through the front door, and gives the link in it. */
export async function askForLink(app: App, mail: MailServer, email: string): Promise<string> {
  const before = mailsTo(mail, email).length;
  const { status } = await newClient(app).json('POST', '/api/auth/forgot-password', { email });
  if (status !== 200) throw new Error(`Asking for a reset mail was answered with ${status}`);
  await expect.poll(() => mailsTo(mail, email).length, { timeout: 10_000 }).toBe(before + 1);
  return mailsTo(mail, email).at(-1)!.link;
}

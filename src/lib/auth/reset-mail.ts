import { randomBytes } from 'node:crypto';
import { hashResetToken } from '#lib/auth/resets.ts';
import { config } from '#lib/platform/config.ts';
import { log } from '#lib/platform/log.ts';
import { type Mail, sendMail } from '#lib/platform/mail.ts';
import { productName } from '#lib/platform/product.ts';
import { sql } from '#lib/platform/sql.ts';
import type { PasswordResetRequestsRow, UsersRow } from '#lib/platform/tables.ts';

type Person = Pick<UsersRow, 'id' | 'email'> & { earlier: Pick<UsersRow, 'reset_token' | 'reset_token_expiry'> };

/**
 * Sends the mail of a request: the job `reset-mail`. For an address that nobody has it only removes the request.
 * A repeat makes a new token, since of the first one only a hash is kept. So the one mail whose link is dead is one that the mail
 * server took without managing to say so; the mail of the repeat, which follows it, has the link that works.
 * @throws MailFault when the mail could not be sent, so that the job is tried again
 */
export async function sendResetMail(requestId: string): Promise<void> {
  const [request] = await sql<Pick<PasswordResetRequestsRow, 'email'>[]>`
    select email from password_reset_requests where id = ${requestId}`;
  // Sent already, or given up.
  if (request === undefined) return;
  const token = randomBytes(32).toString('base64url');
  const person = await storeToken(request.email, token);
  if (person !== undefined) {
    try {
      // To the address as its owner wrote it, not as somebody typed it now.
      await sendMail(composeResetMail(person.email, token));
    } catch (error) {
      log.warn({ err: error, requestId }, 'reset mail not sent');
      await restoreToken(person, token);
      throw error;
    }
  }
  await sql`delete from password_reset_requests where id = ${requestId}`;
}

/** Before the mail goes out: a link must work from the moment it arrives. */
async function storeToken(email: string, token: string): Promise<Person | undefined> {
  const [person] = await sql<(Pick<UsersRow, 'id' | 'email'> & Person['earlier'])[]>`
    with person as (
      select id, email, reset_token, reset_token_expiry from users where lower(email) = lower(${email}) for update
    )
    update users u set reset_token = ${hashResetToken(token)}, reset_token_expiry = now() + interval '1 hour', updated_at = now()
    from person where u.id = person.id
    returning person.id, person.email, person.reset_token, person.reset_token_expiry`;
  if (person === undefined) return undefined;
  const { id, email: to, ...earlier } = person;
  return { id, email: to, earlier };
}

/** A link from an earlier mail works until a later mail is really on its way. */
async function restoreToken({ id, earlier }: Person, token: string): Promise<void> {
  await sql`
    update users set reset_token = ${earlier.reset_token}, reset_token_expiry = ${earlier.reset_token_expiry}
    where id = ${id} and reset_token = ${hashResetToken(token)} and ${earlier.reset_token_expiry}::timestamptz > now()`;
}

/**
 * The words of the mail. Nothing that a person typed stands in them, their own name neither: whoever registers somebody else's
 * address could put words into our mouth.
 */
function composeResetMail(to: string, token: string): Mail {
  const link = `${config.origin}/reset-password?token=${token}`;
  const asked = `Somebody, most likely you, has asked for a new password for your account at ${productName}.`;
  const lasts = 'The link works once, and for one hour.';
  const ignore = 'If it was not you, ignore this mail: your password stays as it is.';
  return {
    to,
    subject: `Reset your ${productName} password`,
    text: `Hello,\n\n${asked}\n\nChoose a new password here:\n\n${link}\n\n${lasts}\n\n${ignore}\n\n${productName}\n`,
    html: `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Reset your ${productName} password</title></head>
<body style="margin: 0; padding: 24px; background: #faf6ee; color: #241f1a; font: 16px/1.6 Georgia, serif">
<div style="max-width: 480px; margin: 0 auto">
<p>Hello,</p>
<p>${asked}</p>
<p style="margin: 28px 0"><a href="${link}" style="display: inline-block; padding: 12px 22px; border-radius: 10px; background: #1d625c; color: #fffdf9; font-weight: bold; text-decoration: none">Choose a new password</a></p>
<p>${lasts} If the button does nothing, copy this address into your browser:<br><span style="word-break: break-all">${link}</span></p>
<p style="color: #62584c">${ignore}</p>
<p>${productName}</p>
</div>
</body>
</html>
`,
  };
}

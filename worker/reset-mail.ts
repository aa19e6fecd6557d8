import { sendResetMail } from '#lib/auth/reset-mail.ts';
import type { Payload } from '#lib/jobs/queues.ts';

/** The job `reset-mail`: sends the mail that somebody has asked for, if the address is somebody's. */
export function runResetMail({ requestId }: Payload<'reset-mail'>): Promise<void> {
  return sendResetMail(requestId);
}

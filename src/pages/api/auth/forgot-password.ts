import { askForReset } from '#lib/auth/resets.ts';
import { networkOf } from '#lib/http/client-address.ts';
import { endpoint, wrongMethod } from '#lib/http/endpoint.ts';
import { useLimit } from '#lib/platform/limits.ts';

/** The same for a known and an unknown address (docs/contract.md §2.1). */
const message = 'If there is an account for this email address, a link to reset its password is on its way.';

export const POST = endpoint('POST /api/auth/forgot-password', async ({ input: { email }, context }) => {
  const tooMany =
    (await useLimit('reset-mail', networkOf(context.locals.clientAddress), email)) ??
    (await useLimit('reset-mail-account', email.toLowerCase(), email));
  if (tooMany) return tooMany;
  await askForReset(email);
  return {
    body: { message },
    next: '/login?tab=signin',
    flash: {
      tone: 'success',
      title: 'Reset Email Sent',
      text: `${message} Please check your spam/junk folder if you don't see it in your inbox.`,
      // The Sign In tab has a field for it too.
      values: { email },
    },
  };
});
export const ALL = wrongMethod('POST');

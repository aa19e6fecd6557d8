import type { APIContext } from 'astro';
import { knownDevice } from '#lib/auth/device-cookie.ts';
import { ipv6Prefix, networkOf } from '#lib/http/client-address.ts';
import { liftLimit, useLimit } from '#lib/platform/limits.ts';
import { log } from '#lib/platform/log.ts';
import type { Refusal } from '#lib/platform/refusal.ts';

/**
 * Counts an attempt to sign in with a password. A browser that is known at the account has counters of its own, so that nobody
 * who guesses from elsewhere, or from the same address, keeps its owner out (docs/decisions/028).
 * @param account the address in lower case, whether anybody has it or not
 */
export async function countAttempt(context: APIContext, account: string): Promise<Refusal | null> {
  const address = context.locals.clientAddress;
  const browser = knownDevice(context, account);
  if (browser !== null) {
    return (
      // Whoever signs in to their own account makes as many known browsers as they like; hashing is dear at each of them.
      (await useLimit('log-in-address', `${ipv6Prefix(address)} ${account}`, account)) ??
      (await useLimit('log-in-account', `${account} ${browser}`, account))
    );
  }
  return (
    (await useLimit('log-in', `${networkOf(address)} ${account}`, account)) ??
    (await useLimit('log-in-address', ipv6Prefix(address), account)) ??
    (await useLimit('log-in-account', account, account))
  );
}

/** Lets unknown browsers try again: what was guessed so far was guessed at a password that is no more. */
export async function forgetAttempts(account: string): Promise<void> {
  // The reset is done; its own browser is known and signs in all the same.
  await liftLimit('log-in-account', account).catch((error: unknown) => log.warn({ err: error }, 'limit not lifted'));
}

import { createHmac, hkdfSync } from 'node:crypto';
import { isIP } from 'node:net';
import { config } from '#lib/platform/config.ts';
import { lazy } from '#lib/platform/lazy.ts';
import { currentContext } from '#lib/http/current-request.ts';
import type { LimitName } from '#lib/platform/limits.ts';
import { log } from '#lib/platform/log.ts';
import type { PersonalityRecommendationsRow } from '#lib/platform/tables.ts';

/**
 * What an operator wants to find in the log about accounts and admins (docs/decisions/028). `account` is a mail address as
 * somebody typed it: it is written as its mark.
 */
type SecurityEvent =
  | { event: 'security.wrong-password'; at: 'log-in' | 'google'; account: string; userId: string | null }
  | { event: 'security.wrong-password'; at: 'change-password' | 'delete-account' }
  /** A limit on guessing has just been reached; each attempt from then on is a `too-many` as well. */
  | { event: 'security.locked'; limit: LimitName; account?: string }
  | { event: 'security.too-many'; limit: LimitName; account?: string }
  | { event: 'security.forbidden'; reason: 'wrong-origin' | 'not-allowed' }
  | { event: 'security.reset-asked'; account: string }
  | { event: 'security.reset-done'; account: string; userId: string }
  | { event: 'security.password-changed' }
  | { event: 'security.google-connected'; account: string; userId: string }
  /** Nobody had shown that the account was theirs when its address came with Google. */
  | { event: 'security.account-erased'; account: string; userId: string }
  | { event: 'security.admin-export'; view: string }
  | { event: 'security.admin-decision'; recommendationId: string; status: PersonalityRecommendationsRow['status'] };

/** Writes one line about an event. Nothing that somebody typed stands in it: no password, no mail address, no path or header. */
export function logSecurity(happened: SecurityEvent): void {
  const request = currentContext();
  log.info(
    {
      ...happened,
      ...('account' in happened && happened.account !== undefined && { account: markOf(happened.account) }),
      signedInAs: request?.locals.user?.id ?? null,
      address: shownAddress(request?.locals.clientAddress),
      route: request?.routePattern ?? null,
    },
    'security event',
  );
}

/** Stands for a mail address, the same each time; without the operator's key nobody finds out which it is. */
function markOf(account: string): string {
  return createHmac('sha256', markKey()).update(account.toLowerCase()).digest('base64url').slice(0, 22);
}
const markKey = lazy(() => Buffer.from(hkdfSync('sha256', config.encryptionKeys[0]!, '', 'security-log', 32)));

/** An address without the zone, which may be any word; null for what a stranger wrote into a header instead of one. */
function shownAddress(address = ''): string | null {
  const [plain = ''] = address.split('%');
  return isIP(plain) === 0 ? null : plain;
}

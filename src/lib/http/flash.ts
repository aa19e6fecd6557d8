import { createHash, randomBytes } from 'node:crypto';
import type { APIContext } from 'astro';
import type { CallKey } from '#api/contract.ts';
import { config } from '#lib/platform/config.ts';
import { lazy } from '#lib/platform/lazy.ts';
import { networkOf } from '#lib/http/client-address.ts';
import { useLimit } from '#lib/platform/limits.ts';
import { sql } from '#lib/platform/sql.ts';
import type { FlashesRow } from '#lib/platform/tables.ts';
import { VaultError, vaultFromSecret } from '#lib/platform/vault.ts';

/** What the next page has to tell after a form: a toast, messages under fields, and what had been typed. */
export interface Flash {
  tone: 'success' | 'error';
  title?: string;
  text?: string;
  fieldErrors?: Record<string, string>;
  values?: Record<string, string>;
  /** The call that refused what is in `values`, for a page with several forms: which of them is to show it. */
  call?: CallKey;
  /** The address that refused it, for a page with several forms of one call. */
  action?: string;
  /** The deletion that it tells of, and until when it can be undone. */
  undo?: { deletion: string; until: string };
  /** Whether its page opens at a place further down, from where this is to be seen too. */
  isFarDown?: boolean;
}

/**
 * `flash` belongs to the very next page. `draft` waits for its page for a day: what somebody had typed
 * when their session ended comes back after they have signed in again. `question` stays for an hour, however often its page is
 * loaded: what mentors were proposed for.
 */
const kinds = ['flash', 'draft', 'question'] as const;
export type FlashKind = (typeof kinds)[number];
const keepMs: Record<FlashKind, number> = { flash: 10 * 60_000, draft: 24 * 60 * 60_000, question: 60 * 60_000 };

/** What is left, the path of the page that it is for, and whose it is: the next person at this browser does not get a question. */
interface Left {
  page: string;
  userId?: string | undefined;
  flash: Flash;
}

/**
 * Keeps something for a page of this site, sealed with a secret that only the visitor's cookie holds. So that nobody fills the
 * database, each network does so a limited number of times; what comes beyond is told all the same, by the cookie alone.
 * @param page the path at which it is to be shown
 */
export async function setFlash(
  context: APIContext,
  page: string,
  flash: Flash,
  kind: FlashKind = 'flash',
): Promise<void> {
  const who = context.locals.user?.id ?? networkOf(context.locals.clientAddress);
  const left = { page: pathname(page), flash, ...(kind === 'question' && { userId: context.locals.user?.id }) };
  const expires = new Date(Date.now() + keepMs[kind]);
  // What was typed matters more than the count of it.
  const tooMany = await useLimit(kind === 'draft' ? 'draft' : 'flash', who).catch(() => null);
  const isTooLong = context.locals.user === null && JSON.stringify(left).length > longestOfAnybody;
  context.cookies.set(kind, tooMany || isTooLong ? inCookie(left) : await store(left, expires), {
    httpOnly: true,
    sameSite: 'lax',
    secure: config.secureCookies,
    path: '/',
    expires,
  });
}

async function store(left: Left, expires: Date): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  const sealed = vaultFromSecret(secret).seal('flash', JSON.stringify(left));
  await sql`insert into flashes (id, sealed, expires_at) values (${idOf(secret)}, ${sealed}, ${expires})`;
  return secret;
}

/** In characters: no form takes more, and who has no account has no claim to more. */
const longestOfAnybody = 40_000;
/** Browsers drop a cookie of more than 4,096 characters, its name and attributes among them. */
const longestCookie = 3_500;
/** How a cookie begins that holds what is left, sealed so that nobody else can put words on our pages. */
const cookieMark = 'left.';
const cookieVault = lazy(() => vaultFromSecret(`flash ${config.encryptionKeys[0]!.toString('base64')}`));

/** As a cookie that needs no row; what was typed is left out where it is too long. */
function inCookie(left: Left): string {
  const whole = cookieMark + cookieVault().seal('flash', JSON.stringify(left)).toString('base64url');
  if (whole.length <= longestCookie || left.flash.values === undefined) return whole;
  const { values: _, ...told } = left.flash;
  return inCookie({ ...left, flash: told });
}

/**
 * Takes what was left for this page: the flash, together with a draft that waits for somebody to sign in. Each is given once.
 * @param keep leaves it for the next time too, for a page that is about to load itself again
 */
export async function consumeFlash(
  context: Pick<APIContext, 'cookies' | 'locals' | 'url'>,
  { keep }: { keep: boolean } = { keep: false },
): Promise<Flash | null> {
  const draft = context.locals.user === null ? null : await take(context, 'draft', keep);
  const flash = await take(context, 'flash', keep);
  if (flash === null) return draft;
  const { call, action } = draft ?? {};
  return { ...(call && { call }), ...(action && { action }), ...flash, values: { ...draft?.values, ...flash.values } };
}

/** The question that mentors were proposed for on this page, with what its form held, if it is this person's. */
export async function findQuestionKept(
  context: Pick<APIContext, 'cookies' | 'locals' | 'url'>,
): Promise<Record<string, string> | null> {
  const secret = context.cookies.get('question')?.value;
  const left = secret === undefined ? null : await findLeft(secret);
  const isOurs = left?.page === context.url.pathname && left.userId === context.locals.user?.id;
  return isOurs ? (left.flash.values ?? null) : null;
}

/** Whether something that was typed waits at this page for somebody to sign in: a form from there was refused. */
export async function hasDraft({ cookies }: Pick<APIContext, 'cookies'>, page: string): Promise<boolean> {
  const secret = cookies.get('draft')?.value;
  return secret !== undefined && (await findLeft(secret))?.page === pathname(page);
}

async function take(
  context: Pick<APIContext, 'cookies' | 'url'>,
  kind: 'flash' | 'draft',
  keep: boolean,
): Promise<Flash | null> {
  const secret = context.cookies.get(kind)?.value;
  if (secret === undefined) return null;
  const left = await findLeft(secret);
  // Another page's, perhaps in another tab: it waits for its own.
  if (left && left.page !== context.url.pathname) return null;
  if (left && keep) return left.flash;
  context.cookies.delete(kind, { path: '/' });
  if (!left) return null;
  await sql`delete from flashes where id = ${idOf(secret)}`;
  return left.flash;
}

async function findLeft(secret: string): Promise<Left | null> {
  if (secret.startsWith(cookieMark)) return openCookie(secret);
  const [row] = await sql<Pick<FlashesRow, 'sealed'>[]>`
    select sealed from flashes where id = ${idOf(secret)} and expires_at > now()`;
  return row === undefined ? null : JSON.parse(vaultFromSecret(secret).open('flash', row.sealed));
}

function openCookie(cookie: string): Left | null {
  try {
    return JSON.parse(cookieVault().open('flash', Buffer.from(cookie.slice(cookieMark.length), 'base64url')));
  } catch (error) {
    // Not of our making, or of a key that the operator has changed since.
    if (error instanceof VaultError) return null;
    throw error;
  }
}

/** Takes back all that was left in this browser: what one person has typed must not wait there for the next. */
export async function forgetFlashes({ cookies }: Pick<APIContext, 'cookies'>): Promise<void> {
  for (const kind of kinds) {
    const secret = cookies.get(kind)?.value;
    if (secret === undefined) continue;
    cookies.delete(kind, { path: '/' });
    await sql`delete from flashes where id = ${idOf(secret)}`;
  }
}

/** Removes what nobody came back for; maintenance runs it. */
export async function deleteExpiredFlashes(): Promise<void> {
  await sql`delete from flashes where expires_at < now()`;
}

const idOf = (secret: string) => createHash('sha256').update(secret).digest('base64url');
const pathname = (page: string) => new URL(page, 'http://here.invalid').pathname;

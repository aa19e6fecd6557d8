import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createSecretKey,
  type KeyObject,
  randomBytes,
} from 'node:crypto';
import { config } from '#lib/platform/config.ts';
import { lazy } from '#lib/platform/lazy.ts';

/**
 * Seals what a person writes (docs/contract.md §10.1): AES-256-GCM with a key of their own, which is itself wrapped by the
 * operator's ENCRYPTION_KEY. The place of a text (table, row, column) is bound to it as additional data, so that a
 * sealed text that was moved elsewhere does not open.
 *
 * Sealed layout: version (1 byte), nonce (12), tag (16), ciphertext. Wrapped key: id of the operator's key (4 bytes), then the sealed key.
 */
export interface Vault {
  /** @param aad where the text will stand, for example `message:<conversation>:<index>` */
  seal(aad: string, text: string): Buffer;
  /** @throws when the text was altered, moved, or sealed with another key */
  open(aad: string, sealed: Uint8Array): string;
}

/** A sealed text that does not open: altered, moved, or of another key. */
export class VaultError extends Error {
  /** Where the text stands, if it is one. */
  readonly aad: string | undefined;
  constructor(message: string, aad?: string) {
    super(message);
    this.aad = aad;
  }
}

const version = 1;
const nonceBytes = 12;
const tagBytes = 16;

/** Makes a new person's key, wrapped for `user_keys`. */
export function createWrappedKey(userId: string): Buffer {
  return wrap(userId, randomBytes(32));
}

/**
 * The vault of one person.
 * @param wrappedKey their row in `user_keys`
 * @throws VaultError when none of the operator's keys opens it
 */
export function openVault(userId: string, wrappedKey: Uint8Array): Vault {
  return vaultOf(unwrap(userId, wrappedKey));
}

/** The operator's keys, newest first: made once, since every request opens somebody's vault. */
const operatorKeys = lazy(() =>
  config.encryptionKeys.map((bytes) => ({ id: keyId(bytes), key: createSecretKey(bytes) })),
);

/** How wrapped keys begin that one of the operator's older keys has wrapped; they are to be wrapped anew. */
export const olderKeyIds = (): Buffer[] =>
  operatorKeys()
    .slice(1)
    .map(({ id }) => id);

/** The id of the operator's newest key. */
export const newestKeyId = (): Buffer => operatorKeys()[0]!.id;

const canary = { aad: 'canary', text: 'This key is the right one.' };

/** A known text, sealed with the operator's key of this id: whoever opens it later has the same key. */
export function sealCanary(id: Uint8Array): Buffer {
  return seal(operatorKeys().find((one) => one.id.equals(id))!.key, canary.aad, Buffer.from(canary.text));
}

/** Whether the operator's key of this id is set, and opens what it has sealed. */
export function opensCanary(id: Uint8Array, sealed: Uint8Array): boolean {
  const operator = operatorKeys().find((one) => one.id.equals(id));
  try {
    return operator !== undefined && open(operator.key, canary.aad, sealed).toString() === canary.text;
  } catch (error) {
    if (error instanceof VaultError) return false;
    throw error;
  }
}

/** Wraps a person's key anew with the operator's newest key; what it sealed stays as it is. */
export function rewrapKey(userId: string, wrappedKey: Uint8Array): Buffer {
  return wrap(userId, unwrap(userId, wrappedKey));
}

/** A vault whose key comes from a secret that only somebody else keeps, such as a visitor's cookie. */
export function vaultFromSecret(secret: string): Vault {
  return vaultOf(createHash('sha256').update('vault\0').update(secret).digest());
}

function vaultOf(bytes: Buffer): Vault {
  // Made once: preparing a raw key anew for every text costs more than opening the text.
  const key = createSecretKey(bytes);
  return {
    seal: (aad, text) => seal(key, aad, Buffer.from(text, 'utf8')),
    open: (aad, sealed) => open(key, aad, sealed).toString('utf8'),
  };
}

function wrap(userId: string, key: Buffer): Buffer {
  const newest = operatorKeys()[0]!;
  return Buffer.concat([newest.id, seal(newest.key, `user-key:${userId}`, key)]);
}

function unwrap(userId: string, wrappedKey: Uint8Array): Buffer {
  const id = Buffer.from(wrappedKey.subarray(0, 4));
  const operator = operatorKeys().find((one) => one.id.equals(id));
  if (operator === undefined) throw new VaultError('No ENCRYPTION_KEY opens this key');
  return open(operator.key, `user-key:${userId}`, wrappedKey.subarray(4));
}

function keyId(key: Buffer): Buffer {
  return createHash('sha256').update('key-id\0').update(key).digest().subarray(0, 4);
}

function seal(key: KeyObject, aad: string, plain: Buffer): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', key, nonce, { authTagLength: tagBytes }).setAAD(Buffer.from(aad));
  const ciphertext = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([Buffer.of(version), nonce, cipher.getAuthTag(), ciphertext]);
}

function open(key: KeyObject, aad: string, sealed: Uint8Array): Buffer {
  if (sealed.length < 1 + nonceBytes + tagBytes || sealed[0] !== version)
    throw new VaultError('Not a sealed text', aad);
  const nonce = sealed.subarray(1, 1 + nonceBytes);
  const tag = sealed.subarray(1 + nonceBytes, 1 + nonceBytes + tagBytes);
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: tagBytes })
    .setAAD(Buffer.from(aad))
    .setAuthTag(tag);
  try {
    return Buffer.concat([decipher.update(sealed.subarray(1 + nonceBytes + tagBytes)), decipher.final()]);
  } catch {
    throw new VaultError('The sealed text does not open here', aad);
  }
}

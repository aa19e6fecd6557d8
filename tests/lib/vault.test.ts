import { randomBytes, randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';

const newKey = () => randomBytes(32).toString('base64');
const aad = 'message:a:0';
const text = 'What I never told anybody: “héllo” 👋\n\0';

/** The vault as a process with this ENCRYPTION_KEY has it. */
async function vaultWith(...keys: string[]) {
  vi.resetModules();
  vi.stubEnv('ENCRYPTION_KEY', keys.join(','));
  const { readSettings } = await import('#lib/platform/config.ts');
  readSettings();
  return import('#lib/platform/vault.ts');
}

test('what was sealed opens at its place', async () => {
  const { createWrappedKey, openVault } = await vaultWith(newKey());
  const user = randomUUID();
  const wrapped = createWrappedKey(user);
  for (const plain of [text, '', 'x'.repeat(100_000)]) {
    const sealed = openVault(user, wrapped).seal(aad, plain);
    expect(openVault(user, wrapped).open(aad, sealed)).toBe(plain);
    // As the database gives it back: any bytes, not a Buffer.
    expect(openVault(user, new Uint8Array(wrapped)).open(aad, new Uint8Array(sealed))).toBe(plain);
  }
});

test('a sealed text shows nothing of itself, and is another one each time', async () => {
  const { createWrappedKey, openVault } = await vaultWith(newKey());
  const user = randomUUID();
  const vault = openVault(user, createWrappedKey(user));
  const [one, two] = [vault.seal(aad, text), vault.seal(aad, text)];
  expect(one.includes('never told')).toBe(false);
  expect(one.equals(two)).toBe(false);
});

test('a text that was moved to another aad does not open', async () => {
  const { createWrappedKey, openVault, VaultError } = await vaultWith(newKey());
  const user = randomUUID();
  const vault = openVault(user, createWrappedKey(user));
  const sealed = vault.seal(aad, text);
  for (const other of ['message:a:1', 'message:b:0', 'title:a', ''])
    expect(() => vault.open(other, sealed)).toThrow(VaultError);
});

test('a text that was altered in any part, cut or made up does not open', async () => {
  const { createWrappedKey, openVault, VaultError } = await vaultWith(newKey());
  const user = randomUUID();
  const vault = openVault(user, createWrappedKey(user));
  const sealed = vault.seal(aad, 'short');
  for (let at = 0; at < sealed.length; at++) {
    const altered = Buffer.from(sealed);
    altered[at]! ^= 1;
    expect(() => vault.open(aad, altered), `byte ${at}`).toThrow(VaultError);
  }
  for (const length of [0, 1, 12, 28, sealed.length - 1])
    expect(() => vault.open(aad, sealed.subarray(0, length))).toThrow(VaultError);
  expect(() => vault.open(aad, randomBytes(60))).toThrow(VaultError);
});

test('nobody opens another person’s text, nor uses another person’s key', async () => {
  const { createWrappedKey, openVault, VaultError } = await vaultWith(newKey());
  const [owner, other] = [randomUUID(), randomUUID()];
  const [ownersKey, othersKey] = [createWrappedKey(owner), createWrappedKey(other)];
  const sealed = openVault(owner, ownersKey).seal(aad, text);
  expect(() => openVault(other, othersKey).open(aad, sealed)).toThrow(VaultError);
  expect(() => openVault(other, ownersKey)).toThrow(VaultError);
});

test('without the operator’s key nothing opens', async () => {
  const here = await vaultWith(newKey());
  const user = randomUUID();
  const wrapped = here.createWrappedKey(user);
  const elsewhere = await vaultWith(newKey());
  expect(() => elsewhere.openVault(user, wrapped)).toThrow(elsewhere.VaultError);
});

test('the operator’s key can be changed, and every text still opens', async () => {
  const [oldKey, nextKey] = [newKey(), newKey()];
  const user = randomUUID();
  const before = await vaultWith(oldKey);
  const wrapped = before.createWrappedKey(user);
  const sealed = before.openVault(user, wrapped).seal(aad, text);
  expect(before.olderKeyIds()).toEqual([]);

  const during = await vaultWith(nextKey, oldKey);
  expect(during.openVault(user, wrapped).open(aad, sealed)).toBe(text);
  expect(during.olderKeyIds()).toEqual([wrapped.subarray(0, 4)]);
  const rewrapped = during.rewrapKey(user, wrapped);
  expect(rewrapped).toHaveLength(wrapped.length);
  expect(during.olderKeyIds()).not.toContainEqual(rewrapped.subarray(0, 4));
  expect(during.openVault(user, rewrapped).open(aad, sealed)).toBe(text);

  const after = await vaultWith(nextKey);
  expect(after.openVault(user, rewrapped).open(aad, sealed)).toBe(text);
  expect(() => after.openVault(user, wrapped)).toThrow(after.VaultError);
  expect(() => after.rewrapKey(user, wrapped)).toThrow(after.VaultError);
});

test('a secret that only a visitor keeps opens what it sealed, and no other does', async () => {
  const { vaultFromSecret, VaultError } = await vaultWith(newKey());
  const sealed = vaultFromSecret('one').seal('flash', text);
  expect(vaultFromSecret('one').open('flash', sealed)).toBe(text);
  expect(() => vaultFromSecret('two').open('flash', sealed)).toThrow(VaultError);
});

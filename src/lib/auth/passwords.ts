import { hash, verify } from '@node-rs/argon2';

/** OWASP's current parameters for argon2id (docs/contract.md §3.3) (the library's default kind): 19 MiB, two passes, one lane. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hash of a password nobody has: checked when there is no account, so that both take the same time. */
const nobody = hash(crypto.randomUUID(), options);

/** @returns the PHC string for `users.password` */
export function hashPassword(password: string): Promise<string> {
  return hash(password, options);
}

/**
 * Whether a password is the one behind a hash. Takes as long when there is no hash (unknown address,
 * account without a password) as when there is one.
 */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  const matches = await verify(stored ?? (await nobody), password);
  return matches && stored !== null;
}

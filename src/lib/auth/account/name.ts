import type { Input } from '#api/contract.ts';
import { userColumns } from '#lib/auth/accounts.ts';
import type { SignedIn } from '#lib/auth/sessions.ts';
import { sql } from '#lib/platform/sql.ts';

/** Changes a person's name. What is left out stays as it is. @returns the person as they are now */
export async function changeName(
  user: SignedIn,
  { firstName = user.first_name, lastName = user.last_name }: Input<'PATCH /api/account/name'>,
): Promise<Omit<SignedIn, 'wrapped_key'>> {
  const [changed] = await sql<Omit<SignedIn, 'wrapped_key'>[]>`
    update users set first_name = ${firstName}, last_name = ${lastName}, updated_at = now() where id = ${user.id}
    returning ${userColumns()}`;
  return changed ?? user;
}

import type { SignedIn } from '#lib/auth/sessions.ts';
import { sql } from '#lib/platform/sql.ts';

/** How a person signs in, and so what is asked of them before what cannot be undone. */
export async function signInWaysOf(user: SignedIn): Promise<{ hasPassword: boolean; hasGoogle: boolean }> {
  const [row] = await sql<{ has_password: boolean; has_google: boolean }[]>`
    select password is not null as has_password, google_id is not null as has_google from users where id = ${user.id}`;
  return { hasPassword: row?.has_password ?? false, hasGoogle: row?.has_google ?? false };
}

import type { SignedIn } from '#lib/auth/sessions.ts';
import { findMentor, keyForms, storedKey } from '#lib/mentors/index.ts';
import { type Refusal, refuse } from '#lib/platform/refusal.ts';
import { sql } from '#lib/platform/sql.ts';
import type { UsersRow } from '#lib/platform/tables.ts';

/**
 * Makes a mentor a favorite, or no longer: to the wished state if one is given, else the other way than it is
 * (docs/contract.md §4.4). Refuses `invalid-input` for a key that is no mentor.
 * @returns the person's favorites, by stored key
 */
export async function setFavorite(
  user: SignedIn,
  { personalityKey, on }: { personalityKey: string; on?: boolean | undefined },
): Promise<{ favoritePersonalities: string[] } | Refusal> {
  const mentor = findMentor(personalityKey);
  if (mentor === undefined) return refuse('invalid-input', { personalityKey: 'There is no such mentor.' });
  const { key } = mentor;
  const forms = keyForms.filter((known) => known.key === key).map(({ form }) => form);
  const [row] = await sql<Pick<UsersRow, 'favorite_personalities'>[]>`
    update users set updated_at = now(), favorite_personalities = array(
      select other from unnest(favorite_personalities) with ordinality as others (other, place)
      where other <> all(${forms}::text[]) order by place
    ) || case
      when coalesce(${on ?? null}::boolean, not favorite_personalities && ${forms}::text[]) then array[${key}]
      else '{}'
    end
    where id = ${user.id}
    returning favorite_personalities`;
  return { favoritePersonalities: favoritesOf(row!) };
}

/** A person's favorites, each once, by stored key. */
export function favoritesOf({ favorite_personalities: keys }: Pick<UsersRow, 'favorite_personalities'>): string[] {
  return [...new Set(keys.map(storedKey))];
}

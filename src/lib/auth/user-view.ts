import type { Output } from '#api/contract.ts';
import type { SignedIn } from '#lib/auth/sessions.ts';
import { favoritesOf } from '#lib/community/favorites.ts';

/** The current user as the /api calls give it (docs/contract.md §3.6). */
export function userView(user: Omit<SignedIn, 'wrapped_key'>): Output<'GET /api/auth/user'> {
  return {
    id: user.id,
    email: user.email,
    firstName: user.first_name,
    lastName: user.last_name,
    role: user.role,
    profileImageUrl: user.profile_image_url,
    authProvider: user.auth_provider,
    favoritePersonalities: favoritesOf(user),
    subscriptionTier: user.subscription_tier,
    subscriptionStatus: user.subscription_status,
    subscriptionExpiresAt: user.subscription_expires_at?.toISOString() ?? null,
    createdAt: user.created_at.toISOString(),
    updatedAt: user.updated_at.toISOString(),
  };
}

/** First letters of first and last name; if a name is missing, the first letter of the email (docs/contract.md §3.6). */
export function initialsOf({
  first_name,
  last_name,
  email,
}: Pick<SignedIn, 'first_name' | 'last_name' | 'email'>): string {
  const names = first_name && last_name ? [first_name, last_name] : [email];
  return names.map((name) => [...name][0]!.toUpperCase()).join('');
}

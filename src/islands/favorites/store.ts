import { call } from '#api/client.ts';
import { optimisticToggles } from '#islands/optimistic-toggles.ts';

/** Whether each mentor is a favorite, by the mentor's key. */
export const { $shown: $favorites, useOptimisticToggle: useFavorite } = optimisticToggles<boolean>(
  async (personalityKey, on) => {
    const { favoritePersonalities } = await call('PATCH /api/users/favorites', { body: { personalityKey, on } });
    return favoritePersonalities.includes(personalityKey);
  },
);

import { useStore } from '@nanostores/react';
import { $favorites } from '#islands/favorites/store.ts';
import { useHydratedEvent } from '#islands/useHydratedEvent.ts';

interface Props {
  /** Whether each mentor who has a place on the tab is a favorite when the page comes, by key. */
  favourites: Record<string, boolean>;
}

/** What the Favorites tab says as long as nobody is on it (docs/contract.md §13.5). */
export default function NoFavourites({ favourites }: Props) {
  const shown = useStore($favorites, { ssr: 'initial' });
  const place = useHydratedEvent<HTMLDivElement>();
  const isEmpty = Object.entries(favourites).every(([key, first]) => !(shown[key] ?? first));
  return (
    <div ref={place} className="contents">
      {isEmpty && (
        <p className="card mt-5 p-8 text-center font-serif text-lg text-muted">
          Start exploring different categories and add your favorite mentors here.
        </p>
      )}
    </div>
  );
}

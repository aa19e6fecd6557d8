import { useStore } from '@nanostores/react';
import { $favorites } from '#islands/favorites/store.ts';
import { useHydratedEvent } from '#islands/useHydratedEvent.ts';

interface Props {
  /** Whether each mentor who has a place on the tab is a favorite when the page comes, by key. */
  favorites: Record<string, boolean>;
}

/** What the Favorites tab says as long as nobody is on it (docs/contract.md §13.5). */
export default function NoFavorites({ favorites }: Props) {
  const shown = useStore($favorites, { ssr: 'initial' });
  const place = useHydratedEvent<HTMLDivElement>();
  const isEmpty = Object.entries(favorites).every(([key, first]) => !(shown[key] ?? first));
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

import { type SubmitEvent, useEffect, useRef } from 'react';
import { useFavorite } from '#islands/favorites/store.ts';
import { useHydratedEvent } from '#islands/useHydratedEvent.ts';

interface Props {
  mentorKey: string;
  name: string;
  isFavorite: boolean;
  /** The page that holds it. */
  back: string;
}

/** Stands on the Favorites tab in the place of a card whose heart was taken back: says so, and gives it again. */
export default function FormerFavorite({ mentorKey, name, isFavorite, back }: Props) {
  const [isOn, choose] = useFavorite(mentorKey, isFavorite);
  const place = useHydratedEvent<HTMLDivElement>();
  const wasOn = useRef(isOn);

  // The button that was used has gone: the keyboard goes on from what stands in its place.
  useEffect(() => {
    if (wasOn.current === isOn) return;
    wasOn.current = isOn;
    const heart = place.current?.closest('li')?.querySelector<HTMLElement>('[aria-pressed]');
    (isOn ? heart : place.current?.querySelector('fieldset'))?.focus();
  }, [isOn, place]);

  async function undo(event: SubmitEvent) {
    event.preventDefault();
    try {
      await choose(true);
    } catch (error) {
      console.error(new Error('Failed to update favorites', { cause: error }));
    }
  }

  return (
    <div ref={place} className="contents">
      {!isOn && (
        <fieldset
          id={`former-${mentorKey}`}
          data-former
          aria-labelledby={`former-${mentorKey}-text`}
          tabIndex={-1}
          className="card flex w-full min-w-0 scroll-mt-4 flex-wrap content-center items-center gap-3 p-5"
        >
          <p id={`former-${mentorKey}-text`} className="mr-auto text-muted">
            {name} is no longer among your favorites.
          </p>
          <form method="post" action="/api/users/favorites" noValidate onSubmit={undo}>
            <input type="hidden" name="back" value={back} />
            <input type="hidden" name="personalityKey" value={mentorKey} />
            <input type="hidden" name="on" value="true" />
            <input type="hidden" name="next" value={`/?category=favorites#mentor-${mentorKey}`} />
            <button className="button button-quiet">Undo</button>
          </form>
        </fieldset>
      )}
    </div>
  );
}

import { Heart } from 'lucide-react';
import type { SubmitEvent } from 'react';
import { ignoreRepeat } from '#islands/ignoreRepeat.ts';
import { useFavorite } from '#islands/favorites/store.ts';
import { useHydratedEvent } from '#islands/useHydratedEvent.ts';

interface Props {
  mentorKey: string;
  name: string;
  isFavorite: boolean;
  /** Where the form leads when no script sends it. */
  next: string;
  /** The page that holds it. */
  back: string;
}

/** The heart on a mentor's card: a form that works by itself, and changes in place once the island is hydrated. */
export default function FavoriteButton({ mentorKey, name, isFavorite, next, back }: Props) {
  const [isOn, choose] = useFavorite(mentorKey, isFavorite);
  const form = useHydratedEvent<HTMLFormElement>();

  async function toggle(event: SubmitEvent) {
    event.preventDefault();
    try {
      await choose(!isOn);
    } catch (error) {
      // docs/contract.md §13.11: raised with no visible handling; the heart shows what holds.
      console.error(new Error('Failed to update favorites', { cause: error }));
    }
  }

  return (
    <form ref={form} method="post" action="/api/users/favorites" noValidate onSubmit={toggle} className="-mt-3 -mr-3">
      <input type="hidden" name="back" value={back} />
      <input type="hidden" name="personalityKey" value={mentorKey} />
      <input type="hidden" name="on" value={String(!isOn)} />
      <input type="hidden" name="next" value={next} />
      <button
        className="icon-button"
        aria-pressed={isOn}
        aria-label={`Favorite ${name}`}
        title={`Favorite ${name}`}
        onClick={ignoreRepeat}
      >
        <Heart size={22} aria-hidden="true" className={isOn ? 'fill-accent text-accent' : ''} />
      </button>
    </form>
  );
}

import { Heart } from 'lucide-react';
import { type SubmitEvent, useEffect, useRef } from 'react';
import { call } from '#api/client.ts';
import { awakeEvent } from '#islands/awakeEvent.ts';
import { ignoreRepeat, useWish } from '#islands/useWish.ts';

interface Props {
  mentorKey: string;
  name: string;
  isFavourite: boolean;
  /** Where the form leads when no script sends it. */
  next: string;
}

/** The heart on a mentor's card: a form that works by itself, and changes in place once the island is awake. */
export default function FavouriteButton({ mentorKey, name, isFavourite, next }: Props) {
  const [isOn, choose] = useWish(isFavourite, async (on) => {
    await call('PATCH /api/users/favorites', '/api/users/favorites', { personalityKey: mentorKey, on });
    return on;
  });
  const form = useRef<HTMLFormElement>(null);

  // A click that came while the island woke up is held until then.
  useEffect(() => void form.current?.dispatchEvent(new Event(awakeEvent, { bubbles: true })), []);

  async function toggle(event: SubmitEvent) {
    event.preventDefault();
    try {
      await choose(!isOn);
    } catch (error) {
      // spec.md §8: raised with no visible handling; the heart shows what holds.
      console.error(new Error('Failed to update favorites', { cause: error }));
    }
  }

  return (
    <form ref={form} method="post" action="/api/users/favorites" onSubmit={toggle} className="-mt-3 -mr-3">
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

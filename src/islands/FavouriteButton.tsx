import { Heart } from 'lucide-react';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { call } from '#api/client.ts';
import { awakeEvent } from '#islands/awakeEvent.ts';

interface Props {
  mentorKey: string;
  name: string;
  isFavourite: boolean;
  /** Where the form leads when no script sends it. */
  next: string;
}

/** The heart on a mentor's card: a form that works by itself, and changes in place once the island is awake. */
export default function FavouriteButton({ mentorKey, name, isFavourite, next }: Props) {
  const [isOn, setIsOn] = useState(isFavourite);
  const [isPending, setIsPending] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  // A click that came while the island woke up is held until then.
  useEffect(() => void form.current?.dispatchEvent(new Event(awakeEvent, { bubbles: true })), []);

  async function toggle(event: SubmitEvent) {
    event.preventDefault();
    if (isPending) return;
    const on = !isOn;
    setIsOn(on);
    setIsPending(true);
    try {
      await call('PATCH /api/users/favorites', '/api/users/favorites', { personalityKey: mentorKey, on });
    } catch (error) {
      setIsOn(!on);
      // spec.md §8: raised with no visible handling; the heart shows what holds.
      console.error(new Error('Failed to update favorites', { cause: error }));
    } finally {
      setIsPending(false);
    }
  }

  return (
    <form ref={form} method="post" action="/api/users/favorites" onSubmit={toggle} className="-mt-3 -mr-3">
      <input type="hidden" name="personalityKey" value={mentorKey} />
      <input type="hidden" name="on" value={String(!isOn)} />
      <input type="hidden" name="next" value={next} />
      <button className="icon-button" aria-pressed={isOn} aria-label={`Favorite ${name}`} title={`Favorite ${name}`}>
        <Heart size={22} aria-hidden="true" className={isOn ? 'fill-accent text-accent' : ''} />
      </button>
    </form>
  );
}

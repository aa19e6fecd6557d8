import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { call, CallError } from '#api/client.ts';
import type { Output } from '#api/contract.ts';
import { awakeEvent } from '#islands/awakeEvent.ts';
import { showToast } from '#islands/toasts.ts';
import { ignoreRepeat, useWish } from '#islands/useWish.ts';

type Votes = Output<'POST /api/recommendations/{id}/vote'>;
type Vote = NonNullable<Votes['myVote']>;

interface Props extends Votes {
  recommendationId: string;
  /** Who is recommended. */
  name: string;
}

const buttons = [
  { vote: 'up', label: 'Vote up', Icon: ThumbsUp },
  { vote: 'down', label: 'Vote down', Icon: ThumbsDown },
] as const;

/** Both ways to vote on a recommendation, as forms that work by themselves, and the count between them. */
export default function Votes({ recommendationId, name, voteCount, myVote: firstVote }: Props) {
  const path = `/api/recommendations/${recommendationId}/vote`;
  const [others, setOthers] = useState(voteCount - weightOf(firstVote));
  const [myVote, choose] = useWish(firstVote, async (wish, held) => {
    const body = { vote: wish ?? held, on: wish !== null };
    // What the others have voted meanwhile comes with it.
    const votes = await call('POST /api/recommendations/{id}/vote', path, body);
    setOthers(votes.voteCount - weightOf(votes.myVote));
    return votes.myVote;
  });
  const place = useRef<HTMLDivElement>(null);

  // A click that came while the island woke up is held until then.
  useEffect(() => void place.current?.dispatchEvent(new Event(awakeEvent, { bubbles: true })), []);

  async function submit(event: SubmitEvent, vote: Vote) {
    event.preventDefault();
    try {
      await choose(myVote === vote ? null : vote);
    } catch (error) {
      const sentence = error instanceof CallError ? error.sentence : undefined;
      void showToast({
        title: 'Failed to submit vote. Please try again.',
        ...(sentence !== undefined && { text: sentence }),
        tone: 'destructive',
      });
    }
  }

  const [up, down] = buttons.map(({ vote, label, Icon }) => {
    const isOn = myVote === vote;
    return (
      <form key={vote} method="post" action={path} onSubmit={(event) => submit(event, vote)}>
        <input type="hidden" name="vote" value={vote} />
        <input type="hidden" name="on" value={String(!isOn)} />
        <button className="icon-button" aria-pressed={isOn} aria-label={`${label}: ${name}`} title={label} onClick={ignoreRepeat}>
          <Icon size={20} aria-hidden="true" className={isOn ? 'fill-accent text-accent' : ''} />
        </button>
      </form>
    );
  });
  return (
    <div ref={place} className="-ml-3 flex items-center gap-1">
      {up}
      <output className="min-w-6 text-center font-semibold tabular-nums">
        {others + weightOf(myVote)}
        <span className="sr-only"> votes</span>
      </output>
      {down}
    </div>
  );
}

const weightOf = (vote: Vote | null) => (vote === null ? 0 : vote === 'up' ? 1 : -1);

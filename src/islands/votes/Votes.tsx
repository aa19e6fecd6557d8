import { ThumbsDown, ThumbsUp } from 'lucide-react';
import type { SubmitEvent } from 'react';
import { CallError } from '#api/client.ts';
import { ignoreRepeat } from '#islands/ignoreRepeat.ts';
import { useVotes, type Vote, type VoteState } from '#islands/votes/store.ts';
import { showToast } from '#islands/toasts.ts';
import { useHydratedEvent } from '#islands/useHydratedEvent.ts';

interface Props extends VoteState {
  recommendationId: string;
  /** Who is recommended. */
  name: string;
  /** The page that holds it. */
  back: string;
}

const buttons = [
  { vote: 'up', label: 'Vote up', Icon: ThumbsUp },
  { vote: 'down', label: 'Vote down', Icon: ThumbsDown },
] as const;

/** Both ways to vote on a recommendation, as forms that work by themselves, and the count between them. */
export default function Votes({ recommendationId, name, back, ...first }: Props) {
  const [{ voteCount, myVote }, choose] = useVotes(recommendationId, first);
  const place = useHydratedEvent<HTMLDivElement>();

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
      <form
        key={vote}
        method="post"
        action={`/api/recommendations/${recommendationId}/vote`}
        noValidate
        onSubmit={(event) => submit(event, vote)}
      >
        <input type="hidden" name="back" value={back} />
        <input type="hidden" name="vote" value={vote} />
        <input type="hidden" name="on" value={String(!isOn)} />
        <button
          className="icon-button"
          aria-pressed={isOn}
          aria-label={`${label}: ${name}`}
          title={label}
          onClick={ignoreRepeat}
        >
          <Icon size={20} aria-hidden="true" className={isOn ? 'fill-accent text-accent' : ''} />
        </button>
      </form>
    );
  });
  return (
    <div ref={place} className="-ml-3 flex items-center gap-1">
      {up}
      <output className="min-w-6 text-center font-semibold tabular-nums">
        {voteCount}
        <span className="sr-only"> {Math.abs(voteCount) === 1 ? 'vote' : 'votes'}</span>
      </output>
      {down}
    </div>
  );
}

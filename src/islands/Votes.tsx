import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { call, CallError } from '#api/client.ts';
import type { Output } from '#api/contract.ts';
import { awakeEvent } from '#islands/awakeEvent.ts';
import { showToast } from '#islands/toasts.ts';

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
export default function Votes({ recommendationId, name, voteCount, myVote }: Props) {
  const [votes, setVotes] = useState<Votes>({ voteCount, myVote });
  const isPending = useRef(false);
  const place = useRef<HTMLDivElement>(null);

  // A click that came while the island woke up is held until then.
  useEffect(() => void place.current?.dispatchEvent(new Event(awakeEvent, { bubbles: true })), []);

  async function submit(event: SubmitEvent, vote: Vote) {
    event.preventDefault();
    if (isPending.current) return;
    isPending.current = true;
    const on = votes.myVote !== vote;
    setVotes(afterVote(votes, vote, on));
    try {
      const path = `/api/recommendations/${recommendationId}/vote`;
      // What the others have voted meanwhile comes with it.
      setVotes(await call('POST /api/recommendations/{id}/vote', path, { vote, on }));
    } catch (error) {
      setVotes(votes);
      const sentence = error instanceof CallError ? error.sentence : undefined;
      void showToast({
        title: 'Failed to submit vote. Please try again.',
        ...(sentence !== undefined && { text: sentence }),
        tone: 'destructive',
      });
    } finally {
      isPending.current = false;
    }
  }

  const [up, down] = buttons.map(({ vote, label, Icon }) => {
    const isOn = votes.myVote === vote;
    return (
      <form key={vote} method="post" action={`/api/recommendations/${recommendationId}/vote`} onSubmit={(event) => submit(event, vote)}>
        <input type="hidden" name="vote" value={vote} />
        <input type="hidden" name="on" value={String(!isOn)} />
        <button className="icon-button" aria-pressed={isOn} aria-label={`${label}: ${name}`} title={label}>
          <Icon size={20} aria-hidden="true" className={isOn ? 'fill-accent text-accent' : ''} />
        </button>
      </form>
    );
  });
  return (
    <div ref={place} className="-ml-3 flex items-center gap-1">
      {up}
      <output className="min-w-6 text-center font-semibold tabular-nums">
        {votes.voteCount}
        <span className="sr-only"> votes</span>
      </output>
      {down}
    </div>
  );
}

/** What the vote makes of the count before the server has said so. */
function afterVote({ voteCount, myVote }: Votes, vote: Vote, on: boolean): Votes {
  const weight = { up: 1, down: -1 };
  const next = on ? vote : null;
  return { voteCount: voteCount - (myVote ? weight[myVote] : 0) + (next ? weight[next] : 0), myVote: next };
}

import { useStore } from '@nanostores/react';
import { map } from 'nanostores';
import { call } from '#api/client.ts';
import type { Output } from '#api/contract.ts';
import { optimisticToggles } from '#islands/optimistic-toggles.ts';

export type VoteState = Output<'POST /api/recommendations/{id}/vote'>;
export type Vote = NonNullable<VoteState['myVote']>;

/** The sum of other people's votes on each recommendation, by its id. */
const $others = map<Record<string, number>>({});

const { useOptimisticToggle: useMyVote } = optimisticToggles<Vote | null>(async (id, wanted, saved) => {
  const votes = await call('POST /api/recommendations/{id}/vote', {
    params: { id },
    body: { vote: (wanted ?? saved)!, on: wanted !== null },
  });
  // What the others have voted meanwhile comes with it.
  $others.setKey(id, othersOf(votes));
  return votes.myVote;
});

/**
 * How a recommendation's votes stand, and how to vote, or take the vote back with null.
 * @param first how they stood when the page came
 */
export function useVotes(
  id: string,
  first: VoteState,
): [votes: VoteState, choose: (vote: Vote | null) => Promise<void>] {
  const [myVote, choose] = useMyVote(id, first.myVote);
  const others = useStore($others, { keys: [id], ssr: 'initial' })[id] ?? othersOf(first);
  return [{ voteCount: others + weightOf(myVote), myVote }, choose];
}

const othersOf = ({ voteCount, myVote }: VoteState) => voteCount - weightOf(myVote);
const weightOf = (vote: Vote | null) => (vote === null ? 0 : vote === 'up' ? 1 : -1);

import { tokensOf } from '#lib/prompt/token-budget.ts';
import { historyTokens, type Turn } from '#lib/prompt/prompt.ts';

/** A turn at its place in a conversation. */
export type PlacedTurn = Turn & { index: number };

/**
 * The newest turns stay out of the summary, as many as fit into half of what is sent: so the summary is ahead of what falls
 * out, and between the two nothing is forgotten. The last two exchanges stay out whatever their length, because a last
 * question may still be changed; and of short turns no more than the worker reads.
 */
const recentTokens = () => historyTokens() / 2;
const recentTurns = { least: 4, most: 40 };

/** How much must have fallen out before it is worth a call: this many turns, or this many tokens. */
const worthwhile = { turns: 12, tokens: 1_500 };

/** How much is summarised in one call; the rest waits for the next one. */
const mostTokens = historyTokens;

/**
 * The turns that a summary ought to cover next, oldest first; none while it is not worth a call.
 * @param uncovered the turns after those that it covers, or the newest of them
 * @param messageCount of the whole conversation
 */
export function dueForSummary(uncovered: readonly PlacedTurn[], messageCount: number): PlacedTurn[] {
  let recent = 0;
  const mostRecent = recentTokens();
  const last = uncovered.findLastIndex(({ index, content }) => {
    recent += tokensOf(content);
    return index < messageCount - (recent > mostRecent ? recentTurns.least : recentTurns.most);
  });
  const fallen = uncovered.slice(0, last + 1);
  const tokens = fallen.reduce((sum, { content }) => sum + tokensOf(content), 0);
  if (fallen.length < worthwhile.turns && tokens < worthwhile.tokens) return [];
  let left = mostTokens();
  const tooMuch = fallen.findIndex(({ content }) => (left -= tokensOf(content)) < 0);
  return tooMuch === -1 ? fallen : fallen.slice(0, Math.max(1, tooMuch));
}

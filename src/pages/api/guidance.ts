import { randomUUID } from 'node:crypto';
import { favoritesOf } from '#lib/community/favorites.ts';
import { endpoint, wrongMethod } from '#lib/http/endpoint.ts';
import { sourceName } from '#lib/mentors/mentor.ts';
import { proposeMentors } from '#lib/retrieval/proposals.ts';
import { findDanger } from '#lib/safety/detection.ts';

export const POST = endpoint('POST /api/guidance', async ({ input: { question }, user }) => {
  const proposals = await proposeMentors(question, favoritesOf(user));
  return {
    body: {
      proposals: proposals.map(({ mentor: { key, name }, passage }) => ({
        personalityKey: key,
        name,
        source: passage && sourceName(passage),
      })),
      ...(findDanger(question) !== null && { help: true as const }),
    },
    // The page proposes anew each time that it is loaded; all that it needs is the question.
    next: '/?guidance=open#guidance',
    flash: { tone: 'success', values: { question, idempotencyKey: randomUUID() } },
    flashKind: 'question',
  };
});
export const ALL = wrongMethod('POST');

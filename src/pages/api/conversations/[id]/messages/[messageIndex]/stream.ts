import { replyWithAnswer } from '#lib/answers/answer-reply.ts';
import { findAsked } from '#lib/answers/ask-again.ts';
import { endpoint, wrongMethod } from '#lib/http/endpoint.ts';
import { isRefusal } from '#lib/platform/refusal.ts';

const key = 'GET /api/conversations/{id}/messages/{messageIndex}/stream';

export const GET = endpoint(key, async ({ params: { id, messageIndex }, user }) => {
  const asked = await findAsked(user, id, messageIndex);
  return isRefusal(asked) ? asked : replyWithAnswer(user, id, asked, 'stream');
});
export const ALL = wrongMethod('GET');

import { replyWithAnswer } from '#lib/answers/answer-reply.ts';
import { editQuestion } from '#lib/answers/ask-again.ts';
import { endpoint, wrongMethod } from '#lib/http/endpoint.ts';
import { submissionHash } from '#lib/platform/idempotency.ts';
import { isRefusal } from '#lib/platform/refusal.ts';

const key = 'POST /api/conversations/{id}/messages/{messageIndex}';

export const POST = endpoint(key, async ({ params: { id, messageIndex }, input, user, context, kind }) => {
  const keyHash = submissionHash(user.id, context.request.headers, input);
  const asked = await editQuestion(user, id, messageIndex, input.content, keyHash);
  return isRefusal(asked) ? asked : replyWithAnswer(user, id, asked, kind);
});
export const ALL = wrongMethod('POST');

import { replyWithAnswer } from '#lib/answers/answer-reply.ts';
import { editQuestion } from '#lib/answers/ask-again.ts';
import { endpoint, wrongMethod } from '#lib/http/endpoint.ts';
import { isRefusal } from '#lib/platform/refusal.ts';
import { submissionId } from '#lib/platform/submission-id.ts';

const key = 'POST /api/conversations/{id}/messages/{messageIndex}';

export const POST = endpoint(key, async ({ params: { id, messageIndex }, input, user, context, kind }) => {
  // A form that the back button brings back with another text is another form.
  const idempotencyKey =
    context.request.headers.get('idempotency-key') || (input.idempotencyKey ? submissionId(user.id, input) : null);
  const asked = await editQuestion(user, id, messageIndex, input.content, idempotencyKey);
  return isRefusal(asked) ? asked : replyWithAnswer(user, id, asked, kind);
});
export const ALL = wrongMethod('POST');

import { replyWithAnswer } from '#lib/answers/answer-reply.ts';
import { editQuestion } from '#lib/answers/ask-again.ts';
import { parseIndex } from '#lib/conversations/conversations.ts';
import { endpoint, wrongMethod } from '#lib/http/endpoint.ts';
import { isRefusal } from '#lib/platform/refusal.ts';
import { submissionId } from '#lib/platform/submission-id.ts';

const key = 'POST /api/conversations/{id}/messages/{messageIndex}';

export const POST = endpoint(key, async ({ input, user, context, kind }) => {
  const id = context.params['id']!;
  // A form that the back button brings back with another text is another form.
  const idempotencyKey = context.request.headers.get('idempotency-key') || (input.idempotencyKey ? submissionId(user.id, input) : null);
  const index = parseIndex(context.params['messageIndex']);
  const asked = await editQuestion(user, id, index, input.content, idempotencyKey);
  return isRefusal(asked) ? asked : replyWithAnswer(user, id, asked, kind);
});
export const ALL = wrongMethod('POST');

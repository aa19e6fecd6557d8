import { replyWithAnswer } from '#lib/answers/answer-reply.ts';
import { sendMessage } from '#lib/answers/send.ts';
import { endpoint, wrongMethod } from '#lib/http/endpoint.ts';
import { isRefusal } from '#lib/platform/refusal.ts';
import { submissionId } from '#lib/platform/submission-id.ts';

export const POST = endpoint(
  'POST /api/conversations/{id}/messages',
  async ({ params: { id }, input, user, context, kind }) => {
    // A form that the back button brings back with another text is another form.
    const key =
      context.request.headers.get('idempotency-key') || (input.idempotencyKey ? submissionId(user.id, input) : null);
    const asked = await sendMessage(user, id, input.content, key);
    return isRefusal(asked) ? asked : replyWithAnswer(user, id, asked, kind);
  },
);
export const ALL = wrongMethod('POST');

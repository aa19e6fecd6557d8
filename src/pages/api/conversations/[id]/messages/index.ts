import { replyWithAnswer } from '#lib/answers/answer-reply.ts';
import { sendMessage } from '#lib/answers/send.ts';
import { endpoint, wrongMethod } from '#lib/http/endpoint.ts';
import { submissionHash } from '#lib/platform/idempotency.ts';
import { isRefusal } from '#lib/platform/refusal.ts';

export const POST = endpoint(
  'POST /api/conversations/{id}/messages',
  async ({ params: { id }, input, user, context, kind }) => {
    const keyHash = submissionHash(user.id, context.request.headers, input);
    const asked = await sendMessage(user, id, input.content, keyHash);
    return isRefusal(asked) ? asked : replyWithAnswer(user, id, asked, kind);
  },
);
export const ALL = wrongMethod('POST');

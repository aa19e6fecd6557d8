import { replyWithAnswer } from '#lib/answers/answer-reply.ts';
import { askAgain } from '#lib/answers/ask-again.ts';
import { endpoint, wrongMethod } from '#lib/http/endpoint.ts';
import { isRefusal } from '#lib/platform/refusal.ts';

const key = 'POST /api/conversations/{id}/messages/{messageIndex}/answer';

export const POST = endpoint(
  key,
  async ({ params: { id, messageIndex }, input, user, kind }) => {
    const asked = await askAgain(user, id, messageIndex, input.after);
    return isRefusal(asked) ? asked : replyWithAnswer(user, id, asked, kind);
  },
  ({ id, messageIndex }) => `/chat/${id}#message-${messageIndex}`,
);
export const ALL = wrongMethod('POST');

import { stopAnswer } from '#lib/answers/stop-answer.ts';
import { endpoint, wrongMethod } from '#lib/http/endpoint.ts';
import { isRefusal } from '#lib/platform/refusal.ts';

const key = 'POST /api/conversations/{id}/messages/{messageIndex}/stop';

export const POST = endpoint(
  key,
  async ({ params, user }) => {
    const state = await stopAnswer(user, params.id, params.messageIndex);
    return isRefusal(state) ? state : { body: { state } };
  },
  ({ id, messageIndex }) => `/chat/${id}#message-${messageIndex}`,
);
export const ALL = wrongMethod('POST');

import { react } from '#lib/conversations/reactions.ts';
import { endpoint, wrongMethod } from '#lib/http/endpoint.ts';
import { isRefusal } from '#lib/platform/refusal.ts';

const key = 'POST /api/conversations/{id}/messages/{messageIndex}/reactions';

export const POST = endpoint(
  key,
  async ({ params, input, user }) => {
    const result = await react(user, params.id, params.messageIndex, input);
    return isRefusal(result) ? result : { body: result };
  },
  ({ id, messageIndex }) => `/chat/${id}#message-${messageIndex}`,
);
export const ALL = wrongMethod('POST');

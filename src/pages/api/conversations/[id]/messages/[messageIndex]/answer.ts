import { awaitAnswer } from '#lib/chat/await-answer.ts';
import { parseIndex } from '#lib/chat/conversations.ts';
import { askAgain } from '#lib/chat/send.ts';
import { endpoint, wrongMethod } from '#lib/http/endpoint.ts';
import { isRefusal } from '#lib/refusal.ts';

const key = 'POST /api/conversations/{id}/messages/{messageIndex}/answer';

export const POST = endpoint(key, async ({ user, context, kind }) => {
  const id = context.params['id']!;
  const asked = await askAgain(user, id, parseIndex(context.params['messageIndex']));
  if (isRefusal(asked)) return asked;
  const exchange = await awaitAnswer(user, id, asked, kind);
  const page = `/chat/${id}#message-${asked.questionIndex}`;
  return isRefusal(exchange) ? { ...exchange, stored: page } : { body: exchange, next: page };
});
export const ALL = wrongMethod('POST');

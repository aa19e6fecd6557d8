import { awaitAnswer } from '#lib/chat/await-answer.ts';
import { sendMessage } from '#lib/chat/send.ts';
import { endpoint, wrongMethod } from '#lib/http/endpoint.ts';
import { isRefusal } from '#lib/refusal.ts';

export const POST = endpoint('POST /api/conversations/{id}/messages', async ({ input, user, context, kind }) => {
  const id = context.params['id']!;
  const key = context.request.headers.get('idempotency-key') || input.idempotencyKey || null;
  const asked = await sendMessage(user, id, input.content, key);
  if (isRefusal(asked)) return asked;
  const exchange = await awaitAnswer(user, id, asked, kind);
  const page = `/chat/${id}#message-${asked.questionIndex}`;
  return isRefusal(exchange) ? { ...exchange, stored: page } : { body: exchange, next: page };
});
export const ALL = wrongMethod('POST');

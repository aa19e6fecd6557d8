import { awaitAnswer, readQuestion } from '#lib/chat/await-answer.ts';
import { sendMessage } from '#lib/chat/send.ts';
import { endpoint, wrongMethod } from '#lib/http/endpoint.ts';
import { isRefusal } from '#lib/refusal.ts';

export const POST = endpoint('POST /api/conversations/{id}/messages', async ({ input, user, context, kind }) => {
  const id = context.params['id']!;
  const key = context.request.headers.get('idempotency-key')?.slice(0, 200) || input.idempotencyKey || null;
  const asked = await sendMessage(user, id, input.content, key);
  if (isRefusal(asked)) return asked;
  const answer = await awaitAnswer(user, id, asked, kind);
  if (isRefusal(answer)) return { ...answer, stored: `/chat/${id}#message-${asked.questionIndex}` };
  // A repeat gets what the first one got, whatever it brought itself.
  const content = asked.isRepeat ? await readQuestion(user, id, asked.questionIndex) : input.content;
  return {
    body: {
      userMessage: { index: asked.questionIndex, role: 'user', content },
      message: { role: 'assistant', ...answer },
    },
    next: `/chat/${id}#message-${asked.questionIndex}`,
  };
});
export const ALL = wrongMethod('POST');

import { awaitAnswer, readQuestion } from '#lib/chat/await-answer.ts';
import { parseIndex } from '#lib/chat/conversations.ts';
import { askAgain } from '#lib/chat/send.ts';
import { endpoint, wrongMethod } from '#lib/http/endpoint.ts';
import { isRefusal } from '#lib/refusal.ts';

const key = 'POST /api/conversations/{id}/messages/{messageIndex}/answer';

export const POST = endpoint(key, async ({ user, context, kind }) => {
  const id = context.params['id']!;
  const asked = await askAgain(user, id, parseIndex(context.params['messageIndex']));
  if (isRefusal(asked)) return asked;
  const answer = await awaitAnswer(user, id, asked, kind);
  if (isRefusal(answer)) return { ...answer, stored: `/chat/${id}#message-${asked.questionIndex}` };
  const content = await readQuestion(user, id, asked.questionIndex);
  return {
    body: {
      userMessage: { index: asked.questionIndex, role: 'user', content },
      message: { role: 'assistant', ...answer },
    },
    next: `/chat/${id}#message-${asked.questionIndex}`,
  };
});
export const ALL = wrongMethod('POST');

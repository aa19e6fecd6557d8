import { endpoint, wrongMethod } from '#lib/http/endpoint.ts';
import { recentQuestions } from '#lib/conversations/questions.ts';

export const GET = endpoint('GET /api/history/questions', async ({ user }) => {
  const questions = await recentQuestions(user);
  return {
    body: questions.map(({ question, personalityKey, timestamp }) => ({ question, personalityKey, timestamp })),
  };
});
export const HEAD = GET;
export const ALL = wrongMethod('GET', 'HEAD');

import { giveFeedback } from '#lib/community/feedback.ts';
import { endpoint, wrongMethod } from '#lib/http/endpoint.ts';
import { productName } from '#lib/platform/product.ts';

export const POST = endpoint('POST /api/feedback', async ({ input, user }) => ({
  body: await giveFeedback(user, input),
  flash: {
    tone: 'success',
    title: 'Thank you for your feedback!',
    text: `Your input helps us improve ${productName}.`,
  },
}));
export const ALL = wrongMethod('POST');

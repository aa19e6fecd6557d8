import { Readable } from 'node:stream';
import { batchLength, conversationJson, conversationView, versionOf } from '#lib/conversations/conversation-view.ts';
import { findConversation } from '#lib/conversations/conversations.ts';
import { deleteConversations } from '#lib/conversations/deletion.ts';
import { renameConversation } from '#lib/conversations/rename.ts';
import { endpoint, wrongMethod } from '#lib/http/endpoint.ts';
import { isRefusal } from '#lib/platform/refusal.ts';

/** The most messages that a window has. */
const longestWindow = 1_000;

export const GET = endpoint('GET /api/conversations/{id}', async ({ params, user, input, context }) => {
  const { limit, before } = input;
  const isWindow = limit !== undefined || before !== undefined;
  const window = isWindow ? { limit: limit ?? longestWindow, before } : { before: batchLength };
  const conversation = await findConversation(user, params.id, window);
  if (isRefusal(conversation)) return conversation;
  const view = conversationView(user, conversation, { isWindow });
  const isForScreen = context.request.headers.get('prefer') === 'answer';
  const body = isForScreen ? { ...view, answer: conversation.answer, version: versionOf(conversation) } : view;
  if (!isWindow && conversation.hasLater) {
    const parts = Readable.from(conversationJson(user, body, conversation.messageCount), { objectMode: false });
    return {
      stream: Readable.toWeb(parts) as ReadableStream<Uint8Array>,
      headers: { 'content-type': 'application/json' },
    };
  }
  const first = conversation.messages[0]?.index ?? 0;
  const next = new URLSearchParams({ ...(limit && { limit: String(limit) }), before: String(first) });
  return { body, ...(first > 0 && { headers: { link: `<${context.url.pathname}?${next}>; rel="next"` } }) };
});
export const HEAD = GET;

export const PATCH = endpoint('PATCH /api/conversations/{id}', async ({ params, user, input }) => {
  const conversation = await renameConversation(user, params.id, input.title);
  return isRefusal(conversation) ? conversation : { body: conversation };
});

export const DELETE = endpoint('DELETE /api/conversations/{id}', async ({ params, user }) => {
  const done = await deleteConversations(user, [params.id]);
  return isRefusal(done) ? done : { body: { message: done.message, undoUntil: done.undoUntil } };
});
export const ALL = wrongMethod('GET', 'HEAD', 'PATCH', 'DELETE');

import { call, CallError } from '#api/client.ts';
import { announceAnswer, announceWriting } from '#islands/chat/announcements.ts';
import { type AnswerEnd, askAndWatch } from '#islands/chat/answer-stream.ts';
import { focusBox, forgetMessage, keepAsNewMessage, putBack, takeMessage } from '#islands/chat/composer.ts';
import { orNull, refetch, showAnswer, untilReached } from '#islands/chat/conversation.ts';
import { keepSending } from '#islands/chat/draft.ts';
import { isSignedOut, report, signInAgain, wasStopped } from '#islands/chat/failures.ts';
import { lastIndexOf, lastQuestionOf } from '#islands/chat/known-messages.ts';
import { liveAnswer } from '#islands/chat/live-answer.ts';
import { notePlace } from '#islands/chat/reading-place.ts';
import { type ChatScreen, type Conversation, thenShow } from '#islands/chat/screen.ts';
import {
  answerOf,
  beginAsking,
  beginSending,
  beginStopping,
  cancelStopping,
  finishRequest,
  go,
} from '#islands/chat/store.ts';
import { helpAt, spokenHelp } from '#islands/chat/transcript.ts';

/** What a person asks of the mentor: an answer to a message, another answer, or no more of it. */

export async function send(screen: ChatScreen): Promise<void> {
  const { conversationId, messagesPath, $chat, $composer, $announcement, query } = screen;
  const content = screen.box!.value.trim();
  const { revises } = $composer.get();
  if (content === '' || !go($chat, beginSending, content, revises)) return;
  showRequest(screen);
  const request = {
    path: revises === null ? messagesPath : `${messagesPath}/${revises}`,
    body: { content, role: 'user' },
    headers: { 'idempotency-key': takeMessage(screen, content) },
  };
  const expected = revises ?? (query.latest === null ? 0 : lastIndexOf(query.latest) + 1);
  const live = liveAnswer(screen);
  const end = await askAndWatch(messagesPath, request, live.watcher);
  const found = await showEnd(screen, end);
  if (revises === null) keepSending(conversationId, '');
  const stored = lastQuestionOf(found);
  // A message without an answer may have been stored, as one whose reply was lost.
  const isStored = stored !== undefined && stored.index >= expected && stored.content === content;
  if (end.how === 'done' || isStored) forgetMessage(screen, revises);
  else if (revises !== null && stored && stored.index > revises) keepAsNewMessage(screen, revises, content);
  else putBack(screen, content, revises);
  // The conversation itself tells what went wrong after the message was stored, unless the server has said it.
  const failure = failureOf(end);
  finish(screen, isStored && !(failure instanceof CallError) ? null : failure, found);
  const help = live.isHelped() ? null : helpAt(expected);
  if (help === null) return;
  thenShow(screen, { toHelp: true });
  $announcement.set(`${spokenHelp(help)} ${$announcement.get()}`);
}

/** Asks the last question again. */
export async function askAgain(screen: ChatScreen, form: HTMLFormElement): Promise<void> {
  if (!go(screen.$chat, beginAsking, Number(form.dataset['index']))) return;
  showRequest(screen);
  const { after } = Object.fromEntries(new FormData(form));
  const request = { path: new URL(form.action).pathname, body: { after } };
  const end = await askAndWatch(screen.messagesPath, request, liveAnswer(screen).watcher);
  const found = await showEnd(screen, end);
  finish(screen, failureOf(end), found);
}

export async function stop(screen: ChatScreen): Promise<void> {
  const answer = answerOf(screen.$chat.get());
  if (answer === null || !go(screen.$chat, beginStopping)) return;
  focusBox(screen);
  try {
    const params = { id: screen.conversationId, messageIndex: answer.answer };
    await call('POST /api/conversations/{id}/messages/{messageIndex}/stop', { params });
  } catch (error) {
    go(screen.$chat, cancelStopping);
    report(error, 'Failed to stop the answer');
    if (isSignedOut(error)) signInAgain();
  }
}

/** Brings the request into view, wherever the person has read. */
function showRequest(screen: ChatScreen): void {
  thenShow(screen, { toQuestion: true });
  announceWriting(screen);
  focusBox(screen);
}

/** Shows what the server has at the end of a request. */
async function showEnd(screen: ChatScreen, end: AnswerEnd): Promise<Conversation | null> {
  if (end.how === 'done') return untilReached(screen, () => showAnswer(screen, end.exchange));
  // Before the answer begins there is nothing on the screen that could be lost.
  return answerOf(screen.$chat.get()) === null
    ? orNull(await refetch(screen))
    : untilReached(screen, () => refetch(screen));
}

function finish(screen: ChatScreen, failure: unknown, found: Conversation | null): void {
  const { $chat, $conversation, $composer } = screen;
  const conversation = $conversation.get();
  thenShow(screen, { restorePlace: notePlace() });
  go($chat, finishRequest, conversation.view === 'shown' ? conversation.waitsFor : null);
  announceAnswer(screen, failure === null && found?.messages.at(-1)?.role === 'assistant');
  if (failure === null) return;
  if (!wasStopped(failure)) report(failure);
  const { revises } = $composer.get();
  if (isSignedOut(failure)) signInAgain(revises === null ? location.pathname : `${location.pathname}?edit=${revises}`);
}

const failureOf = (end: AnswerEnd): unknown => (end.how === 'failed' ? end.failure : null);

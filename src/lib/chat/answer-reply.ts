import type { AnswerEvents } from '#api/conversations.ts';
import type { SignedIn } from '#lib/auth/sessions.ts';
import { DraftBlocks } from '#lib/chat/draft-blocks.ts';
import { finishDraft } from '#lib/chat/drafts.ts';
import { type Exchange, followAnswer } from '#lib/chat/follow-answer.ts';
import type { Asked } from '#lib/chat/send.ts';
import { eventStream } from '#lib/http/event-stream.ts';
import { stopping } from '#lib/http/stopping.ts';
import { log } from '#lib/log.ts';
import { findMentor } from '#lib/mentors/index.ts';
import { errorBody, isRefusal, type Refusal, refuse } from '#lib/refusal.ts';

/**
 * How long a request waits, unless this process stops. A script waits a little longer than the provider may take; a page that came from a form only as long as a quick answer takes: it shows what is written meanwhile, and looks again by
 * itself. Who watches can join again.
 */
const waitMs = { json: 66_000, form: 1_000, stream: 300_000 };

/**
 * So many answers a person may watch being written at a time, at one process, before joining another one is refused: each of them
 * costs as much as all the others. Nobody has so many windows; a screen that is refused tries again.
 */
const mostStreams = 20;

/** Streams that are open, by person. */
const openStreams = new Map<string, number>();

/** What is asked for, in the way it was asked for: the whole exchange, the page that shows it, or a stream of its events. */
export async function replyWithAnswer(
  user: SignedIn,
  conversationId: string,
  asked: Asked,
  kind: keyof typeof waitMs,
): Promise<{ body: Exchange; next: string } | { stream: ReadableStream<Uint8Array> } | Refusal> {
  if (kind === 'stream') {
    const isFull = asked.isRepeat && (openStreams.get(user.id) ?? 0) >= mostStreams;
    return isFull ? refuse('still-writing') : { stream: streamAnswer(user, conversationId, asked) };
  }
  const steps = followAnswer(user, conversationId, asked, { waitMs: waitMs[kind], isLeft: stopping.waits.signal });
  let step = await steps.next();
  while (!step.done) step = await steps.next();
  const page = `/chat/${conversationId}#message-${asked.questionIndex}`;
  return isRefusal(step.value) ? { ...step.value, stored: page } : { body: step.value, next: page };
}

/** An answer as events (src/api/conversations.ts), from what is there of it to its end. */
function streamAnswer(user: SignedIn, conversationId: string, asked: Asked): ReadableStream<Uint8Array> {
  return eventStream<AnswerEvents>(async (send, isLeft) => {
    openStreams.set(user.id, (openStreams.get(user.id) ?? 0) + 1);
    const index = asked.questionIndex + 1;
    send('started', { index, ...(asked.showsHelp && { help: true }) });
    const mentor = findMentor(asked.personalityKey);
    const blocks = new DraftBlocks(`${index}-draft`);
    const show = (markdown: string) => {
      for (const delta of blocks.update(markdown)) send('delta', delta);
    };
    try {
      const steps = followAnswer(user, conversationId, asked, { waitMs: waitMs.stream, isWatched: true, isLeft });
      let step = await steps.next();
      let isHelped = false;
      for (; !step.done; step = await steps.next()) {
        if (step.value.showsHelp && !isHelped) send('help', { index: asked.questionIndex });
        isHelped ||= step.value.showsHelp === true;
        if (mentor !== undefined) show(finishDraft(mentor, step.value).content);
      }
      if (isRefusal(step.value)) {
        // Without a last word the reader joins again, elsewhere.
        if (!isLeft.aborted) send('error', errorBody(step.value));
        return;
      }
      show(step.value.message.content);
      send('done', step.value);
    } catch (error) {
      log.error({ err: error, answerId: asked.answerId }, 'answer not streamed');
      send('error', errorBody(refuse('unexpected')));
    } finally {
      const others = openStreams.get(user.id)! - 1;
      if (others === 0) openStreams.delete(user.id);
      else openStreams.set(user.id, others);
    }
  });
}

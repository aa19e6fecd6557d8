import type { AnswerEvents } from '#api/conversations.ts';
import type { SignedIn } from '#lib/auth/sessions.ts';
import { deltasBetween, type DraftBlock } from '#lib/answers/draft-blocks.ts';
import { type Exchange, followAnswer } from '#lib/answers/follow-answer.ts';
import type { AnswerRequest } from '#lib/answers/send.ts';
import { watchAnswer } from '#lib/answers/watch-answer.ts';
import { config } from '#lib/platform/config.ts';
import { eventStream } from '#lib/http/event-stream.ts';
import { stopping } from '#lib/http/stopping.ts';
import { log } from '#lib/platform/log.ts';
import { errorBody, isRefusal, type Refusal, refuse } from '#lib/platform/refusal.ts';

/**
 * How long a request waits, unless this process stops. A script waits a little longer than the provider may take; a page that came from a form only as long as a quick answer takes: it shows what is written meanwhile, and looks again by
 * itself. Who watches can join again.
 */
const waitMs = { json: () => config.answerMs + 6_000, form: () => 1_000, stream: () => config.answerMs + 6_000 };

/**
 * So many answers a person may watch being written at a time, at one process, before joining another one is refused. Nobody has so many windows; a screen that is refused tries again.
 */
const mostStreams = 20;

/** Streams that are open, by person. */
const openStreams = new Map<string, number>();

/** What is asked for, in the way it was asked for: the whole exchange, the page that shows it, or a stream of its events. */
export async function replyWithAnswer(
  user: SignedIn,
  conversationId: string,
  asked: AnswerRequest,
  kind: keyof typeof waitMs,
): Promise<{ body: Exchange; next: string } | { stream: ReadableStream<Uint8Array> } | Refusal> {
  if (kind === 'stream') {
    const isFull = asked.isRepeat && (openStreams.get(user.id) ?? 0) >= mostStreams;
    return isFull ? refuse('still-writing') : { stream: streamAnswer(user, conversationId, asked) };
  }
  const steps = followAnswer(user, conversationId, asked, { waitMs: waitMs[kind](), signal: stopping.waits.signal });
  let step = await steps.next();
  while (!step.done) step = await steps.next();
  const page = `/chat/${conversationId}#message-${asked.questionIndex}`;
  return isRefusal(step.value) ? { ...step.value, stored: page } : { body: step.value, next: page };
}

/** An answer as events (src/api/conversations.ts), from what is there of it to its end. */
function streamAnswer(user: SignedIn, conversationId: string, asked: AnswerRequest): ReadableStream<Uint8Array> {
  return eventStream<AnswerEvents>(async (send, signal) => {
    openStreams.set(user.id, (openStreams.get(user.id) ?? 0) + 1);
    const index = asked.questionIndex + 1;
    send('started', { index, ...(asked.showsHelp && { help: true }) });
    try {
      const steps = watchAnswer(user, conversationId, asked, { waitMs: waitMs.stream(), signal });
      let step = await steps.next();
      let isHelped = false;
      let sent: readonly DraftBlock[] = [];
      for (; !step.done; step = await steps.next()) {
        const { blocks, showsHelp } = step.value;
        if (showsHelp && !isHelped) send('help', { index: asked.questionIndex });
        isHelped = showsHelp;
        for (const delta of deltasBetween(sent, blocks)) send('delta', delta);
        sent = blocks;
      }
      if (isRefusal(step.value)) {
        // Without a last word the reader joins again, elsewhere.
        if (!signal.aborted) send('error', errorBody(step.value));
        return;
      }
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

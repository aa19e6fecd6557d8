import type { SignedIn } from '#lib/auth/sessions.ts';
import { enqueueAnswer } from '#lib/answers/answer-queue.ts';
import type { DraftBlock } from '#lib/answers/draft-blocks.ts';
import { renderingOf } from '#lib/answers/draft-rendering.ts';
import type { Draft } from '#lib/answers/drafts.ts';
import { type Exchange, followAnswer } from '#lib/answers/follow-answer.ts';
import type { AnswerRequest } from '#lib/answers/send.ts';
import { log } from '#lib/platform/log.ts';
import { findMentor } from '#lib/mentors/index.ts';
import { isRefusal, type Refusal, refuse } from '#lib/platform/refusal.ts';

/** What there is to see of an answer. */
export interface Seen {
  blocks: readonly DraftBlock[];
  /** Whether help stands under the question since the provider has told of danger. */
  showsHelp: boolean;
}

/** Answers that are watched in this process. Each is listened to, opened and rendered once, however many watch. */
const watched = new Map<string, WatchedAnswer>();

/** So long an answer that has ended is kept for those who join once more. */
const keptMs = 5_000;

/**
 * Has an answer written and watches it, from what is there of it to its end.
 * @param waitMs how long to watch
 * @param signal aborted when nobody watches any more, or must not
 * @yields what is to be seen, each time that it has changed
 * @returns the exchange, or refuses as `followAnswer` does
 */
export async function* watchAnswer(
  user: SignedIn,
  conversationId: string,
  asked: AnswerRequest,
  { waitMs, signal }: { waitMs: number; signal: AbortSignal },
): AsyncGenerator<Seen, Exchange | Refusal, void> {
  const key = `${asked.answerId}:${asked.asking}`;
  let answer = watched.get(key);
  if (answer === undefined) {
    answer = new WatchedAnswer(key, asked);
    watched.set(key, answer);
    void answer.follow(user, conversationId);
  } else if (!asked.isRepeat) {
    // Somebody has joined before the one who asked.
    try {
      await enqueueAnswer(asked);
    } catch (error) {
      log.error({ err: error, answerId: asked.answerId }, 'answer not followed');
      return refuse('queue-down');
    }
  }
  return yield* answer.watch(waitMs, signal);
}

class WatchedAnswer {
  readonly #key: string;
  readonly #asked: AnswerRequest;
  readonly #left = new AbortController();
  #watchers = 0;
  #seen: Seen = { blocks: [], showsHelp: false };
  #end: Exchange | Refusal | null = null;
  #changed = Promise.withResolvers<void>();
  #timer: NodeJS.Timeout | undefined;

  /** @param key where it stands in `watched` */
  constructor(key: string, asked: AnswerRequest) {
    this.#key = key;
    this.#asked = asked;
  }

  /** Follows the answer for all who watch, until it ends or the last of them has left. */
  async follow(user: SignedIn, conversationId: string): Promise<void> {
    let end: Exchange | Refusal;
    try {
      const steps = followAnswer(user, conversationId, this.#asked, {
        waitMs: Infinity,
        isWatched: true,
        signal: this.#left.signal,
      });
      let step = await steps.next();
      for (; !step.done; step = await steps.next()) this.#show(step.value);
      end = step.value;
      if (!isRefusal(end))
        this.#tell({ ...this.#seen, blocks: renderingOf(this.#asked).showWhole(end.message.content) });
    } catch (error) {
      log.error({ err: error, answerId: this.#asked.answerId }, 'answer not streamed');
      end = refuse('unexpected');
    }
    clearTimeout(this.#timer);
    this.#end = end;
    this.#tell(this.#seen);
    // A passing failure is not for those who try again.
    if (isRefusal(end)) this.#forget();
    else setTimeout(() => this.#forget(), keptMs).unref();
  }

  async *watch(waitMs: number, signal: AbortSignal): AsyncGenerator<Seen, Exchange | Refusal, void> {
    const over = Promise.withResolvers<void>();
    const timer = setTimeout(over.resolve, waitMs);
    let isOver = signal.aborted;
    void over.promise.then(() => (isOver = true));
    const leave = () => over.resolve();
    signal.addEventListener('abort', leave);
    this.#watchers += 1;
    try {
      let seen: Seen | null = null;
      while (!isOver) {
        if (seen !== this.#seen) yield (seen = this.#seen);
        else if (this.#end !== null) return this.#end;
        else await Promise.race([this.#changed.promise, over.promise]);
      }
      return refuse('still-writing');
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', leave);
      this.#watchers -= 1;
      if (this.#watchers === 0 && this.#end === null) {
        this.#forget();
        this.#left.abort();
      }
    }
  }

  #show(draft: Draft): void {
    clearTimeout(this.#timer);
    const mentor = findMentor(this.#asked.personalityKey);
    const showsHelp = this.#seen.showsHelp || draft.showsHelp === true;
    const rendering = renderingOf(this.#asked);
    // A draft that comes too soon after the one before is rendered later, unless a newer one comes.
    if (rendering.waitMs > 0) this.#timer = setTimeout(() => this.#show(draft), rendering.waitMs);
    let { blocks } = this.#seen;
    try {
      if (mentor !== undefined) blocks = rendering.show(mentor, draft);
    } catch (error) {
      log.error({ err: error, answerId: this.#asked.answerId }, 'draft not rendered');
    }
    if (blocks !== this.#seen.blocks || showsHelp !== this.#seen.showsHelp) this.#tell({ blocks, showsHelp });
  }

  /** Lets nobody join any more. */
  #forget(): void {
    if (watched.get(this.#key) === this) watched.delete(this.#key);
  }

  #tell(seen: Seen): void {
    this.#seen = seen;
    this.#changed.resolve();
    this.#changed = Promise.withResolvers();
  }
}

import { type DraftBlock, DraftBlocks } from '#lib/answers/draft-blocks.ts';
import { type Draft, finishDraft, newerDraft } from '#lib/answers/drafts.ts';
import type { AnswerRequest } from '#lib/answers/send.ts';
import type { Mentor } from '#lib/mentors/mentor.ts';

/**
 * After a rendering the draft is left alone for twenty times as long as it took: an answer whose rendering is slow takes a twentieth
 * of the process's time at most. The least lets words that come together be rendered together; the most is for a busy machine.
 */
const pause = { timesLonger: 20, leastMs: 50, mostMs: 3_000 };

/** How long a rendering is kept after its last use. */
const keptMs = 10_000;

const renderings = new Map<string, { rendering: DraftRendering; expiry: NodeJS.Timeout }>();

/** The rendering of an answer's draft: one for all who look at it in this process, as a stream or as a page. */
export function renderingOf({
  answerId,
  asking,
  questionIndex,
}: Pick<AnswerRequest, 'answerId' | 'asking' | 'questionIndex'>): DraftRendering {
  const key = `${answerId}:${asking}`;
  const kept = renderings.get(key);
  if (kept !== undefined) {
    kept.expiry.refresh();
    return kept.rendering;
  }
  const rendering = new DraftRendering(`${questionIndex + 1}-draft`);
  const expiry = setTimeout(() => renderings.delete(key), keptMs).unref();
  renderings.set(key, { rendering, expiry });
  return rendering;
}

/** Renders a draft each time that it has grown, but not too often. */
class DraftRendering {
  readonly #blocks: DraftBlocks;
  #draft: Draft | null = null;
  #rendered: Draft | null = null;
  #restsUntil = 0;

  constructor(scope: string) {
    this.#blocks = new DraftBlocks(scope);
  }

  /** How long a newer draft is still to wait; 0 when it may be rendered now. */
  get waitMs(): number {
    return Math.max(0, this.#restsUntil - performance.now());
  }

  /** The blocks of the newest draft that was offered, or of the one before if that was rendered just now. */
  show(mentor: Mentor, draft: Draft): readonly DraftBlock[] {
    const newest = newerDraft(this.#draft, draft);
    this.#draft = newest;
    if (newest !== this.#rendered && this.waitMs === 0) {
      this.#rendered = newest;
      this.#render(() => finishDraft(mentor, newest).content);
    }
    return this.#blocks.blocks;
  }

  /** The blocks of the whole answer, which waits for nothing. */
  showWhole(content: string): readonly DraftBlock[] {
    this.#render(() => content);
    return this.#blocks.blocks;
  }

  #render(compose: () => string): void {
    const startedAt = performance.now();
    try {
      this.#blocks.update(compose());
    } finally {
      const endedAt = performance.now();
      const { timesLonger, leastMs, mostMs } = pause;
      this.#restsUntil = endedAt + Math.min(mostMs, Math.max(leastMs, timesLonger * (endedAt - startedAt)));
    }
  }
}

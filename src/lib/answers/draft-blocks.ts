import type { AnswerEvents } from '#api/conversations.ts';
import { blocksOf, renderMarkdown } from '#lib/markdown/render.ts';

/** A rendered block of a draft, as it is sent. The same object stands for the same content. */
export type DraftBlock = AnswerEvents['delta'];

/** Renders a text that grows, block by block: a block that has not changed is not rendered again. */
export class DraftBlocks {
  readonly #scope: string;
  #texts: readonly string[] = [];
  #blocks: readonly DraftBlock[] = [];

  /** @param scope makes ids unique on the page */
  constructor(scope: string) {
    this.#scope = scope;
  }

  /** What is rendered so far. */
  get blocks(): readonly DraftBlock[] {
    return this.#blocks;
  }

  /** @param markdown the whole text so far */
  update(markdown: string): void {
    const texts = blocksOf(markdown);
    this.#blocks = texts.map((text, block) =>
      text === this.#texts[block]
        ? this.#blocks[block]!
        : { block, html: renderMarkdown(text, `${this.#scope}-${block}`) },
    );
    this.#texts = texts;
  }
}

/** What is to be sent, in order, to somebody who has been sent other blocks before. */
export function deltasBetween(sent: readonly DraftBlock[], blocks: readonly DraftBlock[]): DraftBlock[] {
  const changed = blocks.findIndex((block, at) => block !== sent[at]);
  if (changed !== -1) return blocks.slice(changed);
  return sent.length > blocks.length ? [{ block: blocks.length, html: '' }] : [];
}

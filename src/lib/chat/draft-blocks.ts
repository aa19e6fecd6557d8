import type { AnswerEvents } from '#api/conversations.ts';
import { blocksOf, renderMarkdown } from '#lib/chat/markdown.ts';

/** Renders a text that grows, block by block: what is finished is neither rendered nor given again. */
export class DraftBlocks {
  readonly #scope: string;
  #blocks: string[] = [];

  /** @param scope makes ids unique on the page */
  constructor(scope: string) {
    this.#scope = scope;
  }

  /**
   * @param markdown the whole text so far
   * @returns what is to be shown anew, in order; nothing when all of it is shown already
   */
  update(markdown: string): AnswerEvents['delta'][] {
    const blocks = blocksOf(markdown);
    const changed = blocks.findIndex((text, at) => text !== this.#blocks[at]);
    const from = changed === -1 ? blocks.length : changed;
    const isShorter = this.#blocks.length > from && from === blocks.length;
    this.#blocks = blocks;
    if (isShorter) return [{ block: from, html: '' }];
    return blocks.slice(from).map((text, at) => ({
      block: from + at,
      html: renderMarkdown(text, `${this.#scope}-${from + at}`),
    }));
  }
}

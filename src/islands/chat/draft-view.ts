import type { AnswerEvents } from '#api/conversations.ts';

/** An answer on the page while it is written, block by block. */
export class DraftView {
  #place: HTMLElement | null = null;
  #blocks: ChildNode[][] = [];

  /** @param place holds only the answer's text. A place that is new gets the whole text, in place of what it has. */
  apply(place: HTMLElement, { block, html }: AnswerEvents['delta']): void {
    if (place !== this.#place || block === 0) holdHeight(place);
    if (place !== this.#place) place.replaceChildren(...this.#blocks.flat());
    this.#place = place;
    for (const node of this.#blocks.splice(block).flat()) node.remove();
    const template = document.createElement('template');
    template.innerHTML = html;
    const nodes = [...template.content.childNodes];
    place.append(...nodes);
    this.#blocks[block] = nodes;
  }
}

/** What is written comes from its beginning again after a broken connection: the page must not become short in between. */
function holdHeight(place: HTMLElement): void {
  place.style.minHeight = `${place.offsetHeight}px`;
  requestAnimationFrame(() => place.style.removeProperty('min-height'));
}

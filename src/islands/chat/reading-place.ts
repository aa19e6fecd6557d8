/** Where a person reads, kept by hand when messages are replaced (docs/decisions/025). */

/** Goes to the end of what is said. How much of the page below it comes along is the style sheet's. */
export function scrollToEnd(): void {
  end()?.scrollIntoView({ block: 'end', behavior: 'instant' });
}

/** Whether the end of what is said is in view, or nearly so; or nothing is shown that could have one. */
export function isEndInView(): boolean {
  const { bottom = 0 } = end()?.getBoundingClientRect() ?? {};
  return bottom - readingArea().bottom < 160;
}

/** Hears of whatever may bring the end into view or out of it. @returns a function that ends it */
export function onEndMoved(hear: () => void): () => void {
  const growth = new ResizeObserver(hear);
  growth.observe(document.getElementById('main')!);
  addEventListener('scroll', hear, { passive: true });
  addEventListener('resize', hear);
  return () => {
    growth.disconnect();
    removeEventListener('scroll', hear);
    removeEventListener('resize', hear);
  };
}

const end = () => document.getElementById('end');

/** What of the window is free to read, between the header and the box. */
function readingArea(): { top: number; bottom: number } {
  const header = document.querySelector('header')!.getBoundingClientRect();
  const box = document.querySelector('[data-composer]')?.getBoundingClientRect();
  return { top: Math.max(header.bottom, 0), bottom: Math.min(box?.top ?? innerHeight, innerHeight) };
}

/**
 * Notes where each paragraph in view stands, for a change that replaces it by the same one.
 * @returns a function that puts the one that is read, or the nearest that is still there, back to its place
 */
export function notePlace(): () => void {
  const area = readingArea();
  // One reads in the upper part.
  const eye = area.top + (area.bottom - area.top) / 3;
  const noted = paragraphs()
    .map((paragraph) => ({ ...paragraph, ...edges(paragraph.element) }))
    .filter(({ top, bottom }) => bottom > area.top && top < area.bottom)
    .map((paragraph) => ({ ...paragraph, distance: Math.max(paragraph.top - eye, eye - paragraph.bottom, 0) }))
    .toSorted((one, other) => one.distance - other.distance);
  holdAnchoring();
  return () => {
    const now = paragraphs();
    for (const { element, name, top } of noted) {
      const same = now.find((paragraph) => paragraph.element === element || paragraph.name === name);
      if (same === undefined) continue;
      return scrollBy({ top: edges(same.element).top - top, behavior: 'instant' });
    }
  };
}

/** The paragraphs that show, each with a name that it keeps when its message is rendered anew. */
function paragraphs(): { element: Element; name: string }[] {
  const shown = [...document.querySelectorAll('#main li:is([id^=message-], [data-message], [data-help])')];
  return shown.flatMap((item) => {
    if (!item.checkVisibility()) return [];
    const { help, message = item.id.slice('message-'.length) } = (item as HTMLElement).dataset;
    if (help !== undefined) return [{ element: item, name: `help ${help}` }];
    return [...item.querySelectorAll('.prose > *')].map((element, at) => ({ element, name: `${message} ${at}` }));
  });
}

const edges = (element: Element) => element.getBoundingClientRect();

/** Browsers that keep the place of some element by themselves do so after the change, and would move what has been put right. */
function holdAnchoring(): void {
  const { style } = document.documentElement;
  style.setProperty('overflow-anchor', 'none');
  requestAnimationFrame(() => requestAnimationFrame(() => style.removeProperty('overflow-anchor')));
}

/** Brings the first number that can be called into view, and what stands before it if there is room; what is in view stays. */
export function bringIntoView(help: Element): void {
  holdAnchoring();
  const area = readingArea();
  const { top } = edges(help);
  const { bottom } = edges(help.querySelector('a[href^="tel:"]') ?? help);
  if (top >= area.top && bottom <= area.bottom) return;
  scrollBy({ top: Math.max(top - area.top - 16, bottom - area.bottom + 16), behavior: 'instant' });
}

/** Brings the entry of a source that is being opened into view: below the chips it would open behind the box. */
export function followOpening(chip: Element): void {
  const details = chip.parentElement as HTMLDetailsElement;
  const show = () => details.open && details.lastElementChild!.scrollIntoView({ block: 'nearest' });
  details.addEventListener('toggle', show, { once: true });
}

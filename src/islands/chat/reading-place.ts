/** Where a person reads. Only they move it: what comes, grows or goes leaves it where it is (docs/decisions/025). */

/** Pixels between the header and a question that was just sent. */
const gap = 16;
/** Whether a question was sent from this page: the page then stays high enough for it to stand at the top. */
let hasRoom = false;

/** Brings the question that was just sent to the top of what is free to read. The answer grows beneath it. */
export function showQuestion(): void {
  hasRoom = true;
  const question = latestQuestion();
  if (question === undefined) return scrollToEnd();
  keepRoom();
  scrollBy({ top: edges(question).top - stickyHeight('header') - offsetOf(question), behavior: 'instant' });
}

/** Keeps the page high enough for the last question to stand at the top, whatever stands below it. */
export function keepRoom(): void {
  const [question, place] = [latestQuestion(), end()];
  if (!hasRoom || question === undefined || place === null) return;
  const height = edges(question).top - offsetOf(question) + freeHeight() - edges(place).top;
  place.style.minHeight = `${Math.max(0, Math.ceil(height))}px`;
}

const latestQuestion = () =>
  [...document.querySelectorAll('#main [data-question]')].findLast((one) => one.checkVisibility());

/** Of a question that fills more than half of what is free, the end is shown. */
const offsetOf = (question: Element) => Math.min(gap, freeHeight() / 2 - edges(question).height);

const freeHeight = () => innerHeight - stickyHeight('header') - stickyHeight('[data-composer]');

/** The height of what stays in view; nothing does on a low window. */
function stickyHeight(selector: string): number {
  const part = document.querySelector<HTMLElement>(selector);
  return part && getComputedStyle(part).position === 'sticky' ? part.offsetHeight : 0;
}

/**
 * Keeps what is read in its place when the window changes its width, as when a phone is turned. A change of the height alone, as
 * phones make when their bars come and go, moves no text.
 * @returns a function that ends it
 */
export function keepPlaceOnResize(): () => void {
  let width = innerWidth;
  let frame = 0;
  let restore = notePlace({ isAnchored: true });
  const note = () => {
    frame = 0;
    restore = notePlace({ isAnchored: true });
  };
  // Not `scrollend`: Safari has not known it for long.
  const noteSoon = () => void (frame ||= requestAnimationFrame(note));
  const keep = () => {
    keepRoom();
    if (innerWidth === width) return;
    width = innerWidth;
    restore();
    note();
  };
  addEventListener('scroll', noteSoon, { passive: true });
  addEventListener('resize', keep);
  return () => {
    cancelAnimationFrame(frame);
    removeEventListener('scroll', noteSoon);
    removeEventListener('resize', keep);
  };
}

/** Scrolls to the end of the messages. The style sheet says how much of the page below comes along. */
export function scrollToEnd(): void {
  end()?.scrollIntoView({ block: 'end', behavior: 'instant' });
}

/** Whether the end of the messages is in view, or nearly. True without messages. */
export function isEndInView(): boolean {
  const { bottom = 0 } = end()?.getBoundingClientRect() ?? {};
  return bottom - readingArea().bottom < 160;
}

/** Listens for what may bring the end into view or out of it. @returns a function that ends it */
export function onEndMoved(listener: () => void): () => void {
  const growth = new ResizeObserver(listener);
  growth.observe(document.getElementById('main')!);
  addEventListener('scroll', listener, { passive: true });
  addEventListener('resize', listener);
  return () => {
    growth.disconnect();
    removeEventListener('scroll', listener);
    removeEventListener('resize', listener);
  };
}

const end = () => document.getElementById('end');

/** The part of the window between the header and the composer. */
function readingArea(): { top: number; bottom: number } {
  const header = document.querySelector('header')!.getBoundingClientRect();
  const box = document.querySelector('[data-composer]')?.getBoundingClientRect();
  return { top: Math.max(header.bottom, 0), bottom: Math.min(box?.top ?? innerHeight, innerHeight) };
}

/**
 * Notes the place of each paragraph in view, before a change replaces the messages.
 * @param isAnchored leaves the browser's own scroll anchoring as it is
 * @returns a function that puts the paragraph that is read back to its place, or the nearest one that is still there
 */
export function notePlace({ isAnchored = false } = {}): () => void {
  const area = readingArea();
  // People read in the upper part.
  const eye = area.top + (area.bottom - area.top) / 3;
  const noted = paragraphs()
    .map((paragraph) => ({ ...paragraph, ...edges(paragraph.element) }))
    .filter(({ top, bottom }) => bottom > area.top && top < area.bottom)
    .map((paragraph) => ({ ...paragraph, distance: Math.max(paragraph.top - eye, eye - paragraph.bottom, 0) }))
    .toSorted((one, other) => one.distance - other.distance);
  if (!isAnchored) holdAnchoring();
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

/** A rectangle's own properties are on its prototype: it cannot be spread. */
function edges(element: Element): { top: number; bottom: number; height: number } {
  const { top, bottom, height } = element.getBoundingClientRect();
  return { top, bottom, height };
}

/** Holds the scroll anchoring of browsers, which comes after the change and would move the page again. */
function holdAnchoring(): void {
  const { style } = document.documentElement;
  style.setProperty('overflow-anchor', 'none');
  requestAnimationFrame(() => requestAnimationFrame(() => style.removeProperty('overflow-anchor')));
}

/** Brings the first telephone number of help into view, and the text before it if there is room. */
export function bringIntoView(help: Element): void {
  holdAnchoring();
  const area = readingArea();
  const { top } = edges(help);
  const { bottom } = edges(help.querySelector('a[href^="tel:"]') ?? help);
  if (top >= area.top && bottom <= area.bottom) return;
  scrollBy({ top: Math.max(top - area.top - 16, bottom - area.bottom + 16), behavior: 'instant' });
}

/** Brings the entry of a source into view when it opens. Below the chips it would open behind the composer. */
export function followOpening(chip: Element): void {
  const details = chip.parentElement as HTMLDetailsElement;
  const show = () => details.open && details.lastElementChild!.scrollIntoView({ block: 'nearest' });
  details.addEventListener('toggle', show, { once: true });
}

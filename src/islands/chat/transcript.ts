import { CallError } from '#api/client.ts';

/**
 * The messages on the chat screen. They are the server's HTML (docs/decisions/008): what React would do by props is done here by
 * hand. Their indexes follow each other without a gap.
 */
export const transcript = () => document.getElementById('transcript')!;

/**
 * Messages of a conversation as the server renders them: the last ones, or those with an index from `from` on and under `before`.
 * @throws CallError for a response that is no success
 */
export async function fetchMessages(
  conversationId: string,
  window: { from?: number; before?: number },
): Promise<DocumentFragment> {
  const query = new URLSearchParams(Object.entries(window).map(([name, index]) => [name, String(index)]));
  const response = await fetch(`/chat/${conversationId}/transcript?${query}`);
  if (!response.ok) throw new CallError(response.status, response.statusText);
  const template = document.createElement('template');
  template.innerHTML = await response.text();
  return template.content;
}

/** Shows the end of the conversation as it is now. The messages before it stay, if they are those before it. */
export function showEnd(end: DocumentFragment): void {
  const items = itemsOf(end);
  const [first] = items;
  const shown = itemsOf(transcript());
  const kept = first ? shown.filter((item) => indexOf(item) < indexOf(first)) : [];
  const goOn = items.map((item) => keepState(item));
  if (!first || kept.length === 0 || indexOf(kept.at(-1)!) !== indexOf(first) - 1) {
    transcript().replaceChildren(end);
  } else {
    for (const item of shown.slice(kept.length)) item.remove();
    kept.at(-1)!.after(...items);
  }
  for (const focus of goOn) focus();
}

/**
 * Opens in a new rendering of a message what a person has opened in the one that shows.
 * @returns a function that gives the focus back, if it is there, once the new one has taken its place
 */
function keepState(item: HTMLElement): () => void {
  const { help } = item.dataset;
  const shown = document.querySelector(help === undefined ? `li#${item.id}` : `li[data-help="${help}"]`);
  const focused = shown?.contains(document.activeElement) ? document.activeElement! : null;
  const opened = shown?.querySelectorAll('details') ?? [];
  for (const [at, details] of item.querySelectorAll('details').entries()) details.open = opened[at]?.open ?? false;
  return () => {
    if (focused === null || document.activeElement !== document.body) return;
    const same = [...item.querySelectorAll<HTMLElement>(focused.localName)].find((element) => element.isEqualNode(focused));
    same?.focus({ preventScroll: true });
  };
}

/** Shows a message as it is now. */
export function showMessage(fetched: DocumentFragment): void {
  const [item] = itemsOf(fetched);
  if (!item) return;
  const focus = keepState(item);
  messageAt(indexOf(item))?.replaceWith(item);
  focus();
}

/**
 * Puts messages above those that they come before; what is read stays where it is on the screen.
 * @returns the message that was the first one
 */
export function showAbove(earlier: DocumentFragment): HTMLElement {
  const first = itemsOf(transcript())[0]!;
  const top = first.getBoundingClientRect().top;
  const items = itemsOf(earlier);
  if (items.length > 0 && indexOf(items.at(-1)!) === indexOf(first) - 1) {
    first.before(...items);
    transcript().querySelector('nav')?.replaceWith(...earlier.querySelectorAll('nav'));
  }
  scrollBy({ top: first.getBoundingClientRect().top - top, behavior: 'instant' });
  return first;
}

/** Shows help under a message. @returns whether it was not there before */
export function showHelp(message: HTMLElement, help: Element): boolean {
  if (message.nextElementSibling?.matches('[data-help]')) return false;
  message.after(help);
  return true;
}

/** What help says to whoever hears it: not the numbers of other countries, which are there to be opened. */
export function spokenHelp(help: Element): string {
  const said = help.cloneNode(true) as Element;
  for (const details of said.querySelectorAll('details')) details.remove();
  return said.textContent;
}

/** The help that was told of last. */
export const latestHelp = () => [...document.querySelectorAll('li[data-help]')].at(-1);

/** Hides the messages from an index on, which are about to be replaced, and shows those before it; without one shows all. */
export function hideFrom(index: number | null): void {
  for (const item of itemsOf(transcript())) item.hidden = index !== null && indexOf(item) >= index;
}

export function messageAt(index: number): HTMLElement | null {
  return transcript().querySelector<HTMLElement>(`#message-${index}`);
}

/** The index of the first message that is shown; 0 when there is none. */
export function firstIndex(): number {
  const first = itemsOf(transcript())[0];
  return first ? indexOf(first) : 0;
}

/** The index of the last message that is shown; -1 when there is none. */
export function lastIndex(): number {
  const last = itemsOf(transcript()).findLast((item) => !item.hidden);
  return last ? indexOf(last) : -1;
}

/** The messages in a place, and after some of them the help that belongs to it. */
const itemsOf = (place: ParentNode) => [...place.querySelectorAll<HTMLElement>('li[id^=message-], li[data-help]')];
export const indexOf = ({ id, dataset }: HTMLElement) => Number(dataset['help'] ?? id.slice('message-'.length));

/** Goes to the page of an older message when the address names one that is not shown. */
export function leadToOlder(): void {
  const index = Number(/^#message-(\d{1,9})$/.exec(location.hash)?.[1] ?? Infinity);
  // In the middle of that page.
  if (index < firstIndex()) location.replace(`${location.pathname}?before=${index + 26}#message-${index}`);
}

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

import { CallError } from '#api/client.ts';

/**
 * The messages on the chat screen. They are the server's HTML (docs/decisions/008), so they are changed by hand and not by React.
 * Their indexes have no gap.
 */
export const transcript = () => document.getElementById('transcript')!;

/**
 * Fetches messages as the server renders them: the last ones, or those with an index from `from` on and under `before`.
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

/** Replaces the end of the conversation. The messages before it stay, unless some are missing in between. */
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
 * Opens what a person has opened of a message in its new rendering.
 * @returns a function that gives the focus back once the new rendering is in place
 */
function keepState(item: HTMLElement): () => void {
  const { help } = item.dataset;
  const shown = document.querySelector(help === undefined ? `li#${item.id}` : `li[data-help="${help}"]`);
  const focused = shown?.contains(document.activeElement) ? document.activeElement! : null;
  const opened = shown?.querySelectorAll('details') ?? [];
  for (const [at, details] of item.querySelectorAll('details').entries()) details.open = opened[at]?.open ?? false;
  return () => {
    if (focused === null || document.activeElement !== document.body) return;
    const same = [...item.querySelectorAll<HTMLElement>(focused.localName)].find((element) =>
      element.isEqualNode(focused),
    );
    same?.focus({ preventScroll: true });
  };
}

/** Replaces one message by its new rendering. */
export function showMessage(fetched: DocumentFragment): void {
  const [item] = itemsOf(fetched);
  if (!item) return;
  const focus = keepState(item);
  messageAt(indexOf(item))?.replaceWith(item);
  focus();
}

/**
 * Puts earlier messages above the first one. What is read stays in its place on the screen.
 * @returns the message that was the first one
 */
export function showAbove(earlier: DocumentFragment): HTMLElement {
  const first = itemsOf(transcript())[0]!;
  const top = first.getBoundingClientRect().top;
  const items = itemsOf(earlier);
  if (items.length > 0 && indexOf(items.at(-1)!) === indexOf(first) - 1) {
    first.before(...items);
    transcript()
      .querySelector('nav')
      ?.replaceWith(...earlier.querySelectorAll('nav'));
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

/** What a screen reader says of help. The numbers of other countries are left out: they are closed at first. */
export function spokenHelp(help: Element): string {
  const said = help.cloneNode(true) as Element;
  for (const details of said.querySelectorAll('details')) details.remove();
  return said.textContent;
}

/** The help below a question, if the transcript shows it. */
export const helpAt = (index: number) => transcript().querySelector(`[data-help="${index}"]`);

/** The last help on the screen. */
export const latestHelp = () => [...document.querySelectorAll('li[data-help]')].at(-1);

/** Hides the messages from an index on, and shows those before it; with null it shows all. */
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

/** The index of the last message that is shown in a place; -1 when there is none. */
export function lastIndex(place: ParentNode = transcript()): number {
  const last = itemsOf(place).findLast((item) => !item.hidden);
  return last ? indexOf(last) : -1;
}

/** The version of the conversation that was rendered. */
export const versionIn = (rendered: DocumentFragment) => rendered.querySelector('ol')?.dataset['version'] ?? '';

/** The index of the answer that was being written when the messages were rendered. */
export function waitsForIn(rendered: DocumentFragment): number | null {
  const writing = rendered.querySelector<HTMLElement>('[data-writing]')?.dataset['writing'];
  return writing === undefined ? null : Number(writing);
}

/** The messages in a place, and the help below some of them. */
const itemsOf = (place: ParentNode) => [...place.querySelectorAll<HTMLElement>('li[id^=message-], li[data-help]')];
export const indexOf = ({ id, dataset }: HTMLElement) => Number(dataset['help'] ?? id.slice('message-'.length));

/** Goes to the page of an older message when the address names one that is not shown. */
export function leadToOlder(): void {
  const index = Number(/^#message-(\d{1,9})$/.exec(location.hash)?.[1] ?? Infinity);
  // In the middle of that page.
  if (index < firstIndex()) location.replace(`${location.pathname}?before=${index + 26}#message-${index}`);
}

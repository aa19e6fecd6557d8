/**
 * Shows the `title` of buttons and links as a tooltip, by the times of docs/contract.md §13.3 and the rules of WCAG 1.4.13: it comes with
 * the keyboard's focus too, can be pointed at, and goes on Escape. It listens from above, so it serves what an island puts in
 * later. The title is taken away only while pointer or focus is on the element, so that the browser's own tooltip stays away;
 * without this script the browser shows it.
 *
 * @radix-ui/react-tooltip does the same for buttons that React has rendered: ours come from the server, on screens that load
 * no React (60 kB) before somebody uses it.
 */
const openMs = 700;
const skipMs = 300;
/** For the way of the pointer from the element to the tooltip. */
const leaveMs = 100;
const gapPx = 6;

const tip = document.createElement('div');
tip.id = 'tooltip';
tip.role = 'tooltip';
tip.popover = 'manual';
tip.className = 'fixed inset-auto m-0 max-w-72 rounded-lg border-0 bg-ink px-2.5 py-1 text-sm wrap-anywhere text-paper';

interface Held {
  element: HTMLElement;
  title: string;
  by: 'pointer' | 'focus';
}

/** Where pointer or focus is; its title is kept here meanwhile. */
let held: Held | null = null;
let timer = 0;
let closedAt = -Infinity;

const isOpen = () => tip.matches(':popover-open');

// Moves, not `pointerover`: an element that is scrolled under a resting pointer was not pointed at.
document.addEventListener('pointermove', ({ target, pointerType }) => {
  const over = target as Element;
  if (pointerType === 'touch') return;
  const element = over.closest<HTMLElement>('a, button, summary');
  if (isOpen() && (tip.contains(over) || element === held?.element)) clearTimeout(timer);
  else if (element !== null && element === held?.element) return;
  else if (element?.title) hold(element, 'pointer');
  else leave();
});
document.documentElement.addEventListener('pointerleave', leave);
document.addEventListener('focusin', ({ target }) => {
  const element = target as HTMLElement;
  if (element.title && element.matches(':is(a, button, summary):focus-visible')) hold(element, 'focus');
});
document.addEventListener('focusout', () => {
  if (held?.by === 'focus') letGo();
});
for (const sign of ['pointerdown', 'click'] as const) document.addEventListener(sign, close, true);
document.addEventListener(
  'scroll',
  () => {
    // Focus scrolls its element into view: the tooltip comes along.
    if (held?.by === 'focus') place(held.element);
    else close();
  },
  true,
);
document.addEventListener('keydown', (event) => {
  if (event.key !== 'Escape' || event.defaultPrevented || !isOpen()) return;
  // A dialog around it stays: one Escape closes one thing.
  event.preventDefault();
  close();
});

/** Takes hold of an element, and opens its tooltip at once or in a while. */
function hold(element: HTMLElement, by: 'pointer' | 'focus'): void {
  const isAtOnce = by === 'focus' || isOpen() || performance.now() - closedAt < skipMs;
  letGo();
  held = { element, title: element.title, by };
  if (!nameOf(element)) element.ariaLabel = element.title;
  element.removeAttribute('title');
  timer = window.setTimeout(open, isAtOnce ? 0 : openMs);
}

/** The pointer has left; what the keyboard has opened stays. */
function leave(): void {
  if (held?.by !== 'pointer') return;
  clearTimeout(timer);
  if (isOpen()) timer = window.setTimeout(letGo, leaveMs);
  else letGo();
}

function letGo(): void {
  close();
  if (held && !held.element.title) held.element.title = held.title;
  held = null;
}

function open(): void {
  if (held === null || says(held)) return;
  const { element, title } = held;
  tip.textContent = title;
  // Within a modal dialog only what is inside it can be pointed at.
  (element.closest('dialog') ?? document.body).append(tip);
  tip.showPopover();
  if (!nameOf(element).includes(title)) element.setAttribute('aria-describedby', tip.id);
  place(element);
}

/** Above the element, else below it; always within the window. */
function place(element: HTMLElement): void {
  const { left, top, bottom, width } = element.getBoundingClientRect();
  const { width: tipWidth, height } = tip.getBoundingClientRect();
  const rightmost = document.documentElement.clientWidth - tipWidth - gapPx;
  const above = top - height - gapPx;
  tip.style.left = `${Math.max(gapPx, Math.min(left + (width - tipWidth) / 2, rightmost))}px`;
  tip.style.top = `${above < 0 ? bottom + gapPx : above}px`;
}

/** Closes the tooltip, which stays away until pointer or focus come anew. */
function close(): void {
  clearTimeout(timer);
  if (!isOpen()) return;
  tip.hidePopover();
  held?.element.removeAttribute('aria-describedby');
  closedAt = performance.now();
}

const nameOf = (element: HTMLElement) => element.ariaLabel ?? element.textContent.trim();

/** Whether the element's own text says the same for all to see: a tooltip would only be in the way. */
function says({ element, title }: Held): boolean {
  return [element, ...element.querySelectorAll<HTMLElement>('*')].some(
    // Text for screen readers only is 1 px wide.
    (one) =>
      one.offsetWidth > 1 && [...one.childNodes].some((node) => node instanceof Text && node.data.trim() === title),
  );
}

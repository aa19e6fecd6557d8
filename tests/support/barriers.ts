import type { Page } from 'playwright';
import { inject } from 'vitest';
import { axe } from './browser.ts';

/**
 * What stands in somebody's way on the page as it is now: axe's findings on a phone in the dark (with `everyLook` wide
 * and narrow, in light and dark); sideways scrolling, at 200 % too; targets under 44 px; complaints of the console.
 * @returns each finding with the places where it holds; empty when there is none
 */
export async function barriers(page: Page, problems: readonly string[]): Promise<Record<string, string[]>> {
  const found = new Map<string, string[]>();
  const note = (place: string, findings: string[]) => {
    for (const finding of findings) found.set(finding, [...(found.get(finding) ?? []), place]);
  };
  // 1280 px at 200 % are 640 px.
  for (const width of inject('everyLook') ? [1280, 640, 360] : [640, 360]) {
    await page.setViewportSize({ width, height: width === 640 ? 400 : 800 });
    note(`${width} px`, await page.evaluate(widerThanTheWindow));
    note(`${width} px`, await page.evaluate(smallTargets));
    const schemes = width === 640 ? [] : width === 1280 ? (['light', 'dark'] as const) : (['dark', 'light'] as const);
    for (const colorScheme of inject('everyLook') ? schemes : schemes.slice(0, 1)) {
      // Without motion colours change at once: what axe measures must not be on its way.
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      note(`${width} px ${colorScheme}`, await axe(page, colorScheme === schemes[0] ? undefined : 'colours'));
    }
  }
  const isMissing = (problem: string) => problem.includes('status of 404') && problem.includes(`(${page.url()})`);
  note(
    'console',
    problems.filter((problem) => !isMissing(problem)),
  );
  return Object.fromEntries(found);
}

/** Runs in the page: whether it scrolls sideways. */
function widerThanTheWindow(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px wider than the window`] : [];
}

/** Runs in the page: what can be used there, is smaller than 44 × 44 px, and is no link within a text. */
function smallTargets(): string[] {
  const used = document.querySelectorAll<HTMLElement>('a[href], button, summary, input, textarea, select');
  const targets = new Set(
    [...used].filter((one) => !one.matches(':disabled, [type=hidden]')).map((one) => one.closest('label') ?? one),
  );
  return [...targets].filter(isTooSmall).map(tell);

  function isTooSmall(target: HTMLElement): boolean {
    const { width, height } = target.getBoundingClientRect();
    // Not there, or there for screen readers and the keyboard only.
    if (!target.checkVisibility({ visibilityProperty: true }) || (width <= 1 && height <= 1)) return false;
    return (width < 43.9 || height < 43.9) && !isWithinText(target);
  }

  function isWithinText(target: HTMLElement): boolean {
    const own = target.textContent?.trim() ?? '';
    const around = target.closest('p, li, td, dd, blockquote')?.textContent?.trim() ?? '';
    return target.matches('a') && getComputedStyle(target).display === 'inline' && around.length > own.length;
  }

  function tell(target: HTMLElement): string {
    const { width, height } = target.getBoundingClientRect();
    const label = target.getAttribute('aria-label') ?? target.textContent?.trim().slice(0, 40);
    return `${target.tagName.toLowerCase()} “${label}”: ${Math.round(width)} × ${Math.round(height)}`;
  }
}

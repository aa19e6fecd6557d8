import type { ClientDirective } from 'astro';
import { hydratedEvent } from '#islands/hydratedEvent.ts';

const signs = ['pointerenter', 'touchstart', 'focusin'] as const;

/** Hydrates a whole group of islands. */
const groupEvent = 'island-intent';

/**
 * The directive `client:intent`: an island hydrates when somebody is about to use it, so that a page which is only read
 * loads no React. `client:intent="favorites"` hydrates all islands of that group, for those that show the same. A form that is sent
 * or a link that is clicked while the island hydrates is held, and goes through the island.
 */
const intent: ClientDirective = (load, { value }, element) => {
  const group = typeof value === 'string' && value !== '' ? value : null;
  let held: (() => void) | null = null;
  const holdForm = (event: SubmitEvent) => {
    event.preventDefault();
    held = () => (event.target as HTMLFormElement).requestSubmit();
  };
  const holdLink = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a');
    if (link === null || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    held = () => link.click();
  };
  const hydrateThis = async () => {
    for (const sign of signs) element.removeEventListener(sign, hydrateAll);
    document.removeEventListener(groupEvent, hydrateWithGroup);
    element.addEventListener('submit', holdForm, true);
    element.addEventListener('click', holdLink, true);
    try {
      const isSettled = new Promise((resolve) => {
        // Astro tells by the second one that the island's code did not come, and does not throw.
        for (const sign of [hydratedEvent, 'astro:hydration-error'])
          element.addEventListener(sign, resolve, { once: true });
      });
      const hydrate = await load();
      await hydrate();
      await isSettled;
    } finally {
      // Without the island, because its code did not come, form and link go their plain way.
      element.removeEventListener('submit', holdForm, true);
      element.removeEventListener('click', holdLink, true);
      held?.();
    }
  };
  const hydrateAll = () => {
    void hydrateThis();
    if (group !== null) document.dispatchEvent(new CustomEvent(groupEvent, { detail: group }));
  };
  const hydrateWithGroup = (event: CustomEventInit) => {
    if (group !== null && event.detail === group) void hydrateThis();
  };
  for (const sign of signs) element.addEventListener(sign, hydrateAll, { passive: true });
  document.addEventListener(groupEvent, hydrateWithGroup);
};

export default intent;

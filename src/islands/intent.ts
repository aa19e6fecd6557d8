import type { ClientDirective } from 'astro';
import { awakeEvent } from '#islands/awakeEvent.ts';

const signs = ['pointerenter', 'touchstart', 'focusin'] as const;

/**
 * The directive `client:intent`: an island wakes when somebody is about to use it, so that a page which is only read
 * loads no React. A form that is sent while the island wakes up is held and sent through the island.
 */
const intent: ClientDirective = (load, _options, element) => {
  let held: HTMLFormElement | null = null;
  const hold = (event: SubmitEvent) => {
    event.preventDefault();
    held = event.target as HTMLFormElement;
  };
  const wake = async () => {
    for (const sign of signs) element.removeEventListener(sign, wake);
    element.addEventListener('submit', hold, true);
    try {
      const isAwake = new Promise((resolve) => element.addEventListener(awakeEvent, resolve, { once: true }));
      const hydrate = await load();
      await hydrate();
      await isAwake;
    } finally {
      // Without the island, because its code did not come, the form goes its plain way.
      element.removeEventListener('submit', hold, true);
      held?.requestSubmit();
    }
  };
  for (const sign of signs) element.addEventListener(sign, wake, { passive: true });
};

export default intent;

import { useStore } from '@nanostores/react';
import { map } from 'nanostores';

/**
 * A store of what a person switches to and fro, each under a key of its own: every island that shows the same thing agrees. A
 * change shows at once and is then sent. One change of a key is on its way at a time; of those that come meanwhile, the last one
 * follows. When one fails, what the server has is shown again.
 * @param save sends a change, and gives what the server has then
 */
export function optimisticToggles<T extends string | boolean | null>(
  save: (key: string, wanted: T, saved: T) => Promise<T>,
) {
  /** Empty on the server, which serves many people: there an island shows what it is given. */
  const $shown = map<Record<string, T>>({});
  /** The last change of each key that is on its way. */
  const sending = new Map<string, T>();

  /**
   * What is shown under a key, and how to change it: that throws what `save` throws.
   * @param initial what the server had when the page came
   */
  function useOptimisticToggle(key: string, initial: T): [shown: T, choose: (wanted: T) => Promise<void>] {
    const all = useStore($shown, { keys: [key], ssr: 'initial' });
    const shown = key in all ? all[key]! : initial;
    return [shown, (wanted) => choose(key, wanted, shown)];
  }

  async function choose(key: string, wanted: T, shown: T) {
    const isSending = sending.has(key);
    sending.set(key, wanted);
    $shown.setKey(key, wanted);
    if (isSending) return;
    let saved = shown;
    try {
      while (sending.get(key) !== saved) saved = await save(key, sending.get(key)!, saved);
    } finally {
      sending.delete(key);
      $shown.setKey(key, saved);
    }
  }
  return { $shown, useOptimisticToggle };
}

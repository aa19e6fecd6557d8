import { useStore } from '@nanostores/react';
import { map } from 'nanostores';

/**
 * A store of what somebody switches to and fro, each under a key of its own: every island that shows the same thing agrees. It
 * shows as it is wished for at once, and is sent. One wish for a key is on its way at a time; of those that come meanwhile, on a
 * slow line, the last one follows. When one fails, what holds is shown again.
 * @param keep sends a wish, and gives what holds then
 */
export function wishes<T extends string | boolean | null>(keep: (key: string, wish: T, held: T) => Promise<T>) {
  /** Empty on the server, which serves many people: there an island shows what it is given. */
  const $shown = map<Record<string, T>>({});
  /** The last wish of each key that is on its way. */
  const sending = new Map<string, T>();

  /**
   * What is shown under a key, and how to wish for something else: that throws what `keep` throws.
   * @param first what holds when the page comes
   */
  function useWish(key: string, first: T): [shown: T, choose: (wish: T) => Promise<void>] {
    const all = useStore($shown, { keys: [key], ssr: 'initial' });
    const shown = key in all ? all[key]! : first;
    return [shown, (wish) => choose(key, wish, shown)];
  }

  async function choose(key: string, wish: T, shown: T) {
    const isSending = sending.has(key);
    sending.set(key, wish);
    $shown.setKey(key, wish);
    if (isSending) return;
    let held = shown;
    try {
      while (sending.get(key) !== held) held = await keep(key, sending.get(key)!, held);
    } finally {
      sending.delete(key);
      $shown.setKey(key, held);
    }
  }
  return { $shown, useWish };
}

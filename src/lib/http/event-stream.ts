import { stopping } from '#lib/http/stopping.ts';

/** Nothing between us and the reader may keep events back, or keep them at all. */
export const eventStreamHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'private, no-store, no-transform',
  'x-accel-buffering': 'no',
};

/** A connection on which nothing comes is given up by what stands in between. */
const aliveEveryMs = 15_000;

/** Of data that many readers get, the text is made once. */
const texts = new WeakMap<object, string>();

function textOf(name: string, data: object): string {
  const text = texts.get(data) ?? `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
  texts.set(data, text);
  return text;
}

/**
 * A response body of server-sent events; it begins with a comment, so that a reader knows at once that it is there.
 * @param run sends the events; the stream ends with it. `signal` is aborted when the reader has gone, or must look elsewhere
 *   because this process stops: then the stream is to end without a last word. Must not throw.
 */
export function eventStream<Events extends Record<keyof Events, object>>(
  run: (
    send: <N extends keyof Events & string>(name: N, data: Events[N]) => void,
    signal: AbortSignal,
  ) => Promise<void>,
): ReadableStream<Uint8Array> {
  const left = new AbortController();
  let hasReader = true;
  const leave = () => left.abort();
  const encoder = new TextEncoder();
  return new ReadableStream({
    async start(controller) {
      let unsent = '';
      const flush = () => {
        if (hasReader && unsent !== '') controller.enqueue(encoder.encode(unsent));
        unsent = '';
      };
      // What comes in one go travels in one piece.
      const write = (text: string) => {
        if (unsent === '') queueMicrotask(flush);
        unsent += text;
      };
      write(': here\n\n');
      if (stopping.streams.signal.aborted) leave();
      else stopping.streams.signal.addEventListener('abort', leave);
      const alive = setInterval(() => write(': still here\n\n'), aliveEveryMs);
      // Not waited for: the response begins with the first bytes.
      void run((name, data) => write(textOf(name, data)), left.signal).finally(() => {
        clearInterval(alive);
        stopping.streams.signal.removeEventListener('abort', leave);
        flush();
        if (hasReader) controller.close();
      });
    },
    cancel() {
      hasReader = false;
      leave();
    },
  });
}

import { createParser } from 'eventsource-parser';
import { CallError } from '#api/client.ts';
import type { AnswerEvents } from '#api/conversations.ts';

/** Who watches an answer being written. */
export interface Watcher {
  onStarted(started: AnswerEvents['started']): void;
  onHelp(help: AnswerEvents['help']): void;
  onDelta(delta: AnswerEvents['delta']): void;
  /** Whether the server can be heard: the connection is lost, or is there again. */
  onConnection(isThere: boolean): void;
}

/** The server says something at least every 15 s; a connection that is silent for longer is dead, as after a phone's sleep. */
const silenceMs = 40_000;
/** How long the way back is looked for. */
const longestGapMs = 5 * 60_000;
/** Between two tries of something that will go well again. */
export const shortestPauseMs = 500;
export const longer = (pauseMs: number) => Math.min(pauseMs * 2, 8_000);

/**
 * Makes a POST that asks for an answer and watches it being written; a connection that breaks is joined again where it was.
 * @param messagesPath of the conversation's messages in the API
 * @returns what went wrong, if anything
 */
export async function askAndWatch(
  messagesPath: string,
  { path, body, headers }: { path: string; body: unknown; headers?: Record<string, string> },
  watcher: Watcher,
): Promise<unknown> {
  let index: number | undefined;
  const noting: Watcher = {
    ...watcher,
    onStarted(started) {
      index = started.index;
      watcher.onStarted(started);
    },
  };
  try {
    const end = await watch(
      path,
      { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) },
      noting,
    );
    if (end !== 'broken') return end;
  } catch (error) {
    if (index === undefined) return error;
  }
  return index === undefined ? new TypeError('broken before it began') : joinAndWatch(messagesPath, index, noting);
}

/**
 * Watches an answer that is being written, whoever asked for it.
 * @param index of the answer
 * @returns what went wrong, if anything
 */
export async function joinAndWatch(
  messagesPath: string,
  index: number,
  watcher: Watcher,
  isLeft?: AbortSignal,
): Promise<unknown> {
  let heardAt = Date.now();
  const hearing: Watcher = {
    ...watcher,
    onStarted(started) {
      heardAt = Date.now();
      watcher.onStarted(started);
    },
    onDelta(delta) {
      heardAt = Date.now();
      watcher.onDelta(delta);
    },
  };
  for (let pauseMs = shortestPauseMs; ; pauseMs = longer(pauseMs)) {
    try {
      const end = await watch(`${messagesPath}/${index}/stream`, {}, hearing, isLeft);
      if (end !== 'broken') return end;
    } catch (error) {
      const isFinal = error instanceof CallError && error.status < 500;
      if (isFinal || isLeft?.aborted || Date.now() - heardAt > longestGapMs) return error;
    }
    watcher.onConnection(false);
    await pause(pauseMs);
    if (isLeft?.aborted) return null;
  }
}

/** @returns null at the answer's end, the failure that was told, or `broken` when the connection ended before. */
async function watch(
  path: string,
  init: RequestInit,
  watcher: Watcher,
  isLeft?: AbortSignal,
): Promise<CallError | null | 'broken'> {
  const connection = new AbortController();
  let isLost = false;
  const onLost = () => {
    isLost = true;
    connection.abort();
  };
  const onLeft = () => connection.abort();
  let timer = setTimeout(onLost, silenceMs);
  isLeft?.addEventListener('abort', onLeft);
  try {
    const response = await fetch(path, {
      ...init,
      signal: connection.signal,
      credentials: 'include',
      headers: { ...init.headers, accept: 'text/event-stream' },
    });
    if (!response.ok) throw new CallError(response.status, (await response.text()) || response.statusText);
    watcher.onConnection(true);
    // What is on its way may still arrive or not: without a network it is not waited for.
    addEventListener('offline', onLost);
    let end: CallError | null | 'broken' = 'broken';
    const parser = createParser({
      onEvent({ event, data }) {
        if (event === 'started') watcher.onStarted(JSON.parse(data) as AnswerEvents['started']);
        if (event === 'help') watcher.onHelp(JSON.parse(data) as AnswerEvents['help']);
        if (event === 'delta') watcher.onDelta(JSON.parse(data) as AnswerEvents['delta']);
        if (event === 'done') end = null;
        // As if it had been the body of a response.
        if (event === 'error') end = new CallError(502, data);
      },
    });
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      clearTimeout(timer);
      timer = setTimeout(onLost, silenceMs);
      parser.feed(part.value);
    }
    return end;
  } catch (error) {
    if (!isLost) throw error;
    return 'broken';
  } finally {
    clearTimeout(timer);
    removeEventListener('offline', onLost);
    isLeft?.removeEventListener('abort', onLeft);
  }
}

/** Waits, but no longer than until the page is looked at again or there is a network again. */
export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const over = () => {
      clearTimeout(timer);
      removeEventListener('online', over);
      document.removeEventListener('visibilitychange', over);
      resolve();
    };
    const timer = setTimeout(over, ms);
    addEventListener('online', over);
    document.addEventListener('visibilitychange', over);
  });
}

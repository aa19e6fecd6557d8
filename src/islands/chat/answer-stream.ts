import { createParser } from 'eventsource-parser';
import { CallError } from '#api/client.ts';
import type { AnswerEvents } from '#api/conversations.ts';
import { longer, pause, shortestPauseMs } from '#islands/chat/retry.ts';

export type Exchange = AnswerEvents['done'];

/** How watching an answer ended: with the question and the answer, with a failure, or because the signal was aborted. */
export type AnswerEnd = { how: 'done'; exchange: Exchange } | { how: 'failed'; failure: unknown } | { how: 'left' };

/** Gets what the stream of an answer brings. */
export interface Watcher {
  onStarted(started: AnswerEvents['started']): void;
  onHelp(help: AnswerEvents['help']): void;
  onDelta(delta: AnswerEvents['delta']): void;
  /** The connection is lost, or is there again. */
  onConnection(isThere: boolean): void;
}

/** The server sends something at least every 15 s. A connection that is silent for longer is dead, as after a phone's sleep. */
const silenceMs = 40_000;
/** For how long a lost connection is tried again. */
const longestGapMs = 5 * 60_000;

/**
 * Makes a POST that asks for an answer, and watches the answer being written. After a broken connection it joins again.
 * @param messagesPath the API's path of the conversation's messages
 */
export async function askAndWatch(
  messagesPath: string,
  { path, body, headers }: { path: string; body: unknown; headers?: Record<string, string> },
  watcher: Watcher,
): Promise<AnswerEnd> {
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
    if (index === undefined) return { how: 'failed', failure: error };
  }
  if (index !== undefined) return joinAndWatch(messagesPath, index, noting);
  return { how: 'failed', failure: new TypeError('broken before it began') };
}

/**
 * Watches an answer that is being written already, even one that another tab asked for.
 * @param index of the answer
 */
export async function joinAndWatch(
  messagesPath: string,
  index: number,
  watcher: Watcher,
  signal?: AbortSignal,
): Promise<AnswerEnd> {
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
      const end = await watch(`${messagesPath}/${index}/stream`, {}, hearing, signal);
      if (end !== 'broken') return end;
    } catch (error) {
      const isFinal = error instanceof CallError && error.status < 500;
      if (signal?.aborted) return { how: 'left' };
      if (isFinal || Date.now() - heardAt > longestGapMs) return { how: 'failed', failure: error };
    }
    watcher.onConnection(false);
    await pause(pauseMs);
    if (signal?.aborted) return { how: 'left' };
  }
}

/**
 * Watches over one connection.
 * @returns `broken` when the connection ended before the answer did
 */
async function watch(
  path: string,
  init: RequestInit,
  watcher: Watcher,
  signal?: AbortSignal,
): Promise<AnswerEnd | 'broken'> {
  const connection = new AbortController();
  let isLost = false;
  const onLost = () => {
    isLost = true;
    connection.abort();
  };
  const onAbort = () => connection.abort();
  let timer = setTimeout(onLost, silenceMs);
  signal?.addEventListener('abort', onAbort);
  try {
    const response = await fetch(path, {
      ...init,
      signal: connection.signal,
      credentials: 'include',
      headers: { ...init.headers, accept: 'text/event-stream' },
    });
    if (!response.ok) throw new CallError(response.status, (await response.text()) || response.statusText);
    watcher.onConnection(true);
    // Without a network nothing more is waited for.
    addEventListener('offline', onLost);
    const events = tellEvents(watcher);
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      clearTimeout(timer);
      timer = setTimeout(onLost, silenceMs);
      events.feed(part.value);
    }
    return events.end();
  } catch (error) {
    if (!isLost) throw error;
    return 'broken';
  } finally {
    clearTimeout(timer);
    removeEventListener('offline', onLost);
    signal?.removeEventListener('abort', onAbort);
  }
}

/** Tells a watcher what a connection brings. */
function tellEvents(watcher: Watcher): { feed: (text: string) => void; end: () => AnswerEnd | 'broken' } {
  let end: AnswerEnd | 'broken' = 'broken';
  const parser = createParser({
    onEvent({ event, data }) {
      if (event === 'started') watcher.onStarted(JSON.parse(data) as AnswerEvents['started']);
      if (event === 'help') watcher.onHelp(JSON.parse(data) as AnswerEvents['help']);
      if (event === 'delta') watcher.onDelta(JSON.parse(data) as AnswerEvents['delta']);
      if (event === 'done') end = { how: 'done', exchange: JSON.parse(data) as Exchange };
      // Like the body of a response that failed.
      if (event === 'error') end = { how: 'failed', failure: new CallError(502, data) };
    },
  });
  return { feed: (text) => parser.feed(text), end: () => end };
}

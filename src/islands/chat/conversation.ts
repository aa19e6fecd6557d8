import { call, CallError } from '#api/client.ts';
import type { Output } from '#api/contract.ts';
import type { Exchange } from '#islands/chat/answer-stream.ts';
import { noteConnection } from '#islands/chat/announcements.ts';
import { putBackUnsettled, settleDraft } from '#islands/chat/composer.ts';
import { isSignedOut, signInAgain } from '#islands/chat/failures.ts';
import { lastQuestionOf } from '#islands/chat/known-messages.ts';
import { isEndInView, keepRoom, notePlace } from '#islands/chat/reading-place.ts';
import { longer, pause, shortestPauseMs } from '#islands/chat/retry.ts';
import type { ChatScreen, Conversation } from '#islands/chat/screen.ts';
import { followOthers, go, setConnected } from '#islands/chat/store.ts';
import { fetchMessages, lastIndex, showEnd, versionIn, waitsForIn } from '#islands/chat/transcript.ts';
import { syncTranscript } from '#islands/chat/transcript-state.ts';

/** The conversation query (docs/contract.md §13.6), and the last messages on the screen as it finds them. */

/** A body that is no conversation is asked for again at most so often. */
const mostReloads = 3;

/** How much of the screen a query may replace: nothing if the version is the same, all from the last question on, or anything. */
type Extent = 'unless-same' | 'end' | 'all';

/** What was fetched, or why not: the conversation is `gone` for this person, or the server is `unreachable`. */
type Fetched = Conversation | 'gone' | 'unreachable';

/** Asks for the conversation, and says on the screen that it waits or that it failed. */
export async function load(screen: ChatScreen, extent: Extent): Promise<Fetched> {
  setLoading(screen, 'waits');
  const found = await refetch(screen, extent);
  setLoading(screen, found === 'unreachable' ? 'failed' : null);
  return found;
}

/** Asks for the conversation on mount and after a change: nothing is cached. */
export async function refetch(screen: ChatScreen, extent: Extent = 'end', reloads = 0): Promise<Fetched> {
  const turn = ++screen.query.turns;
  try {
    const body = await call('GET /api/conversations/{id}', {
      params: { id: screen.conversationId },
      body: { limit: '2' },
      headers: { prefer: 'answer' },
    });
    if (looksLikeMessage(body)) {
      if (reloads === mostReloads) throw new CallError(404, '');
      screen.$conversation.set({ view: 'reloading' });
      return await refetch(screen, 'all', reloads + 1);
    }
    if (!Array.isArray(body?.messages)) throw new CallError(404, '');
    const found = knownFrom(body);
    const isSame = extent === 'unless-same' && found.version === screen.query.shownVersion;
    // After the conversation, so that the messages are never older than the state that is shown with them.
    return adopt(screen, turn, found, isSame ? null : await fetchEnd(screen, extent));
  } catch (error) {
    return fail(screen, error, reloads > 0);
  }
}

/** Shows an answer that has come over its stream. The stream brings its text, so that only the rendering is fetched. */
export async function showAnswer(screen: ChatScreen, { userMessage, message }: Exchange): Promise<Fetched> {
  const turn = ++screen.query.turns;
  try {
    const rendered = await fetchEnd(screen, 'end');
    // Another tab has asked since.
    if (lastIndex(rendered) !== message.index || waitsForIn(rendered) !== null) return await refetch(screen);
    return adopt(
      screen,
      turn,
      { messages: [userMessage, message], waitsFor: null, version: versionIn(rendered) },
      rendered,
    );
  } catch (error) {
    return fail(screen, error, false);
  }
}

/** Fetches until the server can be reached: what was written live must not go before its rendering is there. */
export async function untilReached(
  screen: ChatScreen,
  fetchOnce: () => Promise<Fetched>,
  signal?: AbortSignal,
): Promise<Conversation | null> {
  for (let pauseMs = shortestPauseMs; ; pauseMs = longer(pauseMs)) {
    const found = await fetchOnce();
    if (found !== 'unreachable' || signal?.aborted) {
      go(screen.$chat, setConnected, true);
      return orNull(found);
    }
    noteConnection(screen, false);
    await pause(pauseMs);
  }
}

export const orNull = (found: Fetched): Conversation | null => (typeof found === 'string' ? null : found);

function fetchEnd({ conversationId, query }: ChatScreen, extent: Extent): Promise<DocumentFragment> {
  const from = extent === 'all' ? undefined : lastQuestionOf(query.latest)?.index;
  return fetchMessages(conversationId, from === undefined ? {} : { from });
}

/** Takes over what was fetched, unless a later fetch has come back sooner. */
function adopt(screen: ChatScreen, turn: number, found: Conversation, rendered: DocumentFragment | null): Conversation {
  const { query, $conversation, $chat } = screen;
  if (turn < query.shownTurn) return query.latest ?? found;
  query.shownTurn = turn;
  settleDraft(screen, found);
  if (rendered) show(screen, rendered);
  query.shownVersion = found.version;
  query.latest = found;
  $conversation.set({ view: 'shown', isEmpty: found.messages.length === 0, waitsFor: found.waitsFor, loading: null });
  go($chat, followOthers, found.waitsFor);
  return found;
}

function show(screen: ChatScreen, rendered: DocumentFragment): void {
  const last = lastIndex();
  const restorePlace = notePlace();
  showEnd(rendered);
  syncTranscript(screen);
  keepRoom();
  restorePlace();
  if (lastIndex() > last && !isEndInView()) screen.$hasNewBelow.set(true);
}

function fail(screen: ChatScreen, error: unknown, isReload: boolean): 'gone' | 'unreachable' {
  if (isSignedOut(error)) signInAgain();
  else if (isReload || (error instanceof CallError && error.status < 500))
    screen.$conversation.set({ view: 'not-found' });
  else {
    // A passing fault takes nothing away that is on the screen.
    putBackUnsettled(screen);
    return 'unreachable';
  }
  return 'gone';
}

function setLoading({ $conversation }: ChatScreen, loading: 'waits' | 'failed' | null): void {
  const state = $conversation.get();
  if (state.view === 'shown') $conversation.set({ ...state, loading });
}

function knownFrom({ messages, answer, version = '' }: Output<'GET /api/conversations/{id}'>): Conversation {
  const isWaiting = answer?.state === 'asked' || answer?.state === 'writing';
  return {
    messages: messages.map(({ index = 0, role, content }) => ({ index, role, content })),
    waitsFor: isWaiting ? answer.questionIndex + 1 : null,
    version,
  };
}

/** A message where a conversation should be (docs/contract.md §13.6). */
function looksLikeMessage(found: unknown): boolean {
  return typeof found === 'object' && found !== null && 'role' in found && 'content' in found;
}

import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { call, CallError } from '#api/client.ts';
import type { Output } from '#api/contract.ts';
import { fetchMessages, isEndInView, lastIndex, notePlace, scrollToEnd, showEnd } from '#islands/chat/transcript.ts';

/** As the server has it, with its last question and answer only: the page has the messages themselves. */
export type Conversation = Output<'GET /api/conversations/{id}'>;
const lastMessages = 2;

/** A body that is no conversation is asked for again at most so often. */
const mostReloads = 3;

interface Options {
  conversationId: string;
  /** Of the conversation as the page was rendered. */
  version: string;
  /** The index of the answer that was being written then, if one was. */
  waitsFor: number | null;
  isEmpty: boolean;
  /** Hears what the server said, before it is shown. */
  onFound: (found: Conversation) => void;
  /** Hears that the server could not be asked, and everything stays as it is. */
  onFault: () => void;
}

/** The conversation query (docs/contract.md §13.6), and the last messages on the screen as it finds them. */
export function useConversation(options: Options) {
  const { conversationId, onFound, onFault } = options;
  /** The last messages as the server renders them after a change; null as long as the page's own are what holds. */
  const [end, setEnd] = useState<DocumentFragment | null>(null);
  const [isEmpty, setIsEmpty] = useState(options.isEmpty);
  /** The index of an answer that somebody else waits for too: another tab, this page before it was reloaded. */
  const [waitsFor, setWaitsFor] = useState(options.waitsFor);
  const [view, setView] = useState<'conversation' | 'reloading' | 'not-found'>('conversation');
  /** What is said while nothing else tells that one waits for the server. */
  const [loading, setLoading] = useState<'waits' | 'failed' | null>(null);
  /** What the server said last, and which version of it is on the screen. */
  const latest = useRef<Conversation | null>(null);
  const shownVersion = useRef(options.version);
  /** Counts the queries, and tells which of them is on the screen. */
  const turns = useRef(0);
  const shownTurn = useRef(0);

  useLayoutEffect(() => {
    if (end !== null) showEnd(end);
  }, [end]);

  /**
   * Asks anew: on mount and after every change, since nothing is ever cached.
   * @param extent how much of what is shown may be another: nothing if the version is the same, what comes from the last
   *   question on, or anything
   * @returns null when it is not to be had, undefined when the server could not be asked
   */
  async function refetch(extent: 'unless-same' | 'end' | 'all' = 'end', reloads = 0): Promise<Conversation | null | undefined> {
    const turn = ++turns.current;
    try {
      const path = `/api/conversations/${conversationId}?limit=${lastMessages}`;
      const found = await call('GET /api/conversations/{id}', path, undefined, { prefer: 'answer' });
      if (looksLikeMessage(found)) {
        if (reloads === mostReloads) throw new CallError(404, '');
        setView('reloading');
        return await refetch('all', reloads + 1);
      }
      if (!Array.isArray(found?.messages)) throw new CallError(404, '');
      const from = extent === 'all' ? undefined : lastQuestionOf(latest.current)?.index;
      // After the conversation, so that it is never older than the state that is shown with it.
      const rendered =
        extent !== 'unless-same' || versionOf(found) !== shownVersion.current
          ? await fetchMessages(conversationId, from === undefined ? {} : { from })
          : null;
      // A later one has come back sooner.
      if (turn < shownTurn.current) return latest.current ?? found;
      shownTurn.current = turn;
      onFound(found);
      if (rendered) show(found, rendered);
      latest.current = found;
      setLoading(null);
      setView('conversation');
      return found;
    } catch (error) {
      if (error instanceof CallError && error.status === 401) signInAgain();
      // A passing fault takes nothing away that is already on the screen.
      else if (reloads > 0 || (error instanceof CallError && error.status < 500)) setView('not-found');
      else {
        onFault();
        return undefined;
      }
      return null;
    }
  }

  /** Asks anew, and says that one waits, or that it could not be asked. */
  async function load(extent: 'unless-same' | 'end' | 'all'): Promise<Conversation | null | undefined> {
    setLoading('waits');
    const found = await refetch(extent);
    setLoading(found === undefined ? 'failed' : null);
    return found;
  }

  function show(found: Conversation, rendered: DocumentFragment) {
    const follows = isEndInView();
    const last = lastIndex();
    const restorePlace = notePlace();
    // At once: what follows looks at the messages.
    flushSync(() => setEnd(rendered));
    // An answer that has ended stays where it is read.
    if (follows && lastIndex() > last) scrollToEnd();
    else restorePlace();
    shownVersion.current = versionOf(found);
    setIsEmpty(found.messages.length === 0);
    setWaitsFor(isWaiting(found) ? found.answer!.questionIndex + 1 : null);
  }

  return { isEmpty, waitsFor, view, latest, loading, load, refetch };
}

/** The last question, if what was asked for holds one. */
export const lastQuestionOf = (found: Conversation | null) => found?.messages.findLast(({ role }) => role === 'user');
export const lastIndexOf = ({ messages }: Conversation) => messages.at(-1)?.index ?? -1;
export const textAt = (found: Conversation | null, at: number) =>
  found?.messages.find(({ index }) => index === at)?.content;

/** @param page that one comes back to */
export function signInAgain(page: string = location.pathname): void {
  location.assign(`/login?next=${encodeURIComponent(page)}`);
}

/** As the page has it (src/pages/chat/[id]/index.astro). */
const versionOf = (found: Conversation) => `${Date.parse(found.updatedAt)}-${lastIndexOf(found)}-${isWaiting(found)}`;

export function isWaiting({ answer }: Conversation): boolean {
  return answer?.state === 'asked' || answer?.state === 'writing';
}

/** A message where a conversation should be (docs/contract.md §13.6). */
function looksLikeMessage(found: unknown): boolean {
  return typeof found === 'object' && found !== null && 'role' in found && 'content' in found;
}
